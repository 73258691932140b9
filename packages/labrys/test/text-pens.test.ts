// What the text pens draw can be read back.

import { carve, kruskal, type Maze, mazeOf, Random, squareSpace } from '@labrys/core';
import { readMaze } from '@labrys/formats';
import { pens } from '@labrys/render';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../formats/test/support/bytes.ts';
import { expectSame, seen, squareMaze } from '../../formats/test/support/square-mazes.ts';

describe('what the text pens draw', () => {
  const styles = [
    ['ascii', { width: 1 }],
    ['ascii', { width: 3 }],
    ['ascii', { width: 4 }],
    ['unicode', { width: 3, compact: false }],
  ] as const;

  it.each(styles)('comes back from %s %o: walls, ends, openings, boards with holes', (name, params) => {
    const pen = pens.find((one) => one.name === name)!;
    for (let seed = 0; seed < 80; seed++) {
      const maze = squareMaze(seed, { masked: seed % 2 === 1, cornered: true, ends: true, openings: seed % 3 === 0 });
      if (maze.start < 0) continue;
      const read = readMaze(bytesOf(pen.draw(maze, {}, params as never) as string), 'x.txt');
      expect([seed, read.format]).toEqual([seed, name === 'ascii' ? 'ascii-frame' : 'box-drawing']);
      if (hasFullRim(maze)) expectSame(read.maze, maze, true);
    }
  });

  it('comes back from large boards, with their ends', () => {
    const space = squareSpace(400, 400);
    const open = carve(space, kruskal, { random: Random.of(1) });
    const maze: Maze = { ...mazeOf(space, open), start: 0, finishes: [159_999] };
    for (const [name, format] of [
      ['ascii', 'ascii-frame'],
      ['unicode', 'box-drawing'],
    ] as const) {
      const pen = pens.find((one) => one.name === name)!;
      const read = readMaze(bytesOf(pen.draw(maze, {}, { width: 3, compact: false } as never) as string), 'x.txt');
      expect([read.format, read.maze.start, read.maze.finishes]).toEqual([format, 0, [159_999]]);
      expect(read.maze.open.equals(open)).toBe(true);
    }
  });

  it('comes back with the solution drawn in', () => {
    for (const pen of pens.filter(({ name }) => name === 'ascii' || name === 'unicode')) {
      const maze = squareMaze(4, { masked: false, ends: true, openings: true });
      const { path, links } = wayThrough(maze);
      const text = pen.draw(
        maze,
        { solution: { path, links, cells: path } } as never,
        { width: 3, compact: false } as never,
      );
      expectSame(readMaze(bytesOf(text as string), 'x.txt').maze, maze);
    }
  });
});

/** Boards without missing squares, or with one in a corner of the rectangle around them: the drawing tells holes then. */
function hasFullRim(maze: Maze): boolean {
  const { cells } = seen(maze, true);
  const places = cells.map((cell) => cell.split(',').map(Number) as [number, number]);
  const width = Math.max(...places.map(([x]) => x)) + 1;
  const height = Math.max(...places.map(([, y]) => y)) + 1;
  return cells.length === width * height || !cells.includes('0,0');
}

/** A way from start to finish, found by flooding. */
function wayThrough({ space, open, start, finishes }: Maze): { path: Uint32Array; links: Uint32Array } {
  const { first, to, link, cellCount } = space.graph;
  const from = new Int32Array(cellCount).fill(-1);
  const by = new Int32Array(cellCount);
  const queue = [start];
  from[start] = start;
  for (const cell of queue) {
    for (let h = first[cell]!; h < first[cell + 1]!; h++) {
      if (!open.has(link[h]!) || from[to[h]!] !== -1) continue;
      from[to[h]!] = cell;
      by[to[h]!] = link[h]!;
      queue.push(to[h]!);
    }
  }
  const path = [finishes[0]!];
  const links: number[] = [];
  while (path[0] !== start) {
    links.unshift(by[path[0]!]!);
    path.unshift(from[path[0]!]!);
  }
  return { path: Uint32Array.from(path), links: Uint32Array.from(links) };
}
