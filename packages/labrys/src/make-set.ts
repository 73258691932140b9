import { type Maze, MazeError, pieces, type Space, spanningTreeCount } from '@labrys/core';
import {
  cellCountOf,
  isBoardRandom,
  type MakeOptions,
  type MazeRequest,
  makeMaze,
  makeMazeInTurns,
  type Recipe,
  type RecipeInput,
  spaceOf,
} from '@labrys/recipe';
import { recipe as recipeOf } from './make.ts';

/** One maze of a set, and the recipe that makes it alone. */
export interface SetMember {
  readonly recipe: Recipe;
  readonly maze: Maze;
}

/** So many mazes in a row that were there before, and more for large sets, mean that there are hardly any others. */
const TRIES = 200;
const TRIES_A_MAZE = 20;

/** Boards up to this many cells have their mazes counted, which is quick; larger ones have enough for any set. */
const COUNTED_CELLS = 49;

/**
 * Makes mazes of one request, no two with the same passages.
 *
 * From the seed S the seeds S-1, S-2 and so on are derived; one that gives a maze that was there before is passed over.
 * So a longer set begins like a shorter one, and each maze can be made again alone.
 *
 * @param count how many mazes, 1 or more
 * @param options as for one maze, but for the trace; progress is that of the whole set
 * @throws MazeError as {@link make}; `cannot-combine` if the board has too few mazes, before the first one where they
 * can be counted
 */
export function* makeSet(
  request: MazeRequest | RecipeInput | Recipe,
  count: number,
  { signal, onProgress }: Omit<MakeOptions, 'trace'> = {},
): Generator<SetMember, void, void> {
  const choice = new Choice(recipeOf(request), count, onProgress);
  for (let recipe = choice.next(); recipe !== null; recipe = choice.next()) {
    const maze = makeMaze(recipe, { signal, onProgress: choice.report }, choice.space());
    if (choice.takes(maze)) yield { recipe, maze };
  }
}

/**
 * The same in turns, as {@link makeMazeInTurns} makes one: a large maze does not keep the terminal waiting.
 *
 * @throws as {@link makeSet}, by rejecting
 */
export async function* makeSetInTurns(
  recipe: Recipe,
  count: number,
  { signal, onProgress, pause }: Parameters<typeof makeMazeInTurns>[1],
): AsyncGenerator<SetMember, void, void> {
  const choice = new Choice(recipe, count, onProgress);
  for (let own = choice.next(); own !== null; own = choice.next()) {
    const maze = await makeMazeInTurns(own, { signal, onProgress: choice.report, pause }, choice.space());
    if (choice.takes(maze)) yield { recipe: own, maze };
  }
}

/** Which mazes become the set. */
class Choice {
  /** Tells of the whole set how much is done, given how much of the maze in work is. */
  readonly report: ((done: number) => void) | undefined;
  private readonly recipe: Recipe;
  private readonly count: number;
  private readonly known: Maze[] = [];
  private board: Space | null = null;
  private tried = 0;
  private misses = 0;

  constructor(recipe: Recipe, count: number, onProgress: MakeOptions['onProgress']) {
    requireSoMany(recipe, count);
    this.recipe = recipe;
    this.count = count;
    this.report = onProgress && ((done) => onProgress((this.known.length + done) / count));
  }

  /** The recipe to make next, or null if the set is whole. */
  next(): Recipe | null {
    if (this.known.length >= this.count) return null;
    return { ...this.recipe, seed: `${this.recipe.seed}-${++this.tried}` };
  }

  /** The board of all mazes, built once; undefined where each has its own. */
  space(): Space | undefined {
    if (isBoardRandom(this.recipe)) return undefined;
    this.board ??= spaceOf(this.recipe);
    return this.board;
  }

  /** Whether a maze is new, and so one of the set. */
  takes(maze: Maze): boolean {
    const { known } = this;
    if (!known.some((other) => areEqual(other, maze))) {
      this.misses = 0;
      known.push(maze);
      return true;
    }
    if (++this.misses < TRIES + TRIES_A_MAZE * known.length) return false;
    throw tooFew(`this board seems to have only ${mazes(known.length)} of this kind`, this.count);
  }
}

/** Whether two mazes have the same board and the same passages. */
function areEqual(a: Maze, b: Maze): boolean {
  if (!a.open.equals(b.open)) return false;
  const [ends, others] = [a.space.graph.ends, b.space.graph.ends];
  return ends === others || (ends.length === others.length && ends.every((cell, i) => cell === others[i]));
}

/** Perfect mazes are the spanning trees of the board, so on a small one there is an end to them. */
function requireSoMany(recipe: Recipe, count: number): void {
  if (recipe.steps.length > 1) return; // transforms make other mazes of them
  if (isBoardRandom(recipe) || cellCountOf(recipe) > COUNTED_CELLS) return;
  const { graph } = spaceOf(recipe);
  if (pieces(graph).count > 1) return; // no tree spans several pieces
  const most = Number(spanningTreeCount(graph));
  if (count > most) throw tooFew(`this board has only ${mazes(most)}`, count);
}

function mazes(count: number): string {
  return `${count} different ${count === 1 ? 'maze' : 'mazes'}`;
}

function tooFew(found: string, count: number): MazeError {
  return new MazeError('cannot-combine', `${found}, and ${count} were asked for; take a larger board or fewer mazes`);
}
