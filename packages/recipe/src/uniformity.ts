// How far an algorithm is from drawing every perfect maze of a board equally often, seen on boards so small that each of
// their mazes arises many times.

import {
  type BitSet,
  carve,
  chiSquareEven,
  type Generator,
  MazeError,
  type ParamValues,
  pieces,
  Random,
  type Space,
  spanningTreeCount,
} from '@labrys/core';
import { optionsApart } from './carve-options/catalogue.ts';
import { algorithmNamed, isMaker } from './parse.ts';
import { carveOf, type Recipe } from './recipe.ts';
import { spaceOf } from './space.ts';

/** How evenly an algorithm draws the mazes of a board. */
export interface Uniformity {
  /** Mazes drawn. */
  readonly samples: number;
  /** Perfect mazes that the board has (G. Kirchhoff, 1847). */
  readonly mazes: number;
  /** Different ones that arose. */
  readonly seen: number;
  /** Pearson's statistic, by its degrees of freedom: about 1 where all mazes are equally likely. */
  readonly chiSquare: number;
  readonly freedom: number;
  /** Chance that even draws lie as far off or farther. */
  readonly p: number;
  /** Total variation: the share of the draws that would have to be other mazes for all to be seen equally often. */
  readonly distance: number;
  /** What that is by chance alone, in the mean. */
  readonly distanceByChance: number;
  /** Draws of the maze that arose least often, and most often. */
  readonly rarest: number;
  readonly likeliest: number;
  readonly verdict: UniformityVerdict;
  readonly sentence: string;
}

/** Nothing speaks against it; all mazes arise, not equally often; some never did; too few draws to tell. */
export type UniformityVerdict = 'uniform' | 'uneven' | 'missing' | 'too-few';

/** Most mazes of a board, so that all can be kept and seen often. */
const MOST_MAZES = 200_000;
/** Draws a maze: usual ones, where that is not too many, and the least by which to judge. */
const USUAL_DRAWS = 100;
const MANY_DRAWS = 1_000_000;
const FEW_DRAWS = 10;
const LEAST_DRAWS = 5;
/** As many mean that what never arose is hardly just rare. */
const SURE_DRAWS = 50;
/** Chance of calling an even algorithm uneven. */
const REJECT = 1e-4;
/** Draws between two looks at whether to stop. */
const SLICE = 512;

/**
 * Draws mazes with the algorithm of a recipe on its board and counts how often each arises. Yields the share that is done.
 *
 * @param recipe one that carves and does nothing else; its ends do not count
 * @param samples mazes to draw; if absent 100 for each maze of the board, fewer where that is over a million
 * @throws MazeError `cannot-combine` for a board or a recipe whose mazes are no spanning trees, `too-large` for a board
 * with more than 200,000 mazes, `param-range` for less than one sample
 */
export function* measureUniformity(recipe: Recipe, samples?: number): globalThis.Generator<number, Uniformity, void> {
  const generator = generatorOf(recipe);
  const { focus, bias } = carveOf(recipe);
  const { algorithm: _, focus: __, ...params } = optionsApart(carveOf(recipe)).knobs;
  const space = spaceOf(recipe);
  const mazes = mazeCount(space);
  const draws = samples ?? Math.max(FEW_DRAWS * mazes, Math.min(USUAL_DRAWS * mazes, MANY_DRAWS));
  if (!Number.isInteger(draws) || draws < 1) {
    throw new MazeError('param-range', `samples is ${draws}; it has to be a whole number, 1 or more`);
  }
  const tally = new Tally();
  const random = Random.of(recipe.seed, 'trees');
  for (let i = 0; i < draws; i++) {
    if (i % SLICE === 0) yield i / draws;
    tally.add(carve(space, generator, { focus, bias, params: params as ParamValues, random }));
  }
  return judged(tally, draws, mazes);
}

/** How often each maze was drawn. */
export class Tally {
  private readonly counts = new Map<string | number, number>();

  add(open: BitSet): void {
    // A number is found faster than text.
    const name = open.words.length === 1 ? (open.words[0] as number) : open.words.join();
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Different mazes. */
  get seen(): number {
    return this.counts.size;
  }

  /** How often each was drawn, in no order. */
  draws(): Iterable<number> {
    return this.counts.values();
  }
}

function generatorOf(recipe: Recipe): Generator {
  const carve = carveOf(recipe);
  const record = algorithmNamed(carve.algorithm);
  // A bias only prefers some of the mazes that are counted.
  const option = Object.keys(optionsApart(carve).asked).find((key) => key !== 'bias');
  const reasons: readonly (readonly [holds: boolean, why: string])[] = [
    [option !== undefined, `${option} makes other mazes likelier, or mazes that are not counted`],
    [recipe.space.weave !== undefined, 'mazes with crossings are not counted'],
    [recipe.steps.length > 1, 'transforms make other mazes'],
    [recipe.wish !== undefined, 'a wish prefers some mazes'],
    [isMaker(record), `${carve.algorithm} does not grow spanning trees`],
  ];
  const [, why] = reasons.find(([holds]) => holds) ?? [];
  if (why === undefined && !isMaker(record)) return record;
  throw new MazeError('cannot-combine', `${why}; uniformity is that of a generator alone, such as wilson`);
}

/** The perfect mazes of a board. */
function mazeCount({ graph, rivals }: Space): number {
  if (rivals !== null || graph.cellCount === 0 || pieces(graph).count > 1) {
    throw new MazeError(
      'cannot-combine',
      'the mazes of this board are not counted; take one that hangs together, such as 3x3',
    );
  }
  const count = spanningTreeCount(graph);
  if (count < 2n) throw new MazeError('cannot-combine', 'this board has only one maze; take a larger one, such as 3x3');
  if (count <= BigInt(MOST_MAZES)) return Number(count);
  throw new MazeError(
    'too-large',
    `this board has ${rounded(count)} mazes, and each has to be seen often; take one with at most ${grouped(MOST_MAZES)}, such as 3x3`,
  );
}

function judged(tally: Tally, samples: number, mazes: number): Uniformity {
  const { statistic, freedom, p } = chiSquareEven(tally.draws(), mazes);
  const even = samples / mazes;
  let more = 0; // draws beyond the even share
  let likeliest = 0;
  let rarest = tally.seen < mazes ? 0 : samples;
  for (const count of tally.draws()) {
    more += Math.max(0, count - even);
    likeliest = Math.max(likeliest, count);
    rarest = Math.min(rarest, count);
  }
  const verdict = verdictOf(even, p, mazes - tally.seen);
  const figures = { samples, mazes, seen: tally.seen, rarest, likeliest };
  return {
    ...figures,
    chiSquare: statistic / freedom,
    freedom,
    p,
    distance: more / samples,
    distanceByChance: Math.min(1, Math.sqrt(mazes / (2 * Math.PI * samples))), // of counts that are nearly normal
    verdict,
    sentence: sentences[verdict](figures),
  };
}

/** @param even draws of each maze, if all were drawn equally often @param unseen mazes that never arose */
function verdictOf(even: number, p: number, unseen: number): UniformityVerdict {
  if (even < LEAST_DRAWS) return 'too-few';
  if (p >= REJECT) return 'uniform';
  return unseen > 0 && even >= SURE_DRAWS ? 'missing' : 'uneven';
}

type Counts = Pick<Uniformity, 'samples' | 'mazes' | 'seen' | 'rarest' | 'likeliest'>;

const sentences: { readonly [V in UniformityVerdict]: (counts: Counts) => string } = {
  uniform: ({ samples }) => `uniform as far as ${grouped(samples)} mazes can tell`,
  uneven: ({ samples, mazes, seen, rarest, likeliest }) =>
    seen < mazes
      ? `not uniform: ${grouped(mazes - seen)} of ${grouped(mazes)} mazes did not arise in ${grouped(samples)}, perhaps as they are rare`
      : `all mazes arise, but the likeliest is ${(likeliest / rarest).toFixed(1)} times as likely as the rarest`,
  missing: ({ samples, mazes, seen }) =>
    `${grouped(mazes - seen)} of ${grouped(mazes)} mazes never arose in ${grouped(samples)}`,
  'too-few': ({ samples, mazes }) =>
    `${grouped(samples)} draws are too few to tell: with ${grouped(mazes)} mazes it takes ${grouped(LEAST_DRAWS * mazes)} or more`,
};

/** 19200 as 19,200. */
function grouped(count: number | bigint): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number that may be very long. */
function rounded(count: bigint): string {
  const digits = String(count);
  return digits.length <= 12 ? grouped(count) : `about 10^${digits.length - 1}`;
}
