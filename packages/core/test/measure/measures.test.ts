import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  difficulty,
  type Maze,
  mazeOf,
  measureRecords,
  measures,
  squareSpace,
  validate,
} from '../../src/index.ts';
import { drawnMaze, mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { slowDistances } from '../support/slow-truth.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** The side a link leaves a cell of a square board by, as x and y, from the places of the two cells. */
function bearing(maze: Maze, cell: number, link: number): readonly [number, number] {
  const { ends } = maze.space.graph;
  const other = ends[2 * link] === cell ? (ends[2 * link + 1] as number) : (ends[2 * link] as number);
  const { centres } = maze.space;
  return [
    (centres[2 * other] as number) - (centres[2 * cell] as number),
    (centres[2 * other + 1] as number) - (centres[2 * cell + 1] as number),
  ];
}

/** Open links at each cell, in no order. */
function openLinks(maze: Maze): number[][] {
  const { ends, linkCount, cellCount } = maze.space.graph;
  const links: number[][] = Array.from({ length: cellCount }, () => []);
  for (let l = 0; l < linkCount; l++) {
    if (!maze.open.has(l) || ends[2 * l] === ends[2 * l + 1]) continue;
    for (const end of [0, 1]) links[ends[2 * l + end] as number]?.push(l);
  }
  return links;
}

/** Longest run of open links along one row or column, plus one. */
function slowLongestStraight(maze: Maze): number {
  const links = openLinks(maze);
  let longest = 1;
  for (let c = 0; c < links.length; c++) {
    for (const [x, y] of [
      [1, 0],
      [0, 1],
    ] as const) {
      let cell = c;
      let count = 1;
      for (;;) {
        const ahead = links[cell]?.find((l) => {
          const [ahead, down] = bearing(maze, cell, l);
          return ahead === x && down === y;
        });
        if (ahead === undefined) break;
        const { ends } = maze.space.graph;
        cell = (ends[2 * ahead] as number) + (ends[2 * ahead + 1] as number) - cell;
        count++;
      }
      longest = Math.max(longest, count);
    }
  }
  return longest;
}

describe('measures', () => {
  it.each(mazeKinds)('agrees with a slow independent count: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const found = measures(maze);
        const { cells, links, open, parts, loops } = validate(maze);
        expect(found).toMatchObject({ cells, links, open, parts, loops });

        const degrees = openLinks(maze).map((list) => list.length);
        const withDegree = (d: number): number => degrees.filter((degree) => degree === d).length;
        expect(found.deadEnds).toBe(withDegree(1));
        expect(found.junctions).toBe(degrees.filter((d) => d >= 3).length);
        expect(found.straights + found.turns).toBe(withDegree(2));
        for (const [d, count] of Object.entries(found.degree)) expect(count).toBe(withDegree(Number(d)));
        expect(Object.values(found.degree).reduce((sum, n) => sum + n, 0)).toBe(cells);

        const distance = slowDistances(maze, maze.start);
        expect(found.reachable).toBe(distance.filter((d) => d < Number.POSITIVE_INFINITY).length);
        const nearest = Math.min(...maze.finishes.map((finish) => distance[finish] as number));
        expect(found.solutionLength).toBe(nearest < Number.POSITIVE_INFINITY ? nearest : null);
        expect(found.solutionTurns === null).toBe(found.solutionLength === null);

        const all = degrees.flatMap((_, c) => slowDistances(maze, c)).filter((d) => d < Number.POSITIVE_INFINITY);
        const truth = Math.max(...all);
        if (loops === 0 && maze.oneWay === null) expect(found.farthest).toBe(truth);
        expect(found.farthest).toBeLessThanOrEqual(truth);
        expect(found.farthest > 0).toBe(truth > 0);
      }),
      { seed: 6, numRuns: 80 },
    );
  });

  it.each(['perfect', 'braided', 'masked', 'disconnected'] as const)('tells straights from turns: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const straights = openLinks(maze).filter((links, c) => {
          if (links.length !== 2) return false;
          const [[ax, ay], [bx, by]] = links.map((l) => bearing(maze, c, l)) as [[number, number], [number, number]];
          return ax === -bx && ay === -by;
        });
        expect(measures(maze).straights).toBe(straights.length);
        expect(measures(maze).longestStraight).toBe(slowLongestStraight(maze));
      }),
      { seed: 7, numRuns: 80 },
    );
  });

  it('gives the figures of a maze one can count by hand', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|S      |',
      '+ +-+-+ +',
      '|   | | |',
      '+-+ +-+ +',
      '|F    | |',
      '+-+-+-+-+',
    );
    expect(measures(maze)).toEqual({
      cells: 12,
      links: 17,
      open: 10,
      parts: 2,
      reachable: 11,
      loops: 0,
      deadEnds: 3,
      degree: { 0: 1, 1: 3, 2: 7, 3: 1, 4: 0 },
      straights: 3,
      turns: 4,
      junctions: 1,
      crossroads: 0,
      meanDeadEnd: 10 / 3,
      longestDeadEnd: 8,
      meanStraight: 20 / 12 + 1,
      longestStraight: 4,
      axes: { x: 60, y: 40, sheets: 0 },
      symmetry: { mirrorAcross: (100 * 9) / 17, mirrorDown: (100 * 11) / 17, rotate2: (100 * 9) / 17 },
      likeUniform: measures(maze).likeUniform,
      islands: 0,
      perfectMazes: '2415',
      farthest: 9,
      solutionLength: 4,
      solutionShare: (100 * 5) / 12,
      solutionTurns: 3,
      decisions: 2,
      traps: 2,
      meanTrap: 3,
      deepestTrap: 5,
      bottlenecks: 5,
      shortestSolutions: 1,
      mouseWalk: measures(maze).mouseWalk,
      tremauxWalk: measures(maze).tremauxWalk,
      difficulty: difficulty({ length: 4, turns: 3, decisions: 2, traps: [5, 1] }),
    });
  });

  it('has nothing to tell of solutions without ends', () => {
    const maze = mazeOf(squareSpace(1, 1), new BitSet(0));
    expect(measures(maze)).toMatchObject({
      reachable: null,
      solutionLength: null,
      solutionTurns: null,
      farthest: 0,
      longestStraight: 1,
      degree: { 0: 1 },
    });
  });

  it('explains every figure, and no other', () => {
    const maze = mazeOf(squareSpace(2, 2), new BitSet(4));
    expect(measureRecords.map(({ name }) => name).sort()).toEqual(Object.keys(measures(maze)).sort());
    expect(Object.keys(measures(maze))).toEqual(measureRecords.map(({ name }) => name));
  });
});
