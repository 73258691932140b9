import { describe, expect, it } from 'vitest';
import {
  carve,
  eller,
  MazeError,
  mazeOf,
  NONE,
  Random,
  sheetSpace,
  sidewinder,
  squareSpace,
  twins,
  validate,
} from '../../src/index.ts';
import { catalogueBoards } from '../support/spaces.ts';

/** Cell k * 12 + 4 y + x of sheets of 4 x 3 squares. */
const base = squareSpace(4, 3);

describe('A board on sheets', () => {
  it.each([
    { sizes: [3], closed: false, links: 3 * 17 + 2 * 12 },
    { sizes: [3], closed: true, links: 3 * 17 + 3 * 12 },
    { sizes: [3, 2], closed: false, links: 6 * 17 + 2 * 2 * 12 + 3 * 12 },
    { sizes: [3, 4, 5], closed: true, links: 60 * 17 + 3 * 60 * 12 },
    { sizes: [1], closed: false, links: 17 },
  ])('of $sizes, closed: $closed, has the links of the product', ({ sizes, closed, links }) => {
    const { graph, sheets } = sheetSpace(base, sizes, closed);
    const count = sizes.reduce((product, size) => product * size, 1);
    expect(graph.cellCount).toBe(12 * count);
    expect(graph.linkCount).toBe(links);
    expect(sheets).toMatchObject({ sizes, cells: 12 });
  });

  it('links each cell to itself on the sheets beside, by steps that turn round at the other end', () => {
    const { graph, sheets, sideOfHalf } = sheetSpace(base, [3, 2], false);
    const twin = twins(graph);
    for (let c = 0; c < graph.cellCount; c++) {
      for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
        const step = sheets!.stepOfHalf[h]!;
        const to = graph.to[h]!;
        expect(to - c).toBe(step === 0 ? to - c : Math.sign(step) * 12 * [1, 3][Math.abs(step) - 1]!);
        expect(Math.floor(to / 12) === Math.floor(c / 12)).toBe(step === 0);
        expect(sheets!.stepOfHalf[twin[h]!]).toBe(step === 0 ? 0 : -step);
        expect(sideOfHalf[h] === NONE).toBe(step !== 0);
      }
    }
  });

  it('has the ways up between north and west, the ways down between south and east', () => {
    const { graph, sheets } = sheetSpace(squareSpace(3, 3), [3], false);
    const middle = 9 + 4; // of the middle sheet
    const around = Array.from({ length: 6 }, (_, i) => graph.first[middle]! + i);
    expect(around.map((h) => graph.to[h])).toEqual([14, 4, 16, 12, 22, 10]); // east, down, south, west, up, north
    expect(around.map((h) => sheets!.stepOfHalf[h])).toEqual([0, -1, 0, 0, 1, 0]);
  });

  it('draws the sheets apart', () => {
    const { mesh, centres } = sheetSpace(base, [5], false);
    expect(mesh.cellCount).toBe(60);
    const places = new Set(Array.from({ length: 60 }, (_, c) => `${centres[2 * c]} ${centres[2 * c + 1]}`));
    expect(places.size).toBe(60);
    mesh.sidePartner.forEach((partner, side) => {
      if (partner !== NONE) expect(Math.floor(partner / 48)).toBe(Math.floor(side / 48));
    });
  });

  it('keeps rows for row-wise generators: whole sheets for Eller, rows of sheets for the sidewinder', () => {
    const space = sheetSpace(base, [3], false);
    expect(space.rows).toMatchObject({ longest: 12, arePaths: false });
    expect(space.rowPaths).toMatchObject({ longest: 4, arePaths: true });
    for (const generator of [eller, sidewinder]) {
      for (let seed = 0; seed < 20; seed++) {
        const maze = mazeOf(space, carve(space, generator, { random: Random.of(seed) }));
        expect(validate(maze)).toMatchObject({ perfect: true });
      }
    }
    expect(sheetSpace(base, [3], true).rows).toBeNull();
    expect(sheetSpace(base, [3, 2], false).rowPaths).toBeNull();
  });

  it('says why it has no walls to add, and what cannot be closed', () => {
    expect(() => carve(sheetSpace(base, [2], false), eller, { focus: 'wall', random: Random.of(1) })).toThrow(
      /levels have no corners/,
    );
    expect(() => sheetSpace(base, [2], true)).toThrow(MazeError);
    expect(() => sheetSpace(base, [100_000, 100_000], false)).toThrow(/the most is/);
  });

  it.each(catalogueBoards([4, 5, 6], [4, 5, 6]))('of $name is connected, each sheet once', ({ space }) => {
    const leveled = sheetSpace(space, [2, 2], false);
    expect(leveled.graph.cellCount).toBe(4 * space.graph.cellCount);
    expect(leveled.graph.linkCount).toBe(4 * (space.graph.linkCount + space.graph.cellCount));
  });
});
