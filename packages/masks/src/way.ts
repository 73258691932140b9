// A line drawn over a board, as the cells it runs through: a way that a maze is to have.

import { BitSet, cellsOfSides, MazeError, type Mesh, type MeshSpace, NONE, sideEnd } from '@labrys/core';
import { type Fit, fitOf } from './fit.ts';
import { boxOf, type Line } from './outline.ts';
import { lineOfPath } from './path.ts';

/** A way through a board. */
export interface Way {
  /** From the start to the finish, each cell once. */
  readonly cells: readonly number[];
  /** The links between them. */
  readonly links: BitSet;
}

/** Points to a cell at which it is asked which cell the line has come to. */
const POINTS_A_CELL = 16;

/** Most points along a line. */
const MOST_POINTS = 10_000_000;

/** How many cells a line may come back to: more is a crossing. */
const SHORT_CUT = 6;

/** Most sides between one point and the next: near corners several, and no end of them in cells with dents. */
const MOST_HOPS = 12;

/**
 * The cells that a path runs through, from its start to its end. It is laid into the box of the cells' middles, as large
 * as fits without changing its proportions, and centred. Where it turns
 * back within a few cells, as at a sharp corner, it is cut short.
 *
 * @throws MazeError `bad-value` for a bad path, `cannot-combine` if it comes back to a cell or the board is not flat
 * Cost: O(cells + length of the line in cells).
 */
export function wayAlong(space: MeshSpace, path: string): Way {
  if (space.sheets !== null || space.weave !== null) {
    throw new MazeError('cannot-combine', 'a way is drawn on one flat sheet; leave out levels and crossings');
  }
  const { mesh, graph, sideOfHalf, centres } = space;
  const at = (axis: number): Float64Array => centres.filter((_, i) => i % 2 === axis);
  const line = lineOfPath(path);
  const fit = fitOf(boxOf(at(0), at(1)), boxOf(line.x, line.y));
  const board = boxOf(mesh.cornerX, mesh.cornerY);
  const step = Math.sqrt((board.width * board.height) / mesh.cellCount) / POINTS_A_CELL;

  const linkOfSide = new Int32Array(mesh.sidePartner.length).fill(NONE);
  for (let h = 0; h < sideOfHalf.length; h++) linkOfSide[sideOfHalf[h] as number] = graph.link[h] as number;
  const owner = cellsOfSides(mesh);
  const cells: number[] = [];
  const links: number[] = [];
  const isPassed = new BitSet(mesh.cellCount);
  let cell: number = NONE;
  const come = (to: number, link: number): void => {
    cell = to;
    if (isPassed.has(to)) {
      const back = cells.lastIndexOf(to);
      if (cells.length - back > SHORT_CUT) throw crossed(space, to);
      for (const cut of cells.splice(back + 1)) isPassed.delete(cut);
      links.length = back;
      return;
    }
    isPassed.add(to);
    cells.push(to);
    if (link !== NONE) links.push(link);
  };
  for (const [x, y] of pointsAlong(line, fit, step)) {
    if (cell === NONE) come(nearestCell(centres, x, y), NONE);
    for (let hops = 0; hops < MOST_HOPS; hops++) {
      const side = sideBefore(mesh, cell, x, y);
      if (side === NONE) break;
      come(owner[mesh.sidePartner[side] as number] as number, linkOfSide[side] as number);
    }
  }
  if (cells.length < 2) throw new MazeError('bad-value', 'the way stays in one cell; draw a longer one');
  return { cells, links: BitSet.from(graph.linkCount, links) };
}

/** Points of a line on the board, from its start to its end. */
function* pointsAlong(
  { x, y }: Line,
  { scale, shiftX, shiftY }: Fit,
  step: number,
): Generator<readonly [number, number]> {
  let points = 0;
  for (let i = 0; i + 1 < x.length; i++) {
    const [fromX, fromY] = [((x[i] as number) - shiftX) / scale, ((y[i] as number) - shiftY) / scale];
    const [toX, toY] = [((x[i + 1] as number) - shiftX) / scale, ((y[i + 1] as number) - shiftY) / scale];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const count = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / step));
    points += count;
    if (points > MOST_POINTS) throw new MazeError('too-large', 'the way is too long; draw it more simply');
    for (let k = i === 0 ? 0 : 1; k <= count; k++) yield [fromX + (dx * k) / count, fromY + (dy * k) / count];
  }
}

function nearestCell(centres: Float64Array, x: number, y: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let c = 0; 2 * c < centres.length; c++) {
    const [dx, dy] = [(centres[2 * c] as number) - x, (centres[2 * c + 1] as number) - y];
    if (dx * dx + dy * dy >= least) continue;
    least = dx * dx + dy * dy;
    nearest = c;
  }
  return nearest;
}

/** The shared side of a cell behind which a point lies, the farthest; NONE if it is inside, or outside of the board. */
function sideBefore(mesh: Mesh, cell: number, x: number, y: number): number {
  const { sideFirst, sideCorner, sidePartner, cornerX, cornerY } = mesh;
  let found: number = NONE;
  let farthest = 1e-9;
  for (let s = sideFirst[cell] as number; s < (sideFirst[cell + 1] as number); s++) {
    if (sidePartner[s] === NONE) continue;
    const [a, b] = [sideCorner[s] as number, sideEnd(mesh, cell, s)];
    const [dx, dy] = [(cornerX[b] as number) - (cornerX[a] as number), (cornerY[b] as number) - (cornerY[a] as number)];
    // Sides run clockwise, so what lies to the left of one is outside.
    const left = dy * (x - (cornerX[a] as number)) - dx * (y - (cornerY[a] as number));
    const away = left / Math.sqrt(dx * dx + dy * dy);
    if (away <= farthest) continue;
    farthest = away;
    found = s;
  }
  return found;
}

function crossed({ centres }: MeshSpace, cell: number): MazeError {
  const place = [0, 1].map((axis) => Math.floor(centres[2 * cell + axis] as number)).join(',');
  return new MazeError(
    'cannot-combine',
    `the way comes back to the cell at ${place}, which it has passed; draw it without crossings, or take a larger board`,
  );
}
