import type { Maze } from '../maze/maze.ts';

/** How passages lie, in per cent of all: across, down, and from sheet to sheet. */
export interface Axes {
  readonly x: number;
  readonly y: number;
  readonly sheets: number;
}

/**
 * Shares of the passages along the axes of the drawing.
 *
 * A passage at angle a to an axis counts cos^2 a for it, so on squares each counts for one axis, and on boards that are
 * even in all directions each axis has half. Passages between cells that lie in one place, as some of a file may, count
 * half for both.
 *
 * @returns three numbers that add up to 100; null without passages
 * Cost: O(links).
 */
export function passageAxes(maze: Maze): Axes | null {
  const { graph, directions, sheets } = maze.space;
  let x = 0;
  let y = 0;
  let between = 0;
  for (let h = 0; h < graph.to.length; h++) {
    if (!maze.open.has(graph.link[h] as number)) continue;
    if (sheets !== null && sheets.stepOfHalf[h] !== 0) {
      between++;
      continue;
    }
    const [dx, dy] = [directions[2 * h] as number, directions[2 * h + 1] as number];
    const square = dx * dx + dy * dy;
    const share = square > 0 ? (dx * dx) / square : 0.5;
    x += share;
    y += 1 - share;
  }
  const all = x + y + between;
  return all === 0 ? null : { x: (100 * x) / all, y: (100 * y) / all, sheets: (100 * between) / all };
}
