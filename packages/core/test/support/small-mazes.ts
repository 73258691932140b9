// Mazes of a dozen cells with loops, on boards of many kinds: small enough to try every way through them.

import {
  BitSet,
  GraphSpace,
  graphFromLinks,
  type Maze,
  maskedSquareSpace,
  mazeOf,
  OneWay,
  type Random,
  Random as RandomStream,
  type Space,
  sheetSpace,
  square,
  squareSpace,
  weaveSpace,
} from '../../src/index.ts';
import { gluedRectangle } from './glued.ts';
import { hexagonBoard, quarterBoard, triangleBoard } from './tiled-boards.ts';

export const smallKinds = [
  'squares',
  'masked squares',
  'hexagons',
  'triangles',
  'quarters',
  'torus',
  'klein',
  'levels',
  'weave',
  'multigraph',
] as const;
export type SmallKind = (typeof smallKinds)[number];

/** A maze of at most a dozen cells, more in a weave, in parts or not, with a start and one to three finishes. */
export function smallMaze(kind: SmallKind, seed: number): Maze {
  const random = RandomStream.of(seed, kind);
  const space = smallSpace(kind, random);
  const { cellCount, linkCount } = space.graph;
  const open = space.weave?.open.clone() ?? new BitSet(linkCount);
  const chance = 0.5 + 0.4 * random.fraction();
  for (let l = 0; l < linkCount; l++) if (random.chance(chance)) open.add(l);
  const finishes = Array.from({ length: random.below(3) === 0 ? 1 + random.below(3) : 1 }, () =>
    random.below(cellCount),
  );
  return { ...mazeOf(space, open), start: random.below(cellCount), finishes };
}

/** The same with some links passable from one end only. */
export function smallOneWayMaze(kind: SmallKind, seed: number): Maze {
  const maze = smallMaze(kind, seed);
  const random = RandomStream.of(seed, 'one-way');
  const chance = random.fraction();
  const oneWay = new OneWay(new BitSet(maze.open.size));
  for (const l of maze.open) if (random.chance(chance)) (random.below(2) === 0 ? oneWay.onward : oneWay.back).add(l);
  return { ...maze, oneWay };
}

function smallSpace(kind: SmallKind, random: Random): Space {
  switch (kind) {
    case 'squares':
      return squareSpace(1 + random.below(4), 1 + random.below(3));
    case 'masked squares': {
      const gone = random.below(12);
      return maskedSquareSpace(4, 3, (x, y) => 4 * y + x !== gone, { kind: 'masked' });
    }
    case 'hexagons':
      return hexagonBoard(2 + random.below(3), 1 + random.below(2));
    case 'triangles':
      return triangleBoard(1 + random.below(3), 1);
    case 'quarters':
      return quarterBoard(1 + random.below(3), 1);
    case 'torus':
      return square.space({ width: 3, height: 3 + random.below(2), shape: 'rectangle' } as never, 'torus', random);
    case 'klein': {
      const { graph } = gluedRectangle(1 + random.below(4), 1 + random.below(3), 'straight', 'reversed');
      return new GraphSpace(graph, null, { kind: 'klein' });
    }
    case 'levels':
      return sheetSpace(squareSpace(2, 1 + random.below(2)), [2 + random.below(2)], false);
    case 'weave':
      return weaveSpace(squareSpace(4, 3), { density: 1, tunnel: 1 }, random);
    case 'multigraph': {
      const cellCount = 1 + random.below(9);
      const ends = Uint32Array.from({ length: 2 * random.below(2 * cellCount + 4) }, () => random.below(cellCount));
      return new GraphSpace(graphFromLinks(cellCount, ends), null, { kind: 'graph' });
    }
  }
}
