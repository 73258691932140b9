import { describe, expect, it } from 'vitest';
import { boxCells, boxSpace, kruskal, wilson } from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

describe.each([
  [1, 1, 1],
  [5, 5, 5],
  [4, 3, 2],
  [1, 6, 2],
  [7, 1, 3],
])('a box of %i x %i x %i', (width, height, depth) => {
  const sizes = { width, height, depth };
  const space = boxSpace(sizes);

  it('is a sphere with eight corners where three squares meet', () => {
    expectSurface(space, { euler: 2, borders: 0, isOrientable: true });
    expect(space.graph.cellCount).toBe(boxCells(sizes));
    const { innerTurns } = figuresOf(space.mesh);
    expect(innerTurns.filter((turn) => Math.abs(turn - 0.75) < 1e-9).length).toBe(8);
    expect(innerTurns.filter((turn) => Math.abs(turn - 1) < 1e-9).length).toBe(innerTurns.length - 8);
    for (let c = 0; c < space.graph.cellCount; c++) {
      expect((space.graph.first[c + 1] as number) - (space.graph.first[c] as number)).toBe(4);
    }
  });

  it('has seams on the seven edges that are apart in the cross', () => {
    // Of its twelve edges, five touch: all but two of the upright ones, one above and one below.
    expect(figuresOf(space.mesh).seams).toBe(4 * (width + height + depth) - 3 * height - 2 * width);
  });

  it('carries spanning trees of passages and of walls', () => {
    expectTrees(space, [wilson, kruskal]);
    expectWallTrees(space, [wilson, kruskal]);
  });
});

describe('a box', () => {
  it('is refused without a size, and before it takes too much room', () => {
    expect(() => boxSpace({ width: 2, height: 2, depth: 0 })).toThrow(/depth is 0; .* from 1 to/);
    expect(() => boxSpace({ width: 1e4, height: 1e4, depth: 1 })).toThrow(/take smaller sizes/);
  });
});
