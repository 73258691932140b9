import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NONE } from '@labrys/core';
import { afterAll, describe, expect, it } from 'vitest';
import { type Maze, read } from '../../src/index.ts';
import { emptyFolder } from '../folder.ts';
import { labrys as run } from './labrys.ts';
import { type Answer, labrysProcess } from './process.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

/** Runs a command that has to go well. */
async function labrys(line: string): Promise<Answer> {
  const answer = await run(line.split(' '), folder);
  expect(answer.status, answer.stderr).toBe(0);
  return answer;
}

const maze = (name: string): Maze => read(new Uint8Array(readFileSync(join(folder, name))), name).maze;

describe('labrys make', () => {
  it('writes a maze bare, with ends and with its solution', async () => {
    await labrys('make 8x6 --seed 5 --versions -o v.svg');
    const [bare, ends, solution] = ['v.svg', 'v-ends.svg', 'v-solution.svg'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    ) as [string, string, string];
    expect(bare.length).toBeLessThan(ends.length);
    expect(ends.length).toBeLessThan(solution.length);
    expect(maze('v.svg').open.equals(maze('v-solution.svg').open)).toBe(true);
    expect([maze('v.svg').start, maze('v-ends.svg').start]).toEqual([NONE, 0]);
    await labrys('make --recipe v.svg -o v-again.svg');
    expect(readFileSync(join(folder, 'v-again.svg'), 'utf8')).toBe(bare);
  });

  it('tells of each maze of a set as JSON, a line each', async () => {
    const { stdout } = await labrys('make 5x5 --seed 9 --count 3 --versions --json -o j.txt');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ output }) => output)).toEqual(['j-01.txt', 'j-02.txt', 'j-03.txt']);
    expect(lines.map(({ recipe }) => recipe.seed)).toEqual(['9-1', '9-2', '9-3']);
    expect(existsSync(join(folder, 'j-03-solution.txt'))).toBe(true);
  });

  it('leaves nothing of a set whose last file cannot be written', async () => {
    mkdirSync(join(folder, 'sub/k-03.svg'), { recursive: true });
    const { status, stdout, stderr } = await run('make 5x5 --seed 9 --count 3 -o sub/k.svg'.split(' '), folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^labrys: sub\/k-03\.svg is a directory[^\n]*\n$/);
    expect(readdirSync(join(folder, 'sub'))).toEqual(['k-03.svg']);
  });

  it.skipIf(process.platform === 'win32')('leaves nothing of a set that is interrupted', async () => {
    const own = join(folder, 'stopped');
    mkdirSync(own);
    const args = 'make 150x150 --algorithm backtracker --seed 9 --count 5000 -o s.maze.json'.split(' ');
    const answer = await labrysProcess(args, own, undefined, () => readdirSync(own).length > 2);
    expect(answer).toEqual({ status: 130, stdout: '', stderr: '' });
    expect(readdirSync(own)).toEqual([]);
  });

  it('draws as the flags say', async () => {
    const looks = '--cell 9 --distances --draw passages --title Labyrinth --style wallColour=#00f';
    const { stdout } = await labrys(`make 5x5 --seed 9 --json -o looks.svg ${looks}`);
    const { style } = JSON.parse(stdout).recipe;
    expect(style).toEqual({ cell: 9, distances: 'bands', draw: 'passages', wallColour: '#00f' });
    const svg = readFileSync(join(folder, 'looks.svg'), 'utf8');
    expect(svg).toMatch(/>Labyrinth<[\s\S]*>5 x 5, seed 9</);
    expect(svg).toContain('#00f');
    await labrys('convert looks.svg looks.pdf --paper letter');
    expect(readFileSync(join(folder, 'looks.pdf'), 'latin1')).toContain('/MediaBox [0 0 612 792]');
  });

  it('numbers the mazes of a set, with solved twins and no maze twice, and each can be made again', async () => {
    await labrys('make 2x3 --seed 9 --count 15 --solution -o n.maze.json');
    const names = readdirSync(folder).filter((name) => /^n-\d\d\.maze\.json$/.test(name));
    expect(names).toHaveLength(15); // a board of 2 x 3 has fifteen mazes
    expect(new Set(names.map((name) => [...maze(name).open].join())).size).toBe(15);
    expect(existsSync(join(folder, 'n-15-solution.maze.json'))).toBe(true);
    await labrys('make --recipe n-03.maze.json -o again.maze.json');
    expect(readFileSync(join(folder, 'again.maze.json'))).toEqual(readFileSync(join(folder, 'n-03.maze.json')));
  });

  it('puts several mazes on a page, with answers behind', async () => {
    await labrys('make --level easy --seed 1 --count 6 --per-page 6 --paper letter -o book.pdf');
    const text = readFileSync(join(folder, 'book.pdf'), 'latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toContain('/MediaBox [0 0 612 792]');
  });

  it('takes a level as far as nothing else is said', async () => {
    const { stdout } = await labrys('make --level expert --seed 1 --json');
    const { recipe, cells } = JSON.parse(stdout);
    expect(cells).toBe(42 * 42);
    expect(recipe.steps[0].carve).toMatchObject({ algorithm: 'growing-tree', select: 'newest-2' });
    const other = JSON.parse((await labrys('make 9x9 --level expert --algorithm wilson --seed 1 --json')).stdout);
    expect(other.recipe.steps[0].carve).toEqual({ algorithm: 'wilson', focus: 'passage' });
    expect(other.cells).toBe(81);
  });

  it('shows how a maze is made and solved, in any of the formats of animations', async () => {
    await labrys('make 6x5 --algorithm kruskal --seed 2 --ends corners --animate -o f.gif');
    await labrys('make 6x5 --algorithm kruskal --seed 2 --ends corners --animate -o f.png');
    await labrys('make 6x5 --algorithm kruskal --seed 2 --ends corners -o f.maze.json');
    await labrys('solve f.maze.json --animate -o s.svg');
    expect(readFileSync(join(folder, 'f.gif'), 'latin1').slice(0, 6)).toBe('GIF89a');
    expect(readFileSync(join(folder, 'f.png'), 'latin1')).toContain('acTL');
    expect(readFileSync(join(folder, 's.svg'), 'utf8')).toMatch(/<animate|@keyframes/);
  });
});

describe('a drawing', () => {
  it('is read, reported on, set right by hand and solved in colour', async () => {
    await labrys('make 9x7 --seed 4 --ends corners --no-caption --style cell=4 -o drawn.png');
    // As a picture alone: the recipe inside is left aside.
    const { stdout, stderr } = await labrys('measure drawn.png --as drawing --report - --json');
    expect(stderr).toMatch(/9 x 7 cells, read from/);
    expect(JSON.parse(stdout)).toMatchObject({ cells: 63, parts: 1, loops: 0 });
    await labrys('convert drawn.png read.maze.json --as drawing');
    await labrys('convert drawn.png made.maze.json');
    expect(maze('read.maze.json').open.equals(maze('made.maze.json').open)).toBe(true);
    const open = [...maze('read.maze.json').open];
    const closed = open.includes(0) ? 'closed' : 'open';
    await labrys(`convert drawn.png right.maze.json --as drawing --correct wall:0,0,east=${closed}`);
    expect(maze('right.maze.json').open.has(0)).toBe(!open.includes(0));
    await labrys('solve drawn.png --as drawing --report r.png -o way.png');
    expect(existsSync(join(folder, 'r.png')) && existsSync(join(folder, 'way.png'))).toBe(true);
  });
});
