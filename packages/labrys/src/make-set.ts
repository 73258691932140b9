import { type BitSet, type Maze, MazeError, spanningTreeCount } from '@labrys/core';
import {
  type MakeOptions,
  type MazeRequest,
  makeMaze,
  type Recipe,
  type RecipeInput,
  sizesOf,
  spaceOf,
  tilingNamed,
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
  const recipe = recipeOf(request);
  requireSoMany(recipe, count);
  const known: BitSet[] = [];
  for (let k = 1, misses = 0; known.length < count; k++) {
    const own = { ...recipe, seed: `${recipe.seed}-${k}` };
    const report = onProgress && ((done: number) => onProgress((known.length + done) / count));
    const maze = makeMaze(own, { signal, onProgress: report });
    if (known.some((open) => open.equals(maze.open))) {
      if (++misses < TRIES + TRIES_A_MAZE * known.length) continue;
      throw tooFew(`this board seems to have only ${mazes(known.length)} of this kind`, count);
    }
    misses = 0;
    known.push(maze.open);
    yield { recipe: own, maze };
  }
}

/** Perfect mazes are the spanning trees of the board, so on a small one there is an end to them. */
function requireSoMany(recipe: Recipe, count: number): void {
  if (recipe.steps.length > 1) return; // transforms make other mazes of them
  const { tiling, mask } = recipe.space;
  if (mask?.pieces === 'all') return; // no tree spans several pieces
  if (tilingNamed(tiling).cellCount(sizesOf(recipe.space)) > COUNTED_CELLS) return;
  const most = Number(spanningTreeCount(spaceOf(recipe).graph));
  if (count > most) throw tooFew(`this board has only ${mazes(most)}`, count);
}

function mazes(count: number): string {
  return `${count} different ${count === 1 ? 'maze' : 'mazes'}`;
}

function tooFew(found: string, count: number): MazeError {
  return new MazeError('cannot-combine', `${found}, and ${count} were asked for; take a larger board or fewer mazes`);
}
