import { BitSet, defaultsOf, type MeshSpace, mazeOf, Random, squareSpace, tilings } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Disc, scene, sceneStyle } from '../../src/index.ts';
import { drawnCentres, roomIn } from '../../src/scene/sides.ts';

const irregular = new Set(['penrose', 'voronoi']); // cells of all shapes, some of them too thin for any marker
const boards = tilings.filter(({ name }) => !irregular.has(name));

/** The discs that mark a cell, the paper round them first. */
function discsAt(space: MeshSpace, cell: number): { readonly start: Disc[]; readonly finish: Disc[] } {
  const maze = mazeOf(space, new BitSet(space.graph.linkCount));
  const marked = (ends: object): Disc[] =>
    scene({ ...maze, ...ends }, sceneStyle).layers.find(({ name }) => name === 'markers')!.items as Disc[];
  return { start: marked({ start: cell }), finish: marked({ finishes: [cell] }) };
}

describe('markers', () => {
  it.each(boards.map((tiling) => [tiling.name, tiling] as const))(
    'never reach over the walls of a cell: %s',
    (_, tiling) => {
      const sizes = tiling.name === 'theta' ? { rings: 5 } : { width: 4, height: 4 };
      const space = tiling.space(
        { ...defaultsOf(tiling.params), ...sizes } as never,
        'plane',
        Random.of(1),
      ) as MeshSpace;
      for (let cell = 0; cell < space.graph.cellCount; cell++) {
        const { start, finish } = discsAt(space, cell);
        const room = roomIn(space.mesh, drawnCentres(space), cell);
        for (const { x, y, radius } of [...start, ...finish]) {
          expect(x).toBeCloseTo(start[0]!.x, 9);
          expect(y).toBeCloseTo(start[0]!.y, 9);
          expect(radius, `cell ${cell}`).toBeLessThan(room + 1e-9);
        }
        // The paper is no smaller than what stands on it.
        expect(start[0]!.radius).toBeGreaterThanOrEqual(start[1]!.radius);
      }
    },
  );

  it('have their usual size, with all its paper, in squares', () => {
    const [paper, disc] = discsAt(squareSpace(4, 4), 5).start;
    expect(disc!.radius).toBeCloseTo(sceneStyle.sizes.marker, 9);
    expect(paper!.radius).toBeCloseTo(sceneStyle.sizes.marker + sceneStyle.sizes.casing, 9);
  });
});
