// What every generator of the catalogue has to obey, whatever it does.

import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  carve,
  EVENT,
  type Focus,
  type Generator,
  generators,
  growingForest,
  kruskal,
  MazeError,
  mazeOf,
  type ParamValues,
  pieces,
  Random,
  squareSpace,
  startCarving,
  Trace,
  UnionFind,
  validate,
} from '../../src/index.ts';
import { type Board, boardsWithClasses, generatorsByFocus, hardBoards } from '../support/boards.ts';

/** The open links, or null where the generator says that it does not do such a board. */
function carveOrRefuse(board: Board, generator: Generator, focus: Focus, seed: number): BitSet | null {
  try {
    return carve(board.space, generator, { focus, random: Random.of(seed), joined: board.joined });
  } catch (error) {
    expect(error).toBeInstanceOf(MazeError);
    expect((error as MazeError).code).toBe('cannot-combine');
    return null;
  }
}

/** A spanning tree of each connected part, by the judge that knows nothing of carving. */
function expectTrees(board: Board, open: BitSet, where: string): void {
  const verdict = validate(mazeOf(board.space, open));
  const { faults, parts, loops } = verdict;
  expect({ where, faults, parts, loops }).toEqual({
    where,
    faults: [],
    parts: pieces(board.space.graph).count,
    loops: 0,
  });
}

const boards = hardBoards();
const classBoards = boardsWithClasses();
/** Those that work on any connected graph with classes. */
const walks = generatorsByFocus().filter(({ generator }) => generator.needs.length === 0 && generator.onCells !== true);

describe.each(generatorsByFocus())('$name', ({ generator, focus }) => {
  it('makes a spanning tree of each part of every board that it does not refuse', () => {
    let made = 0;
    for (const board of boards) {
      for (let seed = 1; seed <= 3; seed++) {
        const open = carveOrRefuse(board, generator, focus, seed);
        if (open === null) continue;
        made++;
        expectTrees(board, open, `${board.name}, seed ${seed}`);
      }
    }
    // Boards of links alone have no walls; all others are for every generator that asks for nothing.
    const flat = boards.filter(({ space }) => space.dual !== null).length;
    if (generator.needs.length === 0)
      expect(made).toBeGreaterThanOrEqual(3 * (focus === 'wall' ? flat : boards.length));
    else expect(made).toBeGreaterThan(0);
  });

  it('makes the same maze from the same seed, however the work is cut up, and others from others', () => {
    const space = squareSpace(12, 10);
    const words = new Set<string>();
    for (let seed = 1; seed <= 5; seed++) {
      const whole = carve(space, generator, { focus, random: Random.of(seed) });
      words.add(whole.words.join());
      for (const budget of [1, 7, 1000]) {
        const carving = startCarving(space, generator, { focus, random: Random.of(seed) });
        while (!carving.run(budget)) {
          const progress = carving.progress();
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(1);
        }
        expect({ seed, budget, open: [...carving.open()] }).toEqual({ seed, budget, open: [...whole] });
        expect(carving.run(budget)).toBe(true);
        expect(carving.open().equals(whole)).toBe(true);
      }
    }
    expect(words.size).toBe(5);
  });

  it('tells a trace each link that it chooses, once, and is not disturbed by it', () => {
    for (const board of boards) {
      const open = carveOrRefuse(board, generator, focus, 1);
      if (open === null) continue;
      const trace = new Trace();
      expect(carve(board.space, generator, { focus, random: Random.of(1), trace }).equals(open)).toBe(true);
      const told: number[] = [];
      for (let i = 0; i < trace.length; i++) if (trace.kind(i) === EVENT.choose) told.push(trace.index(i));
      const chosen = focus === 'passage' ? open : open.complement();
      expect({ board: board.name, told: told.sort((a, b) => a - b) }).toEqual({ board: board.name, told: [...chosen] });
    }
  });
});

describe('Passages that are there before', () => {
  it.each(walks.filter(({ focus }) => focus === 'passage'))(
    'are kept, and a tree is added: $name',
    ({ generator, focus }) => {
      for (const board of classBoards) {
        for (let seed = 1; seed <= 5; seed++) {
          const where = `${board.name}, seed ${seed}`;
          const open = carve(board.space, generator, { focus, joined: board.joined, random: Random.of(seed) });
          expectTrees(board, open, where);
          for (const l of board.joined ?? []) expect({ where, l, open: open.has(l) }).toEqual({ where, l, open: true });
        }
      }
    },
  );
});

describe('A generator of one tree', () => {
  it.each(walks.filter(({ generator }) => generator.type === 'tree'))(
    'tells a trace of each place once: $name',
    ({ generator, focus }) => {
      for (const board of boards) {
        const trace = new Trace();
        if (focus === 'wall' && board.space.dual === null) continue;
        carve(board.space, generator, { focus, random: Random.of(1), trace });
        const graph = focus === 'wall' ? board.space.dual!.graph : board.space.graph;
        const visits: number[] = [];
        for (let i = 0; i < trace.length; i++) if (trace.kind(i) === EVENT.visit) visits.push(trace.index(i));
        expect(new Set(visits).size).toBe(visits.length);
        // A part of a single class needs no generator.
        for (let l = 0; l < graph.linkCount; l++) {
          const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
          if (focus === 'passage' && a !== b) expect(visits).toEqual(expect.arrayContaining([a, b]));
        }
      }
    },
  );

  it.each(walks.filter(({ generator, focus }) => focus === 'passage' && generator.type === 'tree'))(
    'holds one growing tree at each step: $name',
    ({ generator }) => {
      expect(mostParts(generator, {})).toBe(1);
    },
  );
});

describe('Generators that join sets', () => {
  it('hold several trees at a time', () => {
    expect(mostParts(kruskal, {})).toBeGreaterThan(1);
    expect(mostParts(growingForest, { select: 'random' })).toBeGreaterThan(1);
  });
});

/** The most parts that have links, at any step of some mazes. */
function mostParts(generator: Generator, params: ParamValues): number {
  const space = squareSpace(9, 9);
  let most = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const carving = startCarving(space, generator, { focus: 'passage', params, random: Random.of(seed) });
    while (!carving.run(1)) most = Math.max(most, grownParts(space.graph.cellCount, space.graph.ends, carving.open()));
  }
  return most;
}

/** Connected parts that have a link. */
function grownParts(cellCount: number, ends: Uint32Array, open: BitSet): number {
  const sets = new UnionFind(cellCount);
  const roots = new Set<number>();
  for (const l of open) sets.union(ends[2 * l]!, ends[2 * l + 1]!);
  for (const l of open) roots.add(sets.find(ends[2 * l]!));
  return roots.size;
}

describe('A focus that a generator does not take', () => {
  const refusals = generators.flatMap((generator) =>
    (['passage', 'wall'] as const)
      .filter((focus) => typeof generator.focus[focus] === 'string')
      .map((focus) => ({ name: `${generator.name} by ${focus}s`, generator, focus })),
  );

  it.each(refusals)('is refused with the reason and what would work: $name', ({ generator, focus }) => {
    const carving = (): unknown => carve(squareSpace(4, 4), generator, { focus, random: Random.of(1) });
    expect(carving).toThrow(MazeError);
    expect(carving).toThrow(generator.focus[focus] as string);
    const others = generators.map(({ name }) => name);
    expect(others.some((name) => (generator.focus[focus] as string).includes(name))).toBe(true);
  });

  it('is never the default', () => {
    for (const generator of generators) expect(typeof generator.focus[generator.defaultFocus]).not.toBe('string');
  });
});

describe('The catalogue', () => {
  it('holds all sixteen, each name once, in the order of the published table, and then what is not in that', () => {
    expect(generators.map(({ name }) => name)).toEqual([
      'unicursal',
      'backtracker',
      'hunt-kill',
      'division',
      'binary-tree',
      'sidewinder',
      'eller',
      'wilson',
      'aldous-broder',
      'kruskal',
      'prim-true',
      'prim-simple',
      'prim-modified',
      'growing-tree',
      'growing-forest',
      'tunneller',
    ]);
  });

  it('has an id made from the name, and texts for people', () => {
    for (const { id, name, summary, steps, sources } of generators) {
      expect(id).toBe(`GEN-${name.toUpperCase()}`);
      expect(summary).toMatch(/\.$/);
      expect(steps.length).toBeGreaterThan(2);
      for (const step of steps) expect(step).toMatch(/\.$/);
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});
