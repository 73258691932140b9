import {
  BitSet,
  type Focus,
  type Generator,
  GraphSpace,
  generators,
  graphFromLinks,
  MeshSpace,
  patch,
  Random,
  type Space,
  squareSpace,
  UnionFind,
} from '../../src/index.ts';
import { gluedRectangle } from './glued.ts';
import { randomMask } from './masks.ts';
import { testTilings } from './tilings.ts';

/** A board, and passages that are there before: each set of cells they join is one class. */
export interface Board {
  readonly name: string;
  readonly space: Space;
  readonly joined?: BitSet;
}

/** Boards on which a generator may stumble. */
export function hardBoards(): Board[] {
  const boards: Board[] = [];
  for (const [width, height] of [
    [1, 1],
    [1, 50],
    [50, 1],
    [2, 2],
    [7, 5],
  ] as const) {
    boards.push({ name: `${width} x ${height}`, space: squareSpace(width, height) });
  }
  for (let seed = 1; seed <= 30; seed++) boards.push({ name: `mask ${seed}`, space: randomMask(seed) });
  for (const { name, tiling } of testTilings) {
    boards.push({ name, space: new MeshSpace(patch(tiling, 4, 3), { description: { kind: name } }) });
  }
  for (const [width, height] of [
    [2, 1],
    [4, 3],
  ] as const) {
    const { graph } = gluedRectangle(width, height, 'straight', 'reversed');
    boards.push({ name: `Klein ${width} x ${height}`, space: new GraphSpace(graph, null, { kind: 'klein' }) });
  }
  for (let seed = 1; seed <= 20; seed++) boards.push({ name: `multigraph ${seed}`, space: multigraph(seed) });
  return boards;
}

/** The same with classes: some of the cells joined beforehand. */
export function boardsWithClasses(): Board[] {
  const bare = [
    { name: '7 x 5', space: squareSpace(7, 5) },
    ...hardBoards().filter(({ name }) => /^(mask|multigraph)/.test(name)),
  ];
  return bare.map(({ name, space }, seed) => ({
    name: `${name}, joined`,
    space,
    joined: randomForest(space, Random.of(seed, 'joined')),
  }));
}

/** Up to twelve cells in pieces, with parallel links and self-loops. */
function multigraph(seed: number): GraphSpace {
  const random = Random.of(seed, 'multigraph');
  const cellCount = 1 + random.below(12);
  const ends = Uint32Array.from({ length: 2 * random.below(4 * cellCount) }, () => random.below(cellCount));
  const centres = Float64Array.from({ length: 2 * cellCount }, () => 4 * random.fraction());
  return new GraphSpace(graphFromLinks(cellCount, ends), centres, { kind: 'graph' });
}

/** Links without a loop, about half of what fits. */
function randomForest({ graph }: Space, random: Random): BitSet {
  const sets = new UnionFind(graph.cellCount);
  const links = new BitSet(graph.linkCount);
  for (let l = 0; l < graph.linkCount; l++) {
    if (random.chance(0.4) && sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number)) links.add(l);
  }
  return links;
}

/** Each generator in each focus that it takes. */
export function generatorsByFocus(): { name: string; generator: Generator; focus: Focus }[] {
  return generators.flatMap((generator) =>
    (['passage', 'wall'] as const)
      .filter((focus) => typeof generator.focus[focus] !== 'string')
      .map((focus) => ({ name: `${generator.name} by ${focus}s`, generator, focus })),
  );
}
