// labrys transform through the real process, with what it writes read back.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@labrys/core';
import { draw, make, read, transform } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const flags = ['--algorithm', 'kruskal', '--seed', '7', '--ends', 'farthest'];
const request = { width: 9, height: 6, algorithm: 'kruskal', seed: 7, ends: 'farthest' } as const;
const written = (name: string) => read(readFileSync(join(folder, name)), name);

describe('labrys transform', () => {
  it('makes the changes in the order given, repeated ones too, and keeps the recipe', async () => {
    await labrys(['make', '9x6', ...flags, '-o', 'm.svg'], folder);
    const typed = ['--unbraid', '--braid', '0.5', '--connect', '--braid', '1', '--unbraid'];
    const answer = await labrys(['transform', 'm.svg', ...typed, '-o', 'changed.svg'], folder);
    expect(answer).toEqual({ status: 0, stdout: '', stderr: '' });
    const changed = written('changed.svg');
    const names = (changed.recipe as { steps: object[] }).steps.flatMap((step) => Object.keys(step));
    expect(names).toEqual(['carve', 'unbraid', 'braid', 'connect', 'braid', 'unbraid']);
    const before = make(request);
    const steps = [{ unbraid: {} }, { braid: { amount: 0.5 } }, { connect: {} }, { braid: {} }, { unbraid: {} }];
    const expected = transform(before, steps, { seed: 7 });
    expect(changed.maze.open.equals(expected.open)).toBe(true);
    expect([changed.maze.start, changed.maze.finishes]).toEqual([before.start, before.finishes]);
  });

  it('drops the recipe where another seed is asked for, says so, and keeps the look', async () => {
    await labrys(['make', '9x6', ...flags, '--title', 'Tea', '-o', 'm.maze.json'], folder);
    const { stderr, status } = await labrys(
      ['transform', 'm.maze.json', '--braid', '1', '--seed', '8', '-o', 'other.maze.json'],
      folder,
    );
    expect([status, stderr]).toEqual([0, 'm.maze.json: no recipe makes this maze, so it is written without one\n']);
    const other = written('other.maze.json');
    expect([other.recipe, other.title]).toEqual([undefined, 'Tea']);
    expect(other.maze.open.equals(transform(make(request), [{ braid: {} }], { seed: 8 }).open)).toBe(true);
  });

  it('makes a maze of a drawing that is none, and tells the seed it took', async () => {
    writeFileSync(join(folder, 'half.txt'), '#########\n#   #   #\n### # # #\n#   #   #\n#########\n');
    const { stdout, stderr, status } = await labrys(['transform', 'half.txt', '--connect', '--unbraid'], folder);
    const seed = Number(/seed (\d+)\n$/.exec(stderr)?.[1]);
    expect(status).toBe(0);
    const maze = transform(written('half.txt').maze, [{ connect: {} }, { unbraid: {} }], { seed });
    expect(validate(maze).perfect).toBe(true);
    expect(stdout).toBe(draw(maze, 'unicode'));
  });
});
