// The texture knobs against the figures of the original program, and that each moves its measure one way.

import { describe, expect, it } from 'vitest';
import {
  type Bias,
  type BitSet,
  backtracker,
  type CarveOptions,
  carve,
  type Generator,
  huntKill,
  kruskal,
  MazeError,
  mazeOf,
  Random,
  type Space,
  type SymmetryKind,
  sheetSpace,
  sphereSpace,
  squareSpace,
  startCarving,
  startSymmetric,
  type ThetaSizes,
  theta,
  thetaSpace,
  tilings,
  validate,
  wilson,
} from '../../src/index.ts';
import { defaultsOf } from '../../src/record.ts';
import { meanOf, textureOf } from '../support/texture.ts';

type Options = Omit<CarveOptions, 'random'>;

describe('At 100 x 100 the original is met within a point', () => {
  const space = squareSpace(100, 100);
  const MAZES = 8;
  // Dead ends, straights, turns, cells of three ways, solution, in per cent of the cells: reference/daedalus.md 3.3.
  const rows: [string, Generator, Options, [number, number, number, number, number]][] = [
    ['backtracker with run 2', backtracker as Generator, { params: { run: 2 } }, [7.1, 48, 38, 7, 16.8]],
    ['backtracker with run 10', backtracker as Generator, { params: { run: 10 } }, [3.6, 67, 26, 3.6, 12.3]],
    ['backtracker with run 100', backtracker as Generator, { params: { run: 100 } }, [0.6, 84, 15, 0.6, 6.7]],
    [
      'backtracker along x',
      backtracker as Generator,
      { bias: { axis: 'x', amount: 5 / 6 } },
      [7.3, 54.1, 31.3, 7.2, 22.8],
    ],
    [
      'backtracker along y',
      backtracker as Generator,
      { bias: { axis: 'x', amount: -5 / 6 } },
      [7.3, 54.1, 31.3, 7.2, 22.8],
    ],
    ['hunt and kill without river', huntKill as Generator, { params: { river: 0 } }, [30.7, 16.6, 25.5, 23.8, 3]],
  ];

  function misses(generator: Generator, options: Options, wanted: readonly number[]): string[] {
    const textures = Array.from({ length: MAZES }, (_, seed) =>
      textureOf(space, carve(space, generator, { ...options, random: Random.of(seed, 'texture') })),
    );
    const seen = [
      textures.map(({ degrees }) => degrees[1]! / 100),
      textures.map(({ degrees, turns }) => (degrees[2]! - turns) / 100),
      textures.map(({ turns }) => turns / 100),
      textures.map(({ degrees }) => degrees[3]! / 100),
      textures.map(({ solution }) => solution / 100),
    ].map(meanOf);
    // A solution differs by 3 to 7 points from maze to maze: so few mazes tell only that it is not far off.
    return seen.flatMap(({ mean, error }, i) =>
      Math.abs(mean - wanted[i]!) < 1 + (i === 4 ? 3 * error : 0) ? [] : [`figure ${i}: ${mean}, not ${wanted[i]}`],
    );
  }

  it.each(rows)('%s', (_name, generator, options, wanted) => {
    expect(misses(generator, options, wanted)).toEqual([]);
  });

  it('and one that is set a little otherwise is told apart', () => {
    expect(misses(backtracker as Generator, { params: { run: 3 } }, [7.1, 48, 38, 7, 16.8])).not.toEqual([]);
    expect(misses(huntKill as Generator, { params: { river: 0.1 } }, [30.7, 16.6, 25.5, 23.8, 3])).not.toEqual([]);
  });
});

describe('A knob moves its measure one way', () => {
  const SEEDS = 40;
  const sigma = tilings.find(({ name }) => name === 'sigma')!;
  const boards: [string, Space][] = [
    ['squares', squareSpace(14, 14)],
    ['hexagons', sigma.space({ ...defaultsOf(sigma.params), width: 12, height: 12 }, 'plane', Random.of(1))],
  ];

  /** Share of the passages along x, straights among cells of two ways, dead ends: in per cent. */
  function measured({ graph, centres }: Space, open: { has(link: number): boolean }): [number, number, number] {
    let [along, ways, straights, twos, ends] = [0, 0, 0, 0, 0];
    for (let c = 0; c < graph.cellCount; c++) {
      const to: [number, number][] = [];
      for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
        if (!open.has(graph.link[h]!)) continue;
        const x = centres[2 * graph.to[h]!]! - centres[2 * c]!;
        const y = centres[2 * graph.to[h]! + 1]! - centres[2 * c + 1]!;
        to.push([x, y]);
        along += (x * x) / (x * x + y * y);
      }
      ways += to.length;
      if (to.length === 1) ends++;
      if (to.length !== 2) continue;
      twos++;
      if (Math.hypot(to[0]![0] + to[1]![0], to[0]![1] + to[1]![1]) < 0.1) straights++;
    }
    return [(100 * along) / ways, (100 * straights) / Math.max(twos, 1), (100 * ends) / graph.cellCount];
  }

  function means(space: Space, generator: Generator, settings: readonly Options[], measure: 0 | 1 | 2) {
    return settings.map((options) =>
      meanOf(
        Array.from({ length: SEEDS }, (_, seed) => {
          const open = carve(space, generator, { ...options, random: Random.of(seed, 'monotone') });
          return measured(space, open)[measure];
        }),
      ),
    );
  }

  /** Never down by more than a standard error, and up in all by more than a point. */
  function rises(values: readonly { mean: number; error: number }[]): boolean {
    return (
      values.every(
        ({ mean, error }, i) => i === 0 || mean >= values[i - 1]!.mean - Math.max(error, values[i - 1]!.error),
      ) && values.at(-1)!.mean > values[0]!.mean + 1
    );
  }

  const biases = [-0.8, -0.4, 0, 0.4, 0.8].map((amount): Options => ({ bias: { axis: 'x', amount } }));
  const runs = [0, 1, 3, 10, 40].map((run): Options => ({ params: { run } }));
  const rivers = [1, 0.75, 0.5, 0.25, 0].map((river): Options => ({ params: { river } }));
  const walkers = [backtracker, huntKill] as unknown as Generator[];

  describe.each(boards)('on %s', (_name, space) => {
    it.each([...walkers, kruskal])('bias: the share of passages along the axis rises ($name)', (generator) => {
      expect(rises(means(space, generator, biases, 0))).toBe(true);
    });

    it.each(walkers)('run: straights rise ($name)', (generator) => {
      expect(rises(means(space, generator, runs, 1))).toBe(true);
    });

    it.each(walkers)('river: dead ends rise as it falls ($name)', (generator) => {
      expect(rises(means(space, generator, rivers, 2))).toBe(true);
    });
  });

  it('and the test sees a knob that does nothing, or the other way', () => {
    const [, space] = boards[0]!;
    const idle = Array.from({ length: 5 }, (): Options => ({ params: { run: 0 } }));
    expect(rises(means(space, backtracker as Generator, idle, 1))).toBe(false);
    expect(rises(means(space, backtracker as Generator, [...rivers].reverse(), 2))).toBe(false);
    expect(rises(means(space, kruskal, [biases[0]!, biases[3]!, biases[2]!, biases[1]!, biases[4]!], 0))).toBe(false);
  });
});

describe('A bias along an axis of the board', () => {
  const levels = sheetSpace(squareSpace(6, 6), [3, 3], false);
  const rings = thetaSpace({ ...(defaultsOf(theta.params) as ThetaSizes), rings: 8 });
  const sphere = sphereSpace({ rings: 9 });
  const sigma = tilings.find(({ name }) => name === 'sigma')!;
  const hexagons = sigma.space({ ...defaultsOf(sigma.params), width: 12, height: 12 }, 'plane', Random.of(1));

  /** Whether a link is along the axis, by other means than the weights. */
  const isAlong: Record<string, (space: Space, a: number, b: number) => boolean> = {
    z: (_, a, b) => Math.abs(a - b) === 36,
    w: (_, a, b) => Math.abs(a - b) === 108,
    ring: ({ rows }, a, b) => rows!.rowOf[a] === rows!.rowOf[b],
    ray: ({ rows }, a, b) => rows!.rowOf[a] !== rows!.rowOf[b],
    60: ({ centres }, a, b) => {
      const [x, y] = [centres[2 * b]! - centres[2 * a]!, centres[2 * b + 1]! - centres[2 * a + 1]!];
      return Math.abs(y / x - Math.sqrt(3)) < 0.01; // down to the right
    },
  };

  it.each([
    ['z', levels],
    ['w', levels],
    ['ring', rings],
    ['ray', rings],
    ['ring', sphere],
    [60, hexagons],
    ['ring', rings, 'rotate4'],
    ['ray', rings, 'mirror'],
    ['z', levels, 'rotate2'],
  ] as [Bias['axis'], Space, SymmetryKind?][])(
    '%s: more of the passages lie along it, or fewer',
    (axis, space, kind) => {
      const links = (generator: Generator, options: CarveOptions): BitSet => {
        if (kind === undefined) return carve(space, generator, options);
        const carving = startSymmetric(space, generator, { kind, share: 1 }, options);
        while (!carving.run(1000));
        return carving.open();
      };
      for (const generator of [backtracker as Generator, kruskal]) {
        const shares = [-0.8, 0, 0.8].map((amount) => {
          let [along, all] = [0, 0];
          for (let seed = 0; seed < 5; seed++) {
            const open = links(generator, { bias: { axis, amount }, random: Random.of(seed) });
            for (const l of open) {
              all++;
              if (isAlong[axis]!(space, space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!)) along++;
            }
            expect(validate(mazeOf(space, open)).perfect).toBe(true);
          }
          return along / all;
        });
        expect({ axis, shares, rises: shares[0]! + 0.05 < shares[1]! && shares[1]! + 0.05 < shares[2]! }).toMatchObject(
          {
            rises: true,
          },
        );
      }
    },
  );

  it('of 1 leaves little else, and random walks still end', () => {
    const space = squareSpace(40, 40);
    const carving = startCarving(space, wilson as Generator, { bias: { axis: 'y', amount: 1 }, random: Random.of(1) });
    expect(carving.run(5_000_000)).toBe(true); // steps of walks
    const across = [...carving.open()].filter((l) => space.graph.ends[2 * l + 1]! - space.graph.ends[2 * l]! === 1);
    expect(across.length).toBeGreaterThanOrEqual(39);
    expect(across.length).toBeLessThan(80);
  });

  it('gives at 0 and 90 degrees what x and y give', () => {
    const open = (axis: Bias['axis']): number[] => [
      ...carve(hexagons, kruskal, { bias: { axis, amount: 0.5 }, random: Random.of(1) }),
    ];
    expect(open(0)).toEqual(open('x'));
    expect(open(90)).toEqual(open('y'));
    expect(open(180)).toEqual(open('x'));
  });

  it.each([
    ['z', squareSpace(3, 3), 'x, y and any angle'],
    ['v', levels, 'x, y, z, w and any angle'],
    ['ring', hexagons, 'x, y and any angle'],
    ['up', rings, 'x, y, ring, ray and any angle'],
  ] as [string, Space, string][])('%s is refused where there is none, with those there are', (axis, space, there) => {
    const carving = (): unknown => carve(space, kruskal, { bias: { axis, amount: 0.5 }, random: Random.of(1) });
    expect(carving).toThrow(MazeError);
    expect(carving).toThrow(there);
  });
});

describe('A knob that varies over the board', () => {
  const space = squareSpace(24, 24);
  const random = (): Random => Random.of(3);

  it('is the plain knob where all corners are alike', () => {
    for (const generator of [backtracker, huntKill] as unknown as Generator[]) {
      const plain = carve(space, generator, {
        params: { run: 3, river: 0.5 },
        bias: { axis: 'y', amount: 0.5 },
        random: random(),
      });
      const blend = { run: [3, 3, 3, 3], river: [0.5, 0.5, 0.5, 0.5] } as const;
      const bias: Bias = { axis: 'y', amount: [0.5, 0.5, 0.5, 0.5] };
      const blended = carve(space, generator, { blend, bias, random: random() });
      expect([...blended]).toEqual([...plain]);
    }
  });

  it.each([
    ['run', { blend: { run: [0, 40, 0, 40] } }],
    ['bias', { bias: { axis: 'x', amount: [-0.9, 0.9, -0.9, 0.9] } }],
  ] as [string, Options][])('makes one half other than the other: %s', (name, options) => {
    const [left, right] = [0, 0].map(() => ({ across: 0, all: 0, ends: 0 })) as [Tally, Tally];
    for (let seed = 0; seed < 12; seed++) {
      const open = carve(space, backtracker as Generator, { ...options, random: Random.of(seed) });
      for (let c = 0; c < 24 * 24; c++) {
        const side = c % 24 < 8 ? left : c % 24 >= 16 ? right : null;
        if (side === null) continue;
        let ways = 0;
        for (let h = space.graph.first[c]!; h < space.graph.first[c + 1]!; h++) {
          if (!open.has(space.graph.link[h]!)) continue;
          ways++;
          side.all++;
          if (Math.abs(space.graph.to[h]! - c) === 1) side.across++;
        }
        if (ways === 1) side.ends++;
      }
    }
    if (name === 'run') expect(left.ends).toBeGreaterThan(1.5 * right.ends);
    else expect(right.across / right.all).toBeGreaterThan(0.2 + left.across / left.all);
  });
});

interface Tally {
  across: number;
  all: number;
  ends: number;
}
