import { describe, expect, it } from 'vitest';
import {
  BitSet,
  crossedSides,
  MeshSpace,
  NONE,
  outerSides,
  patch,
  pieces,
  polygonOf,
  Random,
  squareSpace,
  straightOn,
  twins,
} from '../../src/index.ts';
import { cellOfSide } from '../../src/mesh/mesh.ts';
import { randomMask } from '../support/masks.ts';
import { catalogueBoards } from '../support/spaces.ts';
import { testTilings } from '../support/tilings.ts';

describe('the links of a square board', () => {
  it('stand east, south, west, north, and lead there', () => {
    const { graph, centres, directions } = squareSpace(4, 3);
    for (let c = 0; c < 12; c++) {
      const [x, y] = [c % 4, Math.floor(c / 4)];
      const wanted = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ].filter(
        ([dx, dy]) =>
          x + (dx as number) >= 0 && x + (dx as number) < 4 && y + (dy as number) >= 0 && y + (dy as number) < 3,
      );
      const halves = Array.from({ length: wanted.length }, (_, i) => (graph.first[c] as number) + i);
      expect(graph.first[c + 1]).toBe((graph.first[c] as number) + wanted.length);
      expect(halves.map((h) => [directions[2 * h], directions[2 * h + 1]])).toEqual(wanted);
      expect(halves.map((h) => graph.to[h])).toEqual(
        wanted.map(([dx, dy]) => (y + (dy as number)) * 4 + x + (dx as number)),
      );
      expect([centres[2 * c], centres[2 * c + 1]]).toEqual([x + 0.5, y + 0.5]);
    }
  });
});

describe('what a board works out when it is asked', () => {
  it('agrees with the halves of its links: their ends, and the sides that they cross', () => {
    for (const { name, space } of catalogueBoards([4, 5, 6], [4, 5, 6])) {
      const { graph, mesh, sideOfHalf } = space;
      const halves = new Uint8Array(graph.linkCount);
      const wrong: number[] = [];
      for (let c = 0; c < graph.cellCount; c++) {
        for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
          const l = graph.link[h]!;
          const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
          halves[l]!++;
          const side = sideOfHalf[h]!;
          const isOwn = mesh === null || side === NONE || polygonOf(space, c) === cellOfSide(mesh.sideFirst, side);
          if (!isOwn || a + b - c !== graph.to[h] || (a !== c && b !== c)) wrong.push(h);
        }
      }
      for (const [l, count] of halves.entries()) {
        if (count !== (graph.ends[2 * l] === graph.ends[2 * l + 1] ? 0 : 2)) wrong.push(l);
      }
      expect({ name, wrong }).toEqual({ name, wrong: [] });
      const random = Random.of(name);
      const some = BitSet.from(
        graph.linkCount,
        [...halves.keys()].filter(() => random.chance(0.5)),
      );
      expect(space.sidesOf(some), name).toEqual(crossedSides(space, some));
    }
  });
});

describe.each(testTilings)('straight on among $name', ({ name, tiling }) => {
  const space = new MeshSpace(patch(tiling, 5, 5), { description: { kind: name } });
  const { graph, directions, twin } = space;
  const straight = straightOn(graph, twin, directions);

  it('is the half of the cell entered that lies nearest to ahead, within 60 degrees', () => {
    for (let h = 0; h < straight.length; h++) {
      const entered = graph.to[h] as number;
      const back = twins(graph)[h] as number;
      const angles: number[] = [];
      for (let g = graph.first[entered] as number; g < (graph.first[entered + 1] as number); g++) {
        const [bx, by] = [-(directions[2 * back] as number), -(directions[2 * back + 1] as number)];
        const [gx, gy] = [directions[2 * g] as number, directions[2 * g + 1] as number];
        angles.push(Math.abs(Math.atan2(bx * gy - by * gx, bx * gx + by * gy)));
        if (g === straight[h]) expect(angles[angles.length - 1]).toBeLessThan(Math.PI / 3);
      }
      const least = Math.min(...angles);
      const on = straight[h] as number;
      if (on === NONE) expect(least).toBeGreaterThan(Math.PI / 3 - 1e-6);
      else expect(angles[on - (graph.first[entered] as number)]).toBeCloseTo(least, 6);
    }
  });

  it('there is none through a triangle, and one through every inner cell with opposite sides', () => {
    const middle = (2 * 5 + 2) * tiling.polygons.length;
    const twinOf = twins(graph);
    for (let h = graph.first[middle] as number; h < (graph.first[middle + 1] as number); h++) {
      const on = straight[twinOf[h] as number] as number;
      if (name === 'triangles') expect(on).toBe(NONE);
      else expect(directions[2 * on]).toBeCloseTo(-(directions[2 * h] as number), 9);
    }
  });
});

describe('the outer border', () => {
  const around = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const;

  /** Squares reached from outside without entering a cell of the piece; where cells meet in a corner only, one slips by. */
  function outsideOf(cells: ReadonlySet<string>): Set<string> {
    const reached = new Set<string>();
    const waiting: [number, number][] = [[-0.5, -0.5]];
    while (waiting.length > 0) {
      const [x, y] = waiting.pop() as [number, number];
      const square = `${x} ${y}`;
      if (x < -1 || x > 10 || y < -1 || y > 10 || cells.has(square) || reached.has(square)) continue;
      reached.add(square);
      for (const [dx, dy] of around) waiting.push([x + dx, y + dy]);
    }
    return reached;
  }

  it('of each piece is what a flood from outside touches, on 100 masks', () => {
    let rims = 0;
    for (let seed = 0; seed < 100; seed++) {
      const { mesh, centres, graph } = randomMask(seed);
      const isOuter = outerSides(mesh);
      const { of, count } = pieces(graph);
      const square = (c: number, dx = 0, dy = 0): string =>
        `${(centres[2 * c] as number) + dx} ${(centres[2 * c + 1] as number) + dy}`;
      for (let piece = 0; piece < count; piece++) {
        const cells = Array.from(of.keys()).filter((c) => of[c] === piece);
        const outside = outsideOf(new Set(cells.map((c) => square(c))));
        for (const c of cells) {
          for (const [s, [dx, dy]] of around.slice(0, 4).entries()) {
            const side = (mesh.sideFirst[c] as number) + s;
            const onBorder = mesh.sidePartner[side] === NONE;
            const beyond = square(c, dx, dy);
            expect([seed, side, isOuter[side]]).toEqual([seed, side, onBorder && outside.has(beyond) ? 1 : 0]);
            if (onBorder && isOuter[side] === 0) rims++;
          }
        }
      }
    }
    expect(rims).toBeGreaterThan(100); // there were holes to be told apart
  });
});
