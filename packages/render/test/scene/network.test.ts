// Boards that are known by their links and places alone.

import { BitSet, GraphSpace, graphFromLinks, type Maze, mazeOf, Random, shortest, solve } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animations, draw, type Lines, pens, scene, sceneStyle } from '../../src/index.ts';

/** A random network with some of its links open, parallel links and self-loops among them. */
function network(seed: number, hasPlaces = true): Maze {
  const random = Random.of(seed, 'network');
  const cellCount = 2 + random.below(20);
  const ends = Uint32Array.from({ length: 2 * random.below(4 * cellCount) }, () => random.below(cellCount));
  const centres = Float64Array.from({ length: 2 * cellCount }, () => 100 * random.fraction());
  const space = new GraphSpace(graphFromLinks(cellCount, ends), hasPlaces ? centres : null, { kind: 'graph' });
  const open = new BitSet(ends.length / 2);
  for (let l = 0; l < open.size; l++) if (random.chance(0.7)) open.add(l);
  return { ...mazeOf(space, open), start: 0, finishes: [cellCount - 1] };
}

describe('a network', () => {
  it('has a line for each link, thick where it is open, and a ring for each cell', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const maze = network(seed);
        const { ends, linkCount, cellCount } = maze.space.graph;
        const joining = Array.from({ length: linkCount }, (_, l) => l).filter((l) => ends[2 * l] !== ends[2 * l + 1]);
        const solution = solve(maze, shortest);
        const drawing = scene(maze, sceneStyle, { solution });
        const items = (name: string): Lines[] =>
          (drawing.layers.find((layer) => layer.name === name)?.items ?? []) as Lines[];
        const [closed, open, rims, paper] = items('passages') as [Lines, Lines, Lines, Lines];
        expect(closed.lines.count).toBe(joining.filter((l) => !maze.open.has(l)).length);
        expect(open.lines.count).toBe(joining.filter((l) => maze.open.has(l)).length);
        expect(open.width).toBeGreaterThan(closed.width);
        expect([rims.lines.count, paper.lines.count]).toEqual([cellCount, cellCount]);
        expect(items('solution').length).toBe(solution.solved ? 1 : 0);
        for (let i = 0; i < cellCount; i++) {
          const [x, y] = [maze.space.centres[2 * i]!, maze.space.centres[2 * i + 1]!];
          expect(x > drawing.x && x < drawing.x + drawing.width).toBe(true);
          expect(y > drawing.y && y < drawing.y + drawing.height).toBe(true);
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('is drawn by SVG and PNG in every style', () => {
    for (const name of ['svg', 'png']) {
      const pen = pens.find((record) => record.name === name)!;
      for (const params of [
        {},
        { distances: 'smooth' },
        { solution: 'cells' },
        { solution: 'dots' },
        { show: 'bottlenecks' },
      ]) {
        const maze = network(4);
        expect(draw(maze, pen, { solution: solve(maze, shortest), params }).length).toBeGreaterThan(200);
      }
    }
  });

  it('is refused where nothing says where its cells lie, and by what needs shapes', () => {
    expect(() => scene(network(1, false))).toThrow(/nothing says where the cells of this board \(graph\) lie; save/);
    const text = pens.find(({ name }) => name === 'half-blocks')!;
    expect(() => draw(network(1), text, {})).toThrow(/has no polygons for this; draw it as \.svg/);
    expect(animations.length).toBeGreaterThan(0);
  });
});
