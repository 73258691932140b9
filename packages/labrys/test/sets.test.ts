// Sets, pages and animations through the library.

import { generators } from '@labrys/core';
import { animate, drawPages, type Maze, make, makeSet, recipe, solve, Trace } from 'labrys';
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
