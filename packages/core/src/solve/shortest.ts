import { MazeError } from '../errors.ts';
import type { Trace } from '../generate/trace.ts';
import { linkBetween } from '../graph/graph.ts';
import { hasDoors } from '../maze/has-doors.ts';
import type { Maze } from '../maze/maze.ts';
import { stateGraph } from '../maze/state-graph.ts';
import { aStar } from './a-star.ts';
import { bidirectional } from './bidirectional.ts';
import { breadthFirst } from './breadth-first.ts';
import { JumpPointSearch } from './jump-point.ts';
import { octileLength } from './octile-moves.ts';
import { octileSearch } from './octile-search.ts';
import { cellsAlong, type Found, type Solution, type Solver, whyUnsolvable } from './solver.ts';

export type ShortestParams = { readonly method: string; readonly moves: string };

const searches: Readonly<Record<string, (maze: Maze, trace: Trace | null) => Found>> = {
  'breadth-first': breadthFirst,
  'a-star': aStar,
  bidirectional,
  'jump-point': jumpPoint,
};

export const shortest: Solver<ShortestParams> = {
  id: 'SOL-SHORTEST',
  name: 'shortest',
  title: 'Shortest path',
  summary: 'Floods the maze from the start until it reaches the finish and walks back: always a shortest path.',
  about:
    'E. F. Moore published breadth-first search in 1959 as "the shortest path through a maze". It needs no clue and works ' +
    'on every maze, with loops, one-way links and several finishes: the nearest one counts; with doors and keys it floods ' +
    'the states of the maze, cells with the keys held there, and so fetches what it needs. A* looks first where the ' +
    'finish is near; searching from both ends at once looks at fewer cells still where the maze is wide. Jump point search ' +
    'crosses open ground in long runs. With octile moves, as in games, diagonal steps are sqrt 2 long and cut no corner; ' +
    'the search is by length then, by the algorithm of E. W. Dijkstra, A* or jump points.',
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
    'E. W. Dijkstra, A note on two problems in connexion with graphs, 1959',
    'D. Harabor, A. Grastien, Online graph pruning for pathfinding on grid maps, 2011',
    'N. Sturtevant, Benchmarks for grid-based pathfinding, 2012',
  ],
  params: {
    method: {
      type: 'choice',
      choices: {
        'breadth-first': 'rings round the start',
        'a-star': 'cells first whose distance walked and distance left, as the crow flies, add up to least',
        bidirectional: 'rings round both ends until they meet',
        'jump-point': 'straight runs over open grids of squares, from turn to turn',
      },
      default: 'breadth-first',
      help: 'how the maze is searched; the length found is the same',
    },
    moves: {
      type: 'choice',
      choices: {
        orthogonal: 'from a cell through a passage to the next, each step 1 long',
        octile: 'on squares diagonally too, sqrt 2 long, where both ways round the corner are open',
      },
      default: 'orthogonal',
      help: 'which steps there are; octile ones are those of pathfinding maps',
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
  takesDoors: true,
  solve(maze, { method, moves }, trace) {
    const search = searches[method];
    if (search === undefined) {
      throw new MazeError('unknown-name', `"${method}" is no method; there are ${Object.keys(searches).join(', ')}`);
    }
    if (hasDoors(maze)) return throughDoors(maze, method, moves, trace);
    if (moves === 'octile') return byOctileMoves(maze, method, trace);
    const { links, steps, seen } = search(maze, trace);
    const path = links === null ? new Uint32Array(0) : cellsAlong(maze.space.graph, maze.start, links);
    return solutionOf(maze, { path, links: links ?? new Uint32Array(0), steps, seen });
  },
};

/** A shortest way that fetches the keys it needs: a search among states. It may come to a cell several times. */
function throughDoors(maze: Maze, method: string, moves: string, trace: Trace | null): Solution {
  if (moves === 'octile' || method === 'jump-point') {
    throw new MazeError(
      'cannot-combine',
      'doors and keys take orthogonal moves and the method breadth-first, a-star or bidirectional',
    );
  }
  const states = stateGraph(maze);
  if (states.maze.finishes.length === 0) {
    const none = new Uint32Array(0);
    return solutionOf(maze, { path: none, links: none, steps: states.cells.length, seen: new Set(states.cells).size });
  }
  const search = searches[method] as (maze: Maze, trace: Trace | null) => Found;
  const { links, steps, seen } = search(states.maze, trace?.within(states.cells, states.links) ?? null);
  const walked = (links ?? new Uint32Array(0)).map((l) => states.links[l] as number);
  const path = links === null ? new Uint32Array(0) : cellsAlong(maze.space.graph, maze.start, walked);
  return solutionOf(maze, { path, links: walked, steps, seen: Math.min(seen, maze.space.graph.cellCount) });
}

function byOctileMoves(maze: Maze, method: string, trace: Trace | null): Solution {
  const search = octileSearch(maze, method);
  const found = search.search(maze.start, maze.finishes, trace);
  const path = found ? search.path() : new Uint32Array(0);
  const { steps, seen } = search;
  const length = octileLength(maze.space.centres, path);
  return solutionOf(maze, { path, links: new Uint32Array(0), length, steps, seen });
}

/** Jump point search over passages: its runs as links. */
function jumpPoint(maze: Maze, trace: Trace | null): Found {
  const search = new JumpPointSearch(maze, false);
  const found = search.search(maze.start, maze.finishes, trace);
  const { steps, seen } = search;
  if (!found) return { links: null, steps, seen };
  const path = search.path();
  const { graph } = maze.space;
  const links = Uint32Array.from({ length: path.length - 1 }, (_, i) =>
    linkBetween(graph, path[i] as number, path[i + 1] as number),
  );
  return { links, steps, seen };
}

function solutionOf(maze: Maze, found: Pick<Solution, 'path' | 'links' | 'length' | 'steps' | 'seen'>): Solution {
  const solved = found.path.length > 0;
  return {
    ...found,
    ...{ solver: 'shortest', solved, sure: true, cells: Uint32Array.from(new Set(found.path)).sort(), walked: null },
    reason: solved ? null : whyUnsolvable(maze),
  };
}
