import { describe, expect, it } from 'vitest';
import {
  binaryTree,
  defaultsOf,
  eller,
  kruskal,
  MazeError,
  NONE,
  sidewinder,
  type ThetaSizes,
  theta,
  thetaSpace,
  wilson,
} from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

const sizes = (some: Partial<ThetaSizes>): ThetaSizes => ({ ...(defaultsOf(theta.params) as ThetaSizes), ...some });

const boards: Partial<ThetaSizes>[] = [
  {},
  { rings: 1 },
  { rings: 1, middle: 'hole' },
  { rings: 4, middle: 'hole' },
  { rings: 9, inner: 3 },
  { rings: 9, inner: 3, middle: 'hole' },
  { rings: 25 },
  { rings: 6, first: 3 },
  { rings: 7, first: 5, middle: 'hole' },
  { rings: 8, sector: 180 },
  { rings: 8, sector: 90 },
  { rings: 8, sector: 90, middle: 'hole' },
  { rings: 1, sector: 10 },
  { rings: 1, sector: 10, middle: 'hole' },
  { rings: 9, sector: 10, inner: 2 },
  { rings: 12, sector: 270 },
  { rings: 5, sector: 359, middle: 'hole' },
];

describe.each(boards)('rings with %o', (some) => {
  const board = sizes(some);
  const isRing = board.sector === 360 && board.middle === 'hole';
  const space = thetaSpace(board);

  it('are a disc, or an annulus about a hole', () => {
    expectSurface(space, { euler: 2, borders: isRing ? 2 : 1, isOrientable: true });
    expect(figuresOf(space.mesh).seams).toBe(0);
    for (const turn of figuresOf(space.mesh).innerTurns) expect(turn).toBeCloseTo(1, 9);
    expect(theta.cellCount(board, 'plane')).toBe(space.graph.cellCount);
  });

  it('have rows that are rings, linked within and to the next one only', () => {
    const { graph, rows } = space;
    if (rows === null) throw new Error('no rows');
    expect(rows.first.length - 1).toBe(board.rings - board.inner + (board.middle === 'cell' ? 1 : 0));
    for (let l = 0; l < graph.linkCount; l++) {
      const [a, b] = [graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number];
      expect(Math.abs((rows.rowOf[a] as number) - (rows.rowOf[b] as number))).toBeLessThanOrEqual(1);
    }
    rows.cells.forEach((cell, slot) => {
      if (slot + 1 === rows.first[(rows.rowOf[cell] as number) + 1]) return;
      const neighbours = graph.to.subarray(graph.first[cell], graph.first[cell + 1]);
      expect([...neighbours]).toContain(rows.cells[slot + 1]);
    });
    expect(rows.rowOf).not.toContain(NONE);
  });

  it('carry spanning trees, row by row too', () => {
    expectTrees(space, [wilson, kruskal, eller, sidewinder, binaryTree], 20);
    expectWallTrees(space, [wilson, kruskal]);
  });

  it('have arcs of at most a third of a circle on their circles, and a box that begins at 0, 0', () => {
    const { mesh } = space;
    const { arcs, cornerX, cornerY, sideCorner, sideFirst } = mesh;
    if (arcs === undefined) throw new Error('no arcs');
    const radius = (corner: number): number =>
      Math.hypot(
        (cornerX[corner] as number) - (arcs.centreX[0] as number),
        (cornerY[corner] as number) - (arcs.centreY[0] as number),
      );
    for (let c = 0; c < mesh.cellCount; c++) {
      for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
        const start = sideCorner[s] as number;
        const end = sideCorner[s + 1 === sideFirst[c + 1] ? (sideFirst[c] as number) : s + 1] as number;
        const chord = Math.hypot(
          (cornerX[end] as number) - (cornerX[start] as number),
          (cornerY[end] as number) - (cornerY[start] as number),
        );
        const isRound = arcs.centreOfSide[s] !== NONE;
        expect(isRound).toBe(Math.abs(radius(start) - radius(end)) < 1e-9);
        if (isRound) expect(chord).toBeLessThan(1.7321 * radius(start));
        const partner = mesh.sidePartner[s] as number;
        if (partner !== NONE) expect(arcs.centreOfSide[partner]).toBe(arcs.centreOfSide[s]);
      }
    }
    expect(Math.min(...cornerX)).toBeGreaterThan(-1e-9);
    expect(Math.min(...cornerY)).toBeGreaterThan(-1e-9);
  });
});

describe('rings', () => {
  it('double where cells would get too wide, so that cells stay about one unit wide', () => {
    const { rows } = thetaSpace(sizes({ rings: 40 }));
    const counts = Array.from(
      { length: 40 },
      (_, k) => (rows?.first[k + 2] as number) - (rows?.first[k + 1] as number),
    );
    expect(counts.slice(0, 12)).toEqual([8, 16, 16, 32, 32, 32, 64, 64, 64, 64, 64, 64]);
    counts.forEach((count, k) => {
      const width = (2 * Math.PI * (k + 1.5)) / count;
      expect(width).toBeGreaterThan(0.7);
      expect(width).toBeLessThan(1.42);
      if (k > 0) expect(count % (counts[k - 1] as number)).toBe(0);
    });
  });

  it('of a half and a quarter have half and a quarter of the cells', () => {
    const whole = theta.cellCount(sizes({ rings: 20, middle: 'hole' }), 'plane');
    expect(theta.cellCount(sizes({ rings: 20, middle: 'hole', sector: 180 }), 'plane')).toBe(whole / 2);
    expect(theta.cellCount(sizes({ rings: 20, middle: 'hole', sector: 90 }), 'plane')).toBe(whole / 4);
  });

  it('keep their size when the middle ones are left out', () => {
    const { mesh } = thetaSpace(sizes({ rings: 10, inner: 7, middle: 'hole' }));
    expect(Math.max(...mesh.cornerX)).toBeCloseTo(22, 9);
    expect(theta.cellCount(sizes({ rings: 10, inner: 7, middle: 'hole' }), 'plane')).toBe(192);
  });

  it('refuse sizes that make no board, with the range', () => {
    expect(() => thetaSpace(sizes({ rings: 0 }))).toThrow(/rings is 0; .* from 1 to/);
    expect(() => thetaSpace(sizes({ rings: 3, inner: 3 }))).toThrow(/inner is 3; .* from 0 to 2/);
    expect(() => thetaSpace(sizes({ first: 2 }))).toThrow(/first is 2; .* from 3 to/);
    expect(() => thetaSpace(sizes({ sector: 361 }))).toThrow(MazeError);
    expect(() => thetaSpace(sizes({ rings: 20_000 }))).toThrow(/cells; the most is .* take fewer rings/);
  });
});
