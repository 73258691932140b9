import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  backtracker,
  carve,
  chooseEnds,
  type EndsPlace,
  endsPlaces,
  GraphSpace,
  graphFromLinks,
  type Maze,
  MazeError,
  maskedSquareSpace,
  mazeOf,
  NONE,
  OneWay,
  Random,
  sheetSpace,
  shortest,
  solve,
  sphereSpace,
  squareSpace,
  tilings,
} from '../../src/index.ts';
import { drawnMaze, mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { slowDistances } from '../support/slow-truth.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
/** Those that every board has. */
const places = Object.keys(endsPlaces).filter((place) => place !== 'none' && place !== 'poles') as EndsPlace[];
const TOP = 3; // sides of a square stand east, south, west, north
const BOTTOM = 1;

function perfect(width: number, height: number, seed = 1): Maze {
  const space = squareSpace(width, height);
  return mazeOf(space, carve(space, backtracker, { random: Random.of(seed) }));
}

describe.each(places)('ends at place %s', (place) => {
  it.each(mazeKinds)('lie on the board, and a way leads from one to the other: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const chosen = chooseEnds(maze, { place }, Random.of(seed));
        expect(chosen.finishes.length).toBe(1);
        const undirected = { ...chosen, oneWay: null };
        expect(solve(undirected, shortest).solved).toBe(true);
        expect(chooseEnds(maze, { place }, Random.of(seed))).toEqual(chosen);
        for (const { cell, side } of chosen.openings) {
          const { mesh } = maze.space;
          expect([chosen.start, ...chosen.finishes]).toContain(cell);
          expect(mesh?.sidePartner[(mesh.sideFirst[cell] as number) + side]).toBe(NONE);
        }
      }),
      { seed: 8, numRuns: 60 },
    );
  });

  it.each([
    [1, 1],
    [1, 9],
    [9, 1],
    [2, 2],
  ])('are two different cells wherever there are two: %i x %i', (width, height) => {
    for (let seed = 0; seed < 20; seed++) {
      const { start, finishes, openings } = chooseEnds(perfect(width, height, seed), { place }, Random.of(seed));
      expect(start === finishes[0]).toBe(width * height === 1);
      expect(new Set(openings.map(({ cell, side }) => `${cell} ${side}`)).size).toBe(2);
    }
  });

  it('give way to given cells', () => {
    const maze = perfect(6, 5);
    const random = Random.of(1);
    expect(chooseEnds(maze, { place, from: 7 }, random).start).toBe(7);
    expect(chooseEnds(maze, { place, to: 8 }, random).finishes).toEqual([8]);
    expect(chooseEnds(maze, { place, from: 7, to: [8, 9, 8] }, random)).toMatchObject({ start: 7, finishes: [8, 9] });
  });

  it('keep the outer wall whole when markers are wanted', () => {
    expect(chooseEnds(perfect(6, 5), { place, style: 'markers' }, Random.of(1)).openings).toEqual([]);
  });
});

describe('chooseEnds', () => {
  it('gives none unless asked, and takes away those that were there', () => {
    const maze = chooseEnds(perfect(4, 4), { place: 'corners' }, Random.of(1));
    expect(chooseEnds(maze, { place: 'none' }, Random.of(1))).toMatchObject({
      start: NONE,
      finishes: [],
      openings: [],
    });
    expect(chooseEnds(maze, { place: 'none', from: 2 }, Random.of(1))).toMatchObject({ start: 2, finishes: [] });
  });

  it('opens the corners at the top and at the bottom', () => {
    expect(chooseEnds(perfect(7, 4), { place: 'corners' }, Random.of(1))).toMatchObject({
      start: 0,
      finishes: [27],
      openings: [
        { cell: 0, side: TOP },
        { cell: 27, side: BOTTOM },
      ],
    });
  });

  it('draws every cell of the top and of the bottom side in time, and no other', () => {
    const maze = perfect(5, 4);
    const drawn = Array.from({ length: 200 }, (_, seed) => chooseEnds(maze, { place: 'sides' }, Random.of(seed)));
    expect([...new Set(drawn.map(({ start }) => start))].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([...new Set(drawn.map(({ finishes }) => finishes[0]))].sort()).toEqual([15, 16, 17, 18, 19]);
    for (const { openings } of drawn) expect(openings.map(({ side }) => side)).toEqual([TOP, BOTTOM]);
  });

  it('leads from every side to the middle cell', () => {
    const maze = perfect(5, 5);
    const drawn = Array.from({ length: 300 }, (_, seed) => chooseEnds(maze, { place: 'middle' }, Random.of(seed)));
    for (const { finishes, openings } of drawn) {
      expect(finishes).toEqual([12]);
      expect(openings.length).toBe(1);
    }
    const border = Array.from({ length: 25 }, (_, c) => c).filter(
      (c) => c < 5 || c >= 20 || c % 5 === 0 || c % 5 === 4,
    );
    expect([...new Set(drawn.map(({ start }) => start))].sort((a, b) => a - b)).toEqual(border);
  });

  it('finds the farthest pair of a perfect maze, and starts at the upper one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze('perfect', seed);
        const { start, finishes } = chooseEnds(maze, { place: 'farthest' }, Random.of(seed));
        const finish = finishes[0] as number;
        const all = Array.from({ length: maze.space.graph.cellCount }, (_, c) => Math.max(...slowDistances(maze, c)));
        expect(slowDistances(maze, start)[finish]).toBe(Math.max(...all));
        expect(maze.space.centres[2 * start + 1]).toBeLessThanOrEqual(maze.space.centres[2 * finish + 1] as number);
        const from = maze.start;
        const away = chooseEnds(maze, { place: 'farthest', from }, Random.of(seed)).finishes[0] as number;
        expect(slowDistances(maze, from)[away]).toBe(all[from]);
      }),
      { seed: 9, numRuns: 40 },
    );
  });

  it('starts the farthest way where one-way links let it begin', () => {
    const maze = mazeOf(squareSpace(3, 1), BitSet.from(2, [0, 1]));
    const down = chooseEnds(
      { ...maze, oneWay: new OneWay(BitSet.from(2, [0, 1])) },
      { place: 'farthest' },
      Random.of(1),
    );
    expect(down).toMatchObject({ start: 0, finishes: [2] });
  });

  it('stays in the largest part, or in that of a given cell', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|   |   |',
      '+-+-+ +-+',
      '|       |',
      '+-+-+-+-+',
    );
    expect(chooseEnds(maze, { place: 'corners' }, Random.of(1))).toMatchObject({ start: 4, finishes: [7] });
    expect(chooseEnds(maze, { place: 'corners', from: 1 }, Random.of(1))).toMatchObject({ start: 1, finishes: [0] });
    expect(chooseEnds(maze, { place: 'corners', to: 0 }, Random.of(1))).toMatchObject({ start: 1, finishes: [0] });
  });

  it('opens the outer wall only, never the rim of a hole', () => {
    const space = maskedSquareSpace(5, 5, (x, y) => x !== 2 || y !== 2, { kind: 'ring' });
    const maze = mazeOf(space, carve(space, backtracker, { random: Random.of(1) }));
    const aboveTheHole = 7;
    const chosen = chooseEnds(maze, { place: 'none', from: aboveTheHole, to: 0 }, Random.of(1));
    expect(chosen.openings).toEqual([{ cell: 0, side: 2 }]); // no bottom side is free there, so the first of the others
    const sides = Array.from({ length: 100 }, (_, seed) => chooseEnds(maze, { place: 'sides' }, Random.of(seed)));
    for (const { start } of sides) expect(start).toBeLessThan(5);
  });

  it('leads from pole to pole on a sphere, levels of one included, and says where there are none', () => {
    for (const rings of [1, 6, 11]) {
      const sphere = sphereSpace({ rings });
      for (const space of [sphere, sheetSpace(sphere, [3], false)]) {
        const maze = mazeOf(space, carve(space, backtracker, { random: Random.of(rings) }));
        const { start, finishes } = chooseEnds(maze, { place: 'poles' }, Random.of(1));
        const neighbours = (cell: number): Set<number> =>
          new Set(space.graph.to.subarray(space.graph.first[cell], space.graph.first[cell + 1]));
        for (const pole of [start, finishes[0] as number]) {
          const sides = (space.mesh.sideFirst[pole + 1] ?? 0) - (space.mesh.sideFirst[pole] ?? 0);
          expect(neighbours(pole).size).toBeGreaterThanOrEqual(sides);
        }
        expect(start).not.toBe(finishes[0]);
      }
    }
    expect(() => chooseEnds(perfect(4, 4), { place: 'poles' }, Random.of(1))).toThrow(/has no poles; take farthest/);
    const torus = tilings[0]?.space({ width: 4, height: 4 }, 'torus', Random.of(1));
    if (torus === undefined) throw new Error('no tiling');
    const maze = mazeOf(torus, carve(torus, backtracker, { random: Random.of(1) }));
    expect(() => chooseEnds(maze, { place: 'poles' }, Random.of(1))).toThrow(MazeError);
  });

  it('makes no openings on a board that is known by its links alone', () => {
    const space = new GraphSpace(graphFromLinks(3, Uint32Array.of(0, 1, 1, 2)), null, { kind: 'graph' });
    const maze = mazeOf(space, BitSet.from(2, [0, 1]));
    expect(chooseEnds(maze, { place: 'corners' }, Random.of(1))).toMatchObject({
      start: 0,
      finishes: [2],
      openings: [],
    });
  });

  it.each([-1, 16, 1.5, Number.NaN])('refuses cell %d, and says which there are', (cell) => {
    const maze = perfect(4, 4);
    expect(() => chooseEnds(maze, { place: 'none', from: cell }, Random.of(1))).toThrow(MazeError);
    expect(() => chooseEnds(maze, { place: 'corners', to: [3, cell] }, Random.of(1))).toThrow(
      `finish ${cell} is not on the board; its 16 cells are numbered from 0 to 15`,
    );
  });
});
