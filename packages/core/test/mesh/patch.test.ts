import { describe, expect, it } from 'vitest';
import { MazeError, type Mesh, meshGraph, NONE, patch, Random, sideEnd } from '../../src/index.ts';
import { testTilings } from '../support/tilings.ts';

/** Cell of each side. */
function owners(mesh: Mesh): number[] {
  return Array.from({ length: mesh.cellCount }, (_, c) => c).flatMap((c) =>
    new Array<number>((mesh.sideFirst[c + 1] as number) - (mesh.sideFirst[c] as number)).fill(c),
  );
}

/** A side as text, from corner to corner by rounded coordinates; backwards if asked. */
function trace(mesh: Mesh, owner: number, side: number, backwards = false): string {
  const at = (corner: number): string =>
    `${Math.round((mesh.cornerX[corner] as number) * 1e6) + 0} ${Math.round((mesh.cornerY[corner] as number) * 1e6) + 0}`;
  const ends = [at(mesh.sideCorner[side] as number), at(sideEnd(mesh, owner, side))];
  return (backwards ? ends.reverse() : ends).join(' - ');
}

/** The angle inside a cell at the corner where `side` starts, in radians. */
function angle(mesh: Mesh, owner: number, side: number): number {
  const first = mesh.sideFirst[owner] as number;
  const before = side === first ? (mesh.sideFirst[owner + 1] as number) - 1 : side - 1;
  const [from, here, to] = [mesh.sideCorner[before], mesh.sideCorner[side], sideEnd(mesh, owner, side)] as number[];
  const bearing = (a: number, b: number): number =>
    Math.atan2(
      (mesh.cornerY[b] as number) - (mesh.cornerY[a] as number),
      (mesh.cornerX[b] as number) - (mesh.cornerX[a] as number),
    );
  const turned = bearing(here as number, from as number) - bearing(here as number, to as number);
  return (turned + 4 * Math.PI) % (2 * Math.PI);
}

function randomPatches(tiling: (typeof testTilings)[number]['tiling']): Mesh[] {
  return Array.from({ length: 15 }, (_, seed) => {
    const random = Random.of(seed, 'patch');
    const [columns, rows] = [1 + random.below(5), 1 + random.below(5)];
    if (seed % 3 === 0) return patch(tiling, columns, rows);
    const kept = Array.from({ length: columns * rows * tiling.polygons.length }, () => random.chance(0.7));
    return patch(tiling, columns, rows, { keeps: (cell) => kept[cell] === true });
  });
}

describe.each(testTilings)('a patch of $name', ({ tiling, degrees }) => {
  it('shares a side exactly where two sides lie on each other', () => {
    for (const mesh of randomPatches(tiling)) {
      const owner = owners(mesh);
      const sideAt = new Map(owner.map((c, side) => [trace(mesh, c, side), side]));
      expect(sideAt.size).toBe(owner.length);
      owner.forEach((c, side) => {
        expect(mesh.sidePartner[side]).toBe(sideAt.get(trace(mesh, c, side, true)) ?? NONE);
      });
    }
  });

  it('makes partners of partners', () => {
    for (const mesh of randomPatches(tiling)) {
      mesh.sidePartner.forEach((partner, side) => {
        if (partner !== NONE) expect(mesh.sidePartner[partner]).toBe(side);
      });
    }
  });

  it('has each corner once, and full turns round the inner ones', () => {
    for (const mesh of randomPatches(tiling)) {
      const owner = owners(mesh);
      const places = new Set(owner.map((c, side) => trace(mesh, c, side).split(' - ')[0]));
      expect(places.size).toBe(mesh.cornerX.length);
      expect(new Set(mesh.sideCorner).size).toBe(mesh.cornerX.length);
      const turns = new Float64Array(mesh.cornerX.length);
      const onBorder = new Uint8Array(mesh.cornerX.length);
      owner.forEach((c, side) => {
        const corner = mesh.sideCorner[side] as number;
        turns[corner] = (turns[corner] as number) + angle(mesh, c, side) / (2 * Math.PI);
        if (mesh.sidePartner[side] !== NONE) return;
        onBorder[corner] = 1;
        onBorder[sideEnd(mesh, c, side)] = 1;
      });
      turns.forEach((turn, corner) => {
        if (onBorder[corner] === 0) expect(turn).toBeCloseTo(1, 9);
        else expect(turn).toBeLessThan(1 - 1e-9);
      });
    }
  });

  it('has clockwise cells whose angles add up', () => {
    const mesh = patch(tiling, 3, 2);
    const owner = owners(mesh);
    const sums = new Float64Array(mesh.cellCount);
    owner.forEach((c, side) => {
      sums[c] = (sums[c] as number) + angle(mesh, c, side);
    });
    sums.forEach((sum, c) => {
      const corners = (mesh.sideFirst[c + 1] as number) - (mesh.sideFirst[c] as number);
      expect(sum).toBeCloseTo((corners - 2) * Math.PI, 9);
    });
  });

  it('gives inner cells the neighbours the tiling has', () => {
    const mesh = patch(tiling, 5, 5);
    const { graph } = meshGraph(mesh);
    degrees.forEach((degree, polygon) => {
      const cell = (2 * 5 + 2) * degrees.length + polygon;
      expect((graph.first[cell + 1] as number) - (graph.first[cell] as number)).toBe(degree);
    });
    for (let c = 0; c < graph.cellCount; c++) {
      const neighbours = Array.from(graph.to.subarray(graph.first[c], graph.first[c + 1]));
      expect(new Set(neighbours).size).toBe(neighbours.length);
    }
  });
});

describe('a patch', () => {
  it('refuses more cells than fit, before anything is allocated', () => {
    const { tiling } = testTilings[0] as (typeof testTilings)[number];
    expect(() => patch(tiling, 100_000, 100_000)).toThrow(MazeError);
    expect(() => patch(tiling, 100_000, 100_000)).toThrow(/10000000000 cells and needs about \d+ GB/);
  });

  it('refuses a tiling whose sides do not meet', () => {
    expect(() => patch({ period: [2, 1], polygons: [[1, 0, 1, 1, 0, 1, 0, 0]] }, 1, 1)).toThrow(/has no partner/);
  });

  it('leaves nothing of a board that is masked out', () => {
    const { tiling } = testTilings[0] as (typeof testTilings)[number];
    expect(patch(tiling, 3, 3, { keeps: () => false })).toMatchObject({ cellCount: 0 });
  });
});
