// From a recipe to a maze. Each step draws from a stream of its own, so that adding one never disturbs the others.

import {
  type CarveOptions,
  type Carving,
  chooseEnds,
  type EndsRequest,
  type Maze,
  MazeError,
  MeshSpace,
  mazeOf,
  type Outcome,
  type ParamValues,
  type Picture,
  Random,
  type Seed,
  type Space,
  searchMaze,
  startAroundRooms,
  startCarving,
  startSegments,
  startSymmetric,
  type Trace,
  transforms,
} from '@labrys/core';
import { type Drawing, pictureOn, type Way, wayAlong } from '@labrys/masks';
import { resolveCell } from './cell-reference.ts';
import { algorithmNamed, isMaker } from './parse.ts';
import { type CarveRecipe, carveOf, type Recipe, type Step } from './recipe.ts';
import { regionsOf } from './segments.ts';
import { spaceOf } from './space.ts';
import { stepRandom, transformMaze } from './transform.ts';

/** How to watch and stop the making of a maze. */
export interface MakeOptions {
  /** Called now and then with the share that is done, 0 to 1; in a search for a wish also with the best found so far. */
  readonly onProgress?: ((done: number, best?: readonly Outcome[]) => void) | undefined;
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
    options.onProgress?.(turn.value.done, turn.value.best);
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
    options.onProgress?.(turn.value.done, turn.value.best);
    await options.pause();
    stopIfAsked(options.signal);
  }
}

function stopIfAsked(signal: MakeOptions['signal']): void {
  if (signal?.aborted === true) throw new MazeError('cancelled', 'stopped before the maze was done');
}

/** How far the work is. */
interface Turn {
  readonly done: number;
  readonly best?: readonly Outcome[];
}

function* making(recipe: Recipe, trace: Trace | undefined, space: Space = spaceOf(recipe)): Generator<Turn, Maze> {
  // Ends off the board are found before the long work.
  const from = recipe.ends.from === undefined ? undefined : resolveCell(space, 'from', recipe.ends.from);
  const to = recipe.ends.to === undefined ? undefined : resolveCell(space, 'to', recipe.ends.to);
  const way = wayOf(recipe, space);
  yield { done: 0 };
  const { place, style } = recipe.ends;
  const [first, last] = place === 'none' && way !== null ? [way.cells[0], way.cells.at(-1)] : [];
  const ends = { place, from: from ?? first, to: to ?? last, style };
  const one = (own: Recipe): Generator<number, Maze> => makingOne(own, { ends, joined: way?.links, trace }, space);
  if (recipe.wish === undefined) return yield* turns(one(recipe));
  if (trace !== undefined) {
    throw new MazeError(
      'cannot-combine',
      'a maze that is searched for is not made in one go; take its wish away to watch',
    );
  }
  const { targets, budget, search } = recipe.wish;
  // Of all places this one alone goes by the passages.
  const follows = place === 'farthest' && (from === undefined || to === undefined);
  const random = Random.of(recipe.seed, 'wish ends');
  const maze = yield* searchMaze({
    targets,
    budget,
    moves: search === 'moves',
    random: Random.of(recipe.seed, 'wish'),
    // The first try is the maze without the wish.
    make: (k) => one(k === 0 ? recipe : { ...recipe, seed: `${recipe.seed}~${k}` }),
    ends: follows ? (changed) => chooseEnds(changed, { ...ends, style: 'markers' }, random) : null,
  });
  // Where the ends have moved, so have the gaps.
  return follows ? chooseEnds(maze, ends, random) : maze;
}

/** The maze of a recipe, whatever it wishes for. */
function* makingOne(
  recipe: Recipe,
  { ends, joined, trace }: Pick<CarveOptions, 'joined' | 'trace'> & { readonly ends: EndsRequest },
  space: Space,
): Generator<number, Maze> {
  const random = stepRandom(recipe.seed, recipe.steps, 0);
  const carved = yield* carving(space, carveOf(recipe), {
    weave: recipe.space.weave,
    joined,
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
  const maze = chooseEnds(before, ends, Random.of(recipe.seed, 'ends'));
  return transformMaze(maze, changes.slice(split), recipe.seed, changes.slice(0, split), symmetry);
}

/** Whether a step goes by start and finish. */
function mindsEnds(step: Step): boolean {
  return transforms.some(
    ({ name, needsEnds, sparesEnds }) => (needsEnds ?? sparesEnds) === true && Object.hasOwn(step, name),
  );
}

/** The way that is drawn for the maze; null if none is. */
function wayOf(recipe: Recipe, space: Space): Way | null {
  const { way } = carveOf(recipe);
  if (way === undefined) return null;
  if (space instanceof MeshSpace) return wayAlong(space, way.path);
  throw new MazeError('cannot-combine', 'a way is drawn on a board made of polygons, and this is a bare graph');
}

/** @throws MazeError `cannot-combine` where cells lie nowhere */
function pictureOver({ mesh }: Space, drawing: Drawing): Picture {
  if (mesh !== null) return pictureOn({ mesh }, drawing);
  throw new MazeError('cannot-combine', 'a picture needs a board made of polygons, and this is a bare graph');
}

function* carving(
  space: Space,
  recipe: CarveRecipe,
  {
    weave,
    joined,
    seed,
    random,
    trace,
  }: Pick<CarveOptions, 'weave' | 'joined' | 'random' | 'trace'> & { readonly seed: Seed },
): Generator<number, Maze> {
  const { algorithm, focus, bias, blend, runLimit, picture: drawing, way: _, ...rest } = recipe;
  const { symmetry, rooms, segments, ...params } = rest;
  const record = algorithmNamed(algorithm);
  const picture = drawing === undefined ? undefined : pictureOver(space, drawing);
  if (isMaker(record)) {
    return yield* record.make(space, params as ParamValues, { random, trace: trace ?? null, focus, picture });
  }
  const options = { focus, params: params as ParamValues, bias, blend, runLimit, random, trace };
  if (segments !== undefined) {
    const regions = regionsOf(space, recipe, Random.of(seed, 'segments'));
    return yield* carved(startSegments(space, { ...regions, runLimit, random, trace }));
  }
  if (symmetry !== undefined) return yield* carved(startSymmetric(space, record, symmetry, options));
  if (trace !== undefined) for (const l of joined ?? []) trace.choose(l);
  const all: CarveOptions = {
    ...options,
    picture,
    joined,
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

function* turns<R>(work: Generator<number, R>): Generator<Turn, R> {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    yield { done: turn.value };
  }
}
