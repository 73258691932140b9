// One-way mazes (W. D. Pullen, Daedalus, "Arrow"). Cost: O(cells + links), some five words a cell.
//
// Each cell has the rank of the cell of the solution it hangs on, counted from the start:
//
//   rank 0     1       2     3
//   start ->  o  ->  o  -> finish       up by one rank leads only the way itself, one passage a rank;
//     |       |       |                 all else leads to the same rank or to a lower one.
//     o     o-o-o     o
//
// A walk that comes to no cell twice cannot come back to the way and go on: so there is exactly one solution.

import { MazeError } from '../errors.ts';
import { hasDoors } from '../maze/has-doors.ts';
import type { Maze } from '../maze/maze.ts';
import { OneWay } from '../maze/one-way.ts';
import type { Random } from '../random/random.ts';
import { breadthFirst } from '../solve/breadth-first.ts';
import { cellsAlong, requireEnds, whyUnsolvable } from '../solve/solver.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Transform } from './transform.ts';

export type ArrowsParams = { readonly form: string; readonly share: number };

export const arrows: Transform<ArrowsParams> = {
  id: 'KIND-DIRECTED',
  name: 'arrows',
  title: 'One-way passages',
  summary:
    'Makes passages one-way, and walls too, so that exactly one walk that comes to no cell twice solves the maze.',
  about:
    'Whoever looks for the way by arrows alone finds many that lead on, and one that leads through. With traps a wrong ' +
    'turn is final: nothing leads from a blind alley back to the solution, and one walks to its end or in circles there. ' +
    'With loops nobody is ever caught: from every cell one can get to every other, but arrows lead back to where one was ' +
    'before, in circles of any size. Either way every cell can be reached that could be, and exactly one walk from start ' +
    'to finish comes to no cell twice. A maze with loops of its own is solved by the shortest way; arrows it has are ' +
    'dropped. The maze has to have one start and one finish, and a way between them.',
  steps: [
    'Find the way from start to finish, and what hangs on each of its cells.',
    'Turn the wished share of the walls into openings.',
    'Traps: an arrow onward along the way, outward along all that hangs on it, and back where two cells of the way meet ' +
      'besides; between others one way or the other at random.',
    'Loops: an arrow back, to the cells that hang on the way further down, or at random among those of one place; then a ' +
      'passage leads away from the start only, if what lies beyond it has an arrow out again.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    form: {
      type: 'choice',
      choices: {
        traps: 'wrong turns never lead back to the solution',
        loops: 'wrong turns lead back to where one was before: nobody is caught, but one walks in circles',
      },
      default: 'traps',
      help: 'where wrong turns lead',
    },
    share: {
      type: 'number',
      min: 0,
      max: 1,
      default: 0.3,
      help: 'share of the walls that become one-way passages, 0 none to 1 all',
    },
  },
  needsEnds: true,
  apply(maze, { form, share }, random) {
    if (hasDoors(maze)) {
      throw new MazeError('cannot-combine', 'arrows would bar the ways to keys; a maze has doors or arrows, not both');
    }
    const plain: Maze = { ...maze, oneWay: null };
    const ranks = ranksOf(plain);
    const added = someWalls(plain, ranks.of, share, random);
    const oneWay = form === 'loops' ? loops(plain, ranks, added, random) : traps(plain, ranks, added, random);
    const open = maze.open.clone();
    for (const l of added) open.add(l);
    return { ...maze, open, oneWay: oneWay.isEmpty() ? null : oneWay };
  },
};

/** A maze as its solution and what hangs on it: a tree that holds all cells that can be reached. */
interface Ranks {
  /** Cell -> place along the solution of the cell it is or hangs on; NONE where it cannot be reached. */
  readonly of: Int32Array;
  /** Cell -> 1 on the solution. */
  readonly isWay: Uint8Array;
  /** Cell -> link that leads there in the tree; NONE at the start and where it cannot be reached. */
  readonly cameBy: Int32Array;
  /** The cells reached, each after the one it hangs on; those of the solution first, in order. */
  readonly order: Uint32Array;
}

/** @throws MazeError `cannot-combine` for several finishes, and if there is no way */
function ranksOf(maze: Maze): Ranks {
  requireEnds(maze);
  const { open, start, finishes } = maze;
  const { graph } = maze.space;
  const { cellCount, first, to, link } = graph;
  const finishCount = new Set(finishes).size;
  if (finishCount > 1) {
    throw new MazeError(
      'cannot-combine',
      `arrows lead to one finish, and this maze has ${finishCount}; name the one that counts`,
    );
  }
  const { links } = breadthFirst(maze, null);
  if (links === null) {
    throw new MazeError('cannot-combine', `there is no way that arrows could lead along: ${whyUnsolvable(maze)}`);
  }
  const path = cellsAlong(graph, start, links);
  const of = new Int32Array(cellCount).fill(NONE);
  const isWay = new Uint8Array(cellCount);
  const cameBy = new Int32Array(cellCount).fill(NONE);
  const order = new Uint32Array(cellCount);
  path.forEach((cell, place) => {
    of[cell] = place;
    isWay[cell] = 1;
    cameBy[cell] = links[place - 1] ?? NONE;
  });
  order.set(path);
  let tail = path.length;
  for (let head = 0; head < tail; head++) {
    const cell = order[head] as number;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const other = to[h] as number;
      if (of[other] !== NONE || !open.has(link[h] as number)) continue;
      of[other] = of[cell] as number;
      cameBy[other] = link[h] as number;
      order[tail++] = other;
    }
  }
  return { of, isWay, cameBy, order: order.subarray(0, tail) };
}

/** A share of the walls between cells that can be reached. */
function someWalls({ space, open }: Maze, rankOf: Int32Array, share: number, random: Random): BitSet {
  const { ends, linkCount } = space.graph;
  const isWall = (l: number): boolean => {
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    return a !== b && !open.has(l) && rankOf[a] !== NONE && rankOf[b] !== NONE;
  };
  const walls = new Uint32Array(linkCount);
  let count = 0;
  for (let l = 0; l < linkCount; l++) if (isWall(l)) walls[count++] = l;
  const order = walls.subarray(0, count);
  random.shuffle(order);
  return BitSet.from(linkCount, order.subarray(0, Math.round(share * count)));
}

/** The links that are open or opened and belong to no tree, between cells that can be reached. */
function* links({ space, open }: Maze, { of, cameBy }: Ranks, added: BitSet): Generator<number> {
  const { ends, linkCount } = space.graph;
  for (let l = 0; l < linkCount; l++) {
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    if (a === b || !(open.has(l) || added.has(l)) || of[a] === NONE) continue;
    if (cameBy[a] !== l && cameBy[b] !== l) yield l;
  }
}

/** All arrows lead onward along the solution, away from it, or back along it. */
function traps(maze: Maze, ranks: Ranks, added: BitSet, random: Random): OneWay {
  const { ends, linkCount } = maze.space.graph;
  const { of, isWay, cameBy, order } = ranks;
  const signs = new Arrows(ends, linkCount);
  for (const cell of order) if (cameBy[cell] !== NONE) signs.into(cell, cameBy[cell] as number);
  for (const l of links(maze, ranks, added)) {
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    if (isWay[a] === isWay[b]) signs.into(isWay[a] === 1 ? lower(of, a, b) : random.small(2) === 0 ? a : b, l);
    else signs.into(isWay[a] === 1 ? b : a, l);
  }
  return signs.oneWay;
}

/** Arrows lead back, and passages onward only where there is a way back. */
function loops(maze: Maze, ranks: Ranks, added: BitSet, random: Random): OneWay {
  const { ends, linkCount, cellCount } = maze.space.graph;
  const { of, isWay, cameBy, order } = ranks;
  const signs = new Arrows(ends, linkCount);
  // Where arrows lead to, by twice the rank: what hangs on a cell of the solution comes half a rank behind that cell.
  const level = (cell: number): number => 2 * (of[cell] as number) + (isWay[cell] === 1 ? 0 : 1);
  const least = new Int32Array(cellCount).fill(2 * cellCount); // cell -> the least level reached from what lies beyond it
  for (const l of links(maze, ranks, added)) {
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    const target = of[a] === of[b] ? (random.small(2) === 0 ? a : b) : lower(of, a, b);
    signs.into(target, l);
    const from = target === a ? b : a;
    least[from] = Math.min(least[from] as number, level(target));
  }
  for (let i = order.length - 1; i > 0; i--) {
    const cell = order[i] as number;
    const l = cameBy[cell] as number;
    const before = (ends[2 * l] as number) + (ends[2 * l + 1] as number) - cell;
    const back = least[cell] as number;
    if (back < level(cell)) signs.into(cell, l);
    least[before] = Math.min(least[before] as number, back);
  }
  return signs.oneWay;
}

function lower(of: Int32Array, a: number, b: number): number {
  return (of[a] as number) < (of[b] as number) ? a : b;
}

/** Arrows that are being set. */
class Arrows {
  readonly oneWay: OneWay;
  private readonly ends: Uint32Array;

  constructor(ends: Uint32Array, linkCount: number) {
    this.ends = ends;
    this.oneWay = new OneWay(new BitSet(linkCount));
  }

  /** Link `l` leads into `cell` only. */
  into(cell: number, l: number): void {
    (this.ends[2 * l + 1] === cell ? this.oneWay.onward : this.oneWay.back).add(l);
  }
}
