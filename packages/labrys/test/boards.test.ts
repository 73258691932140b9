// Every kind of board through the library: files, solvers, measures, transforms, sets and animations.

import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { braid, openDegrees, Random, solvers, validate } from '@labrys/core';
import {
  animate,
  draw,
  drawLater,
  type Maze,
  MazeError,
  make,
  makeSet,
  measure,
  type RecipeInput,
  read,
  recipe,
  type Solution,
  solve,
  Trace,
  write,
} from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { slowDistances, steps } from '../../core/test/support/slow-truth.ts';
import { everyBoard, furtherBoards } from '../../recipe/test/support/boards.ts';
import { emptyFolder } from './folder.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

/** An independent checker that lies beside the checkout; skipped where it is absent. */
const VERIFY = fileURLToPath(new URL('../../../../shared/checks/verify-maze.mjs', import.meta.url));

const requestFor = (space: RecipeInput['space'], seed = 7): RecipeInput => ({
  space,
  ends: { place: 'farthest' },
  seed,
});

/** What a solver says; null where it refuses the board: pledge leaves flat boards by their border only. */
function answerOf(maze: Maze, solver: string): Solution | null {
  try {
    return solve(maze, { solver, params: solver === 'mouse' ? { limit: 20_000 } : {} });
  } catch (error) {
    if (solver === 'pledge' && error instanceof MazeError && error.code === 'cannot-combine') return null;
    throw error;
  }
}

describe.each(everyBoard)('a board of $name', ({ space }) => {
  const request = requestFor(space);
  const maze = make(request);

  it('comes back from a maze file as it was', () => {
    const solution = solve(maze);
    const bytes = write({ maze, recipe: recipe(request), solution }, 'maze-json');
    const document = read(bytes);
    expect(write({ ...document, recipe: recipe(request) }, 'maze-json')).toEqual(bytes);
    expect(document.notes).toEqual([]);
    expectSame(document.maze, maze);
    expect(solve(document.maze)).toEqual(solution);
    expect(measure(document.maze)).toEqual(measure(maze));
  });

  it('comes back from links and outlines alone as the same passages', () => {
    const { maze: bare } = read(write({ maze }, 'maze-json'));
    expect([...bare.open]).toEqual([...maze.open]);
    expect(bare.space.graph.ends).toEqual(maze.space.graph.ends);
    expect(solve(bare).path).toEqual(solve(maze).path);
  });

  it('comes back from its SVG', () => {
    const svg = draw(maze, 'svg', { recipe: recipe(request), solution: solve(maze) }) as string;
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const document = read(new TextEncoder().encode(svg), 'm.svg');
    expect(document.recipe).toEqual(recipe(request));
    expectSame(document.maze, maze);
  });

  it('is solved by every solver that is sure, and by a shortest way where that is promised', () => {
    for (const seed of [1, 2, 3]) {
      const perfect = make(requestFor(space, seed));
      const braided = braid.apply(perfect, { amount: 0.6 }, Random.of(seed, 'boards'));
      for (const one of [perfect, braided]) {
        const truth = slowDistances(one, one.start)[one.finishes[0] as number];
        for (const { name, sure, traits } of solvers) {
          const solution = answerOf(one, name);
          if (solution === null) continue;
          if (sure && name !== 'chain') expect([name, seed, solution.solved]).toEqual([name, seed, true]);
          if (!solution.solved) continue;
          expectWalkable(one, solution);
          if (traits.finds !== 'one') expect([name, seed, solution.links.length]).toEqual([name, seed, truth]);
        }
      }
    }
  });

  it('is measured', () => {
    const figures = measure(maze);
    const { cellCount } = maze.space.graph;
    const degrees = openDegrees(maze);
    expect(figures).toMatchObject({ cells: cellCount, deadEnds: degrees.filter((ways) => ways === 1).length });
    expect(figures.solutionLength).toBe(slowDistances(maze, maze.start)[maze.finishes[0] as number]);
    for (const value of Object.values(figures)) if (typeof value === 'number') expect(value).not.toBeNaN();
  });

  it('is braided until a dead end is a cell with one link', () => {
    for (const seed of [1, 2]) {
      const before = make(requestFor(space, seed));
      const braided = make({ ...requestFor(space, seed), steps: [{ carve: {} }, { braid: {} }] });
      expect(validate(braided)).toMatchObject({ faults: [], parts: 1 });
      for (const link of before.open) expect(braided.open.has(link)).toBe(true);
      for (const link of braided.space.weave?.open ?? []) expect(braided.open.has(link)).toBe(true);
      const { first, to } = braided.space.graph;
      openDegrees(braided).forEach((ways, cell) => {
        const neighbours = to.subarray(first[cell], first[cell + 1]).filter((other) => other !== cell);
        if (ways === 1) expect(neighbours).toHaveLength(1);
      });
    }
  });
});

it.skipIf(!existsSync(VERIFY))('an independent program finds every maze file perfect', () => {
  const files = everyBoard.map(({ space }, i) => {
    const maze = make(requestFor(space));
    const file = join(folder, `${i}.maze.json`);
    writeFileSync(file, write({ maze, solution: solve(maze) }, 'maze-json'));
    return file;
  });
  // It reads the file it is started with, so it is loaded anew for each.
  const program = `for (const file of ${JSON.stringify(files)}) {
    process.argv = ['node', 'verify', file, 'perfect'];
    await import('file://${VERIFY}?' + file);
  }`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(said.trimEnd().split('\n')).toHaveLength(files.length);
});

describe('pictures with a recipe inside', () => {
  it.each(furtherBoards)('open again: $name', async ({ space }) => {
    const request = requestFor(space);
    const maze = make(request);
    for (const pen of ['png', 'pdf']) {
      const bytes = (await drawLater(maze, pen, { recipe: recipe(request) })) as Uint8Array;
      expectSame(read(bytes, `m.${pen}`).maze, maze);
    }
  });
});

describe('sets of random boards', () => {
  it.each<[string, RecipeInput['space']]>([
    ['voronoi', { tiling: 'voronoi', cells: 30 }],
    ['woven', { width: 7, height: 7, weave: 0.5 }],
    ['woven and masked', { width: 12, height: 12, weave: 1, mask: { path: 'M0 0h9v9z' } }],
  ])('give each member the recipe that makes it: %s', (_, space) => {
    const members = [...makeSet(requestFor(space), 4)];
    for (const { recipe: own, maze } of members) expectSame(make(own), maze);
    const boards = members.map(({ maze }) => maze.space.graph.ends.join());
    expect(new Set(boards).size).toBe(4);
  });
});

describe('animations', () => {
  it.each(everyBoard)('show how it is made and solved: $name', ({ space }) => {
    const trace = new Trace();
    const request = requestFor(space);
    const maze = make(request, { trace });
    const film = animate(maze, trace, 'passage', 'svg', { params: { frames: 6 } });
    expect(film).toMatch(/<(set|animate) /);
    expect(film).not.toMatch(/NaN|undefined|Infinity/);
    const way = new Trace();
    const solution = solve(maze, { trace: way });
    expect(animate(maze, way, 'solve', 'svg', { solution })).toMatch(/<(set|animate) /);
  });
});

describe('animations of walls', () => {
  // Where passages cross no walls are added, nor where only carving settles which there are.
  it.each(everyBoard.filter(({ space }) => space.weave === undefined && space.diagonals !== 'carved'))(
    'show how they are added: $name',
    ({ space }) => {
      const trace = new Trace();
      const maze = make({ ...requestFor(space), steps: [{ carve: { algorithm: 'division' } }] }, { trace });
      expect(animate(maze, trace, 'wall', 'svg')).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});

function expectSame(found: Maze, maze: Maze): void {
  expect(found.space.description).toEqual(maze.space.description);
  expect(found.space.graph.ends).toEqual(maze.space.graph.ends);
  expect(found.open.equals(maze.open)).toBe(true);
  expect(found).toMatchObject({ start: maze.start, finishes: maze.finishes, openings: maze.openings });
}

function expectWalkable(maze: Maze, { path, links }: ReturnType<typeof solve>): void {
  const allowed = new Set(steps(maze).map(({ from, to, link }) => `${from} ${to} ${link}`));
  expect([path[0], path.at(-1)]).toEqual([maze.start, maze.finishes[0]]);
  for (let i = 0; i < links.length; i++) expect(allowed).toContain(`${path[i]} ${path[i + 1]} ${links[i]}`);
}
