import { describe, expect, it } from 'vitest';
import {
  BitSet,
  chiSquareEven,
  complete,
  connect,
  generators,
  type Maze,
  mazeOf,
  openDegrees,
  pieces,
  Random,
  type Space,
  squareSpace,
  UnionFind,
  unbraid,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { drawnMaze, scatteredMaze } from '../support/random-mazes.ts';
import { hexagonBoard } from '../support/tiled-boards.ts';

const { algorithm } = complete.params;
const focuses = ['passage', 'wall'] as const;

/** The algorithms to choose from that take a focus. */
function takers(focus: 'passage' | 'wall'): string[] {
  const names = algorithm.type === 'choice' ? Object.keys(algorithm.choices) : [];
  return names.filter((name) => typeof generators.find((record) => record.name === name)!.focus[focus] !== 'string');
}

/** Passages that were drawn: some parts, no loops. */
function drawnPassages(space: Space, seed: number): Maze {
  const chance = 0.1 + 0.6 * Random.of(seed, 'chance').fraction();
  return unbraid.apply(scatteredMaze(space, chance, seed), {}, Random.of(seed));
}

/** Walls that were drawn: loops, no part cut off. */
function drawnWalls(space: Space, seed: number): Maze {
  const chance = 0.4 + 0.5 * Random.of(seed, 'chance').fraction();
  return connect.apply(scatteredMaze(space, chance, seed), {}, Random.of(seed));
}

function expectWhole({ space, open }: Maze, label: string): void {
  expect(validate(mazeOf(space, open)), label).toMatchObject({
    faults: [],
    parts: pieces(space.graph).count,
    loops: 0,
  });
}

const holds = (whole: Maze, part: BitSet): boolean => [...part].every((l) => whole.open.has(l));

describe('completing what is half drawn', () => {
  it.each(focuses)('keeps all passages, 100 of 100, adding in focus %s', (focus) => {
    const names = takers(focus);
    for (let seed = 0; seed < 100; seed++) {
      const space = seed % 2 === 0 ? squareSpace(6, 5) : hexagonBoard(5, 4);
      const half = drawnPassages(space, seed);
      const name = names[seed % names.length]!;
      const whole = complete.apply(half, { algorithm: name, focus, keep: 'passages' }, Random.of(seed));
      expectWhole(whole, `${name}, seed ${seed}`);
      expect(holds(whole, half.open), `${name}, seed ${seed}`).toBe(true);
    }
  });

  it.each(focuses)('keeps all walls, 100 of 100, adding in focus %s', (focus) => {
    const names = takers(focus);
    for (let seed = 0; seed < 100; seed++) {
      const space = seed % 2 === 0 ? squareSpace(6, 5) : hexagonBoard(5, 4);
      const half = drawnWalls(space, seed);
      const name = names[seed % names.length]!;
      const whole = complete.apply(half, { algorithm: name, focus, keep: 'walls' }, Random.of(seed));
      expectWhole(whole, `${name}, seed ${seed}`);
      expect(holds(half, whole.open), `${name}, seed ${seed}`).toBe(true);
    }
  });

  it.each(focuses)(
    'keeps passages and the walls between drawn cells, unless these cut off a part: focus %s',
    (focus) => {
      for (let seed = 0; seed < 40; seed++) {
        const half = drawnPassages(squareSpace(8, 6), seed);
        const { graph } = half.space;
        const whole = complete.apply(half, { algorithm: 'kruskal', focus, keep: 'all' }, Random.of(seed));
        expectWhole(whole, `seed ${seed}`);
        expect(holds(whole, half.open), `seed ${seed}`).toBe(true);
        // Of the walls between drawn cells as many are gone as there are parts without them, less one.
        const ways = openDegrees(half);
        const isKept = (l: number): boolean =>
          !half.open.has(l) && ways[graph.ends[2 * l]!]! > 0 && ways[graph.ends[2 * l + 1]!]! > 0;
        const free = BitSet.from(
          graph.linkCount,
          [...Array(graph.linkCount).keys()].filter((l) => !isKept(l)),
        );
        const { parts } = validate(mazeOf(half.space, free));
        expect([...whole.open].filter(isKept), `seed ${seed}`).toHaveLength(parts - 1);
      }
    },
  );

  it('works on every board', () => {
    for (const [seed, [name, space]] of allBoards().entries()) {
      if (space.rivals !== null) continue;
      const passages = drawnPassages(space, seed);
      const half =
        space.weave === null ? passages : unbraid.apply(mazeOf(space, space.weave.open.clone()), {}, Random.of(1));
      const whole = complete.apply(half, { algorithm: 'wilson', focus: 'passage', keep: 'passages' }, Random.of(seed));
      expectWhole(whole, `${name}, seed ${seed}`);
      expect(holds(whole, half.open), `${name}, seed ${seed}`).toBe(true);
      const walls = drawnWalls(space, seed);
      if (space.weave !== null) continue;
      for (const focus of space.dual === null ? (['passage'] as const) : focuses) {
        const thinned = complete.apply(walls, { algorithm: 'growing-tree', focus, keep: 'walls' }, Random.of(seed));
        expectWhole(thinned, `${name} by walls, focus ${focus}, seed ${seed}`);
        expect(holds(walls, thinned.open), `${name} by walls, focus ${focus}, seed ${seed}`).toBe(true);
      }
    }
  });

  it('tells what stands in the way of a perfect maze, and what would work', () => {
    const ring = drawnMaze(
      '+-+-+-+', //
      '|   | |',
      '+   + +',
      '|   | |',
      '+-+-+-+',
    );
    const knobs = { algorithm: 'wilson', focus: 'passage' } as const;
    expect(() => complete.apply(ring, { ...knobs, keep: 'passages' }, Random.of(1))).toThrow(/has a loop.*unbraid/);
    expect(() => complete.apply(ring, { ...knobs, keep: 'walls' }, Random.of(1))).toThrow(/into 2 parts.*connect/);
  });
});

describe('completions of a half-drawn maze', () => {
  const half = drawnMaze(
    '+-+-+-+', //
    '|   | |',
    '+-+ +-+',
    '| | | |',
    '+-+-+-+',
    '| | | |',
    '+-+-+-+',
  );

  /** All spanning trees that hold what is drawn, by trying every choice of the other links. */
  function completionCount({ space: { graph }, open }: Maze): number {
    const rest = [...open.complement()];
    let count = 0;
    for (let choice = 0; choice < 1 << rest.length; choice++) {
      const sets = new UnionFind(graph.cellCount);
      const links = [...open, ...rest.filter((_, i) => (choice >> i) & 1)];
      if (links.length !== graph.cellCount - 1) continue;
      if (links.every((l) => sets.union(graph.ends[2 * l]!, graph.ends[2 * l + 1]!))) count++;
    }
    return count;
  }

  function evenness(name: string, focus: 'passage' | 'wall'): number {
    const seen = new Map<string, number>();
    const random = Random.of(1);
    for (let i = 0; i < 4000; i++) {
      const key = complete.apply(half, { algorithm: name, focus, keep: 'passages' }, random).open.words.join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    return chiSquareEven(seen.values(), completionCount(half)).p;
  }

  it.each(focuses)('are equally likely with Wilson in focus %s', (focus) => {
    expect(evenness('wilson', focus)).toBeGreaterThan(1e-4);
  });

  it('are not with Kruskal, which the test has to notice', () => {
    expect(evenness('kruskal', 'passage')).toBeLessThan(1e-4);
  });
});
