import { BitSet, type Maze, MazeError, type MeshSpace, OneWay, type Opening } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, type Way } from '../../src/index.ts';
import { mazeFrom, mazeSeeds, smallMaze, wayThrough } from '../mazes.ts';

/** What stands in a text maze. */
interface Reading {
  readonly open: readonly number[];
  readonly oneWay: readonly number[];
  readonly openings: readonly string[];
  readonly start: number;
  readonly finish: number;
  readonly path: readonly number[];
}

const SIDES = ['east', 'south', 'west', 'north'];

/** What a text picture of the maze has to say. */
function expected(maze: Maze, way: Way): Reading {
  const ends = new Set([maze.start, ...maze.finishes]);
  return {
    open: [...maze.open],
    oneWay: [...(maze.oneWay ?? [])],
    openings: maze.openings.map(({ cell, side }: Opening) => `${cell} ${SIDES[side]}`).sort(),
    start: maze.start,
    finish: maze.finishes.includes(maze.start) ? -1 : maze.finishes[0]!,
    path: [...way.path].filter((cell) => !ends.has(cell)).sort((a, b) => a - b),
  };
}

/** Reads a picture back, knowing where the cells of the board lie. Walls are characters of `wall`. */
function read(
  text: string,
  maze: Maze,
  width: number,
  symbols: { wall: RegExp; arrows: string; path: string },
): Reading {
  const lines = text.split('\n');
  const at = (row: number, column: number): string => lines[row]?.[column] ?? ' ';
  const { mesh, centres, graph, sideOfHalf } = maze.space as MeshSpace;
  const left = Math.min(...mesh.cornerX);
  const top = Math.min(...mesh.cornerY);
  const step = width + 1;
  const half = 1 + ((width - 1) >> 1);
  const rowOf = (cell: number): number => 2 * Math.floor(centres[2 * cell + 1]! - top) + 1;
  const columnOf = (cell: number): number => step * Math.floor(centres[2 * cell]! - left) + half;
  // The characters of the four sides of a cell: east, south, west, north.
  const sides = (cell: number): string[] => {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    return [at(row, column - half + step), at(row + 1, column), at(row, column - half), at(row - 1, column)];
  };
  const open = new Set<number>();
  const oneWay = new Set<number>();
  const openings: string[] = [];
  const found = { start: -1, finish: -1 };
  const path: number[] = [];
  for (let cell = 0; cell < mesh.cellCount; cell++) {
    const symbol = at(rowOf(cell), columnOf(cell));
    if (symbol === 'S') found.start = cell;
    if (symbol === 'F') found.finish = cell;
    if (symbol === symbols.path) path.push(cell);
    sides(cell).forEach((character, side) => {
      if (symbols.wall.test(character)) return;
      const s = mesh.sideFirst[cell]! + side;
      const link = graph.link[sideOfHalf.indexOf(s)];
      if (link === undefined) {
        openings.push(`${cell} ${SIDES[side]}`);
        return;
      }
      open.add(link);
      if (character !== symbols.arrows[side]) return;
      const isOut = maze.oneWay?.bars(graph.ends, link, cell) === false;
      if (isOut) oneWay.add(link);
    });
  }
  const sorted = (set: Set<number>): number[] => [...set].sort((a, b) => a - b);
  return { open: sorted(open), oneWay: sorted(oneWay), openings: openings.sort(), ...found, path };
}

const onSquares = mazeSeeds(['squares', 'masked squares']);

describe.each([
  { pen: 'ascii', symbols: { wall: /[-|]/, arrows: '>v<^', path: '.' } },
  { pen: 'unicode', symbols: { wall: /[─│]/, arrows: '→↓←↑', path: '·' } },
])('a maze drawn by $pen', ({ pen, symbols }) => {
  it('reads back as the same maze, holes, openings, one-way links, ends and path included', () => {
    fc.assert(
      fc.property(onSquares, fc.integer({ min: 1, max: 5 }), (seed, width) => {
        const maze = mazeFrom(seed);
        const solution = wayThrough(maze);
        const text = draw(maze, pen, { solution, params: { width } }) as string;
        expect(read(text, maze, width, symbols)).toEqual(expected(maze, solution));
      }),
      { seed: 25, numRuns: 200 },
    );
  });

  it('would not read back the same with one wall more', () => {
    const maze = mazeFrom({ kind: 'squares', width: 5, height: 4, seed: 2 });
    const open = maze.open.clone();
    open.delete([...open][3]!);
    const text = draw({ ...maze, open, oneWay: null }, pen) as string;
    expect(read(text, maze, 3, symbols).open).not.toEqual([...maze.open]);
  });

  it('has no blanks at the ends of its lines and ends with a line feed', () => {
    const text = draw(smallMaze(), pen) as string;
    expect(text).not.toMatch(/ \n/);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('is refused for other boards, with the pen that works', () => {
    const hexagons = mazeFrom({ kind: 'hexagons', width: 3, height: 3, seed: 1 });
    expect(() => draw(hexagons, pen)).toThrow(MazeError);
    expect(() => draw(hexagons, pen)).toThrow(/use svg/);
  });
});

describe('goldens', () => {
  const maze = smallMaze();
  const solution = wayThrough(maze);
  const oneWay = new OneWay(BitSet.from(maze.open.size, [...maze.open].slice(0, 3)));
  const page = (text: string | Uint8Array): string => `\n${text}`;

  it('in ASCII', () => {
    expect(page(draw(maze, 'ascii', { solution }))).toMatchInlineSnapshot(`
      "
      +---+---+---+---+
        S |       |   |
      + . +---+   +   +
      | . |   | . . . |
      + . +   + . + . +
      | . . . . . | F
      +---+---+---+---+
      "
    `);
  });

  it('in narrow ASCII with one-way links', () => {
    expect(page(draw({ ...maze, oneWay }, 'ascii', { params: { width: 2 } }))).toMatchInlineSnapshot(`
      "
      +--+--+--+--+
       S |  >  |  |
      +v +--+v +  +
      |  |  |     |
      +  +  +  +  +
      |        |F
      +--+--+--+--+
      "
    `);
  });

  it('in box drawing characters', () => {
    expect(page(draw(maze, 'unicode', { solution }))).toMatchInlineSnapshot(`
      "
      ╶───┬───────┬───┐
        S │       │   │
      ╷ · ├───┐   ╵   │
      │ · │   │ · · · │
      │ · ╵   ╵ · ╷ · ╵
      │ · · · · · │ F
      └───────────┴───╴
      "
    `);
  });

  it('in compact box drawing characters', () => {
    expect(page(draw(maze, 'unicode', { params: { compact: true } }))).toMatchInlineSnapshot(`
      "
      ╶─┬───┬─┐
      ╷ ├─┐ ╵ │
      │ ╵ ╵ ╷ ╵
      └─────┴─╴
      "
    `);
  });

  it('of a board with holes', () => {
    const masked = mazeFrom({ kind: 'masked squares', width: 8, height: 5, seed: 11 });
    expect(page(draw({ ...masked, oneWay: null }, 'unicode'))).toMatchInlineSnapshot(`
      "
      ╶───────┐       ┌───┐   ┌───────┐
        S     │       │   │   │       │
      ╷   ╶───┴───────┘   └───┼───┐   │
      │                       │   │   │
      └───────────────┐   ╶───┴───┼───┘
                      │           │
          ┌───┐   ┌───┼───┐   ┌───┼───┐
          │   │   │   │   │   │   │   │
      ┌───┘   └───┼───┘   └───┘   ╵   │
      │           │                 F │
      └───────────┘               ╶───┘
      "
    `);
  });
});
