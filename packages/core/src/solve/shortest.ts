import { MazeError } from '../errors.ts';
import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { aStar } from './a-star.ts';
import { bidirectional } from './bidirectional.ts';
import { breadthFirst } from './breadth-first.ts';
import { cellsAlong, type Found, type Solver, whyUnsolvable } from './solver.ts';

export type ShortestParams = { readonly method: string };

const searches: Readonly<Record<string, (maze: Maze, trace: Trace | null) => Found>> = {
  'breadth-first': breadthFirst,
  'a-star': aStar,
  bidirectional,
};

export const shortest: Solver<ShortestParams> = {
  id: 'SOL-SHORTEST',
  name: 'shortest',
  title: 'Shortest path',
  summary: 'Floods the maze from the start until it reaches the finish and walks back: always a shortest path.',
  about:
    'E. F. Moore published breadth-first search in 1959 as "the shortest path through a maze". It needs no clue and works ' +
    'on every maze, with loops, one-way links and several finishes: the nearest one counts. A* looks first where the ' +
    'finish is near; searching from both ends at once looks at fewer cells still where the maze is wide.',
  steps: [
    'Put the start in a queue.',
    'Take the first cell of the queue; put each cell it leads to that was not reached before at the end, and note the way there.',
    'Stop when a finish is reached; if the queue runs empty there is no solution.',
    'Walk back from the finish along the notes.',
  ],
  sources: [
    'E. F. Moore, The shortest path through a maze, 1959',
    'P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of minimum cost paths, 1968',
    'I. Pohl, Bi-directional search, 1971',
  ],
  params: {
    method: {
      type: 'choice',
      choices: {
        'breadth-first': 'rings round the start',
        'a-star': 'cells first whose distance walked and distance left, as the crow flies, add up to least',
        bidirectional: 'rings round both ends until they meet',
      },
      default: 'breadth-first',
      help: 'how the maze is searched; the length found is the same',
    },
  },
  traits: {
    finds: 'one shortest',
    works: 'several',
    byPerson: 'no',
    openAreas: true,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'path',
  solve(maze, { method }, trace) {
    const search = searches[method];
    if (search === undefined) {
      throw new MazeError('unknown-name', `"${method}" is no method; there are ${Object.keys(searches).join(', ')}`);
    }
    const { links, steps, seen } = search(maze, trace);
    const path = links === null ? new Uint32Array(0) : cellsAlong(maze.space.graph, maze.start, links);
    return {
      solver: 'shortest',
      solved: links !== null,
      sure: true,
      path,
      links: links ?? new Uint32Array(0),
      cells: path.toSorted(),
      steps,
      seen,
      walked: null,
      reason: links === null ? whyUnsolvable(maze) : null,
    };
  },
};
