import { describe, expect, it } from 'vitest';
import { carve, type Focus, mazeOf, Random, sidewinder, squareSpace, validate, wilson } from '../../../src/index.ts';
import { catalogueBoards } from '../../support/spaces.ts';
import { hexagonBoard, quarterBoard, triangleBoard } from '../../support/tiled-boards.ts';
import { openNeighbours, openWay } from '../../support/ways.ts';
import { figures } from './figures.ts';

const WIDTH = 17;
const HEIGHT = 13;
const space = squareSpace(WIDTH, HEIGHT);
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Rows that a way through the cells comes back to after it left them. */
function returns(way: readonly number[], width: number): number {
  const left = new Set<number>();
  let count = 0;
  for (let i = 1; i < way.length; i++) {
    const row = Math.floor((way[i] as number) / width);
    const before = Math.floor((way[i - 1] as number) / width);
    if (row === before) continue;
    left.add(before);
    if (left.has(row)) count++;
  }
  return count;
}

describe('sidewinder', () => {
  it('makes a tree of squares of any size, as passages and as walls', () => {
    const sizes = [1, 2, 3, 7, 40];
    for (const width of sizes) {
      for (const height of sizes) {
        const board = squareSpace(width, height);
        for (const focus of ['passage', 'wall'] satisfies Focus[]) {
          const open = carve(board, sidewinder, { focus, random: Random.of(1) });
          expect(validate(mazeOf(board, open)).perfect, `${width} x ${height} ${focus}`).toBe(true);
        }
      }
    }
  });

  it('makes a tree where cells have two links up or none, with any odds and runs', () => {
    for (const board of [hexagonBoard(6, 4), triangleBoard(6, 4), triangleBoard(1, 2)]) {
      for (const close of [0, 0.5, 1]) {
        for (const seed of SEEDS) {
          const open = carve(board, sidewinder, { params: { close, run: seed % 3 }, random: Random.of(seed) });
          expect(validate(mazeOf(board, open)).perfect, `${board.description.kind} ${close} seed ${seed}`).toBe(true);
        }
      }
    }
  });

  it.each(catalogueBoards([8], [6, 7, 8]).filter(({ space }) => space.wallRows?.arePaths === true))(
    'makes a tree on $name as walls, with any odds and runs',
    ({ space: board }) => {
      for (const close of [0, 0.5, 1]) {
        for (const seed of SEEDS) {
          const params = { close, run: seed % 3 };
          const open = carve(board, sidewinder, { focus: 'wall', params, random: Random.of(seed) });
          expect(validate(mazeOf(board, open)).perfect, `close ${close} seed ${seed}`).toBe(true);
        }
      }
    },
  );

  it('opens exactly one way up from each run, and leaves the first row one passage', () => {
    for (const seed of SEEDS) {
      const open = carve(space, sidewinder, { random: Random.of(seed) });
      for (let row = 0; row < HEIGHT; row++) {
        let waysUp = 0;
        for (let x = 0; x < WIDTH; x++) {
          const cell = row * WIDTH + x;
          const beside = openNeighbours(space, open, cell);
          if (beside.includes(cell - WIDTH)) waysUp++;
          if (x + 1 < WIDTH && beside.includes(cell + 1)) continue;
          expect(waysUp, `run that ends in cell ${cell}, seed ${seed}`).toBe(row === 0 ? 0 : 1);
          if (row === 0) expect(x).toBe(WIDTH - 1);
          waysUp = 0;
        }
      }
    }
  });

  it('never comes back to a row on the way from the last row to the first', () => {
    let returnsOfWilson = 0;
    for (const seed of SEEDS) {
      const from = space.graph.cellCount - 1 - seed;
      const open = carve(space, sidewinder, { random: Random.of(seed) });
      expect(returns(openWay(space, open, from, seed), WIDTH), `seed ${seed}`).toBe(0);
      returnsOfWilson += returns(openWay(space, carve(space, wilson, { random: Random.of(seed) }), from, seed), WIDTH);
    }
    expect(returnsOfWilson).toBeGreaterThan(0);
  });

  it('lacks no other dead end than the one that opens downward', () => {
    const seen = [0, 0, 0, 0]; // right, down, left, up
    for (const seed of SEEDS) {
      const open = carve(space, sidewinder, { random: Random.of(seed) });
      for (let cell = 0; cell < space.graph.cellCount; cell++) {
        const beside = openNeighbours(space, open, cell);
        if (beside.length !== 1) continue;
        const side = [1, WIDTH, -1, -WIDTH].indexOf((beside[0] as number) - cell);
        seen[side] = (seen[side] as number) + 1;
      }
    }
    expect(seen.map((count) => count > 0)).toEqual([true, false, true, true]);
  });

  it('has the figures of the original, as passages and as walls', () => {
    for (const [focus, solution] of [
      ['passage', 2.6],
      ['wall', 2.7],
    ] as const) {
      const measured = figures(sidewinder, { focus }, 20);
      expect(Math.abs(measured.deadEnds - 27.4)).toBeLessThan(1);
      expect(Math.abs(measured.solution - solution)).toBeLessThan(0.3);
    }
    const longRuns = figures(sidewinder, { params: { close: 0.25 } }, 5);
    expect(Math.abs(longRuns.deadEnds - 27.4)).toBeGreaterThan(1);
  });

  it('is refused on boards whose rows are no paths, with what works', () => {
    expect(() => carve(quarterBoard(3, 3), sidewinder, { random: Random.of(1) })).toThrow(
      /linked to the next.*kruskal/,
    );
  });
});
