// A million cells of other boards than squares, each in a process of its own, so that its peak memory is known.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const core = fileURLToPath(new URL('../dist/index.js', import.meta.url));

const BOARDS: readonly (readonly [what: string, space: string, generators: readonly string[]])[] = [
  ['hexagons, 1000 x 1000', 'tiling("sigma", "plane")', ['wilson', 'kruskal']],
  ['a torus, 1000 x 1000', 'core.squareSpace(1000, 1000, "torus")', ['wilson', 'kruskal']],
  [
    'squares woven, 300 x 300',
    'core.weaveSpace(core.squareSpace(300, 300), { density: 1, tunnel: 1 }, core.Random.of(1, "weave"))',
    ['wilson', 'kruskal'],
  ],
];

describe.each(BOARDS.flatMap(([what, space, names]) => names.map((name) => ({ what, space, name }))))(
  '$what',
  ({ what, space, name }) => {
    it(`is built and made by ${name} within 5 s of computing and 1 GB`, { timeout: 600_000 }, () => {
      const { faults, perfect, cells, seconds, megabytes } = JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', program(space, name)], { encoding: 'utf8' }),
      );
      console.log(`${what} (${cells} cells), ${name}: ${seconds.toFixed(1)} s of computing, at most ${megabytes} MB`);
      expect({ faults, perfect }).toEqual({ faults: [], perfect: true });
      expect(seconds).toBeLessThan(5);
      expect(megabytes).toBeLessThan(1000);
    });
  },
);

/** Figures before the maze is checked, which takes time and memory of its own. */
function program(space: string, generator: string): string {
  return `
    const core = await import(${JSON.stringify(core)});
    const tiling = (name, topology) => {
      const record = core.tilings.find((one) => one.name === name);
      const sizes = { ...core.defaultsOf(record.params), width: 1000, height: 1000 };
      return record.space(sizes, topology, core.Random.of(1));
    };
    const space = ${space};
    const record = core.generators.find(({ name }) => name === '${generator}');
    const maze = core.mazeOf(space, core.carve(space, record, { random: core.Random.of(1, 'sweep') }));
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const { faults, perfect, cells } = core.validate(maze);
    const seconds = (userCPUTime + systemCPUTime) / 1e6;
    console.log(JSON.stringify({ faults, perfect, cells, seconds, megabytes: Math.round(maxRSS / 1024) }));
  `;
}
