import { type Graph, type Mesh, NONE, type Opening, sideEnd } from '@labrys/core';
import { type Ground, legOver, legTo, shortOf } from './ground.ts';
import { type Bend, backwards, LegLine } from './leg-line.ts';
import { isConvex } from './polygon-corners.ts';
import type { Polylines } from './polylines.ts';
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

/** The line of a way over a board. */
export class WayLine extends LegLine {
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
      if (!this.isAt(x, y)) {
        this.end();
        this.go(x, y, 0);
      }
    }
    this.go(centres[2 * cell] as number, centres[2 * cell + 1] as number, 0);
    if (out !== NONE) this.go(...middleOfSide(mesh, cell, sideOfHalf[out] as number), 0);
  }

  /** Beyond the border: from there if nothing is drawn yet, else to there. */
  lead({ mesh }: Ground, { opening, by }: Lead): void {
    const { x, y, outX, outY } = sideGap(mesh, opening.cell, (mesh.sideFirst[opening.cell] as number) + opening.side);
    const begins = this.isAtBreak;
    if (by > 0) this.go(x + by * outX, y + by * outY, 0);
    if (begins) this.go(x, y, 0);
  }
}

/** The half of `cell` that crosses `link`, other than `not`. */
export function halfOver(graph: Graph, cell: number, link: number, not: number): number {
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    if (graph.link[h] === link && h !== not) return h;
  }
  throw new Error(`link ${link} of the solution does not touch cell ${cell}`);
}
