import { generators } from '@labrys/core';
import type { MazeRequest } from 'labrys';
import { describe, expect, it } from 'vitest';
import outputs from './entries/outputs.ts';
import { noBrowser, runInBrowser } from './run-in-browser.ts';

const OUTPUTS = new URL('./entries/outputs.ts', import.meta.url);

/** Each generator in each focus it takes, and the knobs whose arithmetic could differ between engines. */
const requests: MazeRequest[] = [
  ...generators.flatMap(({ name, focus }) =>
    (['passage', 'wall'] as const)
      .filter((one) => typeof focus[one] !== 'string')
      .map((one) => ({
        width: 14,
        height: 9,
        algorithm: name,
        focus: one,
        ends: 'corners' as const,
        weave: 0, // text shows no crossings
        seed: `${name} ü 7`,
      })),
  ),
  { width: 20, height: 12, algorithm: 'kruskal', bias: 'y:0.7', ends: 'sides', seed: -3 },
  { width: 20, height: 12, algorithm: 'wilson', bias: '0.4', braid: 0.5, ends: 'farthest', seed: 0 },
];

describe.skipIf(noBrowser)('a recipe', () => {
  it(`gives the same bytes in Node and in Chromium, for ${requests.length} recipes and every output`, async () => {
    const here = await outputs(requests);
    const there = await runInBrowser<readonly MazeRequest[], Record<string, string | Uint8Array>>(OUTPUTS, requests);
    expect(Object.keys(there)).toEqual(Object.keys(here));
    const differing = Object.keys(here).filter((name) => !equal(here[name], there[name]));
    expect(differing).toEqual([]);
  });
});

function equal(a: string | Uint8Array | undefined, b: string | Uint8Array | undefined): boolean {
  if (typeof a === 'string' || typeof b === 'string' || a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
