// Knobs of formats, other formats than the ending says, and what is kept of words and looks.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenRules, make, read, write } from '../../src/index.ts';
import { emptyFolder } from '../folder.ts';
import { labrys as run } from './labrys.ts';
import type { Answer } from './process.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

/** Runs a command that has to go well. */
async function labrys(...args: string[]): Promise<Answer> {
  const answer = await run(args, folder);
  expect(answer.status, answer.stderr).toBe(0);
  return answer;
}

const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));
const maze = make({ width: 4, height: 3, algorithm: 'kruskal', ends: 'corners', seed: 7 });
const flags = ['make', '4x3', '--algorithm', 'kruskal', '--ends', 'corners', '--seed', '7'];

describe('--format and --write', () => {
  it('write a format whatever the ending, as its knobs say', async () => {
    await labrys(...flags, '-o', 'grid.txt', '--format', 'text-grid', '--write', 'signs=digits');
    expect(bytes('grid.txt')).toEqual(new Uint8Array(write({ maze }, 'text-grid', { signs: 'digits' })));
    await labrys(...flags, '-o', 'art.txt', '--format', 'wall-art', '--write', 'post=letter');
    expect(text('art.txt')).toMatch(/^o(---| {3})o/);
    await labrys(...flags, '-o', 'map.tmx', '--write', 'layout=walls', '--write', 'tile=24');
    expect(text('map.tmx')).toContain('width="4" height="3" tilewidth="24"');
  });

  it('write a picture of one pixel a passage, which is solved by pixels', async () => {
    await labrys(...flags, '-o', 'drawn.svg');
    await labrys('convert', 'drawn.svg', 'lattice.png', '--format', 'png');
    expect(bytes('lattice.png')).toEqual(new Uint8Array(write({ maze }, 'png')));
    await labrys('solve', 'lattice.png', '--read', 'as=cells', '-o', 'way.num', '--format', 'maze-json');
    expect(read(bytes('way.num')).maze.open.equals(maze.open)).toBe(true);
  });
});

describe('--read', () => {
  it('names the walls of tile maps', async () => {
    const rows = ['9,9,9,9,9', '9,1,1,1,9', '9,1,8,1,9', '9,1,1,1,9', '9,9,9,9,9'];
    const layer = { name: 'Ground', width: 5, height: 5, data: rows.flatMap((row) => row.split(',').map(Number)) };
    writeFileSync(
      join(folder, 'map.tmj'),
      JSON.stringify({ orientation: 'isometric', tilewidth: 64, tileheight: 32, layers: [layer] }),
    );
    const { stdout } = await labrys('measure', 'map.tmj', '--read', 'walls=8-9', '--read', 'as=pixels', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ cells: 8, loops: 1 });
    const refused = await run(['measure', 'map.tmj', '--read', 'walls=7'], folder);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^labrys: map\.tmj: walls=7 leaves no maze.*: 9 \(16\), 1 \(8\), 8 \(1\)\n$/);
  });

  it('chooses among the mazes of a PDF, in the order in which they stand', async () => {
    await labrys('make', '5x5', '--seed', '9', '--count', '3', '--per-page', '2', '-o', 'book.pdf');
    for (const index of [0, 1, 2]) {
      const { stderr } = await labrys('convert', 'book.pdf', 'one.maze.json', '--read', `index=${index}`);
      expect(stderr).toMatch(new RegExp(`holds 3 mazes, numbers 0 to 2; number ${index} was read`));
      expect(JSON.parse(text('one.maze.json')).recipe.seed).toBe(`9-${index + 1}`);
    }
    const refused = await run(['measure', 'book.pdf', '--read', 'index=3'], folder);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('there is no maze 3 in the PDF');
    await labrys(...flags, '-o', 'page.pdf');
    expect((await labrys('measure', 'page.pdf')).stderr).toBe('');
  });
});

describe('a title', () => {
  it('stays with the maze through all that keep a recipe', async () => {
    await labrys(...flags, '--title', 'Für <Anna>', '-o', 't.svg');
    const chain = ['t.svg', 't.pdf', 't.png', 't.maze.json', 't2.svg'];
    for (let i = 1; i < chain.length; i++) await labrys('convert', chain[i - 1] as string, chain[i] as string);
    expect(text('t2.svg')).toBe(text('t.svg'));
    expect(text('t2.svg')).toContain('>Für &lt;Anna&gt;<');
    expect(JSON.parse(text('t.maze.json')).recipe.title).toBe('Für <Anna>');
    await labrys('convert', 't.svg', 'other.maze.json', '--title', 'Other');
    expect(JSON.parse(text('other.maze.json')).recipe.title).toBe('Other');
  });

  it('stays with mazes of other programs too, and so does the style', async () => {
    writeFileSync(join(folder, 'found.txt'), write({ maze }, 'wall-art'));
    await labrys('convert', 'found.txt', 'f.maze.json', '--title', 'Found', '--style', 'wallColour=#0000ff');
    expect(JSON.parse(text('f.maze.json'))).toMatchObject({ title: 'Found', style: { wallColour: '#0000ff' } });
    await labrys('convert', 'f.maze.json', 'f.svg');
    expect(text('f.svg')).toMatch(/#0000ff|#00f/);
    expect(text('f.svg')).toContain('>Found<');
    await labrys('convert', 'f.maze.json', 'f2.maze.json');
    expect(text('f2.maze.json')).toBe(text('f.maze.json'));
  });
});

describe('the rules of contests', () => {
  it('are told of micromouse files, and of others if asked', async () => {
    await labrys(...flags, '-o', 'm.maze');
    const lines = brokenRules(read(bytes('m.maze')).maze).map(({ rule, sentence }) => `  ${rule}: ${sentence}`);
    const { stdout } = await labrys('measure', 'm.maze');
    expect(stdout.endsWith(`\nContest rules: broken\n${lines.join('\n')}\n`)).toBe(true);
    expect(JSON.parse((await labrys('measure', 'm.maze', '--json')).stdout).rules).toHaveLength(lines.length);
    await labrys(...flags, '-o', 'm.svg');
    expect((await labrys('measure', 'm.svg')).stdout).not.toContain('rules');
    expect((await labrys('measure', 'm.svg', '--rules', 'micromouse')).stdout).toContain('Contest rules: broken');
  });
});

describe('labrys list and explain', () => {
  it('say which knobs a format has, for reading and for writing', async () => {
    expect((await labrys('list', 'formats')).stdout).toContain('--read layer, as, walls; --write layout, tile');
    const { stdout } = await labrys('explain', 'text-grid');
    expect(stdout).toMatch(/Knobs for reading, --read NAME=VALUE\n {2}as: [\s\S]*\n {2}walls: /);
    expect(stdout).toMatch(/Knobs for writing, --write NAME=VALUE\n {2}signs: /);
  });
});
