import { distances, type Maze, MazeError, NONE } from '@labrys/core';
import type { Item } from './items.ts';
import type { SceneStyle } from './style.ts';

/** Steps from one colour of the ramp to the next where distances are shown smoothly. */
const STEPS = 4;

/**
 * Cells coloured by their distance; those that cannot be reached stay paper.
 *
 * Each colour covers all cells from its distance on and the next one is laid over it, so that no paper shines through
 * between neighbours where edges are smoothed. Cost: O(sides x colours).
 *
 * @param tint what covers some cells with a colour
 * @throws MazeError `param-range` for a cell to count from that is not on the board
 */
export function distanceAreas(
  maze: Maze,
  tint: (cells: Uint32Array, colour: string) => Item,
  style: SceneStyle,
): Item[] {
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
  const { order, of } = distances(maze, [from]);
  const most = of[order[order.length - 1] as number] as number;
  const count = style.distances === 'bands' ? far.length : STEPS * (far.length - 1) + 1;
  const areas: Item[] = [];
  for (let k = 0, begin = 0; k < count; k++) {
    while (begin < order.length && Math.floor(((of[order[begin] as number] as number) * count) / (most + 1)) < k)
      begin++;
    if (begin === order.length) break;
    const cells = order.subarray(begin);
    areas.push(tint(cells, colourAt(far, (k * (far.length - 1)) / (count - 1))));
  }
  return areas;
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
