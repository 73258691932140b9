// What pictures point out: marks that a solver left, and what every solution passes.

import { bottlenecks, type Maze, marksOf, solve, solvers, Trace } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Item, scene, sceneStyle } from '../../src/index.ts';
import { mazeFrom, mazeSeeds } from '../mazes.ts';

const mazes = mazeSeeds(['squares', 'masked squares', 'hexagons', 'triangles']).map((seed) => ({
  ...mazeFrom(seed),
  oneWay: null,
}));

const layer = (drawing: ReturnType<typeof scene>, name: string): readonly Item[] =>
  drawing.layers.find((one) => one.name === name)?.items ?? [];

function solved(maze: Maze, name: string) {
  const solver = solvers.find((one) => one.name === name);
  if (solver === undefined) throw new Error(`no solver ${name}`);
  const trace = new Trace();
  const solution = solve(maze, solver, {}, trace);
  return { solution, marks: marksOf(maze, trace) };
}

/** How many lines of a colour there are, and the area of all cells of a colour. */
function colours(items: readonly Item[]): string[] {
  return items.map(({ colour }) => colour);
}

describe('marks', () => {
  it('are drawn instead of the way: lines for what was walked, tints for what was reached and filled', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const { solution, marks } = solved(maze, 'tremaux');
        const drawing = scene(maze, { ...sceneStyle, solution: 'marks' }, { solution, marks });
        expect(layer(drawing, 'solution')).toEqual([]);
        const shown = colours(layer(drawing, 'marks'));
        const { colours: known } = sceneStyle;
        expect(shown.includes(known.walked)).toBe(marks.walks.includes(1));
        expect(shown.includes(known.walkedTwice)).toBe(marks.walks.includes(2));
        expect(shown.includes(known.reached)).toBe(marks.cells.includes(1));
        expect(shown.includes(known.filled)).toBe(marks.cells.includes(2));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('leave the way a line where nothing is known of them', () => {
    const maze = { ...mazeFrom({ kind: 'squares', width: 6, height: 6, seed: 3 }), oneWay: null };
    const { solution } = solved(maze, 'shortest');
    const drawn = (style: 'marks' | 'line'): readonly Item[] =>
      layer(scene(maze, { ...sceneStyle, solution: style }, { solution }), 'solution');
    expect(drawn('marks')).toEqual(drawn('line'));
    expect(drawn('line').length).toBeGreaterThan(0);
  });
});

describe('bottlenecks', () => {
  it('are tinted cells, and a dot with paper round it on both sides of each link', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const found = bottlenecks(maze);
        const drawing = scene(maze, { ...sceneStyle, show: 'bottlenecks' });
        expect(layer(drawing, 'bottlenecks').length).toBe(found === null ? 0 : 1);
        expect(layer(drawing, 'bottleneck-links').length).toBe(found === null ? 0 : 4 * found.links.length);
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  it('ask for ends', () => {
    const maze = { ...mazeFrom({ kind: 'squares', width: 4, height: 4, seed: 1 }), start: -1, finishes: [] };
    expect(() => scene(maze, { ...sceneStyle, show: 'bottlenecks' })).toThrow(/no start and no finish/);
  });
});
