// Loop remover. Cost: nearly O(cells + links).

import { carve } from '../generate/carve.ts';
import { primModified } from '../generate/prim-modified.ts';
import { type Maze, withOpen } from '../maze/maze.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { UnionFind } from '../structures/union-find.ts';
import type { Transform } from './transform.ts';

export type UnbraidParams = Record<string, never>;

export const unbraid: Transform<UnbraidParams> = {
  id: 'OP-LOOPS',
  name: 'unbraid',
  title: 'Loop remover',
  summary:
    'Joins loose walls to the outer wall until no loop is left: a braid becomes perfect and still looks like it.',
  about:
    'The isolation remover with walls for passages. Each loose piece of wall, a lone post too, gets one more wall that joins ' +
    'it to what hangs on the border, so as many links close as there are loops, and each part stays whole. The outer wall ' +
    'is in from the start, on both sides of its gaps, and the two halves are never joined, so the solution stays open. On a ' +
    'torus and its like a ring for each handle is left by that and is cut at a random link; boards without wall corners ' +
    '(levels, woven ones, plain graphs) keep a random spanning tree of the open links instead. One-way passages count as ' +
    'open both ways, so closing a loop may bar a way that only goes round.',
  steps: [
    'Put the outer wall in, with all walls that hang on it.',
    'Take a random wall corner that is not in and has a neighbour that is.',
    'Put up a wall between the two; the whole piece of wall is in now.',
    'Go on until no corner is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  apply(maze, _params, random) {
    const open = maze.space.dual === null ? openTree(maze, random) : withWallsJoined(maze, random);
    return withOpen(maze, open);
  },
};

function withWallsJoined({ space, open }: Maze, random: Random): BitSet {
  const walled = open.complement();
  const { ends, linkCount } = space.graph;
  for (let l = 0; l < linkCount; l++) if (ends[2 * l] === ends[2 * l + 1]) walled.add(l); // a loop by itself
  return carve(space, primModified, { focus: 'wall', walled, random });
}

/** A spanning tree of each part: the open links in random order, those of crossings first, without what closes a loop. */
function openTree({ space, open }: Maze, random: Random): BitSet {
  const { graph, weave } = space;
  const order = Uint32Array.from(open);
  random.shuffle(order);
  const sets = new UnionFind(graph.cellCount);
  const kept = new BitSet(graph.linkCount);
  const keep = (l: number): void => {
    if (sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number)) kept.add(l);
  };
  for (const l of order) if (weave?.open.has(l) === true) keep(l);
  for (const l of order) keep(l);
  return kept;
}
