import { isPassable, type Maze } from '../maze/maze.ts';
import { shortest } from '../solve/shortest.ts';
import { cellsAlong } from '../solve/solver.ts';
import { NONE } from '../structures/none.ts';
import { isStraight, type Straightness } from './straights.ts';
import { trapDepths } from './traps.ts';

/** What a walker meets on a shortest solution. */
export interface SolutionFigures {
  /** Links. */
  readonly length: number;
  readonly turns: number;
  readonly decisions: number;
  /** Depth of each trap. */
  readonly traps: Uint32Array;
}

/** Figures of a shortest solution; null without ends or without a way between them. Cost: O(cells + links). */
export function measureSolution(maze: Maze, straight: Straightness): SolutionFigures | null {
  if (maze.start === NONE || maze.finishes.length === 0) return null;
  const { links } = shortest.solve(maze, { method: 'breadth-first', moves: 'orthogonal' }, null);
  if (links.length === 0 && !maze.finishes.includes(maze.start)) return null;
  const { graph } = maze.space;
  const path = cellsAlong(graph, maze.start, links);
  const halfAt = (cell: number, l: number): number => {
    let half = graph.first[cell] as number;
    while (graph.link[half] !== l) half++;
    return half;
  };
  let turns = 0;
  let decisions = 0;
  for (let i = 0; i < links.length; i++) {
    const cell = path[i] as number;
    const cameBy = links[i - 1] ?? NONE;
    let ways = 0;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      if (graph.link[h] !== cameBy && isPassable(maze, cell, h)) ways++;
    }
    if (ways > 1) decisions++;
    if (i > 0 && !isStraight(straight, halfAt(cell, cameBy), halfAt(cell, links[i] as number))) turns++;
  }
  return { length: links.length, turns, decisions, traps: trapDepths(maze, path) };
}
