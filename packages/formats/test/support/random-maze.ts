import {
  BitSet,
  backtracker,
  carve,
  GraphSpace,
  graphFromLinks,
  kruskal,
  type Maze,
  MeshSpace,
  maskedSquareSpace,
  OneWay,
  type Opening,
  patch,
  Random,
  type Space,
  squareSpace,
} from '@labrys/core';

const boardKinds = ['square', 'masked-square', 'pixels', 'bricks', 'graph'] as const;
export type BoardKind = (typeof boardKinds)[number];
export const boards: readonly BoardKind[] = boardKinds;

/** A maze with everything a maze may have, from one seed. */
export function randomMaze(kind: BoardKind, seed: number): Maze {
  const random = Random.of(seed, kind);
  const space = randomBoard(kind, random);
  const { cellCount, linkCount } = space.graph;
  const open = carve(space, random.below(2) === 0 ? backtracker : kruskal, { random });
  for (let l = 0; l < linkCount; l++) if (random.chance(0.1)) open.add(l);
  const oneWay = new OneWay(new BitSet(linkCount));
  if (random.below(2) === 0) {
    for (const l of open) if (random.chance(0.2)) (random.below(2) === 0 ? oneWay.onward : oneWay.back).add(l);
  }
  const openings: Opening[] = [];
  if (space.mesh !== null && random.below(2) === 0)
    openings.push({ cell: random.below(cellCount), side: random.below(4) });
  return {
    space,
    open,
    oneWay: oneWay.isEmpty() ? null : oneWay,
    start: random.below(3) === 0 ? -1 : random.below(cellCount),
    finishes: [...new Set(Array.from({ length: random.below(4) }, () => random.below(cellCount)))],
    openings,
  };
}

function randomBoard(kind: BoardKind, random: Random): Space {
  const width = 1 + random.below(7);
  const height = 1 + random.below(7);
  switch (kind) {
    case 'square':
      return squareSpace(width, height);
    case 'masked-square':
    case 'pixels': {
      const cells = Array.from({ length: width * height }, (_, i) => i).filter((i) => i === 0 || random.chance(0.7));
      const description = { kind, width, height, ...(kind === 'pixels' ? {} : { cells }) };
      return maskedSquareSpace(width, height, (x, y) => cells.includes(y * width + x), description);
    }
    case 'bricks': {
      // Six corners a brick, so that sides match; thirds, so that rounding has something to do.
      const third = 1 / 3;
      const brick = (x: number, y: number): number[] =>
        [2, 0, 2, 1, 1, 1, 0, 1, 0, 0, 1, 0].map((v, i) => (i % 2 === 0 ? v * third + x : v + y));
      const tiling = { period: [2 * third, 2] as const, polygons: [brick(0, 0), brick(third, 1)] };
      return new MeshSpace(patch(tiling, width, height), { description: { kind: 'bricks', width, height } });
    }
    case 'graph': {
      const cellCount = 1 + random.below(12);
      const ends = Uint32Array.from({ length: 2 * random.below(3 * cellCount) }, () => random.below(cellCount));
      const centres = Float64Array.from({ length: 2 * cellCount }, () => random.below(9000) / 1000);
      return new GraphSpace(graphFromLinks(cellCount, ends), centres, { kind: 'graph' });
    }
  }
}
