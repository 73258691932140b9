// Pictures through the real process: what was drawn is read, reported on, set right and solved.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng, encodePng } from '@labrys/raster';
import { draw, make, measure, read, solve } from 'labrys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys as run } from './labrys.ts';
import type { Answer } from './process.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const request = { width: 11, height: 8, algorithm: 'wilson', ends: 'corners', seed: 'a (b) \\ é' } as const;
const maze = make(request);
const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));
const labrys = (...args: string[]): Promise<Answer> => run(args, folder);

/** The pictures of a maze without ends. */
const closed = make({ ...request, ends: 'none' });

beforeAll(() => {
  writeFileSync(join(folder, 'drawn.png'), draw(maze, 'png'));
  writeFileSync(join(folder, 'closed.png'), draw(closed, 'png'));
});

describe('a picture without a recipe', () => {
  it('is measured as the maze it shows, with one remark', async () => {
    const { status, stdout, stderr } = await labrys('measure', 'drawn.png', '--json');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'drawn.png: Read as 11 x 8 squares, 100 per cent sure.\n',
    });
    expect(JSON.parse(stdout)).toEqual({ file: 'drawn.png', ...measure(maze) });
  });

  it('is converted to a maze file', async () => {
    expect((await labrys('convert', 'drawn.png', 'read.maze.json')).status).toBe(0);
    expect(read(bytes('read.maze.json')).maze.open.equals(maze.open)).toBe(true);
  });

  it('keeps its size and gets the way in colour', async () => {
    const { status, stdout } = await labrys('solve', 'drawn.png', '-o', 'way.png', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ solved: true, unit: 'cell', length: solve(maze).links.length });
    const [before, after] = [decodePng(bytes('drawn.png')), decodePng(bytes('way.png'))];
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    let red = 0;
    let others = 0;
    for (let i = 0; i < after.samples.length; i += 4) {
      const isChanged = [0, 1, 2].some((k) => before.samples[i + k] !== after.samples[i + k]);
      const isRed = after.samples[i] === 0xc9 && after.samples[i + 1] === 0x34 && after.samples[i + 2] === 0x1c;
      if (isRed) red++;
      else if (isChanged) others++;
    }
    expect(red).toBeGreaterThan(1000);
    expect(others).toBeLessThan(red); // soft edges
  });

  it('is reported on as text, as data and as a picture, and standard output stays for machines', async () => {
    const printed = await labrys('solve', 'drawn.png', '--report', '-', '--json');
    expect(JSON.parse(printed.stdout)).toMatchObject({ solved: true });
    expect(printed.stderr).toContain('11 x 8 cells, read from');
    for (const name of ['r.txt', 'r.json', 'r.png']) {
      expect((await labrys('measure', 'drawn.png', '--report', name)).status).toBe(0);
    }
    expect(new TextDecoder().decode(bytes('r.txt'))).toContain('no wall is in doubt');
    expect(JSON.parse(new TextDecoder().decode(bytes('r.json')))).toMatchObject({ columns: 11, rows: 8, doubts: [] });
    expect(decodePng(bytes('r.png')).width).toBeGreaterThan(100);
  });

  it('without gaps is refused by solve until the ends are said, in either way', async () => {
    const { status, stdout, stderr } = await labrys('solve', 'closed.png');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/\nlabrys: closed\.png: the outer wall has no gap; say where with --from and --to\n$/);
    const by = ['--from 0,0 --to 10,7', '--correct start:0,0 --correct finish:10,7'];
    const gaps = '--correct wall:0,0,north=open --correct wall:10,7,s=open';
    for (const ends of [...by, gaps]) {
      const { stdout: answer } = await labrys('solve', 'closed.png', '--json', ...ends.split(' '));
      expect(JSON.parse(answer).length).toBe(solve(maze).links.length);
    }
  });

  it('is refused in one line for corrections that cannot be, and nothing is written', async () => {
    for (const [correction, sentence] of [
      ['wall:11,0,east=open', /11 x 8 cells/],
      ['wall:1,0,up=open', /is no correction/],
    ] as const) {
      const { status, stderr } = await labrys('convert', 'drawn.png', 'never.svg', '--correct', correction);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^labrys: [^\n]+\n$/);
      expect(stderr).toMatch(sentence);
    }
    expect(existsSync(join(folder, 'never.svg'))).toBe(false);
  });
});

describe('a picture of ours', () => {
  it.each(['png', 'pdf', 'svg'])('is the maze of its recipe again: %s', async (ending) => {
    const flags = ['make', '11x8', '--algorithm', 'wilson', '--ends', 'corners', '--seed', request.seed];
    expect((await labrys(...flags, '-o', `ours.${ending}`)).status).toBe(0);
    const { status, stdout, stderr } = await labrys('measure', `ours.${ending}`, '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ file: `ours.${ending}`, ...measure(maze) });
  });
});

describe('a one-pixel picture', () => {
  it('is read by pixels or by cells', async () => {
    const art = ['#.#####', '#.#...#', '#.#.#.#', '#...#.#', '#####.#'];
    const samples = Uint8Array.from(
      art.flatMap((line) => [...line].flatMap((c) => (c === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255]))),
    );
    writeFileSync(join(folder, 'tiny.png'), encodePng({ width: 7, height: 5, samples }));
    const length = async (...args: string[]): Promise<unknown> =>
      JSON.parse((await labrys('solve', 'tiny.png', '--json', ...args)).stdout);
    expect(await length()).toMatchObject({ length: 12, unit: 'pixel' });
    expect(await length('--as', 'cells')).toMatchObject({ length: 5, unit: 'cell' });
    expect(await length('--as', 'pixels', '--path', 'white')).toMatchObject({ length: 12, unit: 'pixel' });
  });
});
