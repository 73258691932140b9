// Other libraries' mazes as mazes of ours: run for the clock, and turned into links so that the judge can look first.

import { BitSet, type Maze, mazeOf, squareSpace } from '@labrys/core';
import generateMaze from 'generate-maze';
import { RNG, Map as RotMap } from 'rot-js';

/** A library that makes perfect mazes on squares. */
export interface Peer {
  readonly name: string;
  /** Makes one maze, as the library's users do. */
  make(width: number, height: number, seed: number): unknown;
  /** The same maze as links, for checking. */
  maze(width: number, height: number, seed: number): Maze;
}

export const peers: readonly Peer[] = [
  {
    name: 'rot-js EllerMaze',
    make: rotEller,
    maze: (width, height, seed) => {
      const grid = rotEller(width, height, seed);
      const stride = 2 * width + 1;
      return openWhere(
        width,
        height,
        (x, y, down) => grid[(2 * y + (down ? 2 : 1)) * stride + 2 * x + (down ? 1 : 2)] === 0,
      );
    },
  },
  {
    name: 'generate-maze',
    make: (width, height, seed) => generateMaze(width, height, true, seed),
    maze: (width, height, seed) => {
      const rows = generateMaze(width, height, true, seed);
      return openWhere(width, height, (x, y, down) => {
        const cell = rows[y]?.[x];
        return down ? cell?.bottom === false : cell?.right === false;
      });
    },
  },
];

/** 1 is wall, 0 free, on a grid of (2 width + 1) x (2 height + 1): what its callback gives. */
function rotEller(width: number, height: number, seed: number): Uint8Array {
  RNG.setSeed(seed);
  const stride = 2 * width + 1;
  const grid = new Uint8Array(stride * (2 * height + 1));
  new RotMap.EllerMaze(stride, 2 * height + 1).create((x, y, wall) => {
    grid[y * stride + x] = wall;
  });
  return grid;
}

/** A maze on squares from whether the link to the right or down of each cell is open. */
function openWhere(width: number, height: number, isOpen: (x: number, y: number, down: boolean) => boolean): Maze {
  const space = squareSpace(width, height);
  const { ends, linkCount } = space.graph;
  const open = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) {
    const cell = ends[2 * l] as number;
    const down = (ends[2 * l + 1] as number) === cell + width;
    if (isOpen(cell % width, Math.floor(cell / width), down)) open.add(l);
  }
  return mazeOf(space, open);
}
