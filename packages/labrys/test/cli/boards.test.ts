// Boards by the flags of labrys make.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tiling, topologies } from '@labrys/core';
import { sizedTilings, tilings } from '@labrys/recipe';
import { make, read, type recipe } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

async function printed(command: string): Promise<string> {
  const { status, stdout, stderr } = await labrys(command.split(' '), folder);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const made = async (command: string) => JSON.parse(await printed(`make ${command} --seed 7 --json`));

/** Some Moebius strips and Klein bottles need odd numbers of rows. */
async function madeOn({ name }: Tiling, topology: string) {
  try {
    return await made(`12x12 --tiling ${name} --topology ${topology}`);
  } catch {
    return made(`12x11 --tiling ${name} --topology ${topology}`);
  }
}

describe('labrys make on a board', () => {
  it.each(
    sizedTilings.flatMap((tiling) => tiling.topologies.map((topology) => ({ tiling, topology, name: tiling.name }))),
  )('of $name on the $topology has about as many cells as was said', async ({ tiling, topology }) => {
    const { recipe: own, cells, links, open } = await madeOn(tiling, topology);
    expect(own.space.tiling).toBe(tiling.name);
    expect(own.space.topology).toBe(topology === 'plane' ? undefined : topology);
    expect(open).toBe(cells - 1);
    expect(links).toBeGreaterThan(open);
    expect(make(own).space.graph.cellCount).toBe(cells);
    const asked = 144 * (topology === 'cube' ? 6 : 1); // width, height and depth of a box
    expect(cells / asked).toBeGreaterThan(0.6); // periods, rings and cuts come whole
    expect(cells / asked).toBeLessThan(1.6);
  });

  it('takes the tiling that a surface needs where none is named', async () => {
    for (const { name } of topologies) {
      const { recipe: own } = await made(`4x4 --topology ${name}`);
      expect(own.space.topology).toBe(name === 'plane' ? undefined : name);
    }
  });

  it.each<[string, object, number]>([
    ['5x4 --size height=6', { width: 5, height: 6 }, 30],
    ['5x4 --topology cube --size depth=2', { topology: 'cube', depth: 2 }, 76],
    ['3x3 --topology sheets:a0a3a2a1', { topology: 'sheets', code: 'a0a3a2a1' }, 9],
    ['3x3 --topology sheets --size code=a2a3a0a1', { topology: 'sheets', code: 'a2a3a0a1' }, 9],
    ['--tiling delta --shape triangle --size side=5', { shape: 'triangle', side: 5 }, 25],
    ['--tiling sigma --shape hexagon --size side=3', { shape: 'hexagon', side: 3 }, 19],
    ['--tiling theta --size rings=1 --size first=5 --middle cell', { rings: 1, first: 5 }, 6],
    ['--tiling theta --size rings=1 --size first=5 --middle hole', { middle: 'hole' }, 5],
    ['--tiling voronoi --size cells=40 --size relax=0', { cells: 40, relax: 0 }, 40],
    ['10x10x3', { width: 10, height: 10, levels: [3] }, 300],
    ['10x10x3x2', { levels: [3, 2] }, 600],
    ['4x4 --levels 3', { levels: [3] }, 48],
    ['4x4 --levels 3x2', { levels: [3, 2] }, 96],
    ['4x4x3 --closed-levels', { levels: [3], closed: true }, 48],
    ['4x4x1', { width: 4 }, 16],
    ['4x4 --weave 0', { width: 4 }, 16],
  ])('%s', async (flags, space, cells) => {
    const answer = await made(flags);
    expect(answer.recipe.space).toMatchObject(space);
    expect(answer.cells).toBe(cells);
    expect(answer.open).toBe(cells - 1);
  });

  it('weaves all, a share, and with tunnels', async () => {
    const none = await made('12x12');
    const half = await made('12x12 --weave 0.5');
    const all = await made('12x12 --weave');
    const long = await made('12x12 --tunnel 3');
    expect(half.recipe.space.weave).toEqual({ density: 0.5, tunnel: 1 });
    expect(all.recipe.space.weave).toEqual({ density: 1, tunnel: 1 });
    expect(long.recipe.space.weave).toEqual({ density: 1, tunnel: 3 });
    expect(none.cells).toBe(144);
    expect(half.cells).toBeGreaterThan(144);
    expect(all.cells).toBeGreaterThan(half.cells);
    for (const { cells, open } of [half, all, long]) expect(open).toBe(cells - 1);
  });

  it('starts and ends at cells on levels', async () => {
    const answer = await made('5x4x3 --from 1,2,2 --to 0,0,1 --solution');
    expect(answer).toMatchObject({ start: 51, finish: 20 });
    expect([answer.solution[0], answer.solution.at(-1)]).toEqual([51, 20]);
    expect(answer.recipe.ends).toMatchObject({ from: [1, 2, 2], to: [0, 0, 1] });
  });

  it('has ends of its own kind where ends are needed', async () => {
    const place = async (flags: string) => (await made(`${flags} --solution`)).recipe.ends.place;
    expect(await place('6x6')).toBe('corners');
    expect(await place('6x6 --topology torus')).toBe('farthest');
    expect(await place('--tiling theta')).toBe('middle');
    expect(await place('--topology sphere')).toBe('poles');
  });
});

describe('labrys', () => {
  it.each(['5x4x3', '6x6 --topology klein', '--tiling theta', '9x9 --weave', '--tiling voronoi --size cells=50'])(
    'writes, solves and makes again: make %s',
    async (flags) => {
      await printed(`make ${flags} --seed 7 --ends farthest -o board.maze.json`);
      const { maze, recipe: own } = read(readFileSync(join(folder, 'board.maze.json')));
      expect(make(own as object as Parameters<typeof recipe>[0]).open.equals(maze.open)).toBe(true);
      expect(JSON.parse(await printed('solve board.maze.json --json'))).toMatchObject({ solved: true });
      await printed('make --recipe board.maze.json -o again.maze.json');
      expect(readFileSync(join(folder, 'again.maze.json'))).toEqual(readFileSync(join(folder, 'board.maze.json')));
    },
  );

  it('writes an animation of levels', async () => {
    await printed('make 3x3x3 --algorithm backtracker --seed 7 --ends farthest --animate -o levels.apng');
    expect(readFileSync(join(folder, 'levels.apng')).length).toBeGreaterThan(1000);
  });
});

describe('labrys list and explain', () => {
  it('list all surfaces and tilings', async () => {
    const listed = await printed('list topologies');
    for (const { name, summary } of topologies) expect(listed).toContain(`  ${name.padEnd(12)} ${summary}`);
    const records = JSON.parse(await printed('list tilings --json'));
    expect(records.map(({ name }: Tiling) => name)).toEqual(tilings.map(({ name }) => name));
    for (const [i, { topologies: surfaces }] of tilings.entries()) expect(records[i].topologies).toEqual(surfaces);
  });

  it('explain a surface and a tiling', async () => {
    expect(await printed('explain torus')).toMatch(/^Torus \(torus, TOP-TORUS\), one of the topologies\n/);
    const told = await printed('explain sigma');
    expect(told).toMatch(/^Hexagons \(sigma, TES-SIGMA\), one of the tilings\n/);
    expect(told).toContain('shape: outline of the board (default rectangle)');
    expect(told).toContain('side: cells along a side');
  });
});
