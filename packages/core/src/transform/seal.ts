import { MazeError } from '../errors.ts';
import { blindAlleySeal } from '../solve/blind-alley-seal.ts';
import { solve } from '../solve/solver.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { Transform } from './transform.ts';

export type SealParams = Record<string, never>;

export const seal: Transform<SealParams> = {
  id: 'OP-SEAL',
  name: 'seal',
  title: 'Blind alley sealer',
  summary: 'Walls up the mouth of every blind alley; what lies behind stays as it is, cut off.',
  about:
    'One wall for each blind alley, where it leaves a way: with the fewest walls nobody can get lost any more. A blind alley ' +
    'is what a single passage parts from both start and finish, whatever loops lie in it. The maze has to have ends and a ' +
    'way between them.',
  steps: [
    'Count start and finish as joined by one more passage, outside the maze.',
    'Find the passages that alone join something to them.',
    'Close those that leave what start and finish lie in.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  needsEnds: true,
  apply(maze) {
    const { cells, reason } = solve(maze, blindAlleySeal);
    if (reason !== null) throw new MazeError('cannot-combine', `there is no way to seal off from others: ${reason}`);
    const { ends, cellCount } = maze.space.graph;
    const isLeft = BitSet.from(cellCount, cells);
    const open = BitSet.from(
      maze.open.size,
      [...maze.open].filter((l) => isLeft.has(ends[2 * l] as number) === isLeft.has(ends[2 * l + 1] as number)),
    );
    return { ...maze, open };
  },
};
