// Rooms in a maze: clusters of cells without inner walls, each with a wanted number of doors. The rooms are cut out of the
// board, any generator carves what is left, and the doors lead in.

import { MazeError } from '../errors.ts';
import type { Graph } from '../graph/graph.ts';
import { subgraph } from '../graph/subgraph.ts';
import { maskedSpace } from '../mesh/masked.ts';
import { meanStepOver } from '../mesh/side-vector.ts';
import { MeshSpace, type Space } from '../mesh/space.ts';
import { areUnitSquares } from '../mesh/squares.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { type CarveOptions, focusOf, startCarving } from './carve.ts';
import type { Carving } from './carving.ts';
import type { Generator } from './generator.ts';
import { Trace } from './trace.ts';

/** Which rooms are wanted. */
export interface RoomsRequest {
  readonly count: number;
  /** Cells across a room, at most. */
  readonly size: number;
  /** Doors of each room, as far as it has walls for them. */
  readonly doors: number;
}

/** Most of the board that rooms may take. */
const MOST_ROOM = 0.5;

/** No room lies so few steps from another. */
const APART = 2;

/** Steps from a room within which there has to be a way round it: enough to go round a corner of eight triangles. */
const AROUND = 6;

/** Places tried for each room. */
const TRIES = 200;

/**
 * Sets a generator to work round rooms.
 *
 * Each room is open inside and has exactly the wanted doors; what is left of the board is carved as if the rooms were
 * not there, so it hangs together without them and each room can be reached.
 *
 * @throws MazeError `cannot-combine` where not so many rooms fit, or where cells do not lie side by side on one sheet
 */
export function startAroundRooms(
  space: Space,
  generator: Generator,
  options: CarveOptions,
  request: RoomsRequest,
): Carving {
  if (!(space instanceof MeshSpace) || space.sheets !== null || space.weave !== null || space.rivals !== null) {
    throw new MazeError(
      'cannot-combine',
      `rooms lie on flat or glued boards of one sheet without crossings, and this one (${space.description.kind}) is none; leave out --rooms`,
    );
  }
  if (options.weave !== undefined) {
    throw new MazeError(
      'cannot-combine',
      `${generator.name} tunnels under passages, and rooms lie on boards without crossings; carve with backtracker`,
    );
  }
  const { graph } = space;
  const roomOf = placeRooms(space, request, options.random);
  const doors = doorLinks(graph, roomOf, request.doors, options.random);
  const isOutside = (cell: number): boolean => roomOf[cell] === NONE;
  const outside = maskedSpace(space, isOutside, 'all', { ...space.description, kind: 'masked' });
  const { cells, halves } = subgraph(graph, isOutside);
  const linkOf = new Uint32Array(outside.graph.linkCount); // both count halves alike
  for (let h = 0; h < halves.length; h++) {
    linkOf[outside.graph.link[h] as number] = graph.link[halves[h] as number] as number;
  }

  const inside = new BitSet(graph.linkCount); // links of rooms, and doors
  const rim: number[] = [];
  for (let l = 0; l < graph.linkCount; l++) {
    const a = roomOf[graph.ends[2 * l] as number] as number;
    const b = roomOf[graph.ends[2 * l + 1] as number] as number;
    if (a !== b && !doors.has(l)) rim.push(l);
    else if ((a === b && a !== NONE && graph.ends[2 * l] !== graph.ends[2 * l + 1]) || doors.has(l)) inside.add(l);
  }
  const own = options.trace === undefined ? undefined : new Trace();
  const carving = startCarving(outside, generator, { ...options, trace: own });
  const focus = focusOf(generator, options.focus);
  let isDone = false;
  return {
    run(budget) {
      if (isDone) return true;
      isDone = carving.run(budget);
      if (isDone && own !== undefined && options.trace !== undefined) {
        // Wall corners have other numbers on the board that was cut out, so of walls only the order is told.
        for (const l of focus === 'wall' ? rim : inside) options.trace.choose(l);
        retell(own, focus === 'wall' ? null : cells, linkOf, options.trace);
      }
      return isDone;
    },
    progress: () => carving.progress(),
    open() {
      const open = inside.clone();
      for (const l of carving.open()) open.add(linkOf[l] as number);
      return open;
    },
    space: () => space,
  };
}

function retell(from: Trace, cells: Uint32Array | null, linkOf: Uint32Array, to: Trace): void {
  const choose = (l: number): void => to.choose(linkOf[l] as number);
  if (cells === null) {
    from.retell({ choose });
    return;
  }
  from.retell({
    choose,
    visit: (c) => to.visit(cells[c] as number),
    step: (c) => to.step(cells[c] as number),
    leave: (c) => to.leave(cells[c] as number),
  });
}

/** Cell -> its room, or NONE. */
function placeRooms(space: MeshSpace, { count, size }: RoomsRequest, random: Random): Int32Array {
  const { cellCount } = space.graph;
  const builder = new RoomBuilder(space, size, random);
  let taken = 0;
  for (let room = 0; room < count; room++) {
    let cells: Int32Array | null = null;
    for (let i = 0; i < TRIES && cells === null && cellCount > 0; i++) {
      cells = builder.roomAbout(random.below(cellCount), MOST_ROOM * cellCount - taken);
    }
    if (cells === null) {
      throw new MazeError(
        'cannot-combine',
        `only ${room} of ${count} rooms up to ${size} across fit on this board (${cellCount} cells); ask for fewer or smaller ones`,
      );
    }
    for (const cell of cells) builder.roomOf[cell] = room;
    taken += cells.length;
  }
  return builder.roomOf;
}

/** Finds room for rooms: apart from each other, and so that what is left round one hangs together. */
class RoomBuilder {
  readonly roomOf: Int32Array;
  private readonly space: MeshSpace;
  private readonly size: number;
  private readonly random: Random;
  private readonly isSquares: boolean;
  private readonly step: number;
  private readonly stepsFrom: Int32Array; // cell -> steps from the room that is tried, NONE elsewhere
  private readonly cells = new GrowableInts();

  constructor(space: MeshSpace, size: number, random: Random) {
    this.space = space;
    this.size = size;
    this.random = random;
    this.isSquares = areUnitSquares(space.mesh);
    this.step = meanStepOver(space, space.mesh);
    this.roomOf = new Int32Array(space.graph.cellCount).fill(NONE);
    this.stepsFrom = new Int32Array(space.graph.cellCount).fill(NONE);
  }

  /** The cells of a room about a cell, a rectangle on squares and a disc elsewhere; null if it does not fit. */
  roomAbout(middle: number, most: number): Int32Array | null {
    const { cells, stepsFrom } = this;
    const isIn = this.isSquares ? this.rectangle(middle) : this.disc(middle);
    cells.length = 0;
    this.put(middle, 0);
    this.spread(0, (cell) => (isIn(cell) ? 0 : NONE));
    const size = cells.length;
    for (let steps = 1; steps <= AROUND; steps++) this.spread(0, (_, from) => (from === steps - 1 ? steps : NONE));
    let fits = size >= Math.min(2, this.size) && size <= most;
    for (const cell of cells.values()) {
      if (this.roomOf[cell] !== NONE && (stepsFrom[cell] as number) <= APART) fits = false;
    }
    if (fits) fits = this.hangsTogether(size);
    const room = fits ? cells.values().slice(0, size) : null;
    for (const cell of cells.values()) stepsFrom[cell] = NONE;
    return room;
  }

  private put(cell: number, steps: number): void {
    this.stepsFrom[cell] = steps;
    this.cells.push(cell);
  }

  /** Adds neighbours of listed cells, with as many steps as `stepsOf` says, from the given place of the list on. */
  private spread(begin: number, stepsOf: (cell: number, from: number) => number): void {
    const { first, to } = this.space.graph;
    const { cells, stepsFrom } = this;
    for (let i = begin; i < cells.length; i++) {
      const cell = cells.at(i);
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const other = to[h] as number;
        if (stepsFrom[other] !== NONE) continue;
        const steps = stepsOf(other, stepsFrom[cell] as number);
        if (steps !== NONE) this.put(other, steps);
      }
    }
  }

  /** Whether all cells one step off can be reached from each other without rooms, within some steps of this one. */
  private hangsTogether(size: number): boolean {
    const { first, to } = this.space.graph;
    const { cells, stepsFrom } = this;
    let beside = 0;
    for (const cell of cells.values()) if (stepsFrom[cell] === 1) beside++;
    if (beside === 0) return false;
    const reached = new Set([cells.at(size)]);
    let found = 0;
    for (const cell of reached) {
      if (stepsFrom[cell] === 1) found++;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const other = to[h] as number;
        if ((stepsFrom[other] as number) > 0 && this.roomOf[other] === NONE) reached.add(other);
      }
    }
    return found === beside;
  }

  private rectangle(middle: number): (cell: number) => boolean {
    const { centres } = this.space;
    const least = Math.max(Math.min(2, this.size), Math.ceil(this.size / 2));
    const width = least + this.random.below(this.size - least + 1);
    const height = least + this.random.below(this.size - least + 1);
    const left = (centres[2 * middle] as number) - (width >> 1) - 0.25;
    const top = (centres[2 * middle + 1] as number) - (height >> 1) - 0.25;
    return (cell) => {
      const x = (centres[2 * cell] as number) - left;
      const y = (centres[2 * cell + 1] as number) - top;
      return x > 0 && y > 0 && x < width && y < height;
    };
  }

  private disc(middle: number): (cell: number) => boolean {
    const { centres } = this.space;
    const radius = (this.step * this.size) / 2;
    return (cell) => {
      const x = (centres[2 * cell] as number) - (centres[2 * middle] as number);
      const y = (centres[2 * cell + 1] as number) - (centres[2 * middle + 1] as number);
      return x * x + y * y <= radius * radius;
    };
  }
}

/** The doors of all rooms: random links of the rim of each, at different cells if there are enough. */
function doorLinks(graph: Graph, roomOf: Int32Array, wanted: number, random: Random): BitSet {
  const rims: number[][] = [];
  for (let l = 0; l < graph.linkCount; l++) {
    const a = roomOf[graph.ends[2 * l] as number] as number;
    const b = roomOf[graph.ends[2 * l + 1] as number] as number;
    if (a === b) continue;
    const room = a === NONE ? b : a; // rooms never touch, so one of the two is outside
    while (rims.length <= room) rims.push([]);
    (rims[room] as number[]).push(l);
  }
  const doors = new BitSet(graph.linkCount);
  for (const rim of rims) {
    random.shuffle(rim);
    const used = new Set<number>();
    const spare: number[] = [];
    let left = Math.min(wanted, rim.length);
    for (const l of rim) {
      const [a, b] = [graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number];
      if (left === 0) break;
      if (used.has(a) || used.has(b)) {
        spare.push(l);
        continue;
      }
      used.add(a).add(b);
      doors.add(l);
      left--;
    }
    for (const l of spare.slice(0, left)) doors.add(l);
  }
  return doors;
}
