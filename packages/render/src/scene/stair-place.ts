import { type Maze, type Mesh, NONE } from '@labrys/core';
import type { Corridors } from './corridors.ts';
import { roomIn, squareIn } from './sides.ts';

// Sizes in shares of the half side of the square that signs keep within.

/** From the centre across and down to the middle of a sign. */
const OFF = 0.53;
/** From the middle of a sign to its edge where there are no more than four. */
const REACH = 0.26;
/** The same where there are more, in shares of the distance from sign to sign. */
const CLOSE = 0.46;

/** Half of what a wall takes, in shares of c, and of the square what is left inside when the discs of paths touch walls. */
const WALL = 0.06;
const INSIDE = 0.885;

/** How far signs may stand out of the upright square that fits into a cell: its corners are seldom filled by both. */
const OUT = 1.25;

/** What signs of stairs stand on. */
interface Floor {
  readonly maze: Maze;
  readonly mesh: Mesh;
  readonly board: { readonly unit: number };
  readonly centres: Float64Array;
  readonly corridors: Corridors | null;
}

/** Where the sign of a passage to another sheet stands. */
export interface StairPlace {
  readonly x: number;
  readonly y: number;
  /** From its middle to its edge. */
  readonly reach: number;
}

/**
 * Where the signs for the open passages of a cell to other sheets stand: in its corners, clear of lines through the middles
 * of its sides; if there are more than four, also between the corners, and smaller.
 *
 *     2-  .  1+      the first two axes have corners of their own,
 *     .       .      all others take what is free, corners first,
 *     1-  .  2+      from the upper right on, clockwise
 *
 * @returns by step: axis + 1 for the next sheet along it, -(axis + 1) back
 * Cost: O(degree + sides of the cell).
 */
export function stairPlaces({ maze, mesh, board, centres, corridors }: Floor, cell: number): Map<number, StairPlace> {
  const places = new Map<number, StairPlace>();
  const steps = stepsFrom(maze, cell);
  if (steps.length === 0) return places;
  const room = roomIn(mesh, centres, cell);
  const free = Math.min(room, OUT * squareIn(mesh, centres, cell)) - (corridors?.insetOf(cell) ?? 0);
  const span = Math.max(free - WALL * board.unit, free / 2) / INSIDE;
  const count = 4 * Math.ceil(steps.length / 4);
  const reach = span * Math.min(REACH, (CLOSE * 8 * OFF) / count);
  const taken = new Map<number, number>(); // place, counted from the upper right on -> step
  for (const step of steps) if (Math.abs(step) <= 2) taken.set(placeOf(step, count), step);
  const others = Array.from({ length: count }, (_, k) => k).filter((k) => !taken.has(k));
  const isCorner = (k: number): boolean => (4 * k) % count === 0;
  const inOrder = [...others.filter(isCorner), ...others.filter((k) => !isCorner(k))];
  steps
    .filter((step) => Math.abs(step) > 2)
    .forEach((step, i) => {
      taken.set(inOrder[i] as number, step);
    });
  for (const [k, step] of taken) {
    const [across, down] = onSquare((4 * k) / count);
    places.set(step, {
      x: (centres[2 * cell] as number) + OFF * span * across,
      y: (centres[2 * cell + 1] as number) + OFF * span * down,
      reach,
    });
  }
  return places;
}

/** The steps by open passages, in the order of the halves. */
function stepsFrom(maze: Maze, cell: number): number[] {
  const { graph, sheets, sideOfHalf } = maze.space;
  const steps: number[] = [];
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    const step = sheets?.stepOfHalf[h] ?? 0;
    if (step !== 0 && sideOfHalf[h] === NONE && maze.open.has(graph.link[h] as number)) steps.push(step);
  }
  return steps;
}

/** The place of a step along one of the first two axes. */
function placeOf(step: number, count: number): number {
  const corner = Math.abs(step) === 1 ? 0 : 1;
  return ((corner + (step > 0 ? 0 : 2)) * count) / 4;
}

/** The point of the square from -1 to 1 that is so many sides from its upper right corner, clockwise as drawn. */
function onSquare(way: number): readonly [number, number] {
  const side = Math.floor(way);
  const along = 2 * (way - side) - 1;
  if (side === 0) return [1, along];
  if (side === 1) return [-along, 1];
  return side === 2 ? [-1, -along] : [along, -1];
}
