import { generators, type Maze, type MazeError, Trace, validate } from '@labrys/core';
import { type MazeRequest, makeMaze, makeMazeInTurns, recipeOf } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const made = (request: MazeRequest) => makeMaze(recipeOf(request));
const request = { width: 12, height: 9, seed: 7 };

/** Each crossing is a further cell; only a generator that tunnels makes some here. */
const crossingsOf = ({ space }: Maze): number => space.weave?.polygonOf.length ?? 0;

describe('making a maze from a recipe', () => {
  it.each(generators.map(({ name }) => name))('gives a perfect maze, the same for the same recipe: %s', (algorithm) => {
    const maze = made({ ...request, algorithm });
    expect(validate(maze)).toMatchObject({ faults: [], perfect: true, cells: 108 + crossingsOf(maze) });
    expect(made({ ...request, algorithm }).open.equals(maze.open)).toBe(true);
  });

  it('gives another maze for another seed, and the same for 7 and "7"', () => {
    const maze = made(request);
    expect(made({ ...request, seed: 8 }).open.equals(maze.open)).toBe(false);
    expect(made({ ...request, seed: '7' }).open.equals(maze.open)).toBe(true);
  });

  it('draws each step from a stream of its own: one more step leaves the others as they were', () => {
    const bare = made(request);
    const braided = made({ ...request, braid: 0.5 });
    expect([...bare.open].every((link) => braided.open.has(link))).toBe(true);
    const sides = made({ ...request, ends: 'sides' });
    expect(made({ ...request, ends: 'sides', braid: 0 })).toMatchObject({
      start: sides.start,
      finishes: sides.finishes,
    });
  });

  it('has no ends unless asked, and those asked for otherwise', () => {
    expect(made(request)).toMatchObject({ start: -1, finishes: [], openings: [] });
    expect(made({ ...request, ends: 'corners' })).toMatchObject({ start: 0, finishes: [107] });
    expect(made({ ...request, from: '3,2', to: 5, endsStyle: 'markers' })).toMatchObject({
      start: 27,
      finishes: [5],
      openings: [],
    });
    expect(made({ ...request, ends: 'corners', to: [0, 1] })).toMatchObject({ start: 0, finishes: [12] });
  });

  it('refuses cells that are not on the board before it carves', () => {
    const trace = new Trace();
    const recipe = recipeOf({ ...request, from: '12,0', to: 0 });
    expect(() => makeMaze(recipe, { trace })).toThrow(
      'from is 12,0; this board has no such cell: columns go from 0 to 11',
    );
    expect(() => made({ ...request, from: 0, to: 108 })).toThrow('to is cell 108; this board has cells 0 to 107');
    expect(trace.length).toBe(0);
  });

  it('refuses what is too large before it allocates', () => {
    expect(() => made({ ...request, width: 200_000, height: 200_000 })).toThrow(/40000000000 cells and needs about/);
  });

  it('tells a trace what happens', () => {
    const trace = new Trace();
    makeMaze(recipeOf(request), { trace });
    expect(trace.length).toBeGreaterThan(108);
  });
});

describe('watching and stopping', () => {
  const large = recipeOf({ width: 700, height: 700, algorithm: 'backtracker', seed: 1 });

  it('reports rising shares and makes the same maze in turns', async () => {
    const shares: number[] = [];
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses++;
    };
    const inTurns = await makeMazeInTurns(large, { onProgress: (done) => shares.push(done), pause });
    expect(inTurns.open.equals(makeMaze(large).open)).toBe(true);
    expect(pauses).toBe(shares.length);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('stops when the signal says so', async () => {
    const controller = new AbortController();
    const pause = async (): Promise<void> => controller.abort();
    await expect(makeMazeInTurns(large, { signal: controller.signal, pause })).rejects.toMatchObject({
      code: 'cancelled',
    } satisfies Partial<MazeError>);
    expect(() => makeMaze(large, { signal: { aborted: true } })).toThrow('stopped before the maze was done');
  });
});
