// Wishes, ranked sets and uniformity on the command line.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { make, outcomesOf, read } from '../../src/index.ts';
import { emptyFolder } from '../folder.ts';
import { labrys as run } from './labrys.ts';
import type { Answer } from './process.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const labrys = (line: string): Promise<Answer> => run(line.split(' '), folder);

describe('labrys make --wish', () => {
  it('finds a maze, says nothing on what is met, and keeps the wish in the file', async () => {
    const line = 'make 12x12 --wish solutionLength=60..70 --wish deadEnds<=30 --seed 4 --json -o w.svg';
    const { status, stdout, stderr } = await labrys(line);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { recipe, wish } = JSON.parse(stdout);
    expect(wish).toMatchObject([
      { measure: 'solutionLength', least: 60, most: 70, met: true },
      { measure: 'deadEnds', most: 30, met: true },
    ]);
    const { maze } = read(new Uint8Array(readFileSync(join(folder, 'w.svg'))), 'w.svg');
    expect(outcomesOf(maze, recipe.wish.targets).every(({ met }) => met)).toBe(true);
    expect(make(recipe).open.equals(maze.open)).toBe(true);
    const again = await labrys('make --recipe w.svg -o again.svg');
    expect(again.stderr).toBe('');
    expect(readFileSync(join(folder, 'again.svg'), 'utf8')).toBe(readFileSync(join(folder, 'w.svg'), 'utf8'));
  });

  it('says how near it came where a wish is not met, and gives the nearest maze', async () => {
    const { status, stdout, stderr } = await labrys('make 6x6 --wish difficulty>=90 --elite 1 --budget 200 --seed 4');
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^difficulty \d+(\.\d+)?, wished at least 90\n(solutionShare \d+(\.\d+)?, wished 99 to 101\n)?$/,
    );
    expect(stdout.split('\n').length).toBeGreaterThan(6);
  });

  it.each([
    ['--wish dificulty=60', 'there is no measure "dificulty". Did you mean "difficulty"? See "labrys list measures".'],
    ['--wish turns=9 --animate -o a.gif', 'a maze that is searched for is not made in one go'],
    ['--recipe w.svg --wish turns=9', '--recipe holds the whole request; leave out --wish'],
  ])('refuses %s', async (options, sentence) => {
    const size = options.startsWith('--recipe') ? '' : '6x6 ';
    const { status, stdout, stderr } = await labrys(`make ${size}${options} --seed 1`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`labrys: ${sentence}`);
  });
});

describe('labrys make --rank', () => {
  it('numbers mazes by a measure, rising', async () => {
    const { stdout } = await labrys('make 8x8 --count 6 --rank difficulty --seed 2 --json -o r.svg');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ output }) => output)).toEqual([1, 2, 3, 4, 5, 6].map((k) => `r-0${k}.svg`));
    const ranks = lines.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(lines.map(({ recipe }) => recipe.seed)).size).toBe(6);
    expect(readdirSync(folder).filter((name) => name.startsWith('r-'))).toHaveLength(6);
  });

  it('ranks the pages of a book, and needs a number of mazes', async () => {
    expect((await labrys('make 5x5 --per-page 4 --rank solutionLength --seed 2 -o b.pdf')).status).toBe(0);
    expect((await labrys('make 5x5 --rank solutionLength --seed 2 -o b.svg')).stderr).toContain(
      'say how many with --count',
    );
    expect((await labrys('make 5x5 --count 3 --rank hardness -o b.svg')).stderr).toContain('no measure "hardness"');
  });
});

describe('labrys measure --uniformity', () => {
  it('says how far an algorithm is from uniform, on 3 x 3 squares and on other small boards', async () => {
    const { status, stdout } = await labrys('measure --uniformity backtracker --samples 9600');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^backtracker: \d+ of 192 mazes never arose in 9,600$/m);
    const other = await labrys('measure --uniformity wilson 4x2 --tiling delta --samples 2000 --json');
    expect(JSON.parse(other.stdout)).toMatchObject({ algorithm: 'wilson', samples: 2000, verdict: 'uniform' });
  });

  it.each([
    ['--uniformity wilson 3x3 4x4', '--uniformity takes one size; leave out 4x4'],
    ['--uniformity wilson --samples few', 'samples is "few"; it has to be a whole number'],
    ['w.svg --samples 9', '--samples is for --uniformity'],
    ['', 'name the files to measure, or an algorithm with --uniformity'],
  ])('refuses %s', async (options, sentence) => {
    const { status, stdout, stderr } = await labrys(`measure ${options}`.trim());
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`labrys: ${sentence}`);
  });
});
