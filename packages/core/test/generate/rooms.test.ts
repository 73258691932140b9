import { describe, expect, it } from 'vitest';
import {
  binaryTree,
  carve,
  type Focus,
  type Generator,
  generators,
  huntKill,
  type Maze,
  MazeError,
  mazeOf,
  Random,
  type RoomsRequest,
  type Space,
  sheetSpace,
  squareSpace,
  startAroundRooms,
  Trace,
  validate,
  wilson,
} from '../../src/index.ts';
import { catalogueBoards } from '../support/spaces.ts';

function roomy(
  space: Space,
  generator: Generator,
  request: RoomsRequest,
  seed: number,
  focus: Focus = generator.defaultFocus,
  trace?: Trace,
): Maze {
  const carving = startAroundRooms(space, generator, { focus, random: Random.of(seed, 'carve'), trace }, request);
  while (!carving.run(50));
  return mazeOf(carving.space(), carving.open());
}

/**
 * Rooms with one door each, as blocks of four cells that are open to one another, grown together: cells of each. More
 * doors make such blocks elsewhere too, but the same seed puts rooms in the same places.
 */
function roomsOnSquares(maze: Maze, width: number): number[][] {
  const { ends, linkCount, cellCount } = maze.space.graph;
  const joined = new Set<string>();
  for (let l = 0; l < linkCount; l++) if (maze.open.has(l)) joined.add(`${ends[2 * l]},${ends[2 * l + 1]}`);
  const isOpen = (a: number, b: number): boolean => joined.has(`${a},${b}`) || joined.has(`${b},${a}`);
  const group = Array.from({ length: cellCount }, (_, c) => c);
  const inRoom = new Set<number>();
  for (let c = 0; c + width + 1 < cellCount; c++) {
    if (c % width === width - 1) continue;
    const four = [c, c + 1, c + width, c + width + 1] as const;
    const isBlock =
      isOpen(four[0], four[1]) && isOpen(four[2], four[3]) && isOpen(four[0], four[2]) && isOpen(four[1], four[3]);
    if (!isBlock) continue;
    const old = four.map((cell) => group[cell]!);
    for (let k = 0; k < cellCount; k++) if (old.includes(group[k]!)) group[k] = old[0]!;
    for (const cell of four) inRoom.add(cell);
  }
  const rooms = new Map<number, number[]>();
  for (const c of inRoom) rooms.set(group[c]!, [...(rooms.get(group[c]!) ?? []), c]);
  return [...rooms.values()];
}

function doorsOf(maze: Maze, room: readonly number[]): number {
  const { ends } = maze.space.graph;
  return [...maze.open].filter((l) => room.includes(ends[2 * l]!) !== room.includes(ends[2 * l + 1]!)).length;
}

describe('Rooms', () => {
  it('are rectangles on squares, as many as wished, each with exactly the wished doors, in one maze', () => {
    const [width, height] = [24, 18];
    for (const seed of [1, 2, 3]) {
      const make = (generator: Generator, doors: number): Maze =>
        roomy(squareSpace(width, height), generator, { count: 5, size: 5, doors }, seed);
      const rooms = roomsOnSquares(make(wilson as Generator, 1), width);
      expect(rooms.length).toBe(5);
      let loops = 0;
      for (const room of rooms) {
        const [columns, rows] = [new Set(room.map((c) => c % width)), new Set(room.map((c) => Math.floor(c / width)))];
        expect(room.length).toBe(columns.size * rows.size);
        expect(Math.max(columns.size, rows.size)).toBeLessThanOrEqual(5);
        loops += (columns.size - 1) * (rows.size - 1);
      }
      for (const doors of [1, 2, 4]) {
        for (const generator of [wilson, huntKill, binaryTree] as Generator[]) {
          const maze = make(generator, doors);
          expect(rooms.map((room) => doorsOf(maze, room))).toEqual(rooms.map(() => doors));
          expect(validate(maze)).toMatchObject({ faults: [], parts: 1, loops: loops + 5 * (doors - 1) });
        }
      }
    }
  });

  it('fit every generator that needs no rows, in each focus, and repeat for the same seed', () => {
    for (const generator of generators) {
      for (const focus of ['passage', 'wall'] as const) {
        if (typeof generator.focus[focus] === 'string') continue;
        const make = (doors = 2): Maze => roomy(squareSpace(16, 14), generator, { count: 3, size: 4, doors }, 3, focus);
        if (generator.needs.length > 0) {
          expect(make).toThrow(MazeError);
          continue;
        }
        const maze = make();
        expect({ name: generator.name, focus, parts: validate(maze).parts }).toMatchObject({ parts: 1 });
        expect(roomsOnSquares(make(1), 16).map((room) => doorsOf(maze, room))).toEqual([2, 2, 2]);
        expect(make().open.equals(maze.open)).toBe(true);
      }
    }
  });

  it('lie on every tiling and surface, all in one maze', () => {
    let count = 0;
    for (const { name, space } of catalogueBoards([12, 14, 15], [12, 14, 15])) {
      if (space.rivals !== null || space.weave !== null) continue;
      const maze = roomy(space, wilson as Generator, { count: 1, size: 3, doors: 2 }, 1);
      const { faults, parts, loops } = validate(maze);
      expect({ name, faults, parts, more: loops > 0 }).toEqual({ name, faults: [], parts: 1, more: true });
      count++;
    }
    expect(count).toBeGreaterThan(40);
  });

  it('tell in which order they came: the trace opens what is open', () => {
    for (const focus of ['passage', 'wall'] as const) {
      const trace = new Trace();
      const maze = roomy(squareSpace(14, 12), wilson as Generator, { count: 2, size: 4, doors: 2 }, 1, focus, trace);
      const chosen = new Set<number>();
      for (let i = 0; i < trace.length; i++) if (trace.kind(i) === 1) chosen.add(trace.index(i));
      const open = focus === 'passage' ? maze.open : maze.open.complement();
      expect([...chosen].sort((a, b) => a - b)).toEqual([...open]);
    }
  });

  it('are refused where they do not fit, and on levels', () => {
    expect(() => roomy(squareSpace(6, 6), wilson as Generator, { count: 9, size: 4, doors: 1 }, 1)).toThrow(
      /of 9 rooms up to 4 across fit/,
    );
    const levels = sheetSpace(squareSpace(9, 9), [2], false);
    expect(() => roomy(levels, wilson as Generator, { count: 1, size: 2, doors: 1 }, 1)).toThrow(/leave out --rooms/);
  });

  it('are not told from a maze without them by chance: a perfect maze has none', () => {
    const space = squareSpace(24, 18);
    expect(roomsOnSquares(mazeOf(space, carve(space, wilson, { random: Random.of(1) })), 24)).toEqual([]);
  });
});
