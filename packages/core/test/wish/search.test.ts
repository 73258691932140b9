// Searches for wished figures: what must hold whatever is wished and however near it comes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  braid,
  carve,
  chooseEnds,
  figureNamed,
  figureNames,
  type Generator,
  kruskal,
  type Maze,
  mazeOf,
  measures,
  OneWay,
  outcomesOf,
  Random,
  type Search,
  type SearchProgress,
  type Space,
  searchMaze,
  squareSpace,
  type Target,
  tilings,
  unicursal,
  validate,
  weaveSpace,
  wilson,
} from '../../src/index.ts';

function board(name: string, width: number, height: number): Space {
  const tiling = tilings.find((record) => record.name === name);
  return tiling?.space({ width, height, shape: 'rectangle', side: 0 }, 'plane', Random.of(1, 'space')) as Space;
}

const made = (space: Space, generator: Generator, seed: number): Maze =>
  mazeOf(space, carve(space, generator, { random: Random.of(seed) }));

/** A search from mazes of numbered seeds, with ends in the corners. */
function searching(make: (k: number) => Maze, targets: readonly Target[], own: Partial<Search> = {}): Search {
  return {
    targets,
    budget: 400,
    moves: true,
    random: Random.of(1, 'wish'),
    *make(k) {
      yield;
      return chooseEnds(make(k), { place: 'corners' }, Random.of(1));
    },
    ends: null,
    ...own,
  };
}

function found(search: Search): { maze: Maze; turns: SearchProgress[] } {
  const turns: SearchProgress[] = [];
  const work = searchMaze(search);
  for (;;) {
    const turn = work.next();
    if (turn.done) return { maze: turn.value, turns };
    turns.push(turn.value);
  }
}

/** Wishes for anything, most of which cannot be met. */
const wishes = fc.array(
  fc.record({
    measure: fc.constantFrom(...figureNames().filter((name) => !/Walk|^symmetry|^axes|islands/.test(name))),
    least: fc.integer({ min: 0, max: 40 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const boards = {
  squares: squareSpace(8, 7),
  hexagons: board('sigma', 6, 6),
  triangles: board('delta', 8, 5),
} as const;

describe('a search', () => {
  it.each(Object.entries(boards))('leaves perfect mazes perfect, and is the same each time: %s', (_, space) => {
    fc.assert(
      fc.property(wishes, fc.nat(1e6), (targets, seed) => {
        const search = (): Search =>
          searching((k) => made(space, kruskal, seed + k), targets, { random: Random.of(seed) });
        const { maze } = found(search());
        expect(validate(maze)).toMatchObject({ faults: [], perfect: true });
        expect(found(search()).maze.open.equals(maze.open)).toBe(true);
      }),
      { numRuns: 6, seed: 5 },
    );
  });

  it('keeps mazes without dead ends without, and one passage one passage', () => {
    const space = squareSpace(10, 8);
    for (let seed = 1; seed <= 5; seed++) {
      const full = (k: number): Maze =>
        braid.apply(made(space, wilson, seed + k), { amount: 1 }, Random.of(seed + k, 'braid'));
      const braided = found(searching(full, [{ measure: 'solutionLength', least: 30 }])).maze;
      expect(measures(braided), `seed ${seed}`).toMatchObject({ deadEnds: 0, parts: 1 });
      expect(validate(braided).loops, `seed ${seed}`).toBeGreaterThan(0);
      const source = squareSpace(10, 8);
      const passage = found(
        searching((k) => made(source, unicursal as unknown as Generator, seed + k), [{ measure: 'turns', least: 60 }]),
      ).maze;
      expect(measures(passage), `seed ${seed}`).toMatchObject({ deadEnds: 2, junctions: 0, parts: 1 });
    }
  });

  it('keeps parts as they are, and never closes what lies under a crossing', () => {
    const random = Random.of(3);
    const space = weaveSpace(squareSpace(9, 9), { density: 0.5, tunnel: 1 }, random);
    const { maze } = found(
      searching((k) => made(space, kruskal, k), [{ measure: 'deadEnds', most: 10 }], { budget: 2000 }),
    );
    expect(validate(maze)).toMatchObject({ faults: [], perfect: true });
    expect(space.weave?.open.count()).toBeGreaterThan(0);
    for (const l of space.weave?.open ?? []) expect(maze.open.has(l)).toBe(true);

    const squares = squareSpace(8, 6);
    const halves = BitSet.from(
      squares.graph.linkCount,
      [...made(squares, wilson, 4).open].filter((l) => {
        const columns = [0, 1].map((end) => (squares.graph.ends[2 * l + end] as number) % 8);
        return !(columns.includes(3) && columns.includes(4)); // a wall down the middle
      }),
    );
    const before = measures(mazeOf(squares, halves)).parts;
    const after = found(searching(() => mazeOf(squares, halves), [{ measure: 'turns', least: 40 }])).maze;
    expect(measures(after).parts).toBe(before);
    expect(measures(after).loops).toBe(0);
    for (const l of after.open) {
      const columns = [0, 1].map((end) => (squares.graph.ends[2 * l + end] as number) % 8);
      expect(columns.includes(3) && columns.includes(4)).toBe(false);
    }
  });

  it('changes the number of loops only if they are wished, and keeps at least one', () => {
    const half = (k: number): Maze =>
      braid.apply(made(boards.squares, wilson, 7), { amount: 0.5 }, Random.of(k, 'braid'));
    const { loops } = measures(half(0));
    const longer = found(searching(half, [{ measure: 'solutionLength', least: 50 }], { budget: 40, moves: true })).maze;
    expect(loops).toBeGreaterThan(2);
    expect(measures(longer).loops).toBeGreaterThan(0);
    const fewer = found(searching(half, [{ measure: 'loops', most: 0 }])).maze;
    expect(validate(fewer)).toMatchObject({ loops: 1, parts: 1 });
    const more = found(searching(half, [{ measure: 'loops', least: loops + 10 }])).maze;
    expect(validate(more).loops).toBe(loops + 10);
  });

  it.each([4, 7, 12, 15])(
    'makes ways as short as can be and through most of the cells of a square of side %i',
    (side) => {
      const space = squareSpace(side, side);
      const make = (k: number): Maze => made(space, wilson, k + 1);
      const shortest = [{ measure: 'solutionLength', most: 2 * (side - 1) }];
      const longest = [{ measure: 'solutionShare', least: 85 }];
      for (const targets of [shortest, longest]) {
        const { maze } = found(searching(make, targets, { budget: 4000 }));
        expect(outcomesOf(maze, targets)).toMatchObject([{ met: true }]);
        expect(validate(maze).perfect).toBe(true);
      }
    },
  );

  it('tells how far it is and the best so far, which never gets worse, and gives that', () => {
    const targets = [{ measure: 'deadEnds', most: 3 }];
    const { maze, turns } = found(searching((k) => made(boards.squares, wilson, k), targets, { budget: 1000 }));
    const shares = turns.map(({ done }) => done);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    const values = turns.flatMap(({ best }) => best.map(({ value }) => value as number));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(outcomesOf(maze, targets)[0]?.value).toBeLessThanOrEqual(values.at(-1) as number);
  });

  it('gives the first seed that will do as it is, and makes only other seeds where moves are not wanted', () => {
    const make = (k: number): Maze => made(boards.squares, wilson, k);
    const targets = [{ measure: 'deadEnds', most: 15 }];
    const { maze } = found(searching(make, targets, { moves: false }));
    const first = Array.from({ length: 400 }, (_, k) => make(k)).find((one) => measures(one).deadEnds <= 15);
    expect(first?.open.equals(maze.open)).toBe(true);
  });

  it('tries seeds to the end where arrows or doors would be spoiled', () => {
    const arrows = (k: number): Maze => {
      const maze = made(boards.squares, wilson, k);
      return { ...maze, oneWay: new OneWay(BitSet.from(maze.open.size, [maze.open.next(0)])) };
    };
    const { maze, turns } = found(searching(arrows, [{ measure: 'deadEnds', most: 3 }], { budget: 150 }));
    const seeds = Array.from({ length: 150 }, (_, k) => arrows(k));
    expect(seeds.some(({ open }) => open.equals(maze.open))).toBe(true);
    expect(measures(maze).deadEnds).toBe(Math.min(...seeds.map((one) => measures(one).deadEnds)));
    expect(turns.at(-1)?.done).toBe(1);
  });

  it('refuses what the board does not have', () => {
    const wish = (measure: string): (() => Maze) => {
      return () => found(searching((k) => made(boards.squares, wilson, k), [{ measure, least: 1 }])).maze;
    };
    expect(wish('symmetry.rotate3')).toThrow(
      /^this board has no symmetry.rotate3; of these it has symmetry.mirrorAcross, .*rotate2$/,
    );
    expect(wish('prettiness')).toThrow('there is no measure "prettiness"');
  });
});

describe('figures by name', () => {
  it('are all numbers that the measures of a maze hold', () => {
    const maze = chooseEnds(made(boards.squares, wilson, 3), { place: 'corners' }, Random.of(1));
    const { perfectMazes: _, ...all } = measures(maze);
    const numbers = Object.entries(all).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value as Record<string, number>).map(([part, number]) => [`${name}.${part}`, number] as const)
        : [[name, value] as const],
    );
    const names = new Set(figureNames());
    for (const [name, number] of numbers) {
      expect(names.has(name) || name.startsWith('degree.'), name).toBe(true);
      expect(outcomesOf(maze, [{ measure: name, least: 0 }])[0]?.value, name).toBe(number);
    }
    expect(figureNamed('degree.12')?.part).toBe('12');
    for (const name of ['degree', 'degree.x', 'deadEnds.1', 'perfectMazes', 'axes.z', '']) {
      expect(figureNamed(name), name).toBeNull();
    }
  });
});
