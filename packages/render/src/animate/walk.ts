// The line of a walk, or of the way back from the head: cells one after the other, each joined to the next by a link.

import { linkBetween, type Maze, type Mesh, NONE, sideEnd } from '@labrys/core';
import type { Lines } from '../scene/items.ts';
import { PolylineBuilder } from '../scene/polylines.ts';
import type { Ground } from './ground.ts';
import { type Replay, STATE } from './replay.ts';
import { stateColours } from './states.ts';

/** Cells (by walls, corners) in order; the link between one and the next, or NONE where the line breaks. */
export interface Strand {
  readonly cells: readonly number[];
  readonly links: readonly number[];
}

const NOTHING: Strand = { cells: [], links: [] };

/** The walk, or the way back from the head; empty where there is none. Cost: O(length). */
export function strandOf(replay: Replay): Strand {
  if (replay.watched === 'solve') return NOTHING;
  const walk = standingWalk(replay);
  if (walk.cells.length > 0) return walk;
  return replay.manner === 'stack' || replay.manner === 'hunts' ? wayBack(replay) : NOTHING;
}

/**
 * The walk that is not in yet, from the cell that was taken in last to where it has met the maze.
 *
 *     in <- head <- standing <- standing <- ... <- end, which is in
 */
function standingWalk({ walk, states, nodes, walkEnd }: Replay): Strand {
  const cells = walk.filter((cell) => states[cell] === STATE.walk);
  const first = cells[0];
  if (first === undefined) return NOTHING;
  const links = cells.slice(1).map((cell, i) => linkBetween(nodes, cells[i] as number, cell));
  // The links of places that are joined beforehand may begin at another of their corners: there the line breaks.
  const before = walk[walk.length - cells.length - 1];
  const beginning = before === undefined ? NONE : linkBetween(nodes, before, first);
  if (before !== undefined && beginning !== NONE) {
    cells.unshift(before);
    links.unshift(beginning);
  }
  const last = cells[cells.length - 1] as number;
  const ending = walkEnd === NONE ? NONE : linkBetween(nodes, last, walkEnd);
  if (ending !== NONE) {
    cells.push(walkEnd);
    links.push(ending);
  }
  return { cells, links };
}

/** From the head back by what each cell came in by: as far as a stack goes, or to where a walker has leapt to. */
function wayBack({ head, manner, states, nodes, cameBy, leapt }: Replay): Strand {
  if (head === NONE) return NOTHING;
  const goesOn = (cell: number): boolean => (manner === 'stack' ? states[cell] === STATE.active : cell !== leapt);
  const cells = [head];
  const links: number[] = [];
  for (let cell = head; goesOn(cell) && cameBy[cell] !== NONE; ) {
    const l = cameBy[cell] as number;
    const [a, b] = [nodes.ends[2 * l] as number, nodes.ends[2 * l + 1] as number];
    cell = a === cell ? b : a;
    cells.push(cell);
    links.push(l);
  }
  return cells.length > 1 ? { cells, links } : NOTHING;
}

/**
 * The line through cell i of a strand, from the middle of one link to the middle of the next.
 *
 * @param begins whether a line begins here; if not, the cell before has led to the first middle
 */
export function putPiece(
  builder: PolylineBuilder,
  { cells, links }: Strand,
  i: number,
  begins: boolean,
  ground: Ground,
): void {
  const { positions } = ground;
  const cell = cells[i] as number;
  const before = links[i - 1] ?? NONE;
  const after = links[i] ?? NONE;
  const entry = begins && before !== NONE ? middleOf(ground, cell, before) : null;
  const exit = after === NONE ? null : middleOf(ground, cell, after);
  if (entry !== null) builder.add(...entry);
  builder.add(positions[2 * cell] as number, positions[2 * cell + 1] as number);
  if (exit !== null) builder.add(...exit);
}

/** Whether the line breaks off between cell i and the next: no link joins them, or one that is glued or a stair. */
export function breaksAfter({ cells, links }: Strand, i: number, ground: Ground): boolean {
  const l = links[i] ?? NONE;
  if (l === NONE) return true;
  const out = middleOf(ground, cells[i] as number, l);
  const into = middleOf(ground, cells[i + 1] as number, l);
  if (out === null || into === null) return true;
  const [outX, outY] = out;
  const [inX, inY] = into;
  return (inX - outX) * (inX - outX) + (inY - outY) * (inY - outY) > 1e-12;
}

/** The line of a strand; null for an empty one. */
export function walkItem(strand: Strand, ground: Ground): Lines | null {
  if (strand.cells.length === 0) return null;
  const builder = new PolylineBuilder();
  let begins = true;
  strand.cells.forEach((_, i) => {
    putPiece(builder, strand, i, begins, ground);
    begins = breaksAfter(strand, i, ground);
    if (begins) builder.end(false);
  });
  return walkLines(builder, ground);
}

/** Pieces of a walk as lines. */
export function walkLines(builder: PolylineBuilder, { unit, sizes, byWalls }: Ground): Lines {
  return {
    kind: 'lines',
    lines: builder.polylines(),
    width: unit * sizes.path * WIDTH,
    colour: stateColours.line,
    ends: 'round',
    turn: byWalls ? 0 : unit * sizes.turn,
    dotStep: 0,
  };
}

/** Thickness in shares of that of a path. */
const WIDTH = 0.8;

/** Where a link is crossed from a cell: the middle of the side, or by walls that of the wall; null for stairs, which lie on no side. */
function middleOf({ maze, mesh, positions, byWalls }: Ground, cell: number, link: number): [number, number] | null {
  if (!byWalls) return sideMiddle(maze, mesh, cell, link);
  const { ends } = (maze.space.dual as NonNullable<Maze['space']['dual']>).graph;
  const [a, b] = [ends[2 * link] as number, ends[2 * link + 1] as number];
  return [
    ((positions[2 * a] as number) + (positions[2 * b] as number)) / 2,
    ((positions[2 * a + 1] as number) + (positions[2 * b + 1] as number)) / 2,
  ];
}

function sideMiddle(maze: Maze, mesh: Mesh, cell: number, link: number): [number, number] | null {
  const { graph, sideOfHalf } = maze.space;
  let half = graph.first[cell] as number;
  while (graph.link[half] !== link) half++;
  const side = sideOfHalf[half] as number;
  if (side === NONE) return null;
  const a = mesh.sideCorner[side] as number;
  const b = sideEnd(mesh, cell, side);
  return [
    ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2,
    ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2,
  ];
}
