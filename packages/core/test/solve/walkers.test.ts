// Laws of all solvers that walk, on boards of every kind.

import { describe, expect, it } from 'vitest';
import {
  across,
  type BitSet,
  carve,
  EVENT,
  kruskal,
  type Maze,
  MazeError,
  mazeOf,
  type ParamValues,
  Random,
  type Solution,
  type Solver,
  solve,
  solvers,
  squareSpace,
  Trace,
} from '../../src/index.ts';
import {
  faultOfPath,
  flatBoards,
  isSolvable,
  mixedMaze,
  type NamedBoard,
  roundBoards,
  twistedBoards,
} from '../support/solver-mazes.ts';

const walkers = solvers.filter(({ traits }) => traits.finds === 'one');
const MAZES = 40;

/** The solution with its trace, or null where the solver refuses the maze. */
function walked(maze: Maze, solver: Solver, params: ParamValues = {}): { solution: Solution; trace: Trace } | null {
  const trace = new Trace();
  const soon = solver.params.limit === undefined ? params : { limit: 300, ...params };
  try {
    return { solution: solve(maze, solver, soon, trace), trace };
  } catch (error) {
    if (error instanceof MazeError && error.code === 'cannot-combine') return null;
    throw error;
  }
}

function cellsOf(trace: Trace, kind: number): number[] {
  const cells: number[] = [];
  for (let event = 0; event < trace.length; event++) if (trace.kind(event) === kind) cells.push(trace.index(event));
  return cells;
}

/** All that a solution and its trace have to agree in. */
function expectSound(maze: Maze, solver: Solver, solution: Solution, trace: Trace): void {
  const solvable = isSolvable(maze);
  if (solution.solved || solution.sure) expect(solution.solved).toBe(solvable);
  if (solution.solved) expect(faultOfPath(maze, solution.path, solution.links)).toBe('');
  if (!solution.solved && solvable) expect(solution.reason).toMatch(/take \w+, which is sure/);
  if (!solution.solved && !solvable) expect(solution.reason).toMatch(/cells\)/);
  const visits = cellsOf(trace, EVENT.visit);
  const steps = cellsOf(trace, EVENT.step);
  expect(visits[0]).toBe(maze.start);
  expect(new Set(visits).size).toBe(visits.length);
  expect(solution.seen).toBe(visits.length);
  expect(solution.walked).toBe(steps.length);
  expect(solution.steps).toBe(steps.length);
  expect(new Set([maze.start, ...steps])).toEqual(new Set(visits));
  expectOnFoot(maze, steps, solver.traits.works === 'several');
}

/** Each step goes through a passage: from the cell before, or with several walkers from any cell one of them was on. */
function expectOnFoot(maze: Maze, steps: readonly number[], areSeveral: boolean): void {
  const { graph } = maze.space;
  const been = new Set([maze.start]);
  let before = maze.start;
  for (const cell of steps) {
    const passages: number[] = [];
    for (let h = graph.first[cell]!; h < graph.first[cell + 1]!; h++) {
      if (maze.open.has(graph.link[h]!)) passages.push(across(graph, graph.link[h]!, cell));
    }
    expect(passages.some((next) => (areSeveral ? been.has(next) : next === before))).toBe(true);
    been.add(cell);
    before = cell;
  }
}

function itHoldsOn(boards: readonly NamedBoard[], isSure: (solver: Solver) => boolean): void {
  describe.each(boards)('$name', ({ space }) => {
    it.each(walkers)('$name tells the truth and walks through passages', (solver) => {
      for (let seed = 0; seed < MAZES; seed++) {
        const maze = mixedMaze(space, seed);
        const result = walked(maze, solver);
        if (result === null) continue;
        const label = `seed ${seed}`;
        expectSound(maze, solver, result.solution, result.trace);
        if (isSure(solver)) expect([label, result.solution.sure]).toEqual([label, true]);
      }
    });
  });
}

describe('On flat boards', () => {
  itHoldsOn(flatBoards(), ({ sure }) => sure);
});

describe('On round boards', () => {
  itHoldsOn(roundBoards(), ({ sure }) => sure);
});

describe('On boards with handles, twists, levels and crossings', () => {
  itHoldsOn(twistedBoards(), ({ name, sure }) => sure && name !== 'chain');
});

describe.each(walkers)('$name', (solver) => {
  it('gives a row of the published table that its mazes bear out', () => {
    const { traits, sure } = solver;
    expect(traits.finds).toBe('one');
    // Slow means many times the links there are; fast, that twice each of them is about the most.
    let steps = 0;
    let links = 0;
    for (let seed = 0; seed < 30; seed++) {
      const random = Random.of(seed, 'fast');
      const space = squareSpace(12, 12);
      const open = carve(space, kruskal, { random });
      const maze = { ...mazeOf(space, open), start: 0, finishes: [143] };
      const result = walked(maze, solver, solver.params.limit === undefined ? {} : { limit: 1_000_000 });
      expect(result?.solution.solved).toBe(true);
      steps += result!.solution.steps;
      links += open.count();
    }
    if (traits.fast) expect(steps).toBeLessThan(2.5 * links);
    else expect(steps).toBeGreaterThan(5 * links);
    if (!sure) expect(traits.noMemory).toBe(true);
  });

  it.runIf(solver.traits.openAreas)('crosses an open hall', () => {
    const space = squareSpace(15, 11);
    const hall: BitSet = mazeOf(space, carve(space, kruskal, { random: Random.of(1) })).open.clone();
    for (let l = 0; l < space.graph.linkCount; l++) hall.add(l);
    const maze = { ...mazeOf(space, hall), start: 0, finishes: [164] };
    const result = walked(maze, solver);
    expect(result?.solution.solved).toBe(true);
    expect(result?.solution.steps).toBeLessThan(2 * 165);
  });
});
