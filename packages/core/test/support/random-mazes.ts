// Mazes of every kind the solvers and measures have to bear, each from one seed.

import {
  BitSet,
  backtracker,
  braid,
  carve,
  GraphSpace,
  graphFromLinks,
  kruskal,
  type Maze,
  maskedSquareSpace,
  mazeOf,
  OneWay,
  Random,
  type Space,
  squareSpace,
} from '../../src/index.ts';

export const mazeKinds = ['perfect', 'braided', 'masked', 'disconnected', 'one-way', 'multigraph'] as const;
export type MazeKind = (typeof mazeKinds)[number];

/** A maze of some 1 to 100 cells with a start and one to three finishes. */
export function randomMaze(kind: MazeKind, seed: number): Maze {
  const random = Random.of(seed, kind);
  const maze = bareMaze(kind, random);
  const { cellCount } = maze.space.graph;
  const finishes = Array.from({ length: 1 + random.below(3) }, () => random.below(cellCount));
  return { ...maze, start: random.below(cellCount), finishes };
}

function bareMaze(kind: MazeKind, random: Random): Maze {
  const width = 1 + random.below(10);
  const height = 1 + random.below(10);
  switch (kind) {
    case 'perfect': {
      const generator = random.below(2) === 0 ? backtracker : kruskal;
      const space = squareSpace(width, height);
      return mazeOf(space, carve(space, generator, { random }));
    }
    case 'braided':
      return braid.apply(bareMaze('perfect', random), { amount: random.fraction() }, random);
    case 'masked': {
      const kept = Array.from({ length: width * height }, (_, cell) => cell === 0 || random.chance(0.75));
      const space = maskedSquareSpace(width, height, (x, y) => kept[y * width + x] === true, { kind: 'masked' });
      return mazeOf(space, carve(space, backtracker, { random }));
    }
    case 'disconnected': {
      const space = squareSpace(width, height);
      return mazeOf(space, someLinks(space.graph.linkCount, 0.55, random));
    }
    case 'one-way': {
      const maze = random.below(2) === 0 ? bareMaze('braided', random) : bareMaze('disconnected', random);
      return { ...maze, oneWay: someOneWay(maze.open, 0.4, random) };
    }
    case 'multigraph': {
      const cellCount = 1 + random.below(12);
      const linkCount = random.below(3 * cellCount);
      const ends = Uint32Array.from({ length: 2 * linkCount }, () => random.below(cellCount));
      const centres = Float64Array.from({ length: 2 * cellCount }, () => 4 * random.fraction());
      const space = new GraphSpace(graphFromLinks(cellCount, ends), random.below(2) === 0 ? centres : null, {
        kind: 'graph',
      });
      const open = someLinks(linkCount, 0.8, random);
      return { ...mazeOf(space, open), oneWay: someOneWay(open, 0.3, random) };
    }
  }
}

/** A board with each link open by chance: parts, halls and loops. */
export function scatteredMaze(space: Space, chance: number, seed: number): Maze {
  return mazeOf(space, someLinks(space.graph.linkCount, chance, Random.of(seed, 'scattered')));
}

function someLinks(linkCount: number, chance: number, random: Random): BitSet {
  const links = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) if (random.chance(chance)) links.add(l);
  return links;
}

/** Some of the open links one-way, in either direction. */
function someOneWay(open: BitSet, chance: number, random: Random): OneWay {
  const oneWay = new OneWay(new BitSet(open.size));
  for (const l of open) if (random.chance(chance)) (random.below(2) === 0 ? oneWay.onward : oneWay.back).add(l);
  return oneWay;
}

/** A maze of squares from a drawing: `+` corners, `-` and `|` walls, `S` start, `F` finishes. */
export function drawnMaze(...lines: string[]): Maze {
  const width = ((lines[0] as string).length - 1) / 2;
  const height = (lines.length - 1) / 2;
  const space = squareSpace(width, height);
  const at = (column: number, row: number): string => (lines[row] as string)[column] as string;
  const open = new BitSet(space.graph.linkCount);
  for (let l = 0; l < open.size; l++) {
    const a = space.graph.ends[2 * l] as number;
    const b = space.graph.ends[2 * l + 1] as number;
    const column = (a % width) + (b % width) + 1;
    const row = Math.floor(a / width) + Math.floor(b / width) + 1;
    if (at(column, row) === ' ') open.add(l);
  }
  const cells = Array.from({ length: width * height }, (_, c) =>
    at(2 * (c % width) + 1, 2 * Math.floor(c / width) + 1),
  );
  const finishes = cells.flatMap((mark, c) => (mark === 'F' ? [c] : []));
  return { ...mazeOf(space, open), start: cells.indexOf('S'), finishes };
}
