// Figures of a maze by the plainest means, link by link, sharing nothing with the code under test.

import type { Maze } from '../../src/index.ts';

/** The steps a walker may take, from cell to cell, by which link. */
export function steps(maze: Maze): { from: number; to: number; link: number }[] {
  const { ends, linkCount } = maze.space.graph;
  const all: { from: number; to: number; link: number }[] = [];
  for (let link = 0; link < linkCount; link++) {
    const [from, to] = [ends[2 * link] as number, ends[2 * link + 1] as number];
    if (!maze.open.has(link) || from === to) continue;
    if (maze.oneWay?.back.has(link) !== true) all.push({ from, to, link });
    if (maze.oneWay?.onward.has(link) !== true) all.push({ from: to, to: from, link });
  }
  return all;
}

/** Distance of each cell from `from`, Infinity where it cannot be reached: all steps again until nothing changes. */
export function slowDistances(maze: Maze, from: number): number[] {
  return slowLengths(maze, new Uint8Array(maze.space.graph.linkCount).fill(1), from);
}

/** The same where links have lengths. */
export function slowLengths(maze: Maze, lengths: ArrayLike<number>, from: number): number[] {
  const distance: number[] = new Array(maze.space.graph.cellCount).fill(Number.POSITIVE_INFINITY);
  distance[from] = 0;
  const all = steps(maze);
  for (let changed = true; changed; ) {
    changed = false;
    for (const step of all) {
      const onward = (distance[step.from] as number) + (lengths[step.link] as number);
      if (onward >= (distance[step.to] as number)) continue;
      distance[step.to] = onward;
      changed = true;
    }
  }
  return distance;
}

/** All cells on some simple path from the start to any finish, by trying all paths. For very small mazes. */
export function cellsOnSolutions(maze: Maze): Set<number> {
  const all = steps(maze);
  const onSome = new Set<number>();
  const walk = (path: number[]): void => {
    const here = path[path.length - 1] as number;
    if (maze.finishes.includes(here)) for (const cell of path) onSome.add(cell);
    for (const { from, to } of all) if (from === here && !path.includes(to)) walk([...path, to]);
  };
  walk([maze.start]);
  return onSome;
}

/** Cells on some trail, a way that uses no link twice, from the start to any finish, by trying all. For very small mazes. */
export function cellsOnTrails(maze: Maze): Set<number> {
  const all = steps(maze);
  const onSome = new Set<number>();
  const walk = (cells: number[], links: number[]): void => {
    const here = cells[cells.length - 1] as number;
    if (maze.finishes.includes(here)) for (const cell of cells) onSome.add(cell);
    for (const { from, to, link } of all) {
      if (from === here && !links.includes(link)) walk([...cells, to], [...links, link]);
    }
  };
  walk([maze.start], []);
  return onSome;
}

/** Cells on shortest ways from the start to the finishes nearest to it, all that are equally near. */
export function cellsOnShortest(maze: Maze): Set<number> {
  const fromStart = slowDistances(maze, maze.start);
  const nearest = Math.min(...maze.finishes.map((finish) => fromStart[finish] as number));
  const onSome = new Set<number>();
  for (let cell = 0; cell < fromStart.length; cell++) {
    const onward = slowDistances(maze, cell);
    const total = Math.min(...maze.finishes.map((finish) => (fromStart[cell] as number) + (onward[finish] as number)));
    if (total === nearest && nearest < Number.POSITIVE_INFINITY) onSome.add(cell);
  }
  return onSome;
}
