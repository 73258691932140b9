import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  blindAlleyFill,
  blindAlleySeal,
  braid,
  carve,
  collision,
  culDeSac,
  cuts,
  deadEnd,
  EVENT,
  kruskal,
  type Maze,
  MazeError,
  type MeshSpace,
  mazeOf,
  OneWay,
  Random,
  type Solver,
  shortestAll,
  solve,
  solvers,
  square,
  squareSpace,
  Trace,
  UnionFind,
  wilson,
} from '../../src/index.ts';
import { drawnMaze, mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { cellsOnShortest, cellsOnSolutions, cellsOnTrails, steps } from '../support/slow-truth.ts';
import { smallKinds, smallMaze, smallOneWayMaze } from '../support/small-mazes.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Holds a solver to its definition on many small mazes. */
function expectLeft(solver: Solver, maze: (seed: number) => Maze, truth: (maze: Maze) => Set<number>): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      const drawn = maze(seed);
      expect([...solve(drawn, solver).cells]).toEqual([...truth(drawn)].sort((a, b) => a - b));
    }),
    { seed: 11, numRuns: 250 },
  );
}

/** Cells left when dead ends are filled and nooses closed by looking all over the maze again after each change. */
function slowCulDeSac(maze: Maze): Set<number> {
  const left = new Set(Array.from({ length: maze.space.graph.cellCount }, (_, cell) => cell));
  const isEnd = (cell: number) => cell === maze.start || maze.finishes.includes(cell);
  let all = steps(maze);
  const linksAt = (cell: number) => [
    ...new Set(all.flatMap((s) => (s.from === cell || s.to === cell ? [s.link] : []))),
  ];
  const fill = (cell: number) => {
    left.delete(cell);
    all = all.filter(({ from, to }) => from !== cell && to !== cell);
  };
  const fillOne = () => {
    for (const cell of left) {
      const isDead =
        linksAt(cell).length < 2 || !all.some(({ to }) => to === cell) || !all.some(({ from }) => from === cell);
      if (isDead && !isEnd(cell)) return fill(cell) === undefined;
    }
    return false;
  };
  const otherEnd = (link: number, cell: number) => {
    const step = all.find((s) => s.link === link)!;
    return step.from === cell ? step.to : step.from;
  };
  const closeOne = () => {
    for (const junction of left) {
      for (const first of linksAt(junction)) {
        let by = first;
        let cell = otherEnd(first, junction);
        while (cell !== junction && !isEnd(cell) && linksAt(cell).length === 2) {
          by = linksAt(cell).find((link) => link !== by)!;
          cell = otherEnd(by, cell);
        }
        if (cell !== junction) continue;
        all = all.filter(({ link }) => link !== first);
        return true;
      }
    }
    return false;
  };
  while (fillOne() || closeOne());
  return left;
}

describe.each(smallKinds)('on small mazes, %s', (kind) => {
  const maze = (seed: number) => smallMaze(kind, seed);
  const oneWay = (seed: number) => smallOneWayMaze(kind, seed);

  it('blind-alley-fill leaves the cells of all simple paths and nothing else', () => {
    expectLeft(blindAlleyFill, maze, cellsOnSolutions);
  });

  it('blind-alley-seal leaves the cells of all trails and nothing else', () => {
    const few = (seed: number): Maze => {
      const drawn = maze(seed);
      const spare = [...drawn.open].slice(0, Math.max(0, drawn.open.count() - 13));
      const open = drawn.open.clone();
      for (const l of spare) open.delete(l);
      return { ...drawn, open };
    };
    expectLeft(blindAlleySeal, few, cellsOnTrails);
  });

  it('cul-de-sac leaves what filling one dead end or noose after the other leaves', () => {
    expectLeft(culDeSac, maze, slowCulDeSac);
    expectLeft(culDeSac, oneWay, slowCulDeSac);
  });

  it.each([collision, shortestAll])('$name leaves the cells of all shortest paths and nothing else', (solver) => {
    expectLeft(solver, maze, cellsOnShortest);
    expectLeft(solver, oneWay, cellsOnShortest);
  });
});

describe('what each filler leaves', () => {
  const cells = (maze: Maze, solver: Solver) => [...solve(maze, solver).cells];

  it.each(mazeKinds)('holds what the stricter one leaves: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = randomMaze(kind, seed);
        const maze = { ...drawn, oneWay: null };
        const within = (inner: Solver, outer: Solver, of: Maze) => {
          const all = new Set(cells(of, outer));
          for (const cell of cells(of, inner)) expect([inner.name, outer.name, all.has(cell)]).toContain(true);
        };
        within(shortestAll, blindAlleyFill, maze);
        within(blindAlleyFill, blindAlleySeal, maze);
        within(blindAlleyFill, culDeSac, maze);
        within(blindAlleySeal, deadEnd, maze);
        within(culDeSac, deadEnd, drawn);
        within(shortestAll, culDeSac, drawn);
        expect(cells(drawn, collision)).toEqual(cells(drawn, shortestAll));
      }),
      { seed: 12, numRuns: 80 },
    );
  });

  it('a noose: dead-end filling leaves it, cul-de-sac filling does not', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|S     F|',
      '+-+ +-+-+',
      '| |     |',
      '+-+ +-+ +',
      '| |     |',
      '+-+-+-+-+',
    );
    expect(cells(maze, deadEnd)).toEqual([0, 1, 2, 3, 5, 6, 7, 9, 10, 11]);
    expect(cells(maze, culDeSac)).toEqual([0, 1, 2, 3]);
    expect(solve(maze, deadEnd).sure).toBe(false);
    expect(solve(maze, culDeSac).sure).toBe(true);
  });

  it('nooses that hang on nooses go one after the other', () => {
    const maze = drawnMaze(
      '+-+-+-+-+-+', //
      '|S F|     |',
      '+ +-+ +-+ +',
      '|         |',
      '+-+-+-+ +-+',
      '|       | |',
      '+ +-+ +-+-+',
      '|     |   |',
      '+-+-+-+-+-+',
    );
    expect(cells(maze, culDeSac)).toEqual([0, 1]);
    expect(cells(maze, deadEnd).length).toBeGreaterThan(10);
  });

  it('two loops with a common wall behind a stem: only the sealer and the blind alley filler take them', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|S     F|',
      '+-+ +-+-+',
      '|       |',
      '+ +-+ +-+',
      '|     | |',
      '+-+-+-+-+',
      '| | | | |',
      '+-+-+-+-+',
    );
    const wider = drawnMaze(
      '+-+-+-+-+', //
      '|S     F|',
      '+-+ +-+-+',
      '|       |',
      '+ +-+ + +',
      '|       |',
      '+-+-+-+-+',
    );
    expect(cells(maze, culDeSac)).toEqual([0, 1, 2, 3]);
    expect(cells(wider, culDeSac)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(cells(wider, blindAlleySeal)).toEqual([0, 1, 2, 3]);
    expect(cells(wider, blindAlleyFill)).toEqual([0, 1, 2, 3]);
    expect([culDeSac, blindAlleySeal, blindAlleyFill].map((solver) => solve(wider, solver).sure)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('loops that hang on a cell of the way without a stem: the sealer leaves them', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|S     F|',
      '+-+   +-+',
      '| |   | |',
      '+-+-+-+-+',
    );
    const pinned = { ...maze, start: 1, finishes: [0] };
    expect(cells(pinned, blindAlleySeal)).toEqual([0, 1, 2, 5, 6]);
    expect(cells(pinned, blindAlleyFill)).toEqual([0, 1]);
    expect(cells(pinned, culDeSac)).toEqual([0, 1]);
  });

  it('a maze without dead ends and nooses: dead-end and cul-de-sac filling leave it as it is, and say so', () => {
    const space = squareSpace(5, 5);
    const maze = { ...mazeOf(space, new BitSet(space.graph.linkCount).complement()), start: 12, finishes: [13] };
    for (const solver of [deadEnd, culDeSac]) {
      const { cells: left, sure, solved } = solve(maze, solver);
      expect([left.length, sure, solved]).toEqual([25, false, true]);
    }
    expect(cells(maze, shortestAll)).toEqual([12, 13]);
  });

  it('all of them leave exactly the solution of a perfect maze', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = randomMaze('perfect', seed);
        const maze = { ...drawn, finishes: drawn.finishes.slice(0, 1) };
        for (const solver of solvers.filter(({ leaves }) => leaves === 'cells')) {
          const solution = solve(maze, solver);
          expect([solver.name, ...solution.cells]).toEqual([solver.name, ...solution.path.toSorted()]);
          expect(solution.sure).toBe(true);
        }
      }),
      { seed: 13, numRuns: 60 },
    );
  });

  it('a trace tells each cell filled once, and what water reached', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = randomMaze('braided', seed);
        const maze = { ...drawn, finishes: drawn.finishes.slice(0, 1) };
        for (const solver of solvers.filter(({ leaves }) => leaves === 'cells')) {
          const trace = new Trace();
          const left = new Set(solve(maze, solver, {}, trace).cells);
          const told = (kind: number) =>
            Array.from({ length: trace.length }, (_, event) => event)
              .filter((event) => trace.kind(event) === kind)
              .map((event) => trace.index(event))
              .sort((a, b) => a - b);
          const water = told(EVENT.visit);
          const all = Array.from({ length: maze.space.graph.cellCount }, (_, cell) => cell);
          const looked = water.length === 0 ? all : water;
          expect([solver.name, ...told(EVENT.leave)]).toEqual([solver.name, ...looked.filter((c) => !left.has(c))]);
          expect([solver.name, ...new Set(water)]).toEqual([solver.name, ...water]);
        }
      }),
      { seed: 14, numRuns: 60 },
    );
  });
});

describe('the sealer', () => {
  /** Open links whose wall on one side is connected with the wall on the other. */
  function oneWallBothSides(space: MeshSpace, open: BitSet): Set<number> {
    const dual = space.dual!;
    const corners = new UnionFind(dual.graph.cellCount + dual.classes.count);
    for (let corner = 0; corner < dual.graph.cellCount; corner++) {
      const piece = dual.classes.of[corner]!;
      if (dual.isBorder[piece] !== 0) corners.union(corner, dual.graph.cellCount + piece);
    }
    const { ends, linkCount } = dual.graph;
    for (let l = 0; l < linkCount; l++) if (!open.has(l)) corners.union(ends[2 * l]!, ends[2 * l + 1]!);
    return new Set([...open].filter((l) => corners.same(ends[2 * l]!, ends[2 * l + 1]!)));
  }

  function loopyMaze(space: MeshSpace, seed: number): Maze {
    const random = Random.of(seed, 'loops');
    const perfect = mazeOf(space, carve(space, wilson, { random }));
    return braid.apply(perfect, { amount: random.fraction() }, random);
  }

  it('sees the passages with one wall on both sides: on a flat board these are the bridges', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { space, open } = loopyMaze(squareSpace(6, 5), seed);
      const { bridges } = cuts(space.graph, open);
      expect([seed, ...bridges]).toEqual([seed, ...oneWallBothSides(space as MeshSpace, open)]);
    }
  });

  it('does not go by walls on a torus, where some passages with one wall on both sides are on loops', () => {
    let onLoops = 0;
    for (let seed = 0; seed < 100; seed++) {
      const torus = square.space({ width: 6, height: 5 } as never, 'torus', Random.of(seed));
      const { space, open } = loopyMaze(torus, seed);
      const { bridges } = cuts(space.graph, open);
      const walls = oneWallBothSides(space as MeshSpace, open);
      for (const l of bridges) expect([seed, l, walls.has(l)]).toEqual([seed, l, true]);
      onLoops += walls.size - bridges.count();
    }
    expect(onLoops).toBeGreaterThan(50);
  });
});

describe.each([blindAlleyFill, blindAlleySeal])('$name and one-way links', (solver) => {
  it('are refused with the solvers that take them, but not a maze that has none', () => {
    const maze = { ...mazeOf(squareSpace(3, 1), BitSet.from(2, [0, 1])), start: 0, finishes: [2] };
    const oneWay = { ...maze, oneWay: new OneWay(BitSet.from(2, [1])) };
    expect(() => solve(oneWay, solver)).toThrow(MazeError);
    expect(() => solve(oneWay, solver)).toThrow(/takes no one-way links: .* dead-end, .*shortest take them/);
    expect(solve({ ...maze, oneWay: new OneWay(new BitSet(2)) }, solver).cells.length).toBe(3);
    for (const other of [deadEnd, culDeSac, collision, shortestAll]) expect(solve(oneWay, other).solved).toBe(true);
  });
});

describe('a maze without a solution', () => {
  it('leaves no cells with the solvers that leave those of solutions only, and a reason with all', () => {
    const space = squareSpace(8, 8);
    const perfect = carve(space, kruskal, { random: Random.of(3) });
    const open = BitSet.from(perfect.size, perfect);
    // Cut off the last column.
    for (let y = 0; y < 8; y++) {
      for (let l = 0; l < open.size; l++) {
        const [a, b] = [space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!];
        if (a === 8 * y + 6 && b === 8 * y + 7) open.delete(l);
      }
    }
    const maze = { ...mazeOf(space, open), start: 0, finishes: [63] };
    for (const solver of [blindAlleyFill, blindAlleySeal, collision, shortestAll]) {
      const { solved, sure, cells, reason } = solve(maze, solver);
      expect([solver.name, solved, sure, cells.length]).toEqual([solver.name, false, true, 0]);
      expect(reason).toMatch(/^start and finish lie in separate parts \(\d+ and \d+ cells\)$/);
    }
  });
});
