import { defaultsOf, type MeshSpace, Random, type Space, squareSpace, tilings } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Areas, draw, type Lines, type Scene, scene, sceneStyle } from '../../src/index.ts';
import { wayThrough } from '../mazes.ts';
import { anyWeave, ringSpace, treeOn } from '../support/boards.ts';
import { clearance, paperBetween, sampled } from '../support/sample.ts';

const boards: Record<string, Space> = {
  squares: anyWeave(squareSpace(7, 6)),
  rings: anyWeave(ringSpace([6, 12, 12, 24])),
};
for (const name of ['sigma', 'upsilon', 'rhombille', 'brick']) {
  const tiling = tilings.find((record) => record.name === name)!;
  const sizes = { ...defaultsOf(tiling.params), width: 7, height: 6 };
  boards[name] = anyWeave(tiling.space(sizes as never, 'plane', Random.of(1)) as MeshSpace);
}

const itemOf = <T>(drawing: Scene, name: string): T =>
  drawing.layers.find((layer) => layer.name === name)!.items[0] as T;

describe.each(Object.entries(boards))('a weave of %s', (_, space) => {
  it('has closed corridors: every wall ends on another one', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const walls = sampled(itemOf<Lines>(scene(treeOn(space, seed)), 'walls').lines, 0, 0.02);
      expect(space.weave!.polygonOf.length).toBeGreaterThan(1);
      walls.forEach((wall, k) => {
        const isClosed = Math.hypot(wall[0]! - wall.at(-2)!, wall[1]! - wall.at(-1)!) < 1e-9;
        if (isClosed) return;
        for (const end of [wall.slice(0, 2), wall.slice(-2)]) {
          // Its own line counts too, but for the stretch that ends here.
          const others = walls.map((other, i) =>
            i !== k ? other : end[0] === wall[0] && end[1] === wall[1] ? other.slice(20) : other.slice(0, -20),
          );
          expect(clearance([end], others)).toBeLessThan(0.02);
        }
      });
    }
  });

  it('keeps the path inside the corridors, and breaks it under each passage over it', () => {
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        const maze = treeOn(space, seed);
        const solution = wayThrough(maze);
        const drawing = scene(maze, sceneStyle, { solution });
        const path = itemOf<Lines>(drawing, 'solution');
        expect(paperBetween(path, itemOf<Lines>(drawing, 'walls'))).toBeGreaterThan(-0.03); // a tip may touch a wall it passes
        const under = solution.path.filter((cell) => cell >= space.mesh!.cellCount).length;
        expect(path.lines.count).toBe(1 + under);
      }),
      { seed: 73, numRuns: 12 },
    );
  });

  it('fills no more than the corridors', () => {
    const maze = treeOn(space, 2);
    const all = Uint32Array.from({ length: space.graph.cellCount }, (_, c) => c);
    const drawing = scene(
      maze,
      { ...sceneStyle, solution: 'cells' },
      {
        solution: { path: all, links: new Uint32Array(0) },
      },
    );
    const outline = sampled(itemOf<Areas>(drawing, 'solution').outlines, 0, 0.05);
    const walls = sampled(itemOf<Lines>(drawing, 'walls').lines, 0, 0.01);
    // With all cells in, every part of the outline lies on a wall.
    for (const line of outline) {
      for (let i = 0; i < line.length; i += 2) expect(clearance([line.slice(i, i + 2)], walls)).toBeLessThan(0.02);
    }
  });
});

describe('pens without room for crossings', () => {
  it('say what they cannot show and what can', () => {
    const maze = treeOn(boards.squares!, 1);
    expect(() => draw(maze, 'unicode')).toThrow('unicode cannot show passages that cross; use svg or png');
    expect(() => draw(maze, 'half-blocks')).toThrow('passages that cross; use svg or png');
  });
});
