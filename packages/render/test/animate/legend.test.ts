import { carve, generators, mazeOf, Random, solve, solvers, squareSpace, Trace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { groundOf } from '../../src/animate/ground.ts';
import { legendEntries, withLegend } from '../../src/animate/legend.ts';
import { moments } from '../../src/animate/moments.ts';
import { animate, type Item, type Scene, scene, sceneStyle, type Watched } from '../../src/index.ts';
import { lettering } from '../../src/scene/lettering.ts';

/** What the legend of a film says. */
function labelsOf(name: string, watched: Watched, pixels = 24): string[] {
  const space = squareSpace(9, 7);
  const trace = new Trace();
  const isSolver = watched === 'solve';
  const generator = generators.find((one) => one.name === (isSolver ? 'wilson' : name))!;
  const focus = isSolver ? 'passage' : watched;
  const open = carve(space, generator, { random: Random.of(name), focus, ...(isSolver ? {} : { trace }) });
  const maze = { ...mazeOf(space, open), start: 0, finishes: [62] };
  if (isSolver) solve(maze, solvers.find((one) => one.name === name)!, {}, trace);
  const ground = groundOf(maze, watched, sceneStyle, pixels);
  const all = moments(trace, ground, { most: 150, frontier: 'auto' });
  return legendEntries(all, ground, true).map(({ label }) => label);
}

/** Left, top, right and bottom edge of what an item covers. */
function edgesOf(item: Item): [number, number, number, number] {
  if (item.kind === 'disc') {
    return [item.x - item.radius, item.y - item.radius, item.x + item.radius, item.y + item.radius];
  }
  if (item.kind === 'words') return joined(lettering(item).map(edgesOf));
  const { points } = item.kind === 'lines' ? item.lines : item.outlines;
  const reach = item.kind === 'lines' ? item.width / 2 : 0;
  const [xs, ys] = [0, 1].map((odd) => [...points].filter((_, i) => i % 2 === odd)) as [number[], number[]];
  return [Math.min(...xs) - reach, Math.min(...ys) - reach, Math.max(...xs) + reach, Math.max(...ys) + reach];
}

function joined(edges: readonly (readonly number[])[]): [number, number, number, number] {
  const of = (side: number, pick: (...values: number[]) => number): number => pick(...edges.map((one) => one[side]!));
  return [of(0, Math.min), of(1, Math.min), of(2, Math.max), of(3, Math.max)];
}

const itemsOf = ({ layers }: Scene, name: string): readonly Item[] =>
  layers.find((layer) => layer.name === name)?.items ?? [];

describe('the legend of an animation', () => {
  it('lists what the algorithm shows, and no more', () => {
    expect(labelsOf('wilson', 'passage')).toEqual(['not reached', 'in the maze', 'walk', 'head', 'just opened']);
    expect(labelsOf('wilson', 'wall')).toEqual(['not reached', 'walk', 'head', 'just built']);
    const grown = ['not reached', 'in the maze', 'frontier', 'head', 'just opened'];
    for (const name of ['prim-true', 'prim-simple', 'prim-modified']) expect(labelsOf(name, 'passage')).toEqual(grown);
    expect(labelsOf('backtracker', 'passage')).toContain('way back');
    expect(labelsOf('hunt-kill', 'passage')).toEqual(expect.arrayContaining(['active', 'walk']));
    expect(labelsOf('growing-tree', 'passage')).toContain('active');
    for (const name of ['binary-tree', 'sidewinder', 'eller', 'aldous-broder']) {
      expect(labelsOf(name, 'passage'), name).toEqual(['not reached', 'in the maze', 'head', 'just opened']);
    }
    expect(labelsOf('kruskal', 'passage')).toEqual(['single cells', 'largest piece', 'other pieces', 'just opened']);
    expect(labelsOf('division', 'wall')).toEqual(['not reached', 'just built']);
    expect(labelsOf('shortest', 'solve')).toEqual(['not reached', 'reached', 'head', 'path']);
    expect(labelsOf('dead-end', 'solve')).toEqual(['filled', 'path']);
    expect(labelsOf('tremaux', 'solve')).toEqual(['not reached', 'reached', 'given up', 'head', 'path']);
    for (const name of ['chain', 'mouse', 'pledge', 'wall']) {
      expect(labelsOf(name, 'solve'), name).toEqual(['not reached', 'reached', 'head', 'path']);
    }
  });

  it('leaves out the dots that small cells have no room for', () => {
    expect(labelsOf('wilson', 'passage', 5)).toEqual(['in the maze', 'walk', 'head']);
  });

  it('stands below the picture, in rows, and nothing of it is cut off or covered', () => {
    const labels = ['not reached', 'in the maze', 'frontier', 'walk', 'head', 'just opened'];
    const entries = labels.map((label) => ({ label, sample: { looks: [2] } }));
    for (const [width, height] of [
      [1, 1],
      [1, 9],
      [4, 3],
      [12, 8],
      [40, 5],
    ] as const) {
      for (const margin of [0, 0.6, 5]) {
        for (const title of [undefined, 'A maze']) {
          const style = { ...sceneStyle, sizes: { ...sceneStyle.sizes, margin, title: 0.75 } };
          const space = squareSpace(width, height);
          const bare = scene(mazeOf(space, carve(space, generators[1]!, { random: Random.of(1) })), style, { title });
          const whole = withLegend(bare, entries, style);
          const items = itemsOf(whole, 'legend');
          const about = `${width} x ${height}, margin ${margin}`;
          const [left, top, right, bottom] = joined(items.map(edgesOf));
          expect(left, about).toBeGreaterThanOrEqual(whole.x);
          expect(right, about).toBeLessThanOrEqual(whole.x + whole.width);
          expect(bottom, about).toBeLessThanOrEqual(whole.y + whole.height);
          const above = joined(bare.layers.flatMap((layer) => layer.items).map(edgesOf));
          expect(top, about).toBeGreaterThan(above[3]);
          const boxes = items.filter(({ kind }) => kind === 'areas' || kind === 'words').map(edgesOf);
          boxes.forEach((one, i) => {
            for (const other of boxes.slice(i + 1)) {
              const isApart = one[2] < other[0] || other[2] < one[0] || one[3] < other[1] || other[3] < one[1];
              expect(isApart, `${about}: ${one} and ${other}`).toBe(true);
            }
          });
        }
      }
    }
  });

  it('grows a narrow picture round its middle, and one without a legend stays as it is', () => {
    const space = squareSpace(1, 2);
    const bare = scene(mazeOf(space, carve(space, generators[1]!, { random: Random.of(1) })));
    const whole = withLegend(bare, [{ label: 'a very long entry', sample: { mark: 'head' } }], sceneStyle);
    expect(whole.width).toBeGreaterThan(bare.width);
    expect(whole.x + whole.width / 2).toBeCloseTo(bare.x + bare.width / 2, 9);
    expect(withLegend(bare, [], sceneStyle)).toBe(bare);
  });

  it('is part of the picture unless it is left out', () => {
    const space = squareSpace(6, 5);
    const trace = new Trace();
    const maze = mazeOf(space, carve(space, generators[1]!, { random: Random.of(2), trace }));
    const svg = (legend?: boolean): string =>
      animate(maze, trace, 'passage', 'svg', { params: legend === undefined ? {} : { legend } }) as string;
    expect(svg()).toContain('<g id="legend">');
    expect(svg()).toMatch(/>in the maze<\/text>/);
    expect(svg(false)).not.toContain('legend');
    for (const name of ['gif', 'apng']) {
      const size = (legend: boolean): number => animate(maze, trace, 'passage', name, { params: { legend } }).length;
      expect(size(true), name).toBeGreaterThan(size(false));
    }
  });
});
