// Looks for a maze whose figures are as wished: over seeds first, then by moves from the best.

import { MazeError } from '../errors.ts';
import { openDegrees } from '../maze/degrees.ts';
import type { Maze } from '../maze/maze.ts';
import { type Figure, figuresNamed } from '../measure/figure.ts';
import { measuresNamed } from '../measure/measures.ts';
import type { Random } from '../random/random.ts';
import { NONE } from '../structures/none.ts';
import { cellWithOpenings, farthestEnds, type Guide, guideOf } from './guide.ts';
import { LinkMoves } from './link-moves.ts';
import { missBy, type Outcome, outcome, type Target, targetFigures } from './target.ts';

/** A search, and what it may do. */
export interface Search {
  readonly targets: readonly Target[];
  /** Mazes that may be measured, 1 or more. */
  readonly budget: number;
  /** Whether the best maze may be changed link by link, or only others be made. */
  readonly moves: boolean;
  /** Decides on moves. */
  readonly random: Random;
  /** Makes maze number k, with its ends; yields so that it can be stopped. */
  readonly make: (k: number) => Generator<unknown, Maze>;
  /** The same maze with the ends it is to have after a move; null if they stay where they are. */
  readonly ends: ((maze: Maze) => Maze) | null;
}

/** How far a search is. */
export interface SearchProgress {
  /** Share of the budget, 0 to 1. */
  readonly done: number;
  readonly best: readonly Outcome[];
}

/** Most mazes that are made before one of them is changed: texture is kept if one of these will do. */
const MOST_TRIES = 100;
/** As a share of the budget. */
const TRIES_SHARE = 0.1;
/** Measured mazes between two looks at whether to stop. */
const SLICE = 64;

/**
 * The first maze found that meets all targets, or the one that came nearest.
 *
 * How near is the sum of what is missing, each target counted in standard deviations of its figure from seed to seed.
 * Moves are accepted late (E. K. Burke, Y. Bykov, The late acceptance hill-climbing heuristic, 2017): whatever is no
 * worse than the maze some moves ago, which needs no temperatures and no exponentials.
 *
 * What kind of maze it is stays: perfect mazes perfect, parts as they are, no dead ends where there were none, one passage
 * without junctions. The number of loops changes only if the wish is about them. With one-way links or doors nothing is moved,
 * and other seeds are tried instead.
 *
 * @returns a maze with ends
 * @throws MazeError `unknown-name` for a measure, `cannot-combine` for one that the board does not have
 * Cost: budget times that of measuring what is wished.
 */
export function* searchMaze(search: Search): Generator<SearchProgress, Maze, void> {
  const { targets, budget } = search;
  const figures = targetFigures(targets);
  const best = new Best(targets, figures);
  const fewTries = Math.max(1, Math.min(MOST_TRIES, Math.floor(budget * TRIES_SHARE)));
  const mayMove = (): boolean => search.moves && best.maze.oneWay === null && best.maze.locks === undefined;
  let spent = 0;
  while (spent < budget && (spent < fewTries || !mayMove())) {
    const work = search.make(spent++);
    for (;;) {
      const turn = work.next();
      if (turn.done) {
        best.try(turn.value);
        break;
      }
      yield best.progress((spent - 1) / budget);
    }
    if (best.isMet()) return best.maze;
    yield best.progress(spent / budget);
  }
  if (spent === budget) return best.maze;

  const climb = new Climb(search, figures, best);
  while (spent < budget && !best.isMet()) {
    climb.step();
    if (++spent % SLICE === 0) yield best.progress(spent / budget);
  }
  return best.maze;
}

/** The best maze so far, and what mazes are compared by. */
class Best {
  maze!: Maze;
  private values: readonly (number | null)[] = [];
  private readonly targets: readonly Target[];
  private readonly figures: readonly Figure[];
  private tried = 0;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  /** Target -> what counts as one step of its figure. */
  private readonly scale: Float64Array;

  constructor(targets: readonly Target[], figures: readonly Figure[]) {
    this.targets = targets;
    this.figures = figures;
    this.sums = new Float64Array(targets.length);
    this.squares = new Float64Array(targets.length);
    this.scale = new Float64Array(targets.length);
  }

  /** Takes the maze of a seed into account. */
  try(maze: Maze): void {
    const values = figuresNamed(maze, this.figures);
    if (this.tried++ === 0) this.requireParts(maze, values);
    this.rescale(values);
    if (this.tried > 1 && this.distance(values) >= this.distance(this.values)) return;
    this.maze = maze;
    this.values = values;
  }

  /** Keeps a maze that came nearer than all before; what is given may be changed afterwards. */
  note(maze: Maze, values: readonly (number | null)[]): void {
    this.maze = { ...maze, open: maze.open.clone() };
    this.values = values;
  }

  /** How far figures are from what is wished, all in all; 0 if each target is met. */
  distance(values: readonly (number | null)[]): number {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      const value = values[i] as number | null;
      sum +=
        value === null ? NO_FIGURE : Math.abs(missBy(this.targets[i] as Target, value)) / (this.scale[i] as number);
    }
    return sum;
  }

  isMet(): boolean {
    return this.distance(this.values) === 0;
  }

  progress(done: number): SearchProgress {
    return { done, best: this.values.map((value, i) => outcome(this.targets[i] as Target, value)) };
  }

  private requireParts(maze: Maze, values: readonly (number | null)[]): void {
    const missing = this.figures.find(({ part }, i) => part !== null && values[i] === null);
    if (missing === undefined) return;
    const { name } = missing.measure;
    const parts = Object.keys(measuresNamed(maze, [name])[name] ?? {}).map((part) => `${name}.${part}`);
    const has = parts.length === 0 ? 'none at all' : parts.join(', ');
    throw new MazeError('cannot-combine', `this board has no ${missing.name}; of these it has ${has}`);
  }

  /** Standard deviations so far, but not less than a hundredth of the bound. */
  private rescale(values: readonly (number | null)[]): void {
    const { tried, targets, sums, squares, scale } = this;
    for (const [i, { least, most }] of targets.entries()) {
      const value = values[i] ?? 0;
      const sum = (sums[i] as number) + value;
      const square = (squares[i] as number) + value * value;
      sums[i] = sum;
      squares[i] = square;
      const spread = Math.sqrt(Math.max(0, square / tried - (sum / tried) * (sum / tried)));
      scale[i] = Math.max(spread, Math.abs(least ?? most ?? 0) / 100, LEAST_SCALE);
    }
  }
}

/** No figure at all is farther off than any. */
const NO_FIGURE = 1e6;
const LEAST_SCALE = 0.01;

/** Moves that lie between a maze and the one it is compared with: with more of them the search takes longer to get anywhere. */
const LATENESS = 10;
/** Chance, in sixteenths, that a move goes by a target that is not met; else any is tried. */
const GUIDED = 12;

/** Moves that may turn out impossible before a maze is measured: most are where dead ends or junctions are barred. */
const MOST_MOVES = 16;

/** Figures that more or fewer loops change, whatever else is done. */
const OF_LOOPS: ReadonlySet<string> = new Set(['loops', 'open', 'islands']);

/** The maze in work. */
class Climb {
  private readonly search: Search;
  private readonly figures: readonly Figure[];
  private readonly guides: readonly Guide[];
  private readonly best: Best;
  private readonly links: LinkMoves;
  private readonly history: Float64Array;
  private readonly wayIsFarthest: boolean;
  private places: (readonly number[] | null)[];
  private values: readonly (number | null)[];
  private distance: number;
  private bestDistance: number;
  private loops: number;
  private steps = 0;

  constructor(search: Search, figures: readonly Figure[], best: Best) {
    const { maze } = best;
    const wishes = (...names: string[]): boolean => figures.some(({ name }) => names.includes(name));
    this.search = search;
    this.figures = figures;
    this.guides = figures.map(guideOf);
    this.best = best;
    this.wayIsFarthest = wishes('farthest') && !wishes('solutionLength', 'solutionShare');
    this.values = figuresNamed(maze, figures);
    this.distance = best.distance(this.values);
    this.bestDistance = this.distance;
    this.history = new Float64Array(LATENESS).fill(this.distance);
    this.places = figures.map(() => null);
    this.loops = measuresNamed(maze, ['loops']).loops;
    const kept = {
      noDeadEnds: !hasAvoidableDeadEnds(maze) && !wishes('deadEnds', 'degree.1'),
      noJunctions: openDegrees(maze).every((degree) => degree <= 2) && !wishes('junctions', 'degree.3'),
    };
    this.links = new LinkMoves({ ...maze, open: maze.open.clone() }, kept, search.random);
    this.keep(this.links.maze);
  }

  /** Tries one move. */
  step(): void {
    const { best, history, links } = this;
    const slot = this.steps++ % history.length;
    let more = this.move();
    for (let tries = 1; more === null && tries < MOST_MOVES; tries++) more = this.move();
    if (more === null) return;
    const maze = this.search.ends?.(links.maze) ?? links.maze;
    const values = figuresNamed(maze, this.figures);
    const distance = best.distance(values);
    if (distance > this.distance && distance > (history[slot] as number)) {
      links.undo();
      return;
    }
    this.values = values;
    this.distance = distance;
    this.loops += more;
    if (distance < (history[slot] as number)) history[slot] = distance;
    if (distance < this.bestDistance) {
      this.bestDistance = distance;
      best.note(maze, values);
    }
    this.keep(maze);
  }

  private keep(maze: Maze): void {
    const { from, to } = this.wayIsFarthest ? farthestEnds(maze) : { from: maze.start, to: maze.finishes };
    this.links.keep(maze, from, [to].flat());
    this.places.fill(null);
  }

  /** Makes a move. @returns loops that it adds; null if nothing was changed */
  private move(): number | null {
    const { random } = this.search;
    const missed = this.search.targets.flatMap((target, i) => {
      const value = this.values[i] as number | null;
      return value !== null && missBy(target, value) !== 0 ? [i] : [];
    });
    if (missed.length > 0 && random.small(16) < GUIDED) {
      const i = missed[random.below(missed.length)] as number;
      if (this.loops > 0 && OF_LOOPS.has((this.figures[i] as Figure).name)) {
        const rises = missBy(this.search.targets[i] as Target, this.values[i] as number) < 0;
        return this.toggleLoop(rises);
      }
      const done = this.guided(i);
      if (done !== null) return done ? 0 : null;
    }
    return this.swap(this.links.closedLink()) ? 0 : null;
  }

  /** A move for the sake of a target. @returns whether one was made; null if there is nothing to go by */
  private guided(i: number): boolean | null {
    const { links, search } = this;
    const { random } = search;
    const guide = this.guides[i] as Guide;
    const target = search.targets[i] as Target;
    const value = this.values[i] as number;
    const rises = missBy(target, value) < 0;
    switch (guide?.kind) {
      case 'way': {
        const wanted = rises ? (target.most ?? Number.POSITIVE_INFINITY) : (target.least ?? Number.NEGATIVE_INFINITY);
        const { unit } = (this.figures[i] as Figure).measure;
        const l = links.wayLink((wanted - value) * (unit === 'per cent' ? links.maze.space.graph.cellCount / 100 : 1));
        return l === NONE ? null : links.swap(l, 'way');
      }
      case 'beside-way':
        return this.swapAt(links.wayCell(links.maze.finishes));
      case 'deepest-trap':
        return this.swapAt(links.trapCell(links.maze.finishes));
      case 'place': {
        this.places[i] ??= guide.cells(links.maze);
        const cells = this.places[i] as readonly number[];
        return this.swapAt(cells[random.below(Math.max(cells.length, 1))] ?? NONE);
      }
      case 'openings':
        return this.swapAt(cellWithOpenings(links.maze, rises ? guide.rise : guide.fall, random));
      case 'links': {
        const gain = guide.gain(links.maze);
        return links.swapFor(rises ? gain : (l) => -gain(l));
      }
      default:
        return null;
    }
  }

  private swapAt(cell: number): boolean | null {
    return cell === NONE ? null : this.swap(this.links.closedLink(cell));
  }

  private swap(l: number): boolean {
    return l !== NONE && this.links.swap(l, this.search.random.small(2) === 0 ? 'beside' : 'ring');
  }

  private toggleLoop(adds: boolean): number | null {
    if (adds) {
      const l = this.links.closedLink();
      return l !== NONE && this.links.open(l) ? 1 : null;
    }
    return this.loops > 1 && this.links.closeLoop() ? -1 : null;
  }
}

function hasAvoidableDeadEnds(maze: Maze): boolean {
  const { first } = maze.space.graph;
  return openDegrees(maze).some((d, c) => d === 1 && (first[c + 1] as number) - (first[c] as number) > 1);
}
