import { describe, expect, it } from 'vitest';
import { binaryTree, eller, kruskal, sidewinder, sphereCells, sphereSpace, wilson } from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

describe.each([1, 2, 3, 4, 7, 10, 15, 40])('a sphere of %i rings', (rings) => {
  const space = sphereSpace({ rings });

  it('is a sphere, with a seam along the equator only', () => {
    expectSurface(space, { euler: 2, borders: 0, isOrientable: true });
    expect(space.graph.cellCount).toBe(sphereCells({ rings }));
    const equator = Math.max(...rowLengths(rings));
    expect(figuresOf(space.mesh).seams).toBe(equator);
  });

  it('has as many cells a ring in the south as in the north, more towards the equator', () => {
    const lengths = rowLengths(rings);
    expect(lengths.length).toBe(rings + 2);
    expect([...lengths].reverse()).toEqual(lengths);
    for (let k = 2; k < lengths.length / 2; k++) expect((lengths[k] as number) % (lengths[k - 1] as number)).toBe(0);
    lengths.slice(1, -1).forEach((count, k) => {
      const width = (2 * (rings + 2) * Math.sin((Math.PI * (k + 1.5)) / (rings + 2))) / count;
      expect(width).toBeGreaterThan(0.6);
      expect(width).toBeLessThan(1.5);
    });
  });

  it('has rows from pole to pole', () => {
    const { graph, rows } = space;
    for (let l = 0; l < graph.linkCount; l++) {
      const [a, b] = [graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number];
      expect(Math.abs((rows?.rowOf[a] as number) - (rows?.rowOf[b] as number))).toBeLessThanOrEqual(1);
    }
    rows?.cells.forEach((cell, slot) => {
      if (slot + 1 === rows.first[(rows.rowOf[cell] as number) + 1]) return;
      expect([...graph.to.subarray(graph.first[cell], graph.first[cell + 1])]).toContain(rows.cells[slot + 1]);
    });
  });

  it('carries spanning trees, row by row too, and walls without a border', () => {
    expectTrees(space, [wilson, kruskal, eller, sidewinder, binaryTree], 10);
    expectWallTrees(space, [wilson, kruskal]);
  });
});

describe('a sphere', () => {
  it('needs a ring', () => {
    expect(() => sphereSpace({ rings: 0 })).toThrow(/rings is 0; .* from 1 to/);
    expect(() => sphereSpace({ rings: 20_000 })).toThrow(/take fewer rings/);
  });
});

function rowLengths(rings: number): number[] {
  const first = sphereSpace({ rings }).rows?.first ?? new Uint32Array(0);
  return Array.from({ length: first.length - 1 }, (_, row) => (first[row + 1] as number) - (first[row] as number));
}
