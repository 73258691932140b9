// What a first visit has to fetch: scripts of the page and of its worker, until the maze is there and nothing more is
// asked for.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../../scripts/root.mjs';
import { expect, openStudio, test } from './studio.ts';

/** Bytes as they come with Brotli. */
const MOST = 120_000;

test('A first visit fetches no more script than it may.', async ({ studio }, info) => {
  const names: string[] = [];
  studio.context().on('response', (response) => {
    const [, name] = /([^/]+\.js)(?:$|\?)/.exec(response.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  await openStudio(studio);
  await studio.waitForLoadState('networkidle');
  const bytesOf = (name: string): number => {
    const file = join(root, 'packages/labrys/dist/studio/assets', name);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size; // the smallest are not worth packing
  };
  const sum = (some: readonly string[]): number => some.reduce((total, name) => total + bytesOf(name), 0);
  const worker = sum(names.filter((name) => name.startsWith('worker')));
  const page = sum(names.filter((name) => !name.startsWith('worker')));
  const words = `page ${page}, worker ${worker}, together ${page + worker} bytes in ${names.length} files`;
  info.annotations.push({ type: 'first load', description: words });
  process.stdout.write(`first load: ${words}\n`);
  expect(worker).toBeGreaterThan(20_000); // it was seen
  expect(page).toBeGreaterThan(20_000);
  expect(page + worker).toBeLessThan(MOST);
});
