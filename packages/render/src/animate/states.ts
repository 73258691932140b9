// The picture of one moment: colours of the cells, the walls that stand, the walk and its head. All of it is the same
// display list that pens draw.

import { type Maze, type Mesh, NONE, sideEnd } from '@labrys/core';
import type { Disc, Item, Lines } from '../scene/items.ts';
import { PolylineBuilder } from '../scene/polylines.ts';
import { strokes } from '../scene/strokes.ts';
import type { Sizes } from '../scene/style.ts';
import { outlineSegments } from '../scene/walls.ts';
import { type Replay, STATE } from './replay.ts';
import type { Sets } from './sets.ts';

/** Colours of what happens, as CSS writes them. */
export const stateColours = {
  walk: '#ddd6f6',
  in: '#dce8f3',
  filled: '#ebebe6',
  frontier: '#f5c767',
  line: '#6a4cc2',
  head: '#191d26',
  mark: '#7e838d',
  sets: ['#f6cfc9', '#fae0a8', '#dce8a6', '#b5e0c8', '#b6dcec', '#c5d0f4', '#e3c9f1', '#e3d9cc'],
} as const;

/** Cell -> number of its colour in {@link fills}; 0 is paper. */
export type Fills = Uint8Array;

/** The colours that cells can have, paper left out: number k is entry k - 1. */
export const fills: readonly string[] = [
  stateColours.in,
  stateColours.walk,
  stateColours.filled,
  stateColours.frontier,
  ...stateColours.sets,
];

const FILL = { paper: 0, in: 1, walk: 2, filled: 3, frontier: 4, sets: 5 } as const;

/**
 * What each cell is filled with at this moment.
 *
 * @param showsFrontier marks the cells next to those that are in
 * @param sets sets to tell apart, where cells do not come in one by one
 */
export function fillsAt(replay: Replay, maze: Maze, showsFrontier: boolean, sets: Sets | null): Fills {
  const { graph } = maze.space;
  const filled = new Uint8Array(graph.cellCount);
  if (replay.watched === 'wall') return filled;
  const { states } = replay;
  if (sets !== null) {
    sets.join(replay.open);
    const { of, largest } = sets.ages();
    for (let c = 0; c < filled.length; c++) {
      const age = of[c] as number;
      if (age !== NONE) filled[c] = age === largest ? FILL.in : FILL.sets + (age % stateColours.sets.length);
    }
    return filled;
  }
  for (let c = 0; c < filled.length; c++) {
    const state = states[c] as number;
    if (state === STATE.in) filled[c] = FILL.in;
    else if (state === STATE.walk || state === STATE.active) filled[c] = FILL.walk;
    else if (state === STATE.filled) filled[c] = FILL.filled;
    if (!showsFrontier || state !== STATE.out) continue;
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      if ((states[graph.to[h] as number] as number) >= STATE.active) filled[c] = FILL.frontier;
    }
  }
  return filled;
}

/** The cells of one colour as an area. */
export function fillItem(mesh: Mesh, cells: Uint32Array, colour: string): Item {
  return { kind: 'areas', outlines: strokes(outlineSegments(mesh, cells), mesh.cornerX, mesh.cornerY), colour };
}

/**
 * Marks on cells of one colour, so that colours are not all that tells states apart: a dot where the maze may grow next,
 * a cross where a solver has filled; null for other colours.
 */
export function markItem(maze: Maze, cells: Uint32Array, fill: number, unit: number): Lines | null {
  if (fill !== FILL.frontier && fill !== FILL.filled) return null;
  const { centres } = maze.space;
  const builder = new PolylineBuilder();
  const reach = 0.14 * unit;
  for (const cell of cells) {
    const x = centres[2 * cell] as number;
    const y = centres[2 * cell + 1] as number;
    for (const lean of fill === FILL.frontier ? [0] : [-1, 1]) {
      builder.add(x - lean * reach, y - Math.abs(lean) * reach);
      builder.add(x + lean * reach, y + Math.abs(lean) * reach);
      builder.end(false);
    }
  }
  const isDot = fill === FILL.frontier;
  const width = (isDot ? 0.2 : 0.06) * unit;
  const colour = isDot ? stateColours.head : stateColours.mark;
  return { kind: 'lines', lines: builder.polylines(), width, colour, ends: 'round', turn: 0, dotStep: 0 };
}

/** The walk, or the way back from the head, as a line; null where there is none. */
export function walkItem(replay: Replay, maze: Maze, mesh: Mesh, sizes: Sizes, unit: number): Lines | null {
  const { walk, states, watched } = replay;
  if (watched === 'solve') return null;
  const builder = new PolylineBuilder();
  const { graph, dual } = maze.space;
  const positions = watched === 'wall' ? maze.space.wallPositions : maze.space.centres;
  const put = (cell: number): void => builder.add(positions[2 * cell] as number, positions[2 * cell + 1] as number);
  const standing = walk.filter((cell) => states[cell] === STATE.walk);
  const ends = watched === 'wall' && dual !== null ? dual.graph.ends : graph.ends;
  if (standing.length > 0) {
    standing.forEach((cell, i) => {
      const before = standing[i - 1];
      if (before !== undefined && watched !== 'wall') putMiddle(builder, maze, mesh, before, cell);
      put(cell);
    });
    if (replay.head !== standing[standing.length - 1] && replay.head !== NONE) put(replay.head);
  } else {
    // The stack: from the head back to where it began, or to a cell that nothing will start from.
    let cell = replay.head;
    if (cell === NONE || states[cell] !== STATE.active) return null;
    for (let left = states.length; left > 0; left--) {
      put(cell);
      const l = replay.cameBy[cell] as number;
      if (l === NONE || states[cell] !== STATE.active) break;
      const next = (ends[2 * l] as number) + (ends[2 * l + 1] as number) - cell;
      if (watched !== 'wall') putMiddle(builder, maze, mesh, cell, next);
      cell = next;
    }
  }
  builder.end(false);
  const width = unit * sizes.path * 0.6;
  return {
    kind: 'lines',
    lines: builder.polylines(),
    width,
    colour: stateColours.line,
    ends: 'round',
    turn: 0,
    dotStep: 0,
  };
}

/** The middle of the first side that two cells share; nothing where they share none. */
function putMiddle(builder: PolylineBuilder, maze: Maze, mesh: Mesh, from: number, to: number): void {
  const { graph, sideOfHalf } = maze.space;
  for (let h = graph.first[from] as number; h < (graph.first[from + 1] as number); h++) {
    if (graph.to[h] !== to) continue;
    const side = sideOfHalf[h] as number;
    const a = mesh.sideCorner[side] as number;
    const b = sideEnd(mesh, from, side);
    builder.add(
      ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2,
      ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2,
    );
    return;
  }
}

/** Where the last event was; null before the first. */
export function headItem(replay: Replay, maze: Maze, unit: number): Disc | null {
  const { head, watched } = replay;
  if (head === NONE || !replay.hasVisits) return null;
  const positions = watched === 'wall' ? maze.space.wallPositions : maze.space.centres;
  const x = positions[2 * head];
  const y = positions[2 * head + 1];
  if (x === undefined || y === undefined) return null;
  return { kind: 'disc', x, y, radius: (watched === 'wall' ? 0.2 : 0.24) * unit, colour: stateColours.head };
}
