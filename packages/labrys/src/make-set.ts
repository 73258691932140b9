import {
  type BitSet,
  canonicalLinks,
  type Figure,
  figureNamed,
  figuresNamed,
  type Maze,
  MazeError,
  pieces,
  type Space,
  spanningTreeCount,
} from '@labrys/core';
import {
  carveOf,
  cellCountOf,
  isBoardRandom,
  type MakeOptions,
  type MazeRequest,
  makeMaze,
  makeMazeInTurns,
  measureFault,
  type Recipe,
  type RecipeInput,
  requireEnds,
  spaceOf,
} from '@labrys/recipe';
import { recipe as recipeOf } from './make.ts';

/** One maze of a set, and the recipe that makes it alone. */
export interface SetMember {
  readonly recipe: Recipe;
  readonly maze: Maze;
  /** The figure that it is ranked by, where it is; null if it has none. */
  readonly rank?: number | null;
}

/** How to make a set: as one maze, but for the trace; progress is that of the whole set. */
export interface SetOptions extends Omit<MakeOptions, 'trace'> {
  /**
   * A measure, such as `difficulty`, that rises from maze to maze. Then mazes that are mirrored or turned copies of one
   * another count as the same, and none is given before all are made.
   */
  readonly rank?: string | undefined;
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
 * @param options progress, cancelling, and what to rank by
 * @throws MazeError as {@link make}; `cannot-combine` if the board has too few mazes, before the first one where they
 * can be counted, or if what is ranked by needs ends
 */
export function* makeSet(
  request: MazeRequest | RecipeInput | Recipe,
  count: number,
  { signal, onProgress, rank }: SetOptions = {},
): Generator<SetMember, void, void> {
  const choice = new Choice(recipeOf(request), count, { onProgress, rank });
  for (let recipe = choice.next(); recipe !== null; recipe = choice.next()) {
    const maze = makeMaze(recipe, { signal, onProgress: choice.report }, choice.space());
    yield* choice.taken({ recipe, maze });
  }
  yield* choice.ranked();
}

/**
 * The same in turns, as {@link makeMazeInTurns} makes one: a large maze does not keep the terminal waiting.
 *
 * @throws as {@link makeSet}, by rejecting
 */
export async function* makeSetInTurns(
  recipe: Recipe,
  count: number,
  { signal, onProgress, pause, rank }: SetOptions & Parameters<typeof makeMazeInTurns>[1],
): AsyncGenerator<SetMember, void, void> {
  const choice = new Choice(recipe, count, { onProgress, rank });
  for (let own = choice.next(); own !== null; own = choice.next()) {
    const maze = await makeMazeInTurns(own, { signal, onProgress: choice.report, pause }, choice.space());
    yield* choice.taken({ recipe: own, maze });
  }
  yield* choice.ranked();
}

/** Which mazes become the set. */
class Choice {
  /** Tells of the whole set how much is done, given how much of the maze in work is. */
  readonly report: MakeOptions['onProgress'];
  private readonly recipe: Recipe;
  private readonly count: number;
  private readonly figure: Figure | null;
  private readonly members: SetMember[] = [];
  private readonly links: BitSet[] = []; // by which members are compared
  private board: Space | null = null;
  private tried = 0;
  private misses = 0;

  constructor(recipe: Recipe, count: number, { onProgress, rank }: Pick<SetOptions, 'onProgress' | 'rank'>) {
    this.figure = rank === undefined ? null : rankFigure(rank, recipe);
    requireSoMany(recipe, count);
    this.recipe = recipe;
    this.count = count;
    this.report = onProgress && ((done, best) => onProgress((this.members.length + done) / count, best));
  }

  /** The recipe to make next, or null if the set is whole. */
  next(): Recipe | null {
    if (this.members.length >= this.count) return null;
    return { ...this.recipe, seed: `${this.recipe.seed}-${++this.tried}` };
  }

  /** The board of all mazes, built once; undefined where each has its own. */
  space(): Space | undefined {
    if (isBoardRandom(this.recipe)) return undefined;
    this.board ??= spaceOf(this.recipe);
    return this.board;
  }

  /** The maze, if it is new and can be given at once. */
  taken(member: SetMember): readonly SetMember[] {
    const { members, figure } = this;
    const { maze } = member;
    const links = figure === null ? maze.open : canonicalLinks(maze);
    if (!members.some((other, i) => links.equals(this.links[i] as BitSet) && onOneBoard(other.maze, maze))) {
      this.misses = 0;
      members.push(figure === null ? member : { ...member, rank: figuresNamed(maze, [figure])[0] as number | null });
      this.links.push(links);
      return figure === null ? [member] : [];
    }
    if (++this.misses < TRIES + TRIES_A_MAZE * members.length) return [];
    throw tooFew(`this board seems to have only ${mazes(members.length)} of this kind`, this.count);
  }

  /** The set, the least first, where it is ranked; those without the figure last. */
  ranked(): readonly SetMember[] {
    if (this.figure === null) return [];
    const place = ({ rank }: SetMember): number => rank ?? Number.POSITIVE_INFINITY;
    return this.members.toSorted((a, b) => (place(a) < place(b) ? -1 : Number(place(a) > place(b))));
  }
}

/** @throws MazeError `unknown-name`, `cannot-combine` */
function rankFigure(rank: string, recipe: Recipe): Figure {
  const fault = measureFault(rank);
  if (fault !== null) throw new MazeError('unknown-name', fault);
  requireEnds(rank, { ends: recipe.ends, carve: carveOf(recipe) });
  return figureNamed(rank) as Figure;
}

/** Whether two mazes have the same board. */
function onOneBoard(a: Maze, b: Maze): boolean {
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
