// Lone posts joined by walls. Cost: nearly O(cells + links).

import { MazeError } from '../errors.ts';
import { withOpen } from '../maze/maze.ts';
import { OpenGround } from '../maze/open-ground.ts';
import type { Transform } from './transform.ts';

export type PostsParams = Record<string, never>;

export const posts: Transform<PostsParams> = {
  id: 'OP-POSTS',
  name: 'posts',
  title: 'Lone posts joined',
  summary:
    'Joins wall corners that stand alone to a neighbour, by one wall that makes no dead end and cuts nothing off.',
  about:
    'A lone post is a wall corner on which no wall stands: four passages that meet round it, which is where a braid looks ' +
    'like a hall. Posts are not drawn, so there are none to wipe away, only these places to close. A post stays ' +
    'alone where each wall would make a dead end.',
  steps: [
    'Take the wall corners on which no wall stands, in random order.',
    'Put up one wall between it and a random corner beside it, one inside if possible.',
    'Leave out walls that make a dead end or cut something off.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {},
  apply(maze, _params, random) {
    const { graph, dual, whyNoDual } = maze.space;
    if (dual === null) throw new MazeError('cannot-combine', `there are no posts to join here: ${whyNoDual}`);
    const ground = new OpenGround(graph, dual, maze.open);
    const order = Uint32Array.from({ length: dual.graph.cellCount }, (_, n) => n);
    random.shuffle(order);
    for (const n of order) if (ground.isPost(n)) ground.joinPost(n, random);
    return withOpen(maze, ground.open);
  },
};
