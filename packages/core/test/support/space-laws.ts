import { expect } from 'vitest';
import { carve, type Generator, type MeshSpace, mazeOf, Random, validate } from '../../src/index.ts';
import { faultsOf, figuresOf } from './mesh-figures.ts';

/** What surface a board should be. */
export interface Surface {
  readonly euler: number;
  readonly borders: number;
  readonly isOrientable: boolean;
}

/** Sides and polygons are sound, and the figures of the surface come out both from the sides and from the faces traced. */
export function expectSurface(space: MeshSpace, surface: Surface): void {
  const { mesh, graph, dual } = space;
  expect(faultsOf(mesh)).toEqual([]);
  const { euler, borders, isOrientable, parts } = figuresOf(mesh);
  expect({ euler, borders, isOrientable, parts }).toEqual({ ...surface, parts: 1 });
  let links = 0;
  for (let l = 0; l < graph.linkCount; l++) if (graph.ends[2 * l] !== graph.ends[2 * l + 1]) links++;
  expect(graph.to.length).toBe(2 * links);
  // A link from a cell to itself has no halves to trace, and a lone cell no corner.
  if (links < graph.linkCount || links === 0 || dual === null) return;
  expect(graph.cellCount - links + dual.classes.count).toBe(surface.euler);
  expect(dual.isBorder.reduce((sum, is) => sum + is, 0)).toBe(surface.borders);
}

/** Passages give a spanning tree. */
export function expectTrees(space: MeshSpace, generators: readonly Generator[], seeds = 3): void {
  for (const generator of generators) {
    for (let seed = 0; seed < seeds; seed++) {
      const open = carve(space, generator, { focus: 'passage', random: Random.of(seed) });
      expect([generator.name, seed, validate(mazeOf(space, open))]).toMatchObject([
        generator.name,
        seed,
        { faults: [], parts: 1, loops: 0 },
      ]);
    }
  }
}

/** Walls leave a spanning tree, on surfaces with handles too. */
export function expectWallTrees(space: MeshSpace, generators: readonly Generator[], seeds = 3): void {
  for (const generator of generators) {
    for (let seed = 0; seed < seeds; seed++) {
      const open = carve(space, generator, { focus: 'wall', random: Random.of(seed) });
      expect([generator.name, seed, validate(mazeOf(space, open))]).toMatchObject([
        generator.name,
        seed,
        { faults: [], parts: 1, loops: 0 },
      ]);
    }
  }
}
