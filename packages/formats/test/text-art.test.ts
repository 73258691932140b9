// Mazes as text: every grammar with a small drawing of our own, and real files.

import { type Maze, validate } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { readMaze } from '../src/index.ts';
import { bytesOf, readLines, refusal } from './support/bytes.ts';
import { figuresOf } from './support/figures.ts';
import { describeSharedData, sharedFile } from './support/shared-data.ts';
import { expectSame, seen } from './support/square-mazes.ts';

/** Column and row of a cell. */
function placeOf({ space }: Maze, cell: number): string {
  return `${Math.floor(space.centres[2 * cell]!)},${Math.floor(space.centres[2 * cell + 1]!)}`;
}

// The maze that most drawings below show: 3 x 2 cells, a way down, right, up, right, down.
const LATTICE = ['#######', '#S#   #', '# # # #', '#   #E#', '#######'];
const wanted = readLines(LATTICE).maze;

describe('grids of characters', () => {
  it('on a lattice become cells with thin walls', () => {
    const { maze, format, notes } = readLines(LATTICE);
    expect(format).toBe('text-grid');
    expect(maze.space.description).toMatchObject({ kind: 'square', width: 3, height: 2 });
    expect(figuresOf(maze)).toEqual({ cells: 6, reach: 6, short: 5, dead: 2, loops: 0 });
    expect(notes).toEqual(['Cells of the lattice are counted, 3 x 2; with --as pixels it is characters.']);
  });

  it('can be read with a cell for each free character', () => {
    const { maze } = readLines(LATTICE, { knobs: { as: 'pixels' } });
    expect(figuresOf(maze)).toEqual({ cells: 11, reach: 11, short: 10, dead: 2, loops: 0 });
  });

  it.each([
    ['x and o', LATTICE.map((line) => line.replaceAll('#', 'x').replaceAll(' ', 'o'))],
    [
      'digits, 1 for walls',
      LATTICE.map((line) => line.replace(/./g, (c) => ({ '#': '1', ' ': '0', S: '2', E: '3' })[c]!)),
    ],
    [
      'digits, 0 for walls',
      LATTICE.map((line) => line.replace(/./g, (c) => ({ '#': '0', ' ': '1', S: '2', E: '3' })[c]!)),
    ],
    ['W and _ with blanks', LATTICE.map((line) => [...line.replaceAll('#', 'W').replaceAll(' ', '_')].join(' '))],
    ['a line of rows and columns before', ['5 7  ', ...LATTICE]],
    ['a line with the width before', ['7', ...LATTICE]],
    ['A and B at the ends', LATTICE.map((line) => line.replace('S', 'A').replace('E', 'B'))],
    ['walls free and passages filled', LATTICE.map((line) => line.replace(/[# ]/g, (c) => (c === '#' ? ' ' : '#')))],
    ['dots along the way', LATTICE.map((line, y) => (y === 3 ? '#...#E#' : line))],
  ])('mean the same with %s', (_, lines) => {
    expectSame(readLines(lines).maze, wanted);
  });

  it('do not mind line ends, a missing last newline, or empty lines around', () => {
    for (const text of [LATTICE.join('\r\n'), `\n\n${LATTICE.join('\n')}`, `${LATTICE.join('\r')}\r\r\r`]) {
      expectSame(readMaze(bytesOf(text), 'x').maze, wanted);
    }
  });

  it('fill short lines up and cut off what is longer than the first line says', () => {
    const { maze, notes } = readLines(['3 4', '####', '#S  ', '## E ##']);
    expect(notes).toContain('Lines longer than the 4 columns of the first line were cut off: 1.');
    expect(maze.space.graph.cellCount).toBe(5);
    expect(figuresOf(readLines(['####', '# S', '#  E', '####']).maze).short).toBe(2);
  });

  it('take gaps in the frame for the ends where none are marked', () => {
    const { maze } = readLines(['# ######', '#    # #', '#### # #', '#      #', '###### #']);
    expect([placeOf(maze, maze.start), placeOf(maze, maze.finishes[0]!)]).toEqual(['1,0', '6,4']);
    expect(maze.openings).toHaveLength(2);
  });

  it('have an end in the outer wall belong to the cell beside it', () => {
    const { maze } = readLines(['###S#', '# # #', '#   #', '###E#']);
    expect(maze.space.graph.cellCount).toBe(7); // an even size is no lattice
    const lattice = readLines(['###S#', '# # #', '# # #', '#   #', '#E###']).maze;
    expect(lattice.space.description).toMatchObject({ width: 2, height: 2 });
    expect([lattice.start, lattice.finishes, lattice.openings.length]).toEqual([1, [2], 2]);
  });

  it('are read with the walls that the user says', () => {
    const { maze } = readMaze(bytesOf('qqqqq\nqzzzq\nqqqqq\n'), 'x.txt', { knobs: { walls: 'q' } });
    expect(maze.space.graph.cellCount).toBe(2);
  });

  it('are refused with the reason if they are no maze', () => {
    expect(refusal(bytesOf('abcde\nfghij\nklmno\n'), 'x.txt')).toMatch(/^this text is no maze: it has 15 different/);
    expect(refusal(bytesOf('####\n####\n'), 'x.txt')).toBe('this text is no maze: every character in it is a wall');
    expect(refusal(bytesOf('12\n34\n'), 'x.txt')).toMatch(/too little of it$/);
  });
});

describe('drawings of walls', () => {
  const FRAME = ['+---+---+---+', '| S |       |', '+   +   +   +', '|       | F |', '+---+---+---+'];
  const drawings: readonly [string, string[]][] = [
    ['posts', FRAME],
    ['posts, narrow', ['+-+-+-+', '|S|   |', '+ + + +', '|   |F|', '+-+-+-+']],
    ['posts and dots along the way', FRAME.with(3, '| . . . | F |')],
    ['lines', ['┌───┬───────┐', '│ S │       │', '│   ╵   ╷   │', '│       │ F │', '└───────┴───┘']],
    ['double lines', ['╔═══╦═══════╗', '║ S ║       ║', '║   ║   ║   ║', '║       ║ F ║', '╚═══════╩═══╝']],
  ];

  it.each(drawings)('with %s hold walls and ends', (_, lines) => {
    expectSame(readLines(lines).maze, wanted);
  });

  it.each([
    ['compact lines', 'box-drawing', ['┌─┬───┐', '│ ╵ ╷ │', '└───┴─┘']],
    ['tubes', 'pipes', ['┌──┐┌──────┐', '│  ││  ┌┐  │', '│  └┘  ││  │', '└──────┘└──┘']],
    ['underscores', 'underscores', [' _____', '| |   |', '|___|_|']],
    ['quarter blocks', 'block-elements', ['▛▀▛▀▀▀▌', '▌ ▘ ▖ ▌', '▀▀▀▀▀▀▘']],
    ['half blocks', 'block-elements', ['█▀█▀▀▀█', '█ ▀ █ █', '▀▀▀▀▀▀▀']],
    [
      'full blocks, doubled',
      'block-elements',
      LATTICE.map((line) => line.replace(/./g, (c) => (c === '#' ? '██' : '  '))),
    ],
  ] as const)('with %s hold walls', (_, format, lines) => {
    const document = readLines([...lines]);
    expect(document.format).toBe(format);
    if (!['quarter blocks'].includes(_)) {
      expectSame(document.maze, { ...wanted, start: -1, finishes: [] });
    }
    expect(validate(document.maze).parts).toBe(1);
  });

  it('leave out what lies outside of a board that is no full rectangle', () => {
    const { maze } = readLines(['   +--+', '   |S |', '+--+  +', '|F    |', '+--+--+']);
    expect(seen(maze).cells).toHaveLength(3);
  });

  it('belong to contests if they mark G, or nothing and start like them', () => {
    expect(readLines(FRAME.map((line) => line.replace('F', 'G'))).format).toBe('wall-art');
    expect(readLines(FRAME).format).toBe('ascii-frame');
    const bare = FRAME.map((line) => line.replace(/[SF]/, ' '));
    expect(readLines(bare).format).toBe('ascii-frame');
    expect(readLines([...bare].toReversed()).format).toBe('wall-art');
  });
});

describeSharedData('real text mazes', () => {
  it.each([
    ['hash-header-sg/arnau-maze1.txt', '10x10', '1,1', '2,8', 18],
    ['hash-header-sg/arnau-maze4.txt', '61x49', '1,1', null, 188],
    ['hash-header-sg/arnau-maze10.txt', '201x51', '1,1', null, 434],
    ['hash-AB/smayan-maze5.txt', '55x23', '52,20', '2,2', 168],
    ['hash-AB/smayan-maze9.txt', '20x20', '9,10', '4,0', 165],
    ['digits/vpath-maze0.txt', '40x32', null, null, null],
    ['digits/vpath-maze3.txt', '40x32', null, null, null],
    ['digits/blivion-maze1.txt', '150x40', '1,0', '146,39', null],
    ['digits/blivion-maze.txt', '153x45', '152,20', '0,41', null],
    ['xo/benaandrew-maze1.txt', '5x5', null, null, 7],
    ['xo/benaandrew-maze2.txt', '15x15', null, null, 58],
    ['xo/benaandrew-maze3.txt', '3x3', null, null, 6],
    ['spaced-letters/abmarl-maze.txt', '18x8', '4,1', '15,5', 15],
    ['spaced-letters/abmarl-pacman.txt', '21x21', null, null, null],
  ])('%s has the known figures', (path, size, start, goal, steps) => {
    const { maze } = readMaze(sharedFile(`text/${path}`), path, { knobs: { as: 'pixels' } });
    const { width, height } = maze.space.description;
    expect(`${width}x${height}`).toBe(size);
    if (start !== null) expect(placeOf(maze, maze.start)).toBe(start);
    if (goal !== null) expect(placeOf(maze, maze.finishes[0]!)).toBe(goal);
    if (steps !== null) expect(figuresOf(maze).short).toBe(steps);
  });

  it('digits mean walls either way round', () => {
    const read = (path: string): string[] => [...readMaze(sharedFile(`text/digits/${path}`), path).notes];
    expect(read('vpath-maze0.txt')).toContain('Walls are 1: so the passages hang together.');
    expect(read('blivion-maze1.txt')).toContain('Walls are 0: so the passages hang together.');
  });

  it('a lattice halves the steps and loses nothing', () => {
    const { maze } = readMaze(sharedFile('text/hash-header-sg/arnau-maze4.txt'), 'x');
    expect(figuresOf(maze)).toMatchObject({ cells: 720, short: 94, loops: 0 });
  });

  const style = (name: string): Maze => readMaze(sharedFile(`text/mazing-styles/${name}.txt`), name).maze;

  it('the same maze in several styles is the same wall for wall', () => {
    const frame = style('frame-16x16');
    expect(validate(frame)).toMatchObject({ cells: 256, open: 255, perfect: true });
    expectSame(style('half-block-16x16'), frame);
    expectSame(style('mini-ascii-frame-16x16'), frame);
    const small = style('ascii-frame-10x10');
    expect(validate(small)).toMatchObject({ cells: 100, open: 99, perfect: true });
    expectSame(style('full-block-10x10'), small);
  });

  it('tubes and quarter blocks are perfect mazes of the stated sizes', () => {
    expect(validate(style('pipes-10x10'))).toMatchObject({ cells: 100, open: 99, perfect: true });
    expect(validate(style('quarter-block-32x16'))).toMatchObject({ cells: 512, open: 511, perfect: true });
  });
});
