// Maps and scenario files through the real process.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from 'labrys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys as run } from './labrys.ts';
import type { Answer } from './process.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const labrys = (...args: string[]): Promise<Answer> => run(args, folder);
const map = 'type octile\nheight 3\nwidth 5\nmap\n.....\n.@@G.\n....W\n';
const problem = (goal: string, length: string, name = 'maps/x.map'): string =>
  `0\t${name}\t5\t3\t0\t0\t${goal.replace(',', '\t')}\t${length}\n`;

beforeAll(() => {
  writeFileSync(join(folder, 'x.map'), map);
  writeFileSync(join(folder, 'good.scen'), `version 1\n${problem('4,0', '4')}${problem('3,2', '5')}`);
  const bad = [
    problem('4,0', '4'),
    problem('3,2', '4.41421'),
    problem('4,2', '6'),
    problem('1,1', '1'),
    problem('9,9', '1'),
  ];
  writeFileSync(join(folder, 'bad.scen'), `version 1\n${bad.join('')}`);
  writeFileSync(join(folder, 'two.scen'), `version 1\n${problem('4,0', '4')}${problem('4,0', '5', 'y.map')}`);
});

describe('labrys solve --scen', () => {
  it('counts the problems that have the length stated, on the map named or beside the file', async () => {
    const stdout = '2 of 2 problems on x.map have the length stated\n';
    expect(await labrys('solve', 'x.map', '--scen', 'good.scen')).toEqual({ status: 0, stdout, stderr: '' });
    expect(await labrys('solve', '--scen', 'good.scen')).toEqual({ status: 0, stdout, stderr: '' });
    expect(await labrys('solve', 'good.scen', '--method', 'a-star')).toEqual({ status: 0, stdout, stderr: '' });
  });

  it('lists those that have not, and exits with 1', async () => {
    const { status, stdout, stderr } = await labrys('solve', '--scen', 'bad.scen');
    expect([status, stderr]).toEqual([1, 'labrys: 4 of 5 problems do not have the length stated\n']);
    expect(stdout.trimEnd().split('\n')).toEqual([
      '1 of 5 problems on x.map have the length stated',
      'problem 2, 0,0 to 3,2: stated 4.41421, found 5',
      'problem 3, 0,0 to 4,2: stated 6, there is no way',
      'problem 4, 0,0 to 1,1: stated 1, the goal 1,1 is blocked',
      'problem 5, 0,0 to 9,9: stated 1, the goal 9,9 is blocked',
    ]);
  });

  it('gives JSON, and draws the same sample for the same seed', async () => {
    const answer = await labrys('solve', '--scen', 'bad.scen', '--sample', '2', '--seed', 'a', '--json');
    const data = JSON.parse(answer.stdout);
    expect(data).toMatchObject({ map: 'x.map', scenarios: 'bad.scen', moves: 'octile', problems: 2 });
    expect(data.agree + data.mismatches.length).toBe(2);
    expect(await labrys('solve', '--scen', 'bad.scen', '--sample', '2', '--seed', 'a', '--json')).toEqual(answer);
    const whole = JSON.parse((await labrys('solve', '--scen', 'bad.scen', '--sample', '99', '--json')).stdout);
    expect(whole.mismatches.slice(0, 2)).toEqual([
      { problem: 2, from: [0, 0], to: [3, 2], stated: 4.41421, found: 5, reason: null },
      { problem: 3, from: [0, 0], to: [4, 2], stated: 6, found: null, reason: 'there is no way' },
    ]);
  });

  it('takes the problems of the map named from a file with several, and asks which if none is', async () => {
    expect((await labrys('solve', 'x.map', '--scen', 'two.scen')).stdout).toMatch(/^1 of 1 problems/);
    const { status, stderr } = await labrys('solve', 'two.scen');
    expect([status, stderr]).toEqual([
      2,
      'labrys: two.scen has problems on 2 maps; name one, such as "labrys solve x.map --scen two.scen"\n',
    ]);
  });

  it('warns of other maps and sizes', async () => {
    writeFileSync(join(folder, 'small.map'), 'type octile\nheight 1\nwidth 5\nmap\n.....\n');
    const { status, stderr } = await labrys('solve', 'small.map', '--scen', 'good.scen');
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(0, 2)).toEqual([
      'small.map: the problems are on x.map, and are tried on this map all the same.',
      'small.map: the map is 5 x 1, but problem 1 is for one scaled to 5 x 3; maps are not scaled.',
    ]);
  });

  it.each([
    [['solve', '--scen', 'good.scen', '-o', 'x.svg'], /^labrys: -o is for one way/],
    [['solve', '--scen', 'good.scen', '--from', '0,0'], /^labrys: --from is for one way/],
    [['solve', '--scen', 'good.scen', '--solver', 'dead-end'], /leave out --solver and --moves/],
    [['solve', '--scen', 'good.scen', '--method', 'bidirectional'], /knows no octile moves; use breadth-first/],
    [['solve', '--scen', 'good.scen', '--method', 'a-stra'], /method is "a-stra"/],
    [['solve', '--scen', 'good.scen', '--sample', '0'], /--sample is "0"/],
    [['solve', '--scen', 'good.scen', '--seed', '1'], /give its size with --sample/],
    [['solve', '--scen', 'x.map'], /^labrys: x\.map: line 1 of a scenario file should be "version 1"/],
    [['solve', '--scen', 'none.scen'], /none\.scen does not exist/],
    [['solve', 'x.map', '--sample', '3'], /--sample is for the problems of a file/],
    [['solve'], /^labrys: name the maze to solve/],
    [
      ['solve', 'x.map', '--from', '0,0', '--to', '4,0', '--moves', 'octile', '--animate', '-o', 'x.gif'],
      /leave out --moves/,
    ],
  ])('is refused: %j', async (args, message) => {
    const { status, stdout, stderr } = await labrys(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});

describe('a way by octile moves', () => {
  const ends = ['--from', '0,1', '--to', '2,0', '--moves', 'octile'];

  it('has a length, cells and no links', async () => {
    const { status, stdout } = await labrys('solve', 'x.map', ...ends, '--json');
    const { path, links, length, unit, moves } = JSON.parse(stdout);
    expect([status, path, links, length, unit, moves]).toEqual([0, [5, 0, 1, 2], [], 3, 'cell', 'octile']);
  });

  it('is shown, drawn with diagonals, and kept in maze files', async () => {
    const open = 'type octile\nheight 3\nwidth 4\nmap\n....\n....\n....\n';
    writeFileSync(join(folder, 'open.map'), open);
    const way = ['--from', '0,0', '--to', '3,2', '--moves', 'octile', '--method', 'jump-point'];
    expect((await labrys('solve', 'open.map', ...way)).stdout).toMatch(
      /\nlength 3.8284 from cell 0 to cell 11 \(shortest\)\n$/,
    );
    await labrys('solve', 'open.map', ...way, '-o', 'way.maze.json');
    const { maze, solution } = read(new Uint8Array(readFileSync(join(folder, 'way.maze.json'))));
    expect(Array.from(solution!.path)).toEqual([0, 5, 10, 11]);
    await labrys('convert', 'way.maze.json', 'way.svg');
    expect(readFileSync(join(folder, 'way.svg'), 'utf8')).toMatch(/"solution"/);
    await labrys('convert', 'way.maze.json', 'again.map');
    expect(readFileSync(join(folder, 'again.map'), 'utf8')).toBe(open);
    expect(maze.start).toBe(0);
  });
});
