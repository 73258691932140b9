// Measures what the published table of generators states: dead ends, solution length, time, whether all directions are
// alike and whether all mazes are equally likely. A row for each generator and each focus it takes.

import {
  type BitSet,
  carve,
  chooseEnds,
  type Focus,
  type Generator,
  generators,
  type Maker,
  type Maze,
  mazeOf,
  type ParamValues,
  Random,
  type Space,
  shortest,
  solve,
} from '@labrys/core';
import { algorithmNamed, generatorNamed, isMaker, knobsOf, sizedTilingNamed } from './parse.ts';
import { type TreeShares, treeShares } from './tree-shares.ts';

/** What to measure. */
export interface TableRequest {
  /** Names of generators and makers; if absent all generators but those that tunnel: without crossings they are another one. */
  readonly algorithms?: readonly string[] | undefined;
  readonly tiling: string;
  readonly sizes: ParamValues;
  /** Mazes a row, at least 1. */
  readonly samples: number;
  /** Seeds are this one and those that follow. */
  readonly seed: number;
  /** Milliseconds since whenever, for the times. */
  readonly clock: () => number;
}

/** One row; lengths and counts in per cent of the cells. */
export interface TableRow {
  readonly algorithm: string;
  readonly focus: Focus;
  readonly samples: number;
  readonly deadEnds: number;
  /** Standard deviation from maze to maze. */
  readonly deadEndsSd: number;
  /** Cells on the way between opposite corners (unicursal: from end to end), both included. */
  readonly solution: number;
  readonly solutionSd: number;
  /** Median time to carve, binary tree in passages = 10. */
  readonly time: number;
  /** Whether dead ends open alike to all four sides and half of the passages lie across; null off square boards. */
  readonly unbiased: boolean | null;
  /** Per cent of the dead ends that open to the east, south, west and north; null as `unbiased`. */
  readonly deadEndSides: readonly [number, number, number, number] | null;
  /** Per cent of the passages that lie across; null as `unbiased`. */
  readonly across: number | null;
  /** Whether all 192 mazes of 3 x 3 cells are equally likely, all but not equally, or some never seen; null for makers. */
  readonly uniform: TreeShares['uniform'] | null;
  /** How many of the 192 were seen; null for makers, whose mazes are no spanning trees as a rule. */
  readonly mazesSeen: number | null;
  /** What the original program's table states; null where it states nothing. */
  readonly published: { readonly deadEnds: number; readonly solution: number | null } | null;
}

/**
 * Measures row after row, in the order of the catalogue.
 *
 * @throws MazeError `unknown-name` for an algorithm, and what making the board may throw
 */
export function* tableRows(request: TableRequest): globalThis.Generator<TableRow, void, void> {
  // Without crossings a generator that tunnels is the one it is made from.
  const wanted = request.algorithms?.map(algorithmNamed) ?? generators.filter(({ tunnels }) => tunnels !== true);
  const space = sizedTilingNamed(request.tiling).space(request.sizes, 'plane', Random.of(request.seed, 'space'));
  const unit = medianTime(space, generatorNamed('binary-tree'), request);
  for (const algorithm of wanted) {
    for (const focus of focuses(algorithm)) yield measuredRow(space, algorithm, focus, request, unit);
  }
}

/** The focuses an algorithm takes. */
export function focuses(algorithm: Generator | Maker): readonly Focus[] {
  if (isMaker(algorithm)) return algorithm.takesBoth === true ? ['passage', 'wall'] : [algorithm.focus];
  const generator = algorithm;
  return (['passage', 'wall'] as const).filter((focus) => typeof generator.focus[focus] !== 'string');
}

/** The open links of a maze, as the recipe with this seed makes it. */
function openLinks(space: Space, algorithm: Generator | Maker, focus: Focus, seed: number): BitSet {
  const random = Random.of(seed, 'carve');
  if (!isMaker(algorithm)) return carve(space, algorithm, { focus, random });
  const work = algorithm.make(space, knobsOf(algorithm, focus), { focus, random, trace: null });
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value.open;
  }
}

function measuredRow(
  space: Space,
  algorithm: Generator | Maker,
  focus: Focus,
  { samples, seed, clock }: TableRequest,
  unit: number,
): TableRow {
  const cells = space.graph.cellCount;
  const deadEnds = new Float64Array(samples);
  const solution = new Float64Array(samples);
  const times = new Float64Array(samples);
  const sides = new Sides();
  for (let i = 0; i < samples; i++) {
    const begin = clock();
    const open = openLinks(space, algorithm, focus, seed + i);
    times[i] = clock() - begin;
    const bare = mazeOf(space, open);
    const ends = sides.count(bare);
    // One passage without a junction is walked from end to end, wherever these lie.
    const place = ends === 2 ? 'farthest' : 'corners';
    const maze = chooseEnds(bare, { place }, Random.of(seed + i, 'ends'));
    deadEnds[i] = (100 * ends) / cells;
    solution[i] = (100 * solve(maze, shortest).path.length) / cells;
  }
  const shares = isMaker(algorithm) ? null : treeShares(algorithm, focus, seed);
  const isSquare = space.description.kind === 'square' && space.description.width === space.description.height;
  const record = isMaker(algorithm) ? 'none was published' : algorithm.focus[focus];
  return {
    algorithm: algorithm.name,
    focus,
    samples,
    deadEnds: mean(deadEnds),
    deadEndsSd: deviation(deadEnds),
    solution: mean(solution),
    solutionSd: deviation(solution),
    time: unit > 0 ? (10 * median(times)) / unit : 0,
    unbiased: isSquare ? sides.areAlike(samples * cells) : null,
    deadEndSides: isSquare ? sides.deadEndShares() : null,
    across: isSquare ? sides.acrossShare() : null,
    uniform: shares?.uniform ?? null,
    mazesSeen: shares?.seen ?? null,
    published: typeof record === 'string' ? null : record.published,
  };
}

/** Runs before the measured ones, in which the engine gets used to the code. */
const WARM_UP = 20;

function medianTime(space: Space, generator: Generator, { samples, seed, clock }: TableRequest): number {
  for (let i = 0; i < WARM_UP; i++) carve(space, generator, { focus: 'passage', random: Random.of(seed + i, 'carve') });
  const times = Float64Array.from({ length: samples }, (_, i) => {
    const begin = clock();
    carve(space, generator, { focus: 'passage', random: Random.of(seed + i, 'carve') });
    return clock() - begin;
  });
  return median(times);
}

/** Cells in 200 mazes of 100 x 100, for which the bounds of the published laws are meant. */
const USUAL_CELLS = 200 * 100 * 100;
const DEAD_END_BOUND = 0.7; // per cent of the dead ends, around 25
const ACROSS_BOUND = 0.5; // per cent of the passages, around 50

/** To which sides dead ends open and how passages lie, over many mazes. */
class Sides {
  private readonly deadEnds = new Float64Array(4); // east, south, west, north
  private across = 0;
  private passages = 0;

  /** Adds a maze. @returns its dead ends */
  count(maze: Maze): number {
    const { graph, directions } = maze.space;
    let deadEnds = 0;
    for (let c = 0; c < graph.cellCount; c++) {
      let ways = 0;
      let way = 0;
      for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
        if (!maze.open.has(graph.link[h] as number)) continue;
        ways++;
        way = h;
        this.passages += 0.5; // a passage has two halves
        if (Math.abs(directions[2 * h] as number) > Math.abs(directions[2 * h + 1] as number)) this.across += 0.5;
      }
      if (ways !== 1) continue;
      deadEnds++;
      const side = sideOf(directions[2 * way] as number, directions[2 * way + 1] as number);
      this.deadEnds[side] = (this.deadEnds[side] as number) + 1;
    }
    return deadEnds;
  }

  deadEndShares(): [number, number, number, number] {
    const total = this.deadEnds.reduce((sum, count) => sum + count, 0);
    const share = (side: number): number => (total === 0 ? 25 : (100 * (this.deadEnds[side] as number)) / total);
    return [share(0), share(1), share(2), share(3)];
  }

  acrossShare(): number {
    return this.passages === 0 ? 50 : (100 * this.across) / this.passages;
  }

  /** @param cells cells of all mazes together; for fewer than usual the bounds are wider, as chance is */
  areAlike(cells: number): boolean {
    const widening = Math.sqrt(Math.max(1, USUAL_CELLS / cells));
    const deadEnds = this.deadEnds.reduce((sum, count) => sum + count, 0);
    // Where there are hardly any dead ends (unicursal has two a maze) six standard deviations are wider still.
    const deadEndBound = Math.max(DEAD_END_BOUND * widening, 600 * Math.sqrt(0.1875 / Math.max(deadEnds, 1)));
    return (
      this.deadEndShares().every((share) => Math.abs(share - 25) <= deadEndBound) &&
      Math.abs(this.acrossShare() - 50) <= ACROSS_BOUND * widening
    );
  }
}

function sideOf(x: number, y: number): number {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 0 : 2;
  return y > 0 ? 1 : 3;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation of a sample; 0 for one value. */
function deviation(values: Float64Array): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) * (value - middle), 0);
  return Math.sqrt(squares / (values.length - 1));
}

function median(values: Float64Array): number {
  const sorted = values.toSorted();
  const half = sorted.length >>> 1;
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}
