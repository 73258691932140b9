// Which cells a mask keeps, against a judge that shares nothing with scan lines: many points, each looked up by itself.

import { type MeshSpace, Random, squareSpace, type Tiling, tilings } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Mask, maskCells, maskFault } from '../src/index.ts';

type Ring = readonly (readonly [number, number])[];

const STAR: Ring = [
  [50, 0],
  [79, 91],
  [2, 35],
  [98, 35],
  [21, 91],
];
const starPath = `M${STAR.flat().join(' ')}Z`;

const kept = (space: MeshSpace, mask: Mask): number[] => {
  const keeps = maskCells(space, mask);
  return Array.from({ length: space.graph.cellCount }, (_, c) => c).filter(keeps);
};

function winding(ring: Ring, x: number, y: number): number {
  let number = 0;
  for (const [i, [x0, y0]] of ring.entries()) {
    const [x1, y1] = ring[(i + 1) % ring.length]!;
    if (y0 <= y === y1 <= y) continue;
    if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) number += y1 > y0 ? 1 : -1;
  }
  return number;
}

/** Corners of a cell. */
function cornersOf({ mesh }: MeshSpace, cell: number): Ring {
  const corners = [...mesh.sideCorner.subarray(mesh.sideFirst[cell], mesh.sideFirst[cell + 1])];
  return corners.map((k) => [mesh.cornerX[k]!, mesh.cornerY[k]!]);
}

/** Share of a cell that is inside, by some 400 points. */
function shareInside(space: MeshSpace, cell: number, isInside: (x: number, y: number) => boolean): number {
  const corners = cornersOf(space, cell);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let [inCell, inBoth] = [0, 0];
  for (let j = 0; j < 20; j++) {
    for (let i = 0; i < 20; i++) {
      const [x, y] = [left + ((i + 0.5) / 20) * width, top + ((j + 0.5) / 20) * height];
      if (winding(corners, x, y) === 0) continue;
      inCell++;
      if (isInside(x, y)) inBoth++;
    }
  }
  return inBoth / inCell;
}

function boardOf(tiling: Tiling): MeshSpace {
  const sizes = Object.fromEntries(Object.entries(tiling.params).map(([name, param]) => [name, param.default]));
  const small = 'width' in sizes && 'height' in sizes ? { ...sizes, width: 14, height: 11 } : sizes;
  return tiling.space(small, tiling.topologies[0]!, Random.of(1)) as MeshSpace;
}

describe('a mask', () => {
  it.each(tilings.map((tiling) => [tiling.name, tiling] as const))(
    'keeps the cells that are half inside, on %s',
    (_, tiling) => {
      const space = boardOf(tiling);
      const { cornerX, cornerY } = space.mesh;
      const [left, right] = [Math.min(...cornerX), Math.max(...cornerX)];
      const [top, bottom] = [Math.min(...cornerY), Math.max(...cornerY)];
      const scale = Math.max(96 / (right - left), 91 / (bottom - top));
      const toMask = (x: number, y: number) =>
        [50 + (x - (left + right) / 2) * scale, 45.5 + (y - (top + bottom) / 2) * scale] as const;
      for (const rule of ['nonzero', 'evenodd'] as const) {
        const keeps = maskCells(space, { path: starPath, rule });
        let unsure = 0;
        for (let c = 0; c < space.graph.cellCount; c++) {
          const share = shareInside(space, c, (x, y) => {
            const number = winding(STAR, ...toMask(x, y));
            return rule === 'evenodd' ? number % 2 !== 0 : number !== 0;
          });
          if (Math.abs(share - 0.5) < 0.06) unsure++;
          else expect(keeps(c), `cell ${c} of ${tiling.name}, ${share} inside`).toBe(share > 0.5);
        }
        expect(unsure).toBeLessThan(space.graph.cellCount / 8);
      }
    },
  );

  it('is as large as fits, and lies in the middle', () => {
    // A square of 4 x 4 in the middle of 10 x 4.
    const inMiddle = (c: number) => c % 10 >= 3 && c % 10 < 7;
    const square = { polygon: [[0, 0], [9, 0], [9, 9], [0, 9]] } as const; // biome-ignore format: a row reads better
    expect(kept(squareSpace(10, 4), square)).toEqual([...Array(40).keys()].filter(inMiddle));
    expect(kept(squareSpace(10, 4), { ...square, invert: true })).toEqual(
      [...Array(40).keys()].filter((c) => !inMiddle(c)),
    );
    const tall = { polygon: [[-1, 0], [0, 0], [0, 4], [-1, 4]] } as const; // biome-ignore format: a row reads better
    expect(kept(squareSpace(3, 4), tall)).toEqual([1, 4, 7, 10]);
  });

  it('keeps a symmetric shape symmetric', () => {
    for (const [width, height] of [
      [31, 31],
      [40, 23],
      [17, 30],
    ] as const) {
      // biome-ignore format: a row reads better
      const keeps = maskCells(squareSpace(width, height), { path: 'M-5 0A5 5 0 0 0 5 0A5 5 0 0 0-5 0Z' });
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const cell = keeps(y * width + x);
          expect(keeps(y * width + width - 1 - x)).toBe(cell);
          expect(keeps((height - 1 - y) * width + x)).toBe(cell);
        }
      }
    }
  });

  it('has holes where a ring lies in another', () => {
    const ring = (a: number, b: number): Ring => [[a, a], [b, a], [b, b], [a, b]]; // biome-ignore format: a row reads better
    const cells = kept(squareSpace(6, 6), { polygon: [ring(0, 6), ring(2, 4)] });
    expect(cells).toHaveLength(32);
    expect([14, 15, 20, 21].some((c) => cells.includes(c))).toBe(false);
  });

  it('may be a picture of two colours, coarse or fine', () => {
    const bitmap = { width: 3, height: 2, rows: 'oEA=' }; // 101 / 010
    expect(kept(squareSpace(3, 2), { bitmap })).toEqual([0, 2, 4]);
    const large = kept(squareSpace(30, 20), { bitmap });
    expect(large).toHaveLength(300);
    expect(large.slice(0, 20)).toEqual([...Array(10).keys(), ...Array.from({ length: 10 }, (_, k) => 20 + k)]);
  });

  it('may list cells, by number or by column and row', () => {
    const space = squareSpace(4, 3);
    expect(kept(space, { cells: [0, [1, 0], 11, [3, 2]] })).toEqual([0, 1, 11]);
    expect(kept(space, { except: [0, [1, 0]] })).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(kept(space, { except: [5], invert: true })).toEqual([5]);
    expect(() => kept(space, { cells: [12] })).toThrow(/cell 12; this board has cells 0 to 11/);
    expect(() => kept(space, { except: [[4, 0]] })).toThrow(/cell 4,0; this board has none there/);
  });

  it('does a million cells while a test may wait', { timeout: 60_000 }, () => {
    const space = squareSpace(1000, 1000);
    expect(kept(space, { text: 'LABRYS\nLABRYS' }).length).toBeGreaterThan(100_000);
  });

  it('of the most crossings that can be written is no burden', () => {
    let path = 'M0 0';
    for (let k = 0; k < 12_000; k++) path += k % 2 === 0 ? 'l1 9900' : 'l1-9900';
    const keeps = maskCells(squareSpace(100, 300), { path: `${path}V-5H0Z` });
    expect([...Array(30_000).keys()].some(keeps)).toBe(true);
  });

  it.each<[unknown, RegExp]>([
    [7, /object with one of text, path, polygon, bitmap, cells, except/],
    [null, /object with one of/],
    [{}, /object with one of/],
    [{ text: 'A', path: 'M0 0' }, /this is text and path; leave one out/],
    [{ text: 'A', rule: 'evenodd' }, /does not take "rule"; it takes text, invert/],
    [{ text: 'A', invert: 1 }, /true or false/],
    [{ path: 'M0 0h1v1z', rule: 'odd' }, /nonzero or evenodd/],
    [{ polygon: [] }, /list of corners/],
    [{ polygon: [[0, 0], [1, 1]] }, /has 2 corners/], // biome-ignore format: a row reads better
    [{ polygon: [[0, 0], [1, 1], [2, 2, 2]] }, /list of corners/], // biome-ignore format: a row reads better
    [{ polygon: [[0, 0], [1, 1e10], [2, 2]] }, /list of corners.+numbers up to 1000000000/], // biome-ignore format: a row reads better
    [{ polygon: [[0, 0], [1, 0], [2, 0]] }, /encloses nothing/], // biome-ignore format: a row reads better
    [{ polygon: Array(200_001).fill([0, 0]) }, /the most is 200000/],
    [{ bitmap: 'AA==' }, /object with width, height and rows/],
    [{ bitmap: { width: 2000, height: 1, rows: '' } }, /width of the bitmap is 2000; .+ from 1 to 1024/],
    [{ bitmap: { width: 9, height: 2, rows: 'AAA=' } }, /base64 of 4 bytes: 2 rows of 2, not 2/],
    [{ bitmap: { width: 1, height: 1, rows: '!!' } }, /base64 of 1 bytes/],
    [{ cells: [] }, /list of cells/],
    [{ cells: [-1] }, /list of cells/],
    [{ except: [[1, 2, 3]] }, /except of a mask have to be a list of cells/],
  ])('that is none is refused: %j', (mask, sentence) => {
    expect(maskFault(mask)).toMatch(sentence);
  });
});
