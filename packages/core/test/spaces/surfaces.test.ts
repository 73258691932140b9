// What makes a surface: corners, sides and cells counted from the drawing and the gluing alone, and from faces.

import { describe, expect, it } from 'vitest';
import { type MeshSpace, NONE, Random, sideEnd, square, topologies, UnionFind } from '../../src/index.ts';
import { catalogueBoards } from '../support/spaces.ts';

/** Corners that gluing makes one: which corner of the drawing stands for each. */
function gluedCorners({ mesh }: MeshSpace): UnionFind {
  const corners = new UnionFind(mesh.cornerX.length);
  for (let c = 0; c < mesh.cellCount; c++) {
    for (let s = mesh.sideFirst[c]!; s < mesh.sideFirst[c + 1]!; s++) {
      const partner = mesh.sidePartner[s]!;
      if (partner === NONE) continue;
      const other = ownerOf(mesh, partner);
      const [start, end] = [mesh.sideCorner[s]!, sideEnd(mesh, c, s)];
      const [otherStart, otherEnd] = [mesh.sideCorner[partner]!, sideEnd(mesh, other, partner)];
      const isTwisted = mesh.sideTwisted?.[s] === 1;
      corners.union(start, isTwisted ? otherStart : otherEnd);
      corners.union(end, isTwisted ? otherEnd : otherStart);
    }
  }
  return corners;
}

function ownerOf({ sideFirst, cellCount }: MeshSpace['mesh'], side: number): number {
  let c = 0;
  while (c + 1 < cellCount && sideFirst[c + 1]! <= side) c++;
  return c;
}

/** Corners - sides + cells, each border piece closed by a disc. */
function euler(space: MeshSpace): number {
  const { mesh } = space;
  const corners = gluedCorners(space);
  const kinds = new Set(Array.from(mesh.cornerX, (_, corner) => corners.find(corner)));
  const border = new UnionFind(mesh.cornerX.length);
  const onBorder = new Set<number>();
  let sides = 0;
  for (let c = 0; c < mesh.cellCount; c++) {
    for (let s = mesh.sideFirst[c]!; s < mesh.sideFirst[c + 1]!; s++) {
      sides += mesh.sidePartner[s] === NONE ? 2 : 1; // shared ones are met twice
      if (mesh.sidePartner[s] !== NONE) continue;
      const [start, end] = [corners.find(mesh.sideCorner[s]!), corners.find(sideEnd(mesh, c, s))];
      border.union(start, end);
      onBorder.add(start).add(end);
    }
  }
  const discs = new Set([...onBorder].map((corner) => border.find(corner))).size;
  return kinds.size - sides / 2 + mesh.cellCount + discs;
}

/** Whether cells can be given a sense each so that only twisted links join unlike ones. */
function isOrientable({ graph }: MeshSpace): boolean {
  const senses = new UnionFind(2 * graph.cellCount);
  for (let l = 0; l < graph.linkCount; l++) {
    const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
    const twist = graph.twists?.has(l) === true ? 1 : 0;
    senses.union(2 * a, 2 * b + twist);
    senses.union(2 * a + 1, 2 * b + 1 - twist);
  }
  return Array.from({ length: graph.cellCount }, (_, c) => senses.find(2 * c) !== senses.find(2 * c + 1)).every(
    Boolean,
  );
}

describe.each(catalogueBoards([8], [6, 7, 8]))('$name', ({ space, topology, tiling, sizes }) => {
  const { graph, mesh, sideOfHalf } = space;
  const record = topologies.find(({ name }) => name === topology)!;

  it('has the Euler characteristic of its surface', () => {
    const expected = record.euler ?? 0; // the usual code of sheets is a torus
    expect(euler(space)).toBe(expected);
    const dual = space.dual!;
    expect(dual.classes.count - graph.linkCount + graph.cellCount).toBe(expected);
  });

  it('is orientable or not, as its surface is', () => {
    expect(isOrientable(space)).toBe(record.orientable ?? true);
  });

  it('crosses each link from exactly two sides of cells', () => {
    const crossed = new Uint8Array(graph.linkCount);
    graph.link.forEach((l) => {
      crossed[l] = crossed[l]! + 1;
    });
    for (let l = 0; l < graph.linkCount; l++) {
      const isLoop = graph.ends[2 * l] === graph.ends[2 * l + 1];
      expect(crossed[l]).toBe(isLoop ? 0 : 2);
    }
    expect(new Set(sideOfHalf).size).toBe(sideOfHalf.length);
  });

  it('has partners and twins that agree, and twists on both sides', () => {
    mesh.sidePartner.forEach((partner, side) => {
      if (partner === NONE) return;
      expect(mesh.sidePartner[partner]).toBe(side);
      expect(mesh.sideTwisted?.[partner]).toBe(mesh.sideTwisted?.[side]);
    });
    space.twin.forEach((twin, half) => {
      expect(space.twin[twin]).toBe(half);
      expect(graph.link[twin]).toBe(graph.link[half]);
      expect(mesh.sidePartner[sideOfHalf[half]!]).toBe(sideOfHalf[twin]);
    });
  });

  it('has as many links a cell as its record says, fewer only on borders', () => {
    const [least, most] = tiling.degrees;
    for (let c = 0; c < graph.cellCount; c++) {
      const degree = graph.first[c + 1]! - graph.first[c]!;
      expect(degree).toBeLessThanOrEqual(most);
      const sides = mesh.sidePartner.subarray(mesh.sideFirst[c]!, mesh.sideFirst[c + 1]!);
      if (!sides.includes(NONE)) expect(degree).toBeGreaterThanOrEqual(least);
    }
  });

  it('has as many cells as were announced, about as many as were asked for', () => {
    expect(tiling.cellCount(sizes, topology)).toBe(graph.cellCount);
    expect(graph.cellCount).toBeGreaterThan(25);
    expect(graph.cellCount).toBeLessThan(topology === 'cube' ? 400 : 90);
  });
});

it('names the nearest sizes that close', () => {
  const close = (name: string, width: number, height: number, topology: 'torus' | 'moebius') => (): unknown =>
    catalogueBoards([8], [6, 7, 8])
      .find(({ tiling }) => tiling.name === name)!
      .tiling.space({ width, height, shape: 'rectangle', side: 0 }, topology, Random.of(1));
  expect(close('sigma', 10, 8, 'moebius')).toThrow(/8 rows; the nearest is 10 x 9/);
  expect(close('sigma', 10, 7, 'torus')).toThrow(/7 rows cannot be glued: .* the nearest is 10 x 8/);
  expect(close('delta', 9, 8, 'torus')).toThrow(/9 columns cannot be glued: .* the nearest is 10 x 8/);
  expect(() => square.space({ width: 2, height: 5 }, 'torus', Random.of(1))).toThrow(/too small: .* 3 x 5/);
});
