// A maze with doors and keys as a plain directed graph (W. D. Pullen, Think Labyrinth, 2015: the equivalent graph of a
// maze with special rules): its nodes are states, a cell and the keys held there, its links the steps between them.
//
//   cells   a - b # c          states    a   - b           without the key, which lies at a; # is the door
//           |                            |
//           k                            k'  - a' - b' - c'       with it
//
// Cost: O(states x degree); of all cells x 2^keys states only those are kept that can be reached.

import { MazeError } from '../errors.ts';
import { graphFromLinks } from '../graph/graph.ts';
import { GraphSpace } from '../mesh/graph-space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { isPassable, type Maze } from './maze.ts';
import { OneWay } from './one-way.ts';

/** A maze as states and the steps between them. */
export interface StateGraph {
  /** All links open, on a board known by its links alone; every state at a finish is a finish. */
  readonly maze: Maze;
  /** State -> cell of the maze. */
  readonly cells: Uint32Array;
  /** State -> the keys held: bit c - 1 for colour c. */
  readonly keys: Uint8Array;
  /** Link between states -> link of the maze. */
  readonly links: Uint32Array;
}

/** More states than this would take more memory than such a maze is worth. */
const MOST_STATES = 1 << 25;

/**
 * The states of a maze that can be reached from its start, in rising order of steps.
 *
 * @throws MazeError `bad-value` without a start, `too-large` if there could be too many states
 */
export function stateGraph(maze: Maze): StateGraph {
  const { space, locks = { doors: [], keys: [] }, start, finishes } = maze;
  const { cellCount, linkCount, first, to, link, ends } = space.graph;
  if (start === NONE) throw new MazeError('bad-value', 'the states of a maze are counted from its start; name one');
  const colours = locks.keys.reduce((greatest, { colour }) => Math.max(greatest, colour), 0);
  let most = cellCount; // not by a shift: it may be beyond 32 bits
  for (let bit = 0; bit < colours; bit++) most *= 2;
  if (most > MOST_STATES) {
    throw new MazeError(
      'too-large',
      `${cellCount} cells with ${colours} keys have up to ${most} states, and the most is ` +
        `${MOST_STATES}; take fewer keys, or a smaller board`,
    );
  }
  const doorOf = new Uint8Array(linkCount); // link -> the keys it takes
  for (const { link: l, colour } of locks.doors) doorOf[l] = (doorOf[l] as number) | keyBit(colour);
  const keysAt = new Uint8Array(cellCount);
  for (const { cell, colour } of locks.keys) keysAt[cell] = (keysAt[cell] as number) | keyBit(colour);
  const stateOf = new Int32Array(cellCount << colours).fill(NONE); // cell + cells x keys -> state
  const cells = new GrowableInts();
  const keys = new GrowableInts();
  const found = (cell: number, held: number): number => {
    const place = cell + cellCount * held;
    if (stateOf[place] === NONE) {
      stateOf[place] = cells.length;
      cells.push(cell);
      keys.push(held);
    }
    return stateOf[place] as number;
  };
  const stateEnds = new GrowableInts();
  const links = new GrowableInts();
  const oneWay: number[] = [];
  found(start, keysAt[start] as number);
  for (let state = 0; state < cells.length; state++) {
    const cell = cells.at(state);
    const held = keys.at(state);
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const l = link[h] as number;
      if (!isPassable(maze, cell, h) || ((doorOf[l] as number) & ~held) !== 0) continue;
      const other = to[h] as number;
      const onward = held | (keysAt[other] as number);
      const next = found(other, onward);
      const isBothWays = onward === held && maze.oneWay?.has(l) !== true;
      if (isBothWays && ends[2 * l] !== cell) continue; // met from its other end
      if (!isBothWays) oneWay.push(links.length);
      links.push(l);
      stateEnds.push(state);
      stateEnds.push(next);
    }
  }

  const graph = graphFromLinks(cells.length, Uint32Array.from(stateEnds.values()));
  const centres = new Float64Array(2 * cells.length);
  for (let s = 0; s < cells.length; s++)
    centres.set(space.centres.subarray(2 * cells.at(s), 2 * cells.at(s) + 2), 2 * s);
  const isFinish = BitSet.from(cellCount, finishes);
  const cellOf = Uint32Array.from(cells.values());
  return {
    maze: {
      space: new GraphSpace(graph, centres, { kind: 'graph' }),
      open: new BitSet(graph.linkCount).complement(),
      oneWay: oneWay.length === 0 ? null : new OneWay(BitSet.from(graph.linkCount, oneWay)),
      start: 0,
      finishes: [...cellOf.keys()].filter((s) => isFinish.has(cellOf[s] as number)),
      openings: [],
    },
    cells: cellOf,
    keys: Uint8Array.from(keys.values()),
    links: Uint32Array.from(links.values()),
  };
}

function keyBit(colour: number): number {
  return 1 << (colour - 1);
}
