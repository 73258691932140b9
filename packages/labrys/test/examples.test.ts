// The examples run as they are, and do what they say.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { read, solve } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/root.mjs';
import { emptyFolder } from './folder.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

/** Runs an example from the sources; what it prints. */
async function example(name: string, ...args: string[]): Promise<string> {
  const node = ['--conditions=labrys-source', `--import=${loader}`, join(root, 'examples', name)];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...node, ...args], { cwd: folder });
  expect(stderr).toBe('');
  return stdout;
}

describe('the example', () => {
  it('make-and-solve shows a maze with its way', async () => {
    const printed = await example('make-and-solve.mjs');
    expect(printed).toMatch(/^╷ {3}.*\n│ S /);
    expect(printed).toMatch(/\n\d+ steps from start to finish, \d+ dead ends, \d+ junctions\n$/);
  });

  it('book-of-mazes writes puzzles that can be read and solved again', async () => {
    const printed = await example('book-of-mazes.mjs', join(folder, 'book'));
    const names = readdirSync(join(folder, 'book/puzzles'));
    expect(names).toEqual(['01.svg', '02.svg', '03.svg', '04.svg']);
    expect(readdirSync(join(folder, 'book/solutions'))).toEqual(names);
    const steps = names.map((name) => solve(read(readFileSync(join(folder, 'book/puzzles', name))).maze).links.length);
    expect(printed.trim().split('\n')).toHaveLength(4);
    for (const count of steps) expect(printed).toContain(`, ${count} steps\n`);
  });

  it('pick-the-hardest finds a maze and gives its code', async () => {
    expect(await example('pick-the-hardest.mjs', '60')).toMatch(
      /seed \d+: \d+ steps, \d+ dead ends\nits code: [\w-]+\n$/,
    );
  });

  it('is tested, whichever there are', () => {
    const scripts = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.mjs'));
    expect(scripts.sort()).toEqual(['book-of-mazes.mjs', 'make-and-solve.mjs', 'pick-the-hardest.mjs']);
  });
});
