import { type Graph, type Mesh, NONE, type Opening, sideEnd } from '@labrys/core';
import { bulgeAbout, circleOf, sumOfBulges } from './bulge.ts';
import { type Bend, backwards, type Ground, legOver, legTo, shortOf } from './ground.ts';
import { isConvex } from './polygon-corners.ts';
import { PolylineBuilder, type Polylines } from './polylines.ts';
import { sideGap } from './sides.ts';

/** What a picture needs to know of a solution. */
export interface Way {
  /** Cells from start to finish; empty if the solver marks cells only. */
  readonly path: Uint32Array;
  /** The link crossed after each cell of the path but the last; none for a way that is no walk over links. */
  readonly links: Uint32Array;
  /** Cells to fill. */
  readonly cells?: Uint32Array | undefined;
}

/** A gap through which the path is led out, and how far. */
export interface Lead {
  readonly opening: Opening;
  /** Distance beyond the border, 0 or more, in cell units. */
  readonly by: number;
}

/**
 * The path as a line from centre to centre over the middle of each side it crosses. Where it leaves over a seam, by stairs,
 * or under another passage, the line stops and goes on at the other end. Without links it is straight from centre to
 * centre, diagonally too.
 *
 * @param clear how far from the wall of a passage over it the line stops
 * Cost: O(path x largest degree).
 */
export function wayLine(ground: Ground, way: Way, from: Lead | null, to: Lead | null, clear: number): Polylines {
  const { graph } = ground.maze.space;
  const line = new WayLine();
  if (from !== null) {
    line.lead(ground, from);
    line.follow(backwards(legOut(ground, from.opening)));
  }
  const halves = halvesOf(graph, way);
  way.path.forEach((cell, i) => {
    if (way.links.length === 0) line.go(ground.centres[2 * cell] as number, ground.centres[2 * cell + 1] as number, 0);
    else {
      const [into, out] = [halves[2 * i - 1] ?? NONE, halves[2 * i] ?? NONE];
      line.through(ground, cell, into, into === out ? NONE : out, clear);
      if (into === out && into !== NONE) {
        line.end(); // back the way it came, from a key: the line goes over itself
        line.through(ground, cell, NONE, out, clear);
      }
    }
  });
  if (to !== null) {
    line.follow(legOut(ground, to.opening));
    line.lead(ground, to);
  }
  return line.polylines();
}

/** The halves a way crosses, two for each of its links: out of the cell it leaves, and out of the cell it comes to. */
export function halvesOf(graph: Graph, { path, links }: Way): number[] {
  const halves: number[] = [];
  links.forEach((link, i) => {
    const leaving = halfOver(graph, path[i] as number, link, NONE);
    halves.push(leaving, halfOver(graph, path[i + 1] as number, link, leaving));
  });
  return halves;
}

/** From the centre of a cell to its opening. */
function legOut(ground: Ground, { cell, side }: Opening): readonly Bend[] {
  return legTo(ground, cell, (ground.mesh.sideFirst[cell] as number) + side);
}

/** How near points count as one. */
const HERE = 1e-6;

/** Whether the way from the centre of a cell over a half is one straight line; NONE is no way at all. */
function isPlain({ mesh, corridors, maze }: Ground, cell: number, half: number): boolean {
  if (corridors !== null || mesh.arcs !== undefined) return false;
  if (half === NONE) return true;
  return maze.space.sideOfHalf[half] !== NONE && isConvex(mesh, cell);
}

function middleOfSide(mesh: Mesh, cell: number, side: number): [number, number] {
  const a = mesh.sideCorner[side] as number;
  const b = sideEnd(mesh, cell, side);
  return [
    ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2,
    ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2,
  ];
}

/** A line that breaks where its next part begins elsewhere. */
export class WayLine {
  private readonly builder = new PolylineBuilder();
  private part: Bend[] = []; // since the last break

  private startsLate = 0;

  /**
   * Through a cell, from one of its halves to another; with NONE from its centre, or to it.
   *
   * @param clear how far from the wall of a passage over it the line stops
   */
  through(ground: Ground, cell: number, into: number, out: number, clear: number): void {
    if (isPlain(ground, cell, into) && isPlain(ground, cell, out)) {
      this.straightThrough(ground, cell, into, out);
      return;
    }
    if (into === NONE) this.go(ground.centres[2 * cell] as number, ground.centres[2 * cell + 1] as number, 0);
    else {
      this.follow(backwards(legOver(ground, cell, into, clear)));
      this.stopShort(shortOf(ground, cell, into, clear));
    }
    if (out !== NONE) this.follow(legOver(ground, cell, out, clear), shortOf(ground, cell, out, clear));
  }

  /** The same where all is straight, without lists of points: ways over large boards are long. */
  private straightThrough({ mesh, centres, maze }: Ground, cell: number, into: number, out: number): void {
    const { sideOfHalf } = maze.space;
    if (into !== NONE) {
      const [x, y] = middleOfSide(mesh, cell, sideOfHalf[into] as number);
      const at = this.part[this.part.length - 1];
      if (at === undefined || Math.abs(x - at[0]) + Math.abs(y - at[1]) >= HERE) {
        this.end();
        this.go(x, y, 0);
      }
    }
    this.go(centres[2 * cell] as number, centres[2 * cell + 1] as number, 0);
    if (out !== NONE) this.go(...middleOfSide(mesh, cell, sideOfHalf[out] as number), 0);
  }

  /**
   * Over a leg, from where the line is, or from elsewhere.
   *
   * @param late how far along a part that begins here is left out
   */
  follow(leg: readonly Bend[], late = 0): void {
    leg.forEach(([x, y, bulge], i) => {
      const at = this.part.at(-1);
      const isHere = at !== undefined && Math.abs(x - at[0]) + Math.abs(y - at[1]) < HERE;
      if (i === 0 && !isHere) {
        this.end();
        this.startsLate = late;
      }
      if (i > 0 || !isHere) this.go(x, y, bulge);
    });
  }

  /** Beyond the border: from there if nothing is drawn yet, else to there. */
  lead({ mesh }: Ground, { opening, by }: Lead): void {
    const { x, y, outX, outY } = sideGap(mesh, opening.cell, (mesh.sideFirst[opening.cell] as number) + opening.side);
    const begins = this.part.length === 0;
    if (by > 0) this.go(x + by * outX, y + by * outY, 0);
    if (begins) this.go(x, y, 0);
  }

  go(x: number, y: number, bulge: number): void {
    const last = this.part[this.part.length - 1];
    if (last !== undefined && x === last[0] && y === last[1]) return;
    const earlier = this.part[this.part.length - 2];
    if (bulge === 0 && last?.[2] === 0 && earlier !== undefined && x === earlier[0] && y === earlier[1]) {
      this.part.pop(); // the way turns off before the centre of the cell
      return;
    }
    if (last === undefined || last[2] * bulge >= 0) {
      this.part.push([x, y, bulge]);
      return;
    }
    // Back on the ring it came along: the way turns off before the centre of the cell.
    this.part.pop();
    const before = this.part.at(-1) as Bend;
    const whole = sumOfBulges(last[2], bulge);
    if (Math.abs(before[0] - x) + Math.abs(before[1] - y) > 1e-9) this.part.push([x, y, whole]);
  }

  /** Takes the end of the line back. */
  stopShort(by: number): void {
    if (by > 0) this.part = [...backwards(shortened(backwards(this.part), by))];
  }

  /** Ends the part; the next one begins wherever it will. */
  end(): void {
    if (this.part.length === 0) return;
    const part = this.startsLate > 0 ? shortened(this.part, this.startsLate) : this.part;
    for (const [x, y, bulge] of part) this.builder.bend(x, y, bulge);
    this.builder.end(false);
    this.part = [];
    this.startsLate = 0;
  }

  polylines(): Polylines {
    this.end();
    return this.builder.polylines();
  }
}

/** A line without its beginning, which ends within the first piece. */
function shortened(line: readonly Bend[], by: number): Bend[] {
  const [first, second, ...others] = line;
  if (first === undefined || second === undefined) return [...line];
  const [alongX, alongY] = [second[0] - first[0], second[1] - first[1]];
  const share = Math.min(by / Math.sqrt(alongX * alongX + alongY * alongY), 0.9);
  const [x, y] = [first[0] + share * alongX, first[1] + share * alongY];
  const bulge = second[2];
  if (bulge === 0) return [[x, y, 0], second, ...others];
  const circle = circleOf(first[0], first[1], second[0], second[1], bulge);
  const scale = circle.radius / Math.sqrt((x - circle.x) * (x - circle.x) + (y - circle.y) * (y - circle.y));
  const [onX, onY] = [circle.x + scale * (x - circle.x), circle.y + scale * (y - circle.y)];
  const rest = bulgeAbout(circle.x, circle.y, onX, onY, second[0], second[1]);
  return [[onX, onY, 0], [second[0], second[1], rest], ...others];
}

/** The half of `cell` that crosses `link`, other than `not`. */
export function halfOver(graph: Graph, cell: number, link: number, not: number): number {
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    if (graph.link[h] === link && h !== not) return h;
  }
  throw new Error(`link ${link} of the solution does not touch cell ${cell}`);
}
