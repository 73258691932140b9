// Octile moves and jump point search, beside distances found slowly from the characters of a grid.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  isPassable,
  JumpPointSearch,
  type Maze,
  MazeError,
  mazeOf,
  OneWay,
  octileMoves,
  octileSearch,
  openGrid,
  Random,
  type Solution,
  shortest,
  solve,
  squareSpace,
  Trace,
} from '../../src/index.ts';
import { drawnMaze, randomMaze } from '../support/random-mazes.ts';
import { cellAt, randomTiles, slowTileDistances, tileMaze, tileSteps } from '../support/tile-grids.ts';

const methods = ['breadth-first', 'a-star', 'jump-point'] as const;
const seeds = fc.integer({ min: 0, max: 1_000_000_000 });

/** Free squares as [x, y], in the order of their cells. */
function freeSquares(rows: readonly string[]): [number, number][] {
  return rows.flatMap((row, y) => [...row].flatMap((sign, x): [number, number][] => (sign === '.' ? [[x, y]] : [])));
}

function lengthOf(rows: readonly string[], from: [number, number], to: [number, number], method: string): number {
  const maze = { ...tileMaze(rows), start: cellAt(rows, ...from), finishes: [cellAt(rows, ...to)] };
  const { solved, length } = solve(maze, shortest, { method, moves: 'octile' });
  return solved ? length! : Number.POSITIVE_INFINITY;
}

/** Every step of a path is one of the grid; returns their lengths together. */
function walked(
  rows: readonly string[],
  squares: readonly [number, number][],
  path: ArrayLike<number>,
  octile: boolean,
) {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const [x, y] = squares[path[i - 1]!]!;
    const [toX, toY] = squares[path[i]!]!;
    const step = tileSteps(rows, x, y, octile).find((one) => one.x === toX && one.y === toY);
    if (step === undefined) throw new Error(`no step from ${x},${y} to ${toX},${toY} on\n${rows.join('\n')}`);
    length += step.length;
  }
  return length;
}

describe.each([true, false])('shortest paths on open grids, diagonal steps %s', (octile) => {
  it('are as long as relaxing all steps says, by every method, on thousands of grids', () => {
    const choices = octile ? methods : (['jump-point'] as const);
    let questions = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const random = Random.of(seed, 'tiles');
      const rows = randomTiles(random, seed % 8 === 0 ? 14 : 6);
      const squares = freeSquares(rows);
      const maze = tileMaze(rows);
      const searches = choices.map((method) =>
        octile ? octileSearch(maze, method) : new JumpPointSearch(maze, false),
      );
      for (let k = 0; k < 3; k++) {
        const start = random.below(squares.length);
        const goals = Array.from({ length: 1 + (random.below(4) === 0 ? 2 : 0) }, () => random.below(squares.length));
        const distance = slowTileDistances(rows, ...squares[start]!, octile);
        const truth = Math.min(...goals.map((goal) => distance[squares[goal]![1]]![squares[goal]![0]]!));
        searches.forEach((search, i) => {
          const found = search.search(start, goals);
          const where = `seed ${seed}, question ${k}, ${choices[i]}`;
          expect([where, found ? search.length.toFixed(9) : 'none']).toEqual([
            where,
            truth === Number.POSITIVE_INFINITY ? 'none' : truth.toFixed(9),
          ]);
          if (!found) return;
          const path = search.path();
          const length = walked(rows, squares, path, octile).toFixed(8);
          const isCounted = search.seen <= squares.length && search.seen >= Math.min(path.length, 2);
          expect([where, path[0], goals.includes(path.at(-1)!), length, isCounted]).toEqual([
            where,
            ...[start, true, truth.toFixed(8), true],
          ]);
          questions++;
        });
      }
    }
    expect(questions).toBeGreaterThan(2500 * choices.length);
  });
});

describe('the corner rule', () => {
  const diagonal = Math.SQRT2;
  it.each<[string, string[], [number, number], [number, number], number]>([
    ['open ground is crossed diagonally', ['..', '..'], [0, 0], [1, 1], diagonal],
    ['no corner is cut', ['.#', '..'], [0, 0], [1, 1], 2],
    ['not on the other side either', ['..', '#.'], [0, 0], [1, 1], 2],
    ['two blocked corners leave no gap', ['.#', '#.'], [0, 0], [1, 1], Number.POSITIVE_INFINITY],
    ['the turn is behind the blocked square, not beside it', ['#..', '...'], [0, 1], [1, 0], 2],
    ['behind it the diagonal is free again', ['#...', '....'], [0, 1], [2, 0], 1 + diagonal],
    ['a pillar is walked round', ['...', '.#.', '...'], [0, 0], [2, 2], 4],
    ['a turn right at the goal', ['#.', '..', '..'], [0, 2], [1, 0], 1 + diagonal],
    ['a slit between two walls', ['.#.', '...', '.#.'], [0, 0], [2, 2], 4],
    ['a wall of one square on open ground', ['.....', '..#..', '.....'], [0, 1], [4, 1], 2 + 2 * diagonal],
  ])('%s', (_, rows, from, to, length) => {
    for (const method of methods) {
      expect([method, lengthOf(rows, from, to, method)]).toEqual([method, length]);
      expect([method, lengthOf(rows, to, from, method)]).toEqual([method, length]);
    }
  });

  it('holds for walls between cells: a diagonal needs all four passages round its corner', () => {
    const spaces = ['+-+-+', '|S  |', '+ + +', '|  F|', '+-+-+'];
    const length = (...lines: string[]): number =>
      solve(drawnMaze(...lines), shortest, { method: 'a-star', moves: 'octile' }).length!;
    expect(length(...spaces)).toBe(Math.SQRT2);
    for (const [line, column] of [
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
    ] as const) {
      const wall = line === 2 ? '-' : '|';
      const one = spaces.map((row, y) => (y === line ? row.slice(0, column) + wall + row.slice(column + 1) : row));
      expect(length(...one)).toBe(2);
    }
  });
});

describe('octile moves on mazes with walls between cells', () => {
  /** Steps a walker may take, straight and round a corner both ways. */
  function slowMoves(maze: Maze): string[] {
    const { first, to } = maze.space.graph;
    const { centres } = maze.space;
    const exits = (cell: number): number[] => {
      const cells: number[] = [];
      for (let h = first[cell]!; h < first[cell + 1]!; h++) if (isPassable(maze, cell, h)) cells.push(to[h]!);
      return cells;
    };
    const moves: string[] = [];
    for (let c = 0; c < maze.space.graph.cellCount; c++) {
      moves.push(...exits(c).map((other) => `${c} ${other} 1`));
      for (let other = 0; other < maze.space.graph.cellCount; other++) {
        const across = Math.abs(centres[2 * c]! - centres[2 * other]!);
        const down = Math.abs(centres[2 * c + 1]! - centres[2 * other + 1]!);
        if (Math.round(across) !== 1 || Math.round(down) !== 1) continue;
        if (exits(c).filter((between) => exits(between).includes(other)).length === 2) {
          moves.push(`${c} ${other} ${Math.SQRT2}`);
        }
      }
    }
    return moves.toSorted();
  }

  it.each(['perfect', 'braided', 'masked', 'disconnected', 'one-way'] as const)(
    'are those of two ways round a corner: %s mazes',
    (kind) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const maze = randomMaze(kind, seed);
          const { first, to, lengths } = octileMoves(maze);
          const moves: string[] = [];
          for (let c = 0; c + 1 < first.length; c++) {
            for (let m = first[c]!; m < first[c + 1]!; m++) moves.push(`${c} ${to[m]} ${lengths[m]}`);
          }
          expect(moves.toSorted()).toEqual(slowMoves(maze));
        }),
        { seed: 5, numRuns: 60 },
      );
    },
  );

  it('make A* and Dijkstra agree on boards large enough for detours', () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = Random.of(seed, 'walls');
      const space = squareSpace(40, 40);
      const open = new BitSet(space.graph.linkCount);
      for (let l = 0; l < open.size; l++) if (random.chance(0.6 + 0.01 * seed)) open.add(l);
      const maze = { ...mazeOf(space, open), start: random.below(1600), finishes: [random.below(1600)] };
      const [slow, fast] = ['breadth-first', 'a-star'].map((method) =>
        solve(maze, shortest, { method, moves: 'octile' }),
      ) as [Solution, Solution];
      expect([seed, fast.length]).toEqual([seed, slow.length]);
      expect(fast.steps).toBeLessThanOrEqual(slow.steps);
    }
  });
});

describe('a solution by octile moves', () => {
  const rows = ['....', '....', '...#'];
  const maze = { ...tileMaze(rows), start: 0, finishes: [cellAt(rows, 2, 2)] };

  it('has a path of cells, its length and no links', () => {
    for (const method of methods) {
      const solution = solve(maze, shortest, { method, moves: 'octile' });
      expect([...solution.path]).toEqual([0, 5, 10]);
      expect([...solution.cells]).toEqual([0, 5, 10]);
      expect([solution.links.length, solution.length, solution.solved]).toEqual([0, 2 * Math.SQRT2, true]);
    }
  });

  it('tells the parts that start and finish lie in', () => {
    const split = ['.#.'];
    const apart = { ...tileMaze(split), start: 0, finishes: [1] };
    for (const method of methods) {
      const { solved, reason, path } = solve(apart, shortest, { method, moves: 'octile' });
      expect([solved, reason, path.length]).toEqual([
        false,
        'start and finish lie in separate parts (1 and 1 cells)',
        0,
      ]);
    }
  });

  it('is the same with a trace of the cells reached', () => {
    for (const method of methods) {
      const trace = new Trace();
      expect(solve(maze, shortest, { method, moves: 'octile' }, trace)).toEqual(
        solve(maze, shortest, { method, moves: 'octile' }),
      );
      expect(trace.length).toBeGreaterThan(1);
    }
  });
});

describe('what cannot be searched so', () => {
  const refusal = (maze: Maze, params: { method: string; moves: string }): string => {
    try {
      solve({ ...maze, start: 0, finishes: [1] }, shortest, params);
    } catch (error) {
      if (error instanceof MazeError && error.code === 'cannot-combine') return error.message;
      throw error;
    }
    return '';
  };
  const walls = drawnMaze('+-+-+', '|S| |', '+ + +', '|  F|', '+-+-+');

  it('is refused with the reason and what works', () => {
    const torus = squareSpace(4, 4, 'torus');
    const glued = mazeOf(torus, new BitSet(torus.graph.linkCount).complement());
    for (const moves of ['orthogonal', 'octile']) {
      expect(refusal(walls, { method: 'jump-point', moves })).toMatch(
        /it has walls between its cells \(1\); use the method a-star/,
      );
      expect(refusal(glued, { method: 'jump-point', moves })).toMatch(/need a flat board of squares/);
    }
    expect(refusal(glued, { method: 'a-star', moves: 'octile' })).toMatch(/use orthogonal moves/);
    expect(refusal(walls, { method: 'bidirectional', moves: 'octile' })).toMatch(
      /use breadth-first, a-star, jump-point$/,
    );
    const oneWay = { ...tileMaze(['..']), oneWay: new OneWay(BitSet.from(1, [0])) };
    expect(refusal(oneWay, { method: 'jump-point', moves: 'octile' })).toMatch(/it has one-way passages/);
  });

  it('is told from open grids: each cell by itself is one, too', () => {
    const space = squareSpace(3, 3);
    const open = new BitSet(12).complement();
    expect(openGrid(mazeOf(space, open))).toMatchObject({ width: 5 });
    expect(openGrid(mazeOf(space, new BitSet(12)))).toMatchObject({ width: 5 });
    open.delete(7);
    expect(openGrid(mazeOf(space, open))).toBe('it has walls between its cells (1)');
  });

  it('chooses A* by itself where jump points cannot be used', () => {
    expect(octileSearch(walls, null).search(0, [1])).toBe(true);
    expect(octileSearch(tileMaze(['..']), null)).toBeInstanceOf(JumpPointSearch);
  });
});

describe('parts side by side without a passage', () => {
  it('are an open grid, and each is searched for itself', () => {
    // Two halves of a board, as land and water.
    const space = squareSpace(6, 4);
    const open = new BitSet(space.graph.linkCount);
    const { ends } = space.graph;
    for (let l = 0; l < open.size; l++) if (ends[2 * l]! % 6 < 3 === ends[2 * l + 1]! % 6 < 3) open.add(l);
    const maze = mazeOf(space, open);
    const search = octileSearch(maze, 'jump-point');
    expect([search.search(0, [20]), search.length]).toEqual([true, 1 + 2 * Math.SQRT2]);
    expect(search.search(0, [3])).toBe(false);
    expect([search.search(3, [23, 0]), search.length]).toEqual([true, 1 + 2 * Math.SQRT2]);
    expect(search.search(2, [0]) && search.length).toBe(2);
  });
});

describe('jump point search with four moves', () => {
  it('solves with links, as breadth-first search does', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = Random.of(seed, 'four');
      const rows = randomTiles(random, 12);
      const count = freeSquares(rows).length;
      const maze = { ...tileMaze(rows), start: random.below(count), finishes: [random.below(count)] };
      const [known, found] = ['breadth-first', 'jump-point'].map((method) => solve(maze, shortest, { method })) as [
        Solution,
        Solution,
      ];
      expect([seed, found.solved, found.links.length, found.path.length]).toEqual([
        seed,
        known.solved,
        known.links.length,
        known.path.length,
      ]);
      expect(found.length).toBeUndefined();
      expect(found.reason).toBe(known.reason);
    }
  });
});
