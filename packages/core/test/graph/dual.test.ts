import { describe, expect, it } from 'vitest';
import {
  BitSet,
  type Dual,
  dual,
  type Graph,
  GraphSpace,
  maskedSquareSpace,
  mazeOf,
  pieces,
  Random,
  squareSpace,
  UnionFind,
  validate,
} from '../../src/index.ts';
import { type Gluing, gluedRectangle } from '../support/glued.ts';
import { randomMask } from '../support/masks.ts';

/** Pieces that have links; a lone cell has no corner to count. */
function linkedPieces(graph: Graph): { count: number; cells: number } {
  const { of, count } = pieces(graph);
  const sizes = new Array<number>(count).fill(0);
  for (const k of of) sizes[k] = (sizes[k] as number) + 1;
  const linked = sizes.filter((size) => size > 1);
  return { count: linked.length, cells: linked.reduce((sum, size) => sum + size, 0) };
}

/** Walls that form a spanning forest of the corner classes, in random order. */
function wallForest(walls: Dual, random: Random): BitSet {
  const order = Uint32Array.from({ length: walls.graph.linkCount }, (_, l) => l);
  random.shuffle(order);
  const sets = new UnionFind(walls.classes.count);
  const forest = new BitSet(order.length);
  for (const l of order) {
    const [a, b] = [walls.graph.ends[2 * l] as number, walls.graph.ends[2 * l + 1] as number];
    if (sets.union(walls.classes.of[a] as number, walls.classes.of[b] as number)) forest.add(l);
  }
  return forest;
}

describe('the dual of a flat board', () => {
  it('has a class for each face: cells - links + faces is 2 for each piece, on 200 masks', () => {
    for (let seed = 0; seed < 200; seed++) {
      const space = randomMask(seed);
      const { count, cells } = linkedPieces(space.graph);
      expect([seed, cells - space.graph.linkCount + space.dual!.classes.count]).toEqual([seed, 2 * count]);
    }
  });

  it('turns every spanning forest of walls into a spanning forest of passages, on 200 masks', () => {
    for (let seed = 0; seed < 200; seed++) {
      const space = randomMask(seed);
      const walls = wallForest(space.dual!, Random.of(seed, 'walls'));
      const { parts, loops } = validate(mazeOf(space, walls.complement()));
      expect([seed, parts, loops]).toEqual([seed, pieces(space.graph).count, 0]);
    }
  });

  it('would not do so if the corners of the border were no class', () => {
    const space = squareSpace(6, 6);
    const loose: Dual = {
      ...space.dual!,
      classes: {
        ...space.dual!.classes,
        of: Uint32Array.from({ length: space.dual!.graph.cellCount }, (_, n) => n),
        count: space.dual!.graph.cellCount,
      },
    };
    expect(validate(mazeOf(space, wallForest(loose, Random.of(1)).complement())).parts).toBeGreaterThan(1);
  });

  it('holds each wall between its two ends, and nodes and ends agree', () => {
    for (let seed = 0; seed < 60; seed++) {
      const space = randomMask(seed);
      const { graph } = space;
      const walls = space.dual!;
      expect(walls.graph.linkCount).toBe(graph.linkCount);
      expect(walls.classes.of.length).toBe(walls.graph.cellCount);
      expect(walls.isBorder.length).toBe(walls.classes.count);
      for (let n = 0; n < walls.graph.cellCount; n++) expect(walls.graph.ends[walls.endOfNode[n] as number]).toBe(n);
      for (let h = 0; h < walls.graph.link.length; h++) {
        const l = walls.graph.link[h] as number;
        expect([walls.graph.ends[2 * l], walls.graph.ends[2 * l + 1]]).toContain(walls.graph.to[h]);
      }
    }
  });

  it('has the inner corners of a rectangle, each with four walls, and one border with a node for each wall that ends there', () => {
    for (const [width, height] of [
      [2, 2],
      [5, 3],
      [7, 7],
    ] as const) {
      const space = squareSpace(width, height);
      const { wallPositions } = space;
      const walls = space.dual!;
      const inner = (width - 1) * (height - 1);
      const onBorder = 2 * (width - 1) + 2 * (height - 1);
      expect(walls.graph.cellCount).toBe(inner + onBorder);
      expect(walls.classes.count).toBe(inner + 1);
      expect(walls.isBorder.reduce((sum, is) => sum + is, 0)).toBe(1);
      for (let n = 0; n < walls.graph.cellCount; n++) {
        const [x, y] = [wallPositions[2 * n] as number, wallPositions[2 * n + 1] as number];
        const isInner = x > 0 && x < width && y > 0 && y < height;
        const degree = (walls.graph.first[n + 1] as number) - (walls.graph.first[n] as number);
        expect(degree).toBe(isInner ? 4 : 1);
        expect(walls.isBorder[walls.classes.of[n] as number]).toBe(isInner ? 0 : 1);
      }
    }
  });

  it('has a border piece for the outside and one for each hole', () => {
    const borders = (...holes: readonly number[]): number => {
      const space = maskedSquareSpace(7, 5, (x, y) => !holes.includes(7 * y + x), { kind: 'masked' });
      return space.dual!.isBorder.reduce((sum, is) => sum + is, 0);
    };
    expect(borders()).toBe(1);
    expect(borders(16)).toBe(2);
    expect(borders(15, 19)).toBe(3);
    expect(borders(16, 17)).toBe(2); // two squares, one hole
    expect(borders(16, 24)).toBe(2); // two squares that meet in a corner: one could walk round both
    expect(borders(0, 16)).toBe(2); // a corner of the board is no hole
  });
});

describe('the dual of a glued rectangle', () => {
  const surfaces: readonly [string, Gluing, Gluing, number, number][] = [
    ['plane', 'open', 'open', 2, 1],
    ['cylinder', 'straight', 'open', 2, 2],
    ['Moebius strip', 'reversed', 'open', 1, 1],
    ['torus', 'straight', 'straight', 0, 0],
    ['Klein bottle', 'reversed', 'straight', 0, 0],
    ['projective plane', 'reversed', 'reversed', 1, 0],
  ];

  it.each(surfaces)('has the Euler number of a %s and its rims', (_name, across, down, euler, rims) => {
    for (const [width, height] of [
      [3, 3],
      [4, 3],
      [3, 5],
      [2, 2],
      [6, 7],
    ] as const) {
      const { graph, borderAfter } = gluedRectangle(width, height, across, down);
      const walls = dual(graph, borderAfter);
      expect(graph.cellCount - graph.linkCount + walls.classes.count).toBe(euler);
      expect(walls.isBorder.reduce((sum, is) => sum + is, 0)).toBe(rims);
    }
  });

  it.each(surfaces)('leaves 2 - chi loops beside a spanning tree of walls on a %s', (_name, across, down, euler) => {
    for (let seed = 0; seed < 20; seed++) {
      const { graph, borderAfter } = gluedRectangle(5, 4, across, down);
      const open = wallForest(dual(graph, borderAfter), Random.of(seed)).complement();
      const space = new GraphSpace(graph, null, { kind: 'glued' });
      expect(validate(mazeOf(space, open))).toMatchObject({ faults: [], parts: 1, loops: 2 - euler });
    }
  });
});
