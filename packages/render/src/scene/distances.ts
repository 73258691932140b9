import { isPassable, type Maze, MazeError, NONE } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Areas } from './items.ts';
import type { SceneStyle } from './style.ts';
import { outlineStrokes } from './walls.ts';

/** Steps from one colour of the ramp to the next where distances are shown smoothly. */
const STEPS = 4;

/**
 * Cells coloured by their distance; those that cannot be reached stay paper.
 *
 * Each colour covers all cells from its distance on and the next one is laid over it, so that no paper shines through
 * between neighbours where edges are smoothed. Cost: O(sides x colours).
 *
 * @throws MazeError `param-range` for a cell to count from that is not on the board
 */
export function distanceAreas({ maze, mesh, corridors }: Ground, style: SceneStyle): Areas[] {
  const { far } = style.colours;
  const from = style.distancesFrom !== NONE ? style.distancesFrom : Math.max(maze.start, 0);
  const { cellCount } = maze.space.graph;
  if (cellCount === 0) return [];
  if (from >= cellCount) {
    throw new MazeError(
      'param-range',
      `there is no cell ${from} to count distances from; cells go up to ${cellCount - 1}`,
    );
  }
  const { order, distances } = sweep(maze, from);
  const most = distances[order[order.length - 1] as number] as number;
  const count = style.distances === 'bands' ? far.length : STEPS * (far.length - 1) + 1;
  const areas: Areas[] = [];
  for (let k = 0, begin = 0; k < count; k++) {
    while (begin < order.length && Math.floor(((distances[order[begin] as number] as number) * count) / (most + 1)) < k)
      begin++;
    if (begin === order.length) break;
    const cells = order.subarray(begin);
    const outlines = corridors?.outlines(cells) ?? outlineStrokes(mesh, cells);
    areas.push({ kind: 'areas', outlines, colour: colourAt(far, (k * (far.length - 1)) / (count - 1)) });
  }
  return areas;
}

/** Links walked from a cell to each other one, and the cells reached in this order. Cost: O(cells + links). */
function sweep(maze: Maze, from: number): { readonly order: Uint32Array; readonly distances: Int32Array } {
  const { cellCount, first, to } = maze.space.graph;
  const distances = new Int32Array(cellCount).fill(NONE);
  const queue = new Uint32Array(cellCount);
  queue[0] = from;
  distances[from] = 0;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] as number;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const other = to[h] as number;
      if (distances[other] !== NONE || !isPassable(maze, cell, h)) continue;
      distances[other] = (distances[cell] as number) + 1;
      queue[tail++] = other;
    }
  }
  return { order: queue.subarray(0, tail), distances };
}

/** A colour of the ramp, or one between two neighbours. */
function colourAt(ramp: readonly string[], place: number): string {
  const k = Math.min(Math.floor(place), ramp.length - 2);
  const share = place - k;
  const [near, farther] = [ramp[k] as string, ramp[k + 1] as string];
  let colour = '#';
  for (let i = 1; i < 7; i += 2) {
    const a = Number.parseInt(near.slice(i, i + 2), 16);
    const b = Number.parseInt(farther.slice(i, i + 2), 16);
    colour += Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  }
  return colour;
}
