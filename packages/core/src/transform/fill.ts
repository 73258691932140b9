import { MazeError } from '../errors.ts';
import type { Maze } from '../maze/maze.ts';
import { blindAlleyFill } from '../solve/blind-alley-fill.ts';
import { solve } from '../solve/solver.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { Transform } from './transform.ts';

export type FillParams = Record<string, never>;

export const fill: Transform<FillParams> = {
  id: 'OP-FILL',
  name: 'fill',
  title: 'Blind alley filler',
  summary: 'Fills every cell that lies on no way from start to finish: the ways stay, in solid ground.',
  about:
    'What a puzzle maker looks at to see all ways at once. Cells on a way that passes no cell twice stay, and so do all ' +
    'passages between them; all others lose their passages. The maze has to have ends and a way between them.',
  steps: [
    'Find all cells that lie on some way from start to finish without coming to a cell twice.',
    'Close every passage that has not both ends among them.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  needsEnds: true,
  apply(maze) {
    const isLeft = cellsOnWays(maze);
    const { ends } = maze.space.graph;
    const open = BitSet.from(
      maze.open.size,
      [...maze.open].filter((l) => isLeft.has(ends[2 * l] as number) && isLeft.has(ends[2 * l + 1] as number)),
    );
    return { ...maze, open };
  },
};

/** @throws MazeError `cannot-combine` if there is no way, as the solver does for one-way links */
function cellsOnWays(maze: Maze): BitSet {
  const { cells, reason } = solve(maze, blindAlleyFill);
  if (reason !== null) throw new MazeError('cannot-combine', `there is no way whose sides could be filled: ${reason}`);
  return BitSet.from(maze.space.graph.cellCount, cells);
}
