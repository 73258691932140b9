// Files of every format that is read, and ways to damage them.

import { BitSet, defaultsOf, MazeError, mazeOf, Random, squareSpace, validate } from '@labrys/core';
import { expect } from 'vitest';
import { formats, readMaze } from '../../src/index.ts';
import { bytesOf } from './bytes.ts';
import { makeZanj } from './make-zanj.ts';
import { squareMaze } from './square-mazes.ts';

/** A small whole file for each format but pictures, maze files and SVG, which have tests of their own. */
export function smallFiles(): { readonly name: string; readonly bytes: Uint8Array }[] {
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const format of formats) {
    if (format.print === undefined || format.name === 'maze-json' || format.name === 'png') continue;
    const layouts = Object.hasOwn(format.params, 'layout') ? ['blocks', 'walls'] : [''];
    for (const layout of layouts) {
      const knobs = { ...defaultsOf(format.params), ...(layout === '' ? {} : { layout }) };
      let maze = squareMaze(11, { masked: format.name !== 'maz', ends: true, openings: true });
      if (format.name === 'maz') maze = mazeOf(squareSpace(5, 5), new BitSet(40).complement());
      files.push({ name: `x.${format.extensions[0]}`, bytes: format.print({ maze }, knobs) });
    }
  }
  const drawn: readonly (readonly string[])[] = [
    ['5 7', '#######', '#S#   #', '# # # #', '#   #E#', '#######'],
    ['x o o', 's x o', 'o o e'],
    ['+--+--+', '|S    |', '+  +  +', '|  |F |', '+--+--+'],
    ['┌───┬───┐', '│ S │   │', '│   ╵   │', '│     F │', '└───────┘'],
    ['┌─┬─┐', '│ ╵ │', '└───┘'],
    ['┌──┐┌──┐', '│  └┘  │', '│  ┌┐  │', '└──┘└──┘'],
    [' _____', '| |   |', '|___|_|'],
    ['▛▀▀▌', '▌▖▖▌', '▀▀▀▘'],
    ['█▀▀▀█', '█ ▀ █', '▀▀▀▀▀'],
    ['type octile', 'height 3', 'width 6', 'map', '@.GSW@', 'TWW..O', '.%....'],
    ['{"width": 2, "height": 2, "walls": [[0, 1], [[0, 0], [0, 1]]], "start": 0, "goal": [1, 1]}'],
    ['[[1,1,1,1,1],[1,2,0,3,1],[1,1,1,1,1]]'],
  ];
  for (const lines of drawn) files.push({ name: 'x.txt', bytes: bytesOf(`${lines.join('\n')}\n`) });
  const sample = { rows: 1, columns: 2, down: [0, 0], right: [1, 0], solution: [0, 0, 0, 1] };
  for (const form of ['MazeDataset', 'MazeDataset:minimal', 'MazeDataset:minimal_soln_cat'] as const) {
    files.push({ name: 'x.zanj', bytes: makeZanj(form, [sample, sample]) });
  }
  return files;
}

/** Changes up to four places: bits, bytes, numbers, pieces left out, doubled or swapped. */
export function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  let damaged = Array.from(bytes);
  for (let faults = 1 + random.below(4); faults > 0 && damaged.length > 0; faults--) {
    const at = random.below(damaged.length);
    const length = 1 + random.below(20);
    switch (random.below(7)) {
      case 0:
        damaged[at] = damaged[at]! ^ (1 << random.below(8));
        break;
      case 1:
        damaged[at] = random.below(256);
        break;
      case 2:
        damaged.splice(at, length);
        break;
      case 3:
        damaged.splice(at, 0, ...damaged.slice(at, at + length));
        break;
      case 4:
        damaged = damaged.slice(0, at);
        break;
      case 5:
        damaged.splice(
          at,
          1,
          ...bytesOf(['999999999', '-1', '0', '""', 'null', '[]', '{}', '\n', ' ', '1e9'][random.below(10)]!),
        );
        break;
      default:
        damaged.splice(random.below(damaged.length), 0, ...damaged.slice(at, at + length));
    }
  }
  return Uint8Array.from(damaged);
}

/** Reads under any name; anything but a sound maze or a MazeError with one line is a failure. */
function readSafely(bytes: Uint8Array, name: string, seed: number): void {
  try {
    const { maze, notes, whyNoEnds } = readMaze(bytes, name);
    expect([seed, validate(maze).faults]).toEqual([seed, []]);
    for (const note of [...notes, whyNoEnds]) expect(note).not.toMatch(/\n|undefined|NaN/);
  } catch (error) {
    if (!(error instanceof MazeError)) throw new Error(`seed ${seed}, ${name}`, { cause: error });
    expect(error.message).not.toMatch(/\n|undefined|NaN/);
    expect(error.message.length).toBeLessThan(700);
  }
}

/** Reads `count` damaged files. @returns the longest time that one took, in milliseconds */
export function readDamaged(bytes: Uint8Array, name: string, count: number): number {
  let longest = 0;
  for (let seed = 0; seed < count; seed++) {
    const damaged = mutated(bytes, Random.of(seed, 'mutations'));
    const before = performance.now();
    readSafely(damaged, name, seed);
    longest = Math.max(longest, performance.now() - before);
  }
  return longest;
}
