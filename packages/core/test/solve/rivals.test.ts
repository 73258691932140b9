import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  EVENT,
  type Maze,
  MazeError,
  mazeOf,
  type ParamValues,
  Random,
  type Solution,
  type Solver,
  shortest,
  solve,
  solvers,
  squareSpace,
  Trace,
} from '../../src/index.ts';
import { mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { slowDistances, steps } from '../support/slow-truth.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Kinds of mazes that a solver may refuse. */
const refusable: ReadonlySet<string> = new Set(['one-way', 'multigraph']);

/** Solvers that ask for more than that: they still have to answer some of the mazes of the other kinds. */
const leastAnswers: Readonly<Record<string, number>> = { pledge: 30 };

/** Knobs for the tests: who would go on for a million steps gives up earlier. */
function testParams({ params }: Solver): ParamValues {
  return params.limit === undefined ? {} : { limit: 5000 };
}

/** Each solver with each of its methods that bear walls between cells; jump points have tests of their own. */
const contenders = solvers.flatMap((solver) => {
  const method = solver.params.method;
  if (method?.type !== 'choice') return [{ name: solver.name, solver, params: testParams(solver) }];
  const names = Object.keys(method.choices).filter((name) => name !== 'jump-point');
  return names.map((name) => ({
    name: `${solver.name} (${name})`,
    solver,
    params: { method: name },
  }));
});

/** The path leads from the start to a finish, over the links it names, in steps a walker may take. */
function expectWalkable(maze: Maze, { path, links }: Solution): void {
  const allowed = new Set(steps(maze).map(({ from, to, link }) => `${from} ${to} ${link}`));
  expect(path[0]).toBe(maze.start);
  expect(maze.finishes).toContain(path[path.length - 1]);
  expect(links.length).toBe(path.length - 1);
  for (let i = 0; i < links.length; i++) expect(allowed).toContain(`${path[i]} ${path[i + 1]} ${links[i]}`);
}

/** The solution, or null where the solver refuses such a maze with the reason. */
function solutionOf(maze: Maze, solver: Solver, params: ParamValues): Solution | null {
  try {
    return solve(maze, solver, params);
  } catch (error) {
    if (error instanceof MazeError && error.code === 'cannot-combine') return null;
    throw error;
  }
}

describe.each(contenders)('$name', ({ solver, params }) => {
  // The turning order of a graph without shapes may be none of a flat board.
  const isSureOf = (kind: string): boolean => solver.sure && !(solver.name === 'chain' && kind === 'multigraph');
  const findsShortest = solver.traits.finds !== 'one';
  it.each(mazeKinds)('is right about every maze it is sure of, and finds what it promises: %s mazes', (kind) => {
    let answers = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const distance = slowDistances(maze, maze.start);
        const nearest = Math.min(...maze.finishes.map((finish) => distance[finish] as number));
        const solution = solutionOf(maze, solver, params);
        if (solution === null) return;
        answers++;
        expect(solution.solver).toBe(solver.name);
        const isSolvable = nearest < Number.POSITIVE_INFINITY;
        if (isSureOf(kind) || solution.sure || solution.solved) expect(solution.solved).toBe(isSolvable);
        if (isSureOf(kind)) expect(solution.sure).toBe(true);
        if (solution.solved) {
          expectWalkable(maze, solution);
          if (findsShortest) expect(solution.links.length).toBe(nearest);
          expect(solution.reason).toBeNull();
        } else {
          expect(solution.path.length + solution.links.length).toBe(0);
          expect(solution.reason).not.toBe('');
          if (solution.sure) expect(solution.reason).toMatch(/cells\)/);
          if (isSolvable) expect(solution.reason).toMatch(/take \w+, which is sure/);
        }
        expect([...solution.cells]).toEqual([...new Set(solution.cells)].sort((a, b) => a - b));
        for (const cell of solution.path) expect(solution.cells).toContain(cell);
        expect(solution.seen).toBeGreaterThanOrEqual(new Set(solution.path).size);
        expect(solution.seen).toBeLessThanOrEqual(maze.space.graph.cellCount);
        expect(solution.walked !== null && solution.walked < solution.links.length).toBe(false);
      }),
      { seed: 1, numRuns: 150 },
    );
    if (!refusable.has(kind)) expect(answers).toBeGreaterThanOrEqual(leastAnswers[solver.name] ?? 150);
  });

  it('gives the same answer with a trace, which ends with the links of the path', () => {
    const braided = randomMaze('braided', 5);
    const maze = { ...braided, start: 0, finishes: [braided.space.graph.cellCount - 1] };
    const trace = new Trace();
    const solution = solve(maze, solver, params, trace);
    expect(solution).toEqual(solve(maze, solver, params));
    const tail = Array.from(solution.links, (_, i) => trace.length - solution.links.length + i);
    expect(tail.map((event) => trace.kind(event))).toEqual(tail.map(() => EVENT.choose));
    expect(tail.map((event) => trace.index(event))).toEqual([...solution.links]);
  });
});

describe('the methods of the shortest path', () => {
  it('agree on boards large enough for detours, with walls here and there', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = Random.of(seed, 'walls');
      const space = squareSpace(40, 40);
      const open = new BitSet(space.graph.linkCount);
      for (let l = 0; l < open.size; l++) if (random.chance(0.55 + 0.01 * seed)) open.add(l);
      const maze = { ...mazeOf(space, open), start: random.below(1600), finishes: [random.below(1600)] };
      const lengths = ['breadth-first', 'a-star', 'bidirectional'].map(
        (method) => solve(maze, shortest, { method }).path.length,
      );
      expect([seed, ...lengths]).toEqual([seed, lengths[0], lengths[0], lengths[0]]);
    }
  });
});
