import { describe, expect, it } from 'vitest';
import { kiteMesh, type Mesh, meshGraph, NONE, sideEnd, splitSpace, squareSpace } from '../../src/index.ts';
import { hexagonBoard, noisyBoard, quarterBoard, triangleBoard } from '../support/tiled-boards.ts';

const SOURCES = [squareSpace(5, 4), hexagonBoard(4, 3), triangleBoard(4, 3), quarterBoard(3, 3), noisyBoard(8, 8, 2)];

/** Area of a cell, above 0 if its sides stand clockwise as drawn. */
function area(mesh: Mesh, cell: number): number {
  let sum = 0;
  for (let s = mesh.sideFirst[cell] as number; s < (mesh.sideFirst[cell + 1] as number); s++) {
    const [a, b] = [mesh.sideCorner[s] as number, sideEnd(mesh, cell, s)];
    sum += (mesh.cornerX[a] as number) * (mesh.cornerY[b] as number);
    sum -= (mesh.cornerX[b] as number) * (mesh.cornerY[a] as number);
  }
  return sum / 2;
}

describe('a board split into kites', () => {
  it('has a kite for each corner of each cell, together as large as the cell', () => {
    for (const { mesh } of SOURCES) {
      const kites = kiteMesh(mesh);
      for (let cell = 0; cell < mesh.cellCount; cell++) {
        let sum = 0;
        for (let kite = mesh.sideFirst[cell] as number; kite < (mesh.sideFirst[cell + 1] as number); kite++) {
          expect(area(kites, kite)).toBeGreaterThan(0);
          expect(kites.sideCorner[4 * kite]).toBe(mesh.sideCorner[kite]);
          sum += area(kites, kite);
        }
        expect(sum).toBeCloseTo(area(mesh, cell), 9);
      }
    }
  });

  it('joins sides in pairs that run between the same two corners in opposite directions', () => {
    for (const { mesh } of SOURCES) {
      const kites = kiteMesh(mesh);
      for (let side = 0; side < kites.sidePartner.length; side++) {
        const partner = kites.sidePartner[side] as number;
        if (partner === NONE) continue;
        expect(kites.sidePartner[partner]).toBe(side);
        expect(kites.sideCorner[side]).toBe(sideEnd(kites, partner >> 2, partner));
        expect(kites.sideCorner[partner]).toBe(sideEnd(kites, side >> 2, side));
      }
    }
  });

  it('is the grid of twice the size where the cells are squares', () => {
    const { graph } = meshGraph(kiteMesh(squareSpace(7, 5).mesh));
    expect([graph.cellCount, graph.linkCount]).toEqual([14 * 10, 13 * 10 + 14 * 9]);
  });

  it('knows which board it was cut from', () => {
    const source = hexagonBoard(2, 2);
    const { split, graph } = splitSpace(source);
    expect(split?.source).toBe(source);
    expect([...(split?.cellOfKite ?? [])]).toEqual(Array.from({ length: graph.cellCount }, (_, kite) => kite));
  });
});

describe('a board of squares', () => {
  it('is split from one of half the size, rounded up, with a strip cropped where a size is odd', () => {
    for (const [width, height] of [
      [6, 4],
      [5, 4],
      [6, 3],
      [5, 3],
      [1, 1],
    ] as const) {
      const { split } = squareSpace(width, height);
      const columns = Math.ceil(width / 2);
      const rows = Math.ceil(height / 2);
      expect(split?.source.graph.cellCount).toBe(columns * rows);
      const cells = [...(split?.cellOfKite ?? [])].filter((cell) => cell !== NONE).sort((a, b) => a - b);
      expect(cells).toEqual(Array.from({ length: width * height }, (_, cell) => cell));
      const trunk = (height % 2) * (columns - 1) + (width % 2) * (rows - 1);
      expect(split?.trunk.count()).toBe(trunk);
    }
  });
});
