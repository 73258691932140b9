// The chain algorithm (W. D. Pullen): a guiding line, and at each wall two followers who race to a point of it nearer
// the end. Cost: O(links) a wall met, a few tenths of a step a cell on random mazes; a word a cell.

import { MazeError } from '../errors.ts';
import { isPlanar } from '../graph/planar.ts';
import type { Maze } from '../maze/maze.ts';
import { isGlued } from '../mesh/border.ts';
import { sideAhead } from '../mesh/straight-line.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { breadthFirst } from './breadth-first.ts';
import { HandWalker, LEFT, RIGHT, wayByHand } from './hand.ts';
import type { Solver } from './solver.ts';
import { Footprints, hasOneWay, outlook, sureSolver, Way, walkersAnswer } from './walk.ts';

export type ChainParams = Record<string, never>;

export const chain: Solver<ChainParams> = {
  id: 'SOL-CHAIN',
  name: 'chain',
  title: 'Chain',
  summary: 'Follows a straight line to the finish; at each wall two followers race round it to get back to the line.',
  about:
    'As if the mazes between one wall and the next were links of a chain, solved one after the other. Where the followers of a ' +
    'wall both come back to where they set out, there is no way: the wall they went round cuts the line for good. That is sure ' +
    'on flat boards, on spheres and on solids. Round a handle, over levels or crossings both may come back though there is ' +
    'a way; then it says that it did not get through.',
  steps: [
    'Draw a line from start to finish: straight where the board allows, else a shortest way that minds no walls.',
    'Go along it as far as there is no wall.',
    'At a wall send two followers round it, one each way, in step.',
    'Go on from where the first of them comes to a point of the line that is nearer the finish.',
    'If both come back to where they set out, there is no way.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  traits: {
    finds: 'one',
    works: 'several',
    byPerson: 'no',
    openAreas: true,
    noMemory: false,
    fast: true,
  },
  sure: true,
  leaves: 'path',
  solve(maze, _params, trace) {
    if (hasOneWay(maze)) {
      throw new MazeError(
        'cannot-combine',
        `chain follows walls, and a one-way link is a wall from one side only; take ${sureSolver(maze)}`,
      );
    }
    const { graph, twin } = maze.space;
    const prints = new Footprints(maze, trace);
    const guides = [...new Set(maze.finishes)]
      .map((finish) => guideTo(maze, finish))
      .filter((guide) => guide !== null)
      .sort((a, b) => a.length - b.length);
    let links: Uint32Array | null = null;
    for (const guide of guides) links ??= alongGuide(maze, guide, prints);
    const isSure = isPlanar(graph, twin);
    if (links !== null) return walkersAnswer('chain', maze, { links, prints }, isSure, '');
    const excuse = `the followers did not get through, and on a board that is not flat that settles nothing; take ${sureSolver(maze)}`;
    return walkersAnswer('chain', maze, { links, prints }, isSure, outlook(maze).whyNot ?? excuse);
  },
};

/** Halves from the start to a finish that mind no walls; null if the board itself has no way there. */
function guideTo(maze: Maze, finish: number): Int32Array | null {
  return straightGuide(maze, finish) ?? shortestGuide(maze, finish);
}

/** The cells under the straight line from centre to centre; null where it leaves the board. Cost: O(sides met). */
function straightGuide({ space, start }: Maze, finish: number): Int32Array | null {
  const { mesh, centres, graph, sideOfHalf } = space;
  if (mesh === null || space.sheets !== null || space.weave !== null || isGlued(mesh)) return null;
  const x = centres[2 * start] as number;
  const y = centres[2 * start + 1] as number;
  const dx = (centres[2 * finish] as number) - x;
  const dy = (centres[2 * finish + 1] as number) - y;
  const line = { x, y, dx, dy, corner: NONE };
  const guide = new GrowableInts();
  let cell = start;
  for (let entered: number = NONE; cell !== finish; ) {
    const side = sideAhead(mesh, cell, line, entered);
    let half = graph.first[cell] as number;
    const end = graph.first[cell + 1] as number;
    while (half < end && sideOfHalf[half] !== side) half++;
    if (half === end || guide.length === graph.cellCount) return null;
    guide.push(half);
    cell = graph.to[half] as number;
    entered = mesh.sidePartner[side] as number;
  }
  return guide.values();
}

/** A shortest way on the board without its walls; null if there is none. Cost: O(cells + links). */
function shortestGuide(maze: Maze, finish: number): Int32Array | null {
  const { first, to, link, linkCount } = maze.space.graph;
  const bare = { ...maze, open: new BitSet(linkCount).complement(), finishes: [finish] };
  const { links } = breadthFirst(bare, null);
  if (links === null) return null;
  let cell = maze.start;
  return Int32Array.from(links, (l) => {
    let half = first[cell] as number;
    while (link[half] !== l) half++;
    cell = to[half] as number;
    return half;
  });
}

/** The links of a way to a finish; null where both followers of a wall come back. */
function alongGuide(maze: Maze, guide: Int32Array, prints: Footprints): Uint32Array | null {
  const { cellCount, to, link } = maze.space.graph;
  const placeOf = new Int32Array(cellCount).fill(NONE); // cell -> halves of the guide before it
  placeOf[maze.start] = 0;
  for (let i = 0; i < guide.length; i++) placeOf[to[guide[i] as number] as number] = i + 1;
  for (const finish of maze.finishes) placeOf[finish] = guide.length;
  const way = new Way(maze.space.graph, maze.start);
  let cell = maze.start;
  for (let place = placeOf[cell] as number; place < guide.length; place = placeOf[cell] as number) {
    const half = guide[place] as number;
    if (maze.open.has(link[half] as number)) {
      way.extend(half);
      cell = to[half] as number;
      prints.step(cell);
      continue;
    }
    const track = race(maze, cell, half, placeOf, prints);
    if (track === null) return null;
    for (const walked of track) {
      way.extend(walked);
      cell = to[walked] as number;
    }
  }
  return way.all();
}

/** Halves from a wall on the guide to a cell of it nearer the finish; null if there is no such track. */
function race(maze: Maze, cell: number, wall: number, placeOf: Int32Array, prints: Footprints): Int32Array | null {
  const { to } = maze.space.graph;
  const place = placeOf[cell] as number;
  const followers = [LEFT, RIGHT].map((hand) => ({
    walker: new HandWalker(maze, cell, wayByHand(maze, cell, wall, hand), hand, false),
    track: new GrowableInts(),
    goesOn: true,
  }));
  while (followers.some(({ goesOn }) => goesOn)) {
    for (const follower of followers) {
      if (!follower.goesOn) continue;
      const half = follower.walker.step();
      follower.goesOn = half !== NONE;
      if (!follower.goesOn) continue;
      follower.track.push(half);
      const entered = to[half] as number;
      prints.step(entered);
      if ((placeOf[entered] as number) > place) return follower.track.values();
    }
  }
  return null;
}
