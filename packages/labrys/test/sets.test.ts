// Sets, pages and animations through the library.

import { canonicalLinks, generators } from '@labrys/core';
import { animate, drawPages, type Maze, make, makeSet, measure, recipe, solve, Trace, uniformity } from 'labrys';
import { describe, expect, it } from 'vitest';

const request = { width: 8, height: 5, algorithm: 'wilson', ends: 'corners', seed: 7 } as const;

const linksOf = (maze: Maze): string => [...maze.open].join();

describe('makeSet', () => {
  it('gives every maze of a small board once, and refuses to give more', () => {
    const small = { width: 3, height: 2, algorithm: 'wilson', seed: 1 }; // fifteen spanning trees
    const mazes = [...makeSet(small, 15)].map(({ maze }) => linksOf(maze));
    expect(new Set(mazes).size).toBe(15);
    expect(() => makeSet(small, 16).next()).toThrow('only 15 different mazes, and 16 were asked for');
  });

  it('stops where a generator makes fewer mazes than the board has', () => {
    const set = makeSet({ width: 3, height: 3, algorithm: 'binary-tree', seed: 1 }, 17); // four free choices of two
    expect(() => [...set]).toThrow('seems to have only 16 different mazes');
  });

  it('derives seeds, so a longer set begins like a shorter one and each maze can be made alone', () => {
    const short = [...makeSet(request, 3)];
    const long = [...makeSet(request, 5)];
    expect(long.slice(0, 3).map(({ recipe: own }) => own)).toEqual(short.map(({ recipe: own }) => own));
    expect(long.map(({ recipe: own }) => own.seed)).toEqual(['7-1', '7-2', '7-3', '7-4', '7-5']);
    for (const { recipe: own, maze } of long) expect(linksOf(make(own))).toBe(linksOf(maze));
  });

  it('tells how far the whole set is', () => {
    const shares: number[] = [];
    for (const _ of makeSet(request, 4, { onProgress: (done) => shares.push(done) }));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('makeSet with a rank', () => {
  it('gives mazes in rising order, none a mirrored or turned copy of another', () => {
    // 3 x 3 squares have 192 perfect mazes, 28 of which are left if these count as one.
    const set = [
      ...makeSet({ width: 3, height: 3, algorithm: 'wilson', ends: 'corners', seed: 1 }, 28, { rank: 'turns' }),
    ];
    const ranks = set.map(({ rank }) => rank as number);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks).toEqual(set.map(({ maze }) => measure(maze).turns));
    expect(new Set(set.map(({ maze }) => canonicalLinks(maze).words.join())).size).toBe(28);
    for (const { recipe: own, maze } of set) expect(linksOf(make(own))).toBe(linksOf(maze));
    expect(() => [...makeSet({ width: 3, height: 3, seed: 1 }, 29, { rank: 'turns' })]).toThrow(
      'only 28 different mazes',
    );
  });

  it('refuses to rank by what is not there, or needs ends', () => {
    expect(() => makeSet(request, 2, { rank: 'dificulty' }).next()).toThrow('Did you mean "difficulty"?');
    expect(() => makeSet({ ...request, ends: 'none' }, 2, { rank: 'difficulty' }).next()).toThrow('there is none');
  });

  it('takes wishes for each maze', () => {
    const set = [...makeSet({ ...request, wish: { solutionLength: '20..24' } }, 3, { rank: 'difficulty' })];
    for (const { maze } of set) expect(Math.abs((measure(maze).solutionLength as number) - 22)).toBeLessThanOrEqual(2);
  });
});

describe('uniformity', () => {
  it('is told by the library, with progress, and stops when asked to', () => {
    const shares: number[] = [];
    const onProgress = (done: number): unknown => shares.push(done);
    expect(
      uniformity({ width: 3, height: 2, algorithm: 'wilson', seed: 1 }, { samples: 1500, onProgress }),
    ).toMatchObject({
      mazes: 15,
      verdict: 'uniform',
    });
    expect(shares.length).toBeGreaterThan(1);
    const signal = { aborted: true };
    expect(() => uniformity({ width: 3, height: 3, seed: 1 }, { signal })).toThrow('stopped');
  });
});

describe('drawPages', () => {
  it('makes the same document each time, with as many pages as it takes', async () => {
    const document = async (count: number): Promise<Uint8Array> => {
      const sheets = [...makeSet(request, count)].map((one) => ({ ...one, solution: solve(one.maze) }));
      return drawPages(sheets, { perPage: 4, answers: true, title: 'Mazes', params: { paper: 'letter', wall: 0.2 } });
    };
    const bytes = await document(5);
    expect(new TextDecoder('latin1').decode(bytes).match(/\/Type \/Page\b/g)).toHaveLength(4);
    expect(await document(5)).toEqual(bytes);
  });

  it('refuses knobs that a PDF has not', () => {
    expect(() => drawPages([{ maze: make(request) }], { params: { dpi: 300 } })).toThrow('dpi');
  });
});

describe('animate', () => {
  it.each(generators.map(({ name }) => name))('shows how a maze is made: %s', (algorithm) => {
    const trace = new Trace();
    const whole = recipe({ width: 6, height: 5, algorithm, weave: 0, seed: 3 });
    const maze = make(whole, { trace });
    const { focus } = (whole.steps[0] as { carve: { focus: 'passage' | 'wall' } }).carve;
    expect(animate(maze, trace, focus, 'svg')).toMatch(/<(set|animate) /);
    expect(animate(maze, trace, focus, 'gif', { params: { frames: 4 } }).length).toBeGreaterThan(100);
  });

  it('shows how a maze is solved, and refuses names it does not know', () => {
    const trace = new Trace();
    const maze = make(request);
    const solution = solve(maze, { solver: 'dead-end', trace });
    expect(animate(maze, trace, 'solve', 'apng', { solution }).length).toBeGreaterThan(100);
    expect(() => animate(maze, trace, 'solve', 'gfi')).toThrow('Did you mean "gif"');
    expect(() => animate(maze, trace, 'solve', 'gif', { params: { delai: 3 } })).toThrow('Did you mean "delay"');
  });
});
