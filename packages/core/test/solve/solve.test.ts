import { describe, expect, it } from 'vitest';
import {
  BitSet,
  type Maze,
  MazeError,
  mazeOf,
  OneWay,
  type Solver,
  shortest,
  solve,
  solvers,
  squareSpace,
} from '../../src/index.ts';
import { drawnMaze } from '../support/random-mazes.ts';

const open3x1 = mazeOf(squareSpace(3, 1), BitSet.from(2, [0, 1]));

/** A few steps are enough for these mazes. */
function solveSoon(maze: Maze, solver: Solver) {
  return solve(maze, solver, solver.params.limit === undefined ? {} : { limit: 1000 });
}

/** Solvers that follow walls, walk back over what they have walked, or ask for blocks. */
const refusesOneWay: ReadonlySet<string> = new Set([
  ...['blind-alley-fill', 'blind-alley-seal', 'chain', 'pledge', 'tremaux'],
]);

describe.each([...solvers])('solve with $name', (solver) => {
  it('asks for the ends that are missing, and says how to give them', () => {
    expect(() => solve(open3x1, solver)).toThrow(/no start and no finish; ask for ends \(corners/);
    expect(() => solve({ ...open3x1, start: 0 }, solver)).toThrow(/has no finish/);
    expect(() => solve({ ...open3x1, finishes: [0] }, solver)).toThrow(/has no start/);
    expect(() => solve({ ...open3x1, start: 0, finishes: [3] }, solver)).toThrow(
      'finish 3 is not on the board; its 3 cells are numbered from 0 to 2',
    );
  });

  it('takes a start that is a finish as a path of one cell', () => {
    const solution = solve({ ...open3x1, start: 1, finishes: [0, 1] }, solver);
    expect([...solution.path]).toEqual([1]);
    expect(solution.links.length).toBe(0);
    expect(solution.solved).toBe(true);
  });

  const goesToNearest = solver.traits.finds === 'one' ? [] : [solver];
  it.each(goesToNearest)('goes to the nearest of several finishes', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|F   S F|',
      '+-+-+-+-+',
    );
    expect([...solve(maze, solver).path]).toEqual([2, 3]);
  });

  it('names the parts that start and finish lie in', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|S  |  F|',
      '+ +-+-+-+',
      '|   | | |',
      '+-+-+-+-+',
    );
    expect(solveSoon(maze, solver).reason).toBe('start and finish lie in separate parts (4 and 2 cells)');
    expect(solveSoon({ ...maze, finishes: [3, 7] }, solver).reason).toBe(
      "the start's part (4 cells) holds none of the 2 finishes",
    );
  });

  it('tells when one-way links bar the way, or refuses them and names a solver that bears them', () => {
    const maze = { ...open3x1, oneWay: new OneWay(BitSet.from(2, [1])) };
    const there = { ...maze, start: 0, finishes: [2] };
    const back = { ...maze, start: 2, finishes: [0] };
    if (refusesOneWay.has(solver.name)) {
      expect(() => solve(there, solver)).toThrow(/one-way link.*; .*(backtracker|shortest)/);
      return;
    }
    expect(solve(there, solver).solved).toBe(true);
    expect(solve(back, solver).solved).toBe(false);
    expect(solve(back, solver).reason).toBe(
      'one-way links bar every way from start to finish, though both lie in one part (3 cells)',
    );
  });

  it('takes a maze whose list of one-way links is empty like any other', () => {
    const maze = { ...open3x1, oneWay: new OneWay(new BitSet(2)), start: 0, finishes: [2] };
    expect([...solve(maze, solver).path]).toEqual([0, 1, 2]);
  });
});

describe('shortest', () => {
  it('names its methods when asked for an unknown one', () => {
    const maze = { ...open3x1, start: 0, finishes: [2] };
    expect(() => solve(maze, shortest, { method: 'dijkstra' })).toThrow(MazeError);
    expect(() => solve(maze, shortest, { method: 'dijkstra' })).toThrow(/breadth-first, a-star, bidirectional/);
  });

  it('looks at fewer cells from both ends and with A* on open ground', () => {
    const space = squareSpace(41, 41);
    const ground = mazeOf(space, new BitSet(space.graph.linkCount).complement());
    const maze = { ...ground, start: 20 * 41 + 5, finishes: [20 * 41 + 35] };
    const cellsLookedAt = (method: string): number => solve(maze, shortest, { method }).steps;
    expect(cellsLookedAt('a-star')).toBeLessThan(cellsLookedAt('breadth-first') / 4);
    expect(cellsLookedAt('bidirectional')).toBeLessThan(cellsLookedAt('breadth-first'));
  });
});
