import { solvers } from '@labrys/core';
import { pens } from '@labrys/render';
import {
  brokenRules,
  draw,
  drawLater,
  type Maze,
  make,
  measure,
  type RecipeInput,
  read,
  recipe,
  recipeCode,
  recipeFromCode,
  solve,
  write,
} from 'labrys';
import { describe, expect, it } from 'vitest';

const request = { width: 8, height: 5, algorithm: 'wilson', ends: 'corners', seed: 7 } as const;

describe('make', () => {
  it('takes a flat request, a recipe or a code of one, and gives the same maze', () => {
    const written: RecipeInput = {
      space: { width: 8, height: 5 },
      steps: [{ carve: { algorithm: 'wilson' } }],
      ends: { place: 'corners' },
      seed: 7,
    };
    const mazes: Maze[] = [
      make(request),
      make(written),
      make(recipe(request)),
      make(recipeFromCode(recipeCode(recipe(written)))),
    ];
    for (const maze of mazes) expect(maze.open.equals((mazes[0] as Maze).open)).toBe(true);
    expect(recipe(request)).toEqual(recipe(written));
  });

  it('never chooses a seed by itself', () => {
    expect(() => make({ width: 3, height: 3 } as never)).toThrow('seed is missing');
  });
});

describe('solve', () => {
  const maze = make(request);

  it.each(solvers.map(({ name }) => name))('finds the one way of a perfect maze: %s', (solver) => {
    const { path, links, solved } = solve(maze, { solver });
    expect(solved).toBe(true);
    expect([path[0], path.at(-1)]).toEqual([0, 39]);
    expect(links.length).toBe(measure(maze).solutionLength);
  });

  it('takes other ends, and leaves those of the maze as they are', () => {
    const { path } = solve(maze, { from: '7,0', to: [0, 4] });
    expect([path[0], path.at(-1)]).toEqual([7, 32]);
    expect(solve(maze, { from: 7 }).path.at(-1)).toBe(39);
    expect(maze).toMatchObject({ start: 0, finishes: [39] });
  });

  it('takes knobs of the solver and refuses strange ones', () => {
    expect(solve(maze, { params: { method: 'a-star' } }).path).toEqual(solve(maze).path);
    expect(() => solve(maze, { params: { methd: 'a-star' } })).toThrow('Did you mean "method"?');
    expect(() => solve(maze, { solver: 'shortset' })).toThrow('Did you mean "shortest"?');
  });

  it('says what is missing where the maze has no ends', () => {
    expect(() => solve(make({ ...request, ends: 'none' }))).toThrow(/no start and no finish/);
  });
});

describe('draw', () => {
  const maze = make(request);

  it.each(pens.map(({ name }) => name))('draws with every pen, and the same each time: %s', async (pen) => {
    const style = { solution: solve(maze), title: 'A maze', figures: '8 x 5', recipe: recipe(request) };
    const drawn = await drawLater(maze, pen, style);
    expect(drawn.length).toBeGreaterThan(20);
    expect(await drawLater(make(request), pen, style)).toEqual(drawn);
  });

  it('takes knobs of the pen and refuses strange ones', () => {
    expect(draw(maze, 'ascii', { params: { width: 1 } })).not.toBe(draw(maze, 'ascii'));
    expect(() => draw(maze, 'ascii', { params: { wdith: 1 } })).toThrow('Did you mean "width"?');
    expect(() => draw(maze, 'svg', { params: { wall: 7 } })).toThrow(
      'wall is 7; it has to be a number from 0.01 to 0.8',
    );
    expect(() => draw(maze, 'sgv')).toThrow('Did you mean "svg"?');
  });
});

describe('read', () => {
  it('makes the maze of our own SVG again from the recipe inside', () => {
    const svg = new TextEncoder().encode(draw(make(request), 'svg', { recipe: recipe(request) }));
    const document = read(svg, 'm.svg');
    expect(document.maze.open.equals(make(request).open)).toBe(true);
    expect(document.recipe).toEqual(recipe(request));
  });

  it('checks knobs as the command line does', () => {
    const art = write({ maze: make(request) }, 'wall-art');
    const grid = write({ maze: make(request) }, 'tmx', { layout: 'walls' });
    expect(read(grid, '', { layer: 'Maze' }).maze.open.equals(make(request).open)).toBe(true);
    expect(() => read(grid, '', { layr: 'Maze' })).toThrow(/does not take "layr"\. Did you mean "layer"\?/);
    expect(() => read(grid, '', { layout: 'walls' })).toThrow(/It takes layer, as and walls/);
    expect(() => read(grid, '', { as: 'rooms' })).toThrow('as is "rooms"; it has to be auto, cells or pixels');
    expect(() => read(grid, '', { walls: '9-1' })).toThrow(/"9-1" is no list of tiles; write numbers and ranges/);
    expect(() => read(grid, '', { layer: 1 })).toThrow('layer is 1; it has to be text');
    expect(() => read(art, '', { index: 1 })).toThrow(/It takes none\. "index" belongs to pdf and zanj/);
    expect(() => write({ maze: make(request) }, 'tmx', { layer: 'A' })).toThrow(/It takes layout and tile/);
  });

  it('checks the look of mazes without a recipe', () => {
    const file = (look: object): Uint8Array => write({ maze: make(request), ...look }, 'maze-json');
    expect(read(file({ style: { wall: 0.3 }, title: 'A' }))).toMatchObject({ style: { wall: 0.3 }, title: 'A' });
    expect(() => read(file({ title: 'a\u0007' }))).toThrow(/title holds a control character/);
    expect(() => read(file({ style: { wall: [] } }))).toThrow(
      /a setting of the style is a list; it has to be a number/,
    );
  });

  it('leaves the rules of contests to be asked for', () => {
    expect(brokenRules(make(request)).map(({ rule }) => rule)).toContain('size');
  });

  it('refuses what is no maze', () => {
    expect(() => read(new TextEncoder().encode('hello'))).toThrow(/no maze was recognised/);
  });
});
