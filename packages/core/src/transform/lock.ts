// Doors and keys. Cost: O(cells + links).

import { MazeError } from '../errors.ts';
import { openDegrees } from '../maze/degrees.ts';
import { type Door, type Key, MOST_COLOURS } from '../maze/locks.ts';
import type { Maze } from '../maze/maze.ts';
import { bottlenecks } from '../measure/bottlenecks.ts';
import { linksOnSheets } from '../mesh/links-on-sheets.ts';
import type { Random } from '../random/random.ts';
import { breadthFirst } from '../solve/breadth-first.ts';
import { cellsAlong, requireEnds, whyUnsolvable } from '../solve/solver.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Transform } from './transform.ts';

export type LockParams = { readonly count: number };

export const lock: Transform<LockParams> = {
  id: 'KIND-EQUIVALENT',
  name: 'lock',
  title: 'Doors and keys',
  summary:
    'Locks passages that every solution goes through and hides the keys before them: each key has to be fetched.',
  about:
    'A door opens to whoever holds the key of its colour; a key is taken by coming to its cell, and kept. Each door stands ' +
    'in a passage without which no way leads to a finish, and its key lies before it, in a dead end off the way if there is ' +
    'one, perhaps behind doors that come earlier. So the maze can always be solved, no key can be spared, and the shortest ' +
    'solution comes to some cells several times. What is solved is the equivalent graph: its nodes are states, a cell and the ' +
    'keys held there. Doors and keys that the maze has are replaced.',
  steps: [
    'Find the passages that every way from start to finish goes through.',
    'Put doors into some of them, spread along the way, in colours drawn at random.',
    'For each door draw a stretch of the way before it, and in what hangs on that a cell for the key: a dead end, else a ' +
      'cell off the way, else any that is free.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    count: { type: 'integer', min: 1, max: MOST_COLOURS, default: 3, help: 'doors, each with a key of its own' },
  },
  needsEnds: true,
  apply(maze, { count }, random) {
    requireEnds(maze);
    if (maze.oneWay !== null && !maze.oneWay.isEmpty()) {
      throw new MazeError(
        'cannot-combine',
        'one-way passages may bar the way back from a key; a maze has doors or arrows',
      );
    }
    const plain: Maze = { ...maze, locks: undefined };
    const found = bottlenecks(plain);
    if (found === null) {
      throw new MazeError('cannot-combine', `there is no way that doors could bar: ${whyUnsolvable(plain)}`);
    }
    const shared = found.links.filter(isOnFloor(plain));
    const stretches = stretchesOf(plain, shared);
    const places = placesOf(stretches, shared.length, count, random);
    const colours = Uint32Array.from({ length: count }, (_, i) => i + 1);
    random.shuffle(colours);
    const locked: Door[] = places.map((place, i) => ({
      link: shared[place] as number,
      colour: colours[i] as number,
    }));
    return { ...maze, locks: { doors: locked, keys: hidden(plain, stretches, places, colours, random) } };
  },
};

/** Whether a door has a side to stand in: stairs have none. Boards known by their links alone have none at all. */
function isOnFloor({ space }: Maze): (link: number) => boolean {
  if (space.mesh === null) return () => true;
  const isOnSheet = linksOnSheets(space);
  return (link) => isOnSheet[link] === 1;
}

/** The cells that can be reached, by how many of the passages that all ways share lie before them. */
interface Stretches {
  /** In rising order of that number. */
  readonly order: Uint32Array;
  /** Number -> the first place in `order` behind all cells with this number or a lower one. */
  readonly end: readonly number[];
  /** Cell -> 1 where no key may lie: a start or a finish. */
  readonly isEnd: BitSet;
}

function stretchesOf(maze: Maze, shared: Uint32Array): Stretches {
  const { cellCount, linkCount, first, to, link, ends } = maze.space.graph;
  const isShared = BitSet.from(linkCount, shared);
  const reached = new BitSet(cellCount);
  const order = new Uint32Array(cellCount);
  const end: number[] = [];
  let head = 0;
  let tail = 0;
  const reach = (cell: number): void => {
    if (reached.has(cell)) return;
    reached.add(cell);
    order[tail++] = cell;
  };
  reach(maze.start);
  for (let i = 0; i <= shared.length; i++) {
    for (; head < tail; head++) {
      const cell = order[head] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const l = link[h] as number;
        if (maze.open.has(l) && !isShared.has(l)) reach(to[h] as number);
      }
    }
    end.push(tail);
    const next = shared[i];
    if (next === undefined) break;
    reach(ends[2 * next] as number); // one of the two is there already
    reach(ends[2 * next + 1] as number);
  }
  return { order: order.subarray(0, tail), end, isEnd: BitSet.from(cellCount, [maze.start, ...maze.finishes]) };
}

/**
 * Which of the shared passages get doors, in order along the way: before each one there is a free cell for its key.
 *
 * @param most how many of these passages there are
 * @throws MazeError `cannot-combine` if there are too few
 */
function placesOf({ order, end, isEnd }: Stretches, most: number, count: number, random: Random): number[] {
  // The first passage before which there are 1, 2, ... free cells.
  const least: number[] = [];
  for (let place = 0, at = 0; place < most; place++) {
    for (; at < (end[place] as number); at++) if (!isEnd.has(order[at] as number)) least.push(place);
  }
  const fits = (doorCount: number): boolean =>
    Array.from({ length: doorCount }, (_, i) => i).every((i) => (least[i] ?? most) <= most - doorCount + i);
  if (!fits(count)) {
    let fewer = count - 1;
    while (fewer > 0 && !fits(fewer)) fewer--;
    throw new MazeError(
      'cannot-combine',
      `doors stand where every way goes through, with room for a key before; this maze has places for ${fewer}, not ${count}` +
        `${fewer === 0 ? ', so take a maze with fewer loops or ends farther apart' : ', so take fewer doors'}`,
    );
  }
  const places: number[] = [];
  for (let i = 0; i < count; i++) {
    // One in each of as many pieces of the way, as far as there is room.
    const pieceEnd = (piece: number): number => Math.floor((piece * most) / count);
    const from = Math.max((places[i - 1] ?? -1) + 1, least[i] as number, pieceEnd(i));
    const last = Math.min(most - count + i, pieceEnd(i + 1) - 1);
    places.push(from + random.below(Math.max(last - from, 0) + 1));
  }
  return places;
}

/** A key for each door, in the order of the doors. */
function hidden(
  maze: Maze,
  { order, end, isEnd }: Stretches,
  places: readonly number[],
  colours: Uint32Array,
  random: Random,
): Key[] {
  const ways = openDegrees(maze);
  const { links } = breadthFirst(maze, null);
  const path = cellsAlong(maze.space.graph, maze.start, links as Uint32Array);
  const isPath = BitSet.from(maze.space.graph.cellCount, path);
  const isTaken = isEnd.clone();
  const free = (from: number, upTo: number): Uint32Array => {
    const cells = order.subarray(from, upTo).filter((cell) => !isTaken.has(cell));
    const aside = cells.filter((cell) => !isPath.has(cell));
    const deadEnds = aside.filter((cell) => ways[cell] === 1);
    return deadEnds.length > 0 ? deadEnds : aside.length > 0 ? aside : cells;
  };
  return places.map((place, i) => {
    const stretch = random.below(i + 1); // between the doors before it
    const before = stretch === 0 ? 0 : (end[places[stretch - 1] as number] as number);
    const there = free(before, end[places[stretch] as number] as number);
    const cells = there.length > 0 ? there : free(0, end[place] as number);
    const cell = cells[random.below(cells.length)] ?? NONE;
    isTaken.add(cell);
    return { cell, colour: colours[i] as number };
  });
}
