import type { Maze } from '../maze/maze.ts';
import { breadthFirst } from '../solve/breadth-first.ts';
import { cellsAlong } from '../solve/solver.ts';
import { NONE } from '../structures/none.ts';
import { isStraight, type Straightness } from './straights.ts';

/** Length and turns of a shortest solution; null without ends or without a way between them. */
export function measureSolution(
  maze: Maze,
  straight: Straightness,
): { readonly length: number; readonly turns: number } | null {
  if (maze.start === NONE || maze.finishes.length === 0) return null;
  const { links } = breadthFirst(maze, null);
  if (links === null) return null;
  const { graph } = maze.space;
  const cells = cellsAlong(graph, maze.start, links);
  const halfAt = (cell: number, l: number): number => {
    let half = graph.first[cell] as number;
    while (graph.link[half] !== l) half++;
    return half;
  };
  let turns = 0;
  for (let i = 1; i < links.length; i++) {
    const cell = cells[i] as number;
    if (!isStraight(straight, halfAt(cell, links[i - 1] as number), halfAt(cell, links[i] as number))) turns++;
  }
  return { length: links.length, turns };
}
