// Each command, with what it writes read back.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generators } from '@labrys/core';
import { draw, make, measure, recipe, solve } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';
import { labrysProcess } from './process.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
const good = async (...args: string[]): Promise<string> => goodBy(labrys, args);
const goodBy = async (run: typeof labrys, args: readonly string[]): Promise<string> => {
  const { status, stdout, stderr } = await run(args, folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
};

const request = { width: 6, height: 4, algorithm: 'backtracker', ends: 'corners', seed: 7 } as const;
const maze = make(request);
const flags = ['make', '6x4', '--algorithm', 'backtracker', '--ends', 'corners', '--seed', '7'];

describe('labrys make', () => {
  it('shows the maze on the terminal, with its solution if asked', async () => {
    expect(await good(...flags)).toBe(draw(maze, 'unicode'));
    expect(await good(...flags, '--solution', '--pen', 'ascii')).toBe(draw(maze, 'ascii', { solution: solve(maze) }));
  });

  it('chooses a seed if none is given, and tells it', async () => {
    const { status, stdout, stderr } = await labrys(['make', '3x3'], folder);
    const seed = /^seed (\d+)\n$/.exec(stderr)?.[1];
    expect(status).toBe(0);
    expect(stdout).toBe(draw(make({ width: 3, height: 3, seed: Number(seed) }), 'unicode'));
  });

  it('takes knobs of the algorithm, transforms, ends and a style', async () => {
    const knobs = ['--run', '3', '--bias', 'y:0.5', '--braid', '0.5', '--from', '1,1', '--to', '23', '--markers'];
    const answer = JSON.parse(
      await good('make', '6x4', '--algorithm', 'backtracker', '--seed', 'a', ...knobs, '--style', 'wall=0.2', '--json'),
    );
    const expected = recipe({
      ...{ ...request, ends: 'none', seed: 'a', run: 3, bias: 'y:0.5', braid: 0.5 },
      ...{ from: [1, 1], to: 23, endsStyle: 'markers', style: { wall: 0.2 } },
    });
    expect(answer.recipe).toEqual(expected);
    expect(answer).toMatchObject({ cells: 24, start: 7, finish: 23, output: null });
  });

  it('takes parts with algorithms of their own, knobs that vary and a limit of runs', async () => {
    const parts = [
      '--segment',
      '0,0,3,4=hunt-kill,river=0,bias=y:0.5',
      '--segment',
      'voronoi:2=kruskal/growing-tree,select=newest:3,random:1',
    ];
    const texture = ['--algorithm', 'backtracker', '--run', '0,9,0,9', '--run-limit', '4'];
    const answer = JSON.parse(await good('make', '6x4', '--seed', 'a', ...texture, ...parts, '--json'));
    const expected = recipe({
      ...{ ...request, ends: 'none', seed: 'a', algorithm: 'backtracker', runLimit: 4, blend: { run: [0, 9, 0, 9] } },
      segments: [
        {
          area: { x: 0, y: 0, width: 3, height: 4 },
          carve: { algorithm: 'hunt-kill', river: 0, bias: { axis: 'y', amount: 0.5 } },
        },
        {
          area: { voronoi: 2 },
          carve: [{ algorithm: 'kruskal' }, { algorithm: 'growing-tree', select: 'newest:3,random:1' }],
        },
      ],
    });
    expect(answer.recipe).toEqual(expected);
  });

  it('tells of a straight that no exchange of walls shortens', async () => {
    const { status, stderr } = await labrys(['make', '6x1', '--run-limit', '3', '--seed', '1'], folder);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'a passage goes straight on for 6 cells: no exchange of walls shortens it\n',
    });
  });

  it('offers every knob of every algorithm', async () => {
    const help = await good('make', '--help');
    for (const { params } of generators) for (const knob of Object.keys(params)) expect(help).toContain(`--${knob}`);
  });

  it('makes a recipe again, from a file of its own or from inside its outputs', async () => {
    writeFileSync(join(folder, 'recipe.json'), JSON.stringify({ space: { width: 6, height: 4 } }));
    const other = make({ width: 6, height: 4, seed: 3 });
    expect(await good('make', '--recipe', 'recipe.json', '--seed', '3')).toBe(draw(other, 'unicode'));
    await good(...flags, '-o', 'again.svg');
    expect(await good('make', '--recipe', 'again.svg')).toBe(draw(maze, 'unicode'));
    await good(...flags, '-o', 'again.maze.json');
    expect(await good('make', '--recipe', 'again.maze.json')).toBe(draw(maze, 'unicode'));
  });

  it('ends quietly when its reader has seen enough', async () => {
    const { status, stderr } = await labrysProcess(
      ['make', '400x400', '--algorithm', 'binary-tree', '--seed', '1'],
      folder,
      1,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('an output', () => {
  it.each(['svg', 'txt', 'maze.json'])('has the same bytes from two processes: .%s', async (ending) => {
    for (const name of ['one', 'two']) await goodBy(labrysProcess, [...flags, '--solution', '-o', `${name}.${ending}`]);
    expect(text(`one.${ending}`)).toBe(text(`two.${ending}`));
    expect(text(`one.${ending}`).length).toBeGreaterThan(100);
  });

  it('holds the recipe where it can', async () => {
    await good(...flags, '-o', 'holds.maze.json');
    expect(JSON.parse(text('holds.maze.json')).recipe).toEqual(recipe(request));
    await good(...flags, '-o', 'holds.svg');
    expect(text('holds.svg')).toContain('"algorithm":"backtracker"');
  });

  it('replaces a file as a whole and leaves nothing beside it', async () => {
    writeFileSync(join(folder, 'old.svg'), 'x'.repeat(100_000));
    await good(...flags, '-o', 'old.svg');
    expect(text('old.svg')).toMatch(/^<\?xml.*<\/svg>\n$/s);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

describe('a process of its own', () => {
  it.each([
    'solve own.svg --json',
    'measure own.svg',
    'classify own.svg',
    'convert own.svg own.txt',
    'transform own.svg --braid 1 --seed 1 --json -o braid.svg',
    'list tilings',
    'explain sigma',
    'table --size 4 --samples 1',
    'make --help',
    '--help',
  ])('does as the command does here: labrys %s', async (command) => {
    await good(...flags, '-o', 'own.svg');
    expect(await labrysProcess(command.split(' '), folder)).toEqual(await labrys(command.split(' '), folder));
  });
});

describe('labrys solve', () => {
  it('gives the way as JSON', async () => {
    await good(...flags, '-o', 'solve.svg');
    const { solver, solved, sure, path, links, cells, steps, seen, walked, reason } = solve(maze);
    expect(JSON.parse(await good('solve', 'solve.svg', '--json'))).toEqual({
      ...{ solver, solved, sure, path: [...path], links: [...links], cells: [...cells] },
      ...{ length: links.length, unit: 'cell', moves: 'orthogonal', steps, seen, walked, reason },
    });
  });

  it('draws the way, and takes other ends and solvers', async () => {
    await good(...flags, '-o', 'ends.svg');
    const shown = await good('solve', 'ends.svg', '--from', '2,1', '--to', '5', '--solver', 'dead-end');
    expect(shown).toContain('from cell 8 to cell 5 (dead-end)');
    await good('solve', 'ends.svg', '--from', '2,1', '--to', '5', '-o', 'way.maze.json');
    const way = JSON.parse(text('way.maze.json'));
    expect(way).toMatchObject({ start: 8, finish: 5, solution: [...solve(maze, { from: 8, to: 5 }).path] });
    expect(way.recipe.ends).toMatchObject({ from: 8, to: 5 });
  });

  it('exits with 1 where there is no way, says why, and writes nothing', async () => {
    const walls = { format: 'labrys-maze', version: 1, space: { kind: 'square', width: 2, height: 1 }, cells: 2 };
    writeFileSync(
      join(folder, 'shut.json'),
      JSON.stringify({ ...walls, links: [[0, 1]], open: [], start: 0, finish: 1 }),
    );
    const { status, stdout, stderr } = await labrys(['solve', 'shut.json', '--json', '-o', 'shut.svg'], folder);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ solved: false, path: [], length: 0 });
    expect(stderr).toMatch(/^labrys: shut\.json has no solution: start and finish lie in separate parts.*\n$/);
    expect(existsSync(join(folder, 'shut.svg'))).toBe(false);
  });
});

describe('what a solver did', () => {
  it('is drawn as marks, pointed out, and written step by step', async () => {
    await good(...flags, '--braid', '0.5', '-o', 'loops.svg');
    await good('solve', 'loops.svg', '--solver', 'tremaux', '--marks', '--trace', 'walk.json', '-o', 'marks.svg');
    expect(text('marks.svg')).toContain('inkscape:label="marks"');
    const { by, params, events } = JSON.parse(text('walk.json'));
    expect([by, params]).toEqual(['tremaux', { order: 'turning', seed: 1 }]);
    expect(events.length).toBeGreaterThan(40);
    await good('solve', 'loops.svg', '--show', 'bottlenecks', '-o', 'narrow.svg');
    expect(text('narrow.svg')).toContain('inkscape:label="bottlenecks"');
  });

  it('can be seen where it found no way, which is told, with status 1', async () => {
    await good('make', '5x5x3', '--braid', '0.5', '--ends', 'farthest', '--seed', '7', '-o', 'levels.maze.json');
    const lost = ['solve', 'levels.maze.json', '--solver', 'mouse', '--limit', '6'];
    for (const [output, ...more] of [['lost.gif', '--animate'], ['lost.png', '--marks'], ['none.png']] as const) {
      const { status, stderr } = await labrys([...lost, ...more, '-o', output], folder);
      expect({ output, status }).toEqual({ output, status: 1 });
      expect(stderr).toMatch(/was not solved: the mouse gave up after 6 steps/);
      expect(existsSync(join(folder, output)), output).toBe(more.length > 0);
    }
  });
});

describe('labrys measure', () => {
  it('prints an object a file, each on a line', async () => {
    await good(...flags, '-o', 'a.svg');
    await good(...flags, '-o', 'b.maze.json');
    const lines = (await good('measure', 'a.svg', 'b.maze.json', '--json')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { file: 'a.svg', ...measure(maze) },
      { file: 'b.maze.json', ...measure(maze) },
    ]);
    expect(await good('measure', 'a.svg')).toMatch(/^Cells +24\n/);
  });
});

describe('labrys classify', () => {
  it('says where mazes lie on the seven classes, in words and as JSON', async () => {
    await good('make', '9x7', '--topology', 'torus', '--weave', '0.5', '--braid', '1', '--seed', '7', '-o', 'knot.svg');
    const words = await good('classify', 'knot.svg');
    expect(words.split('\n').map((line) => line.split(/\s+/)[0])).toEqual([
      ...['dimension', '', 'hyperdimension', 'topology', 'tessellation', 'routing', 'texture', 'focus', ''],
    ]);
    const classes = JSON.parse(await good('classify', 'knot.svg', '--json'));
    const ids = Object.fromEntries(
      Object.entries(classes)
        .filter(([name]) => name !== 'file')
        .map(([name, found]) => [name, (found as { id: string }[]).map(({ id }) => id)]),
    );
    expect(ids).toMatchObject({
      ...{ dimension: ['DIM-2D', 'DIM-WEAVE'], hyperdimension: ['HYP-0'], topology: ['TOP-TORUS'] },
      ...{ tessellation: ['TES-ORTHOGONAL'], routing: ['ROU-BRAID'], focus: ['FOC-PASSAGE'] },
    });
  });
});

describe('labrys convert', () => {
  it('gives what make would have written', async () => {
    for (const ending of ['svg', 'maze.json', 'txt']) await good(...flags, '-o', `made.${ending}`);
    await good('convert', 'made.maze.json', 'converted.svg');
    expect(text('converted.svg')).toBe(text('made.svg'));
    await good('convert', 'made.svg', 'converted.maze.json');
    expect(text('converted.maze.json')).toBe(text('made.maze.json'));
    await good('convert', 'made.svg', 'converted.txt');
    expect(text('converted.txt')).toBe(text('made.txt'));
  });
});

describe('labrys list and explain', () => {
  it('list all kinds, for people, as JSON and as a schema', async () => {
    expect(await good('list')).toMatch(/^generators\n.*\nsolvers\n.*\nformats\n/s);
    const all = JSON.parse(await good('list', '--json'));
    expect(all.filter(({ kind }: { kind: string }) => kind === 'generators')).toHaveLength(generators.length);
    expect(JSON.parse(await good('list', 'generators', '--json'))).toHaveLength(generators.length);
    expect(JSON.parse(await good('list', '--schema'))).toMatchObject({ title: 'Labrys recipe', required: ['seed'] });
    expect(JSON.parse(await good('list', 'solvers', '--schema')).shortest.properties.method.enum).toContain('a-star');
  });

  it('explain a record with its steps and knobs', async () => {
    const told = await good('explain', 'backtracker');
    expect(told).toContain('GEN-BACKTRACKER');
    expect(told).toContain(' 1. Start anywhere');
    expect(told).toContain('(0 to 100, default 0)');
  });
});

describe('labrys table', () => {
  const args = ['table', '--samples', '3', '--size', '10x10', '--algorithms', 'wilson,division', '--seed', '5'];

  it('prints a row for each generator and focus', async () => {
    const rows = JSON.parse(await good(...args, '--json'));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ algorithm: 'wilson', focus: 'passage', samples: 3, uniform: 'yes' });
    for (const row of rows) {
      for (const key of ['deadEnds', 'deadEndsSd', 'solution', 'solutionSd', 'time'])
        expect(row[key]).toBeTypeOf('number');
      expect(row.unbiased).toBeTypeOf('boolean');
    }
    const csv = (await good(...args, '--csv')).trimEnd().split('\n');
    expect(csv).toHaveLength(4);
    expect(new Set(csv.map((line) => line.split(',').length)).size).toBe(1);
    expect(await good(...args)).toMatch(/^algorithm +focus +dead ends.*\nwilson +passage/);
  });
});
