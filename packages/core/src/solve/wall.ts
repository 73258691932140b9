// Wall following, on any board with a turning order. Cost: O(1) a step and no memory; at most 2 x links steps, about
// three times as many with one-way links.

import { isPassable, type Maze } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import { polygonOf } from '../mesh/mesh.ts';
import type { Space } from '../mesh/space.ts';
import { NONE } from '../structures/none.ts';
import { type HandParams, HandWalker, handNamed, handParam, LEFT, wayByHand } from './hand.ts';
import type { Solver } from './solver.ts';
import { hasOneWay, outlook, sureSolver, walk, walkersAnswer } from './walk.ts';

export const wall: Solver<HandParams> = {
  id: 'SOL-WALL',
  name: 'wall',
  title: 'Wall following',
  summary: 'Keeps one hand on the wall and walks on: sure where all walls hang together, fooled by islands.',
  about:
    'The rule everybody knows. In a perfect maze it walks round the one wall there is, over each passage twice at most, ' +
    'whatever the board: on levels the ways up stand between north and west and the ways down between south and east, ' +
    'and where the board turns over the hand changes. With loops it sees the passages along one wall only; where the ' +
    'finish hangs on another, it comes back to where it set out. The cells passed once are the way.',
  steps: [
    'Set out with the entrance, or a wall, at your back.',
    'In each cell take the first open way on the side of your hand; in a dead end, turn round.',
    'Stop at the finish; give up on setting out again from the start by the same way.',
    'The way is the walk without its loops.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: { hand: handParam },
  traits: {
    finds: 'one',
    works: 'you',
    byPerson: 'inside',
    openAreas: true,
    noMemory: true,
    fast: true,
  },
  sure: false,
  leaves: 'path',
  solve(maze, { hand: name }, trace) {
    const hand = handNamed(name);
    const half = wayByHand(maze, maze.start, backAtStart(maze, hand), hand);
    const walked = walk(maze, new HandWalker(maze, maze.start, half, hand, hasOneWay(maze)), trace);
    if (walked.links !== null) return walkersAnswer('wall', maze, walked, isTree(maze), '');
    const { cells, whyNot } = outlook(maze);
    const { seen, walked: steps } = walked.prints;
    const why = hasOneWay(maze)
      ? 'one-way links led it into a round'
      : 'it came back to where it set out, so the finish hangs on another wall';
    const excuse = `the ${name} hand saw ${seen} cells in ${steps} steps without the finish: ${why}; try the other hand, or take ${sureSolver(maze)}`;
    return walkersAnswer('wall', maze, walked, whyNot !== null && seen === cells, whyNot ?? excuse);
  },
};

/**
 * What a walker has at its back at the start: the gap it came in by, else a wall, so that its hand lies on one from the
 * first step on.
 *
 * @returns the half that comes before its first choice in the turning order; it may be just outside those of the cell
 */
function backAtStart(maze: Maze, hand: number): number {
  const { space, start, openings } = maze;
  const { first } = space.graph;
  const low = first[start] as number;
  const end = first[start + 1] as number;
  const gap = openings.find(({ cell }) => cell === start);
  const wallSide = gap === undefined ? closedSide(maze) : gap.side;
  let after = low; // the first half clockwise from what is at the back
  if (wallSide === NONE) {
    while (after < end && isPassable(maze, start, after)) after++;
  } else {
    const side = sidesOf(space, start).from + wallSide;
    while (after < end && (space.sideOfHalf[after] as number) <= side) after++;
  }
  return hand === LEFT ? after - 1 : after;
}

/** The first side of the start's polygon that cannot be passed, counted from its first one; NONE without any. */
function closedSide(maze: Maze): number {
  const { space, start } = maze;
  const { first } = space.graph;
  const { from, to } = sidesOf(space, start);
  for (let side = from; side < to; side++) {
    let half = first[start] as number;
    const end = first[start + 1] as number;
    while (half < end && !(space.sideOfHalf[half] === side && isPassable(maze, start, half))) half++;
    if (half === end) return side - from;
  }
  return NONE;
}

/** The sides of a cell's polygon; none without a mesh. */
function sidesOf(space: Space, cell: number): { readonly from: number; readonly to: number } {
  if (space.mesh === null) return { from: 0, to: 0 };
  const polygon = polygonOf(space, cell);
  return { from: space.mesh.sideFirst[polygon] as number, to: space.mesh.sideFirst[polygon + 1] as number };
}

/** Whether the start's part has no loops and no one-way links, so that one wall leads everywhere. Cost: O(cells + links). */
function isTree(maze: Maze): boolean {
  const { graph } = maze.space;
  const parts = mazeParts(maze);
  const home = parts.of[maze.start];
  let spare = 0; // links - cells: -1 for a tree
  for (let l = 0; l < graph.linkCount; l++) {
    const a = graph.ends[2 * l] as number;
    if (maze.open.has(l) && a !== graph.ends[2 * l + 1] && parts.of[a] === home) spare++;
  }
  for (let c = 0; c < graph.cellCount; c++) if (parts.of[c] === home) spare--;
  return spare < 0 && !hasOneWay(maze);
}
