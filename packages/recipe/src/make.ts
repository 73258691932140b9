// From a recipe to a maze. Each step draws from a stream of its own, so that adding one never disturbs the others.

import {
  type CarveOptions,
  type Carving,
  chooseEnds,
  type Maze,
  MazeError,
  mazeOf,
  type ParamValues,
  Random,
  type Seed,
  type Space,
  startAroundRooms,
  startCarving,
  startSegments,
  startSymmetric,
  type Trace,
  transforms,
} from '@labrys/core';
import { resolveCell } from './cell-reference.ts';
import { algorithmNamed, isMaker } from './parse.ts';
import { type CarveRecipe, carveOf, type Recipe, type Step } from './recipe.ts';
import { regionsOf } from './segments.ts';
import { spaceOf } from './space.ts';
import { stepRandom, transformMaze } from './transform.ts';

/** How to watch and stop the making of a maze. */
export interface MakeOptions {
  /** Called now and then with the share that is done, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** An AbortSignal, or anything that says whether to stop. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Takes down in which order the generator did things. */
  readonly trace?: Trace | undefined;
}

/** Kernel steps between two looks at the signal: some 20 milliseconds. */
const SLICE = 1 << 18;

/**
 * Makes the maze of a recipe.
 *
 * @param space what {@link spaceOf} gave for the recipe, if it is there already: building one can take as long as the maze
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine`, `param-range` for ends off the board,
 * `cancelled` if the signal said so
 */
export function makeMaze(recipe: Recipe, options: MakeOptions = {}, space?: Space): Maze {
  const work = making(recipe, options.trace, space);
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    options.onProgress?.(turn.value);
    stopIfAsked(options.signal);
  }
}

/**
 * The same in turns: between two slices it waits for `pause`, so that a page or a terminal stays alive.
 *
 * @param options `pause` lets others run, for example a promise kept by setImmediate or requestAnimationFrame
 * @param space as for {@link makeMaze}
 * @throws as {@link makeMaze}, by rejecting
 */
export async function makeMazeInTurns(
  recipe: Recipe,
  options: MakeOptions & { readonly pause: () => Promise<void> },
  space?: Space,
): Promise<Maze> {
  const work = making(recipe, options.trace, space);
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    options.onProgress?.(turn.value);
    await options.pause();
    stopIfAsked(options.signal);
  }
}

function stopIfAsked(signal: MakeOptions['signal']): void {
  if (signal?.aborted === true) throw new MazeError('cancelled', 'stopped before the maze was done');
}

/** Yields the share that is done, returns the maze. */
function* making(recipe: Recipe, trace: Trace | undefined, space: Space = spaceOf(recipe)): Generator<number, Maze> {
  // Ends off the board are found before the long work.
  const from = recipe.ends.from === undefined ? undefined : resolveCell(space, 'from', recipe.ends.from);
  const to = recipe.ends.to === undefined ? undefined : resolveCell(space, 'to', recipe.ends.to);
  yield 0;

  const random = stepRandom(recipe.seed, recipe.steps, 0);
  const carved = yield* carving(space, carveOf(recipe), {
    weave: recipe.space.weave,
    seed: recipe.seed,
    random,
    trace,
  });
  // Ends come last, or before the first change that goes by the ways between them or spares them.
  const changes = recipe.steps.slice(1);
  const bare = changes.findIndex((step) => mindsEnds(step));
  const split = bare < 0 ? changes.length : bare;
  const { symmetry } = carveOf(recipe);
  const before = transformMaze(carved, changes.slice(0, split), recipe.seed, [], symmetry);
  const { place, style } = recipe.ends;
  const maze = chooseEnds(before, { place, from, to, style }, Random.of(recipe.seed, 'ends'));
  return transformMaze(maze, changes.slice(split), recipe.seed, changes.slice(0, split), symmetry);
}

/** Whether a step goes by start and finish. */
function mindsEnds(step: Step): boolean {
  return transforms.some(
    ({ name, needsEnds, sparesEnds }) => (needsEnds ?? sparesEnds) === true && Object.hasOwn(step, name),
  );
}

function* carving(
  space: Space,
  recipe: CarveRecipe,
  { weave, seed, random, trace }: Pick<CarveOptions, 'weave' | 'random' | 'trace'> & { readonly seed: Seed },
): Generator<number, Maze> {
  const { algorithm, focus, bias, blend, runLimit, symmetry, rooms, segments, ...params } = recipe;
  const record = algorithmNamed(algorithm);
  if (isMaker(record)) return yield* record.make(space, params as ParamValues, { random, trace: trace ?? null, focus });
  const options = { focus, params: params as ParamValues, bias, blend, runLimit, random, trace };
  if (segments !== undefined) {
    if (symmetry !== undefined || rooms !== undefined) {
      const other = symmetry === undefined ? 'rooms' : 'symmetry';
      throw new MazeError('cannot-combine', `segments and ${other} do not go together; leave one out`);
    }
    const regions = regionsOf(space, recipe, Random.of(seed, 'segments'));
    return yield* carved(startSegments(space, { ...regions, runLimit, random, trace }));
  }
  if (symmetry !== undefined) return yield* carved(startSymmetric(space, record, symmetry, options));
  const all: CarveOptions = {
    ...options,
    weave: record.tunnels === true && (weave?.density ?? 0) > 0 ? weave : undefined, // else placed before
  };
  return yield* carved(
    rooms === undefined ? startCarving(space, record, all) : startAroundRooms(space, record, all, rooms),
  );
}

function* carved(work: Carving): Generator<number, Maze> {
  while (!work.run(SLICE)) yield work.progress();
  return mazeOf(work.space(), work.open());
}
