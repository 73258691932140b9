import { describe, expect, it } from 'vitest';
import {
  defaultsOf,
  EVENT,
  type Focus,
  type MeshSpace,
  openDegrees,
  type ParamValues,
  pieces,
  Random,
  type Space,
  sparse,
  squareSpace,
  Trace,
  tilings,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { made } from '../support/made.ts';
import { meanOf } from '../support/texture.ts';

function boardOf(name: string, width: number, height: number, topology: 'plane' | 'torus' = 'plane'): MeshSpace {
  const tiling = tilings.find((record) => record.name === name)!;
  return tiling.space({ ...defaultsOf(tiling.params), width, height } as ParamValues, topology, Random.of(1));
}

const flat: (readonly [string, Space])[] = [
  ['squares', squareSpace(13, 11)],
  ['hexagons', boardOf('sigma', 11, 10)],
  ['triangles', boardOf('delta', 16, 10)],
];

/**
 * Steps of a carver, from the order in which it did things, that came nearer to what was carved than allowed: plain
 * distances to all of it, no buckets.
 *
 * @param spares places that do not count for a step from a place of that depth
 */
function breaches(
  trace: Trace,
  ends: Uint32Array,
  positions: Float64Array,
  reach: number,
  spares: (place: number, depth: number) => boolean,
): number {
  const at = (p: number): [number, number] => [positions[2 * p]!, positions[2 * p + 1]!];
  const depth = new Map<number, number>();
  let found = 0;
  for (let i = 0; i < trace.length; i++) {
    if (trace.kind(i) === EVENT.visit) {
      if (!depth.has(trace.index(i))) depth.set(trace.index(i), 0);
      continue;
    }
    if (trace.kind(i) !== EVENT.choose) continue;
    const l = trace.index(i);
    const to = depth.has(ends[2 * l]!) ? ends[2 * l + 1]! : ends[2 * l]!;
    const from = to === ends[2 * l]! ? ends[2 * l + 1]! : ends[2 * l]!;
    const [[x, y], [fromX, fromY]] = [at(to), at(from)];
    const isNear = [...depth.keys()].some((p) => {
      if (p === from || spares(p, depth.get(from)!)) return false;
      const [offX, offY] = [at(p)[0] - x, at(p)[1] - y];
      return Math.hypot(offX, offY) <= reach && offX * (x - fromX) + offY * (y - fromY) > -1e-7;
    });
    if (isNear) found++;
    depth.set(to, depth.get(from)! + 1);
  }
  return found;
}

function stepLength(ends: Uint32Array, positions: Float64Array): number {
  const lengths = Array.from({ length: ends.length / 2 }, (_, l) => [ends[2 * l]!, ends[2 * l + 1]!] as const)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => Math.hypot(positions[2 * a]! - positions[2 * b]!, positions[2 * a + 1]! - positions[2 * b + 1]!));
  return meanOf(lengths).mean;
}

/** Steps that broke the rule for `judged`, of a maze made with `radius`. */
function breachesOf(space: Space, focus: Focus, radius: number, judged: number, seed: number): number {
  const trace = new Trace();
  made(sparse, space, { radius }, seed, { focus, trace });
  const { ends } = focus === 'passage' ? space.graph : space.dual!.graph;
  const positions = focus === 'passage' ? space.centres : space.wallPositions;
  const { dual } = space;
  const isBorder = (n: number): boolean => focus === 'wall' && dual!.isBorder[dual!.classes.of[n]!] === 1;
  return breaches(
    trace,
    ends,
    positions,
    judged * stepLength(ends, positions) + 1e-7,
    (p, depth) => isBorder(p) && depth < 2 * judged,
  );
}

describe('Sparse mazes', () => {
  it.each(flat)('keep clear of what is carved within the radius ahead: %s', (_, space) => {
    for (const focus of ['passage', 'wall'] as const) {
      for (const radius of [0.5, 1, 1.8, 3]) {
        expect({ focus, radius, breaches: breachesOf(space, focus, radius, radius, 3) }).toMatchObject({ breaches: 0 });
      }
      // The judge sees what was made with a smaller radius.
      expect(breachesOf(space, focus, 1, 2, 3)).toBeGreaterThan(0);
    }
  });

  it('keep clear across the seams of a torus, counted in copies of it all round', () => {
    const [width, height] = [9, 7];
    const tiling = tilings.find((record) => record.name === 'square')!;
    const space = tiling.space({ ...defaultsOf(tiling.params), width, height } as ParamValues, 'torus', Random.of(1));
    for (const [radius, judged] of [
      [1, 1],
      [2, 2],
      [1, 2],
    ] as const) {
      const trace = new Trace();
      made(sparse, space, { radius }, 5, { trace });
      const carved: number[] = [];
      let found = 0;
      for (let i = 0; i < trace.length; i++) {
        const l = trace.index(i);
        if (trace.kind(i) === EVENT.visit && !carved.includes(l)) carved.push(l);
        if (trace.kind(i) !== EVENT.choose) continue;
        const [a, b] = [space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!];
        const [from, to] = carved.includes(a) ? [a, b] : [b, a];
        const wrap = (n: number, size: number): number => ((n + size + (size >> 1)) % size) - (size >> 1);
        const off = (p: number, q: number): [number, number] => [
          wrap((p % width) - (q % width), width),
          wrap(Math.floor(p / width) - Math.floor(q / width), height),
        ];
        const [aheadX, aheadY] = off(to, from);
        const isNear = carved.some((p) => {
          const [x, y] = off(p, to);
          return p !== from && x * x + y * y <= judged * judged && x * aheadX + y * aheadY >= 0;
        });
        if (isNear) found++;
      }
      if (radius === judged) expect({ radius, found }).toEqual({ radius, found: 0 });
      else expect(found).toBeGreaterThan(0);
    }
  });

  it('hang together on every board that is not refused, as trees by passages', () => {
    let count = 0;
    for (const [name, space] of allBoards()) {
      for (const focus of ['passage', 'wall'] as const) {
        const isRefused =
          space.mesh === null ||
          space.weave !== null ||
          space.rivals !== null ||
          (focus === 'wall' && space.dual === null);
        if (isRefused) {
          expect(() => made(sparse, space, {}, 1, { focus })).toThrow(/sparse/);
          continue;
        }
        if (focus === 'wall' && /torus|klein|moebius|cylinder|projective|cube|box|sphere|hedron|sheets/.test(name))
          continue;
        const maze = made(sparse, space, { radius: 1.5 }, 1, { focus });
        const { parts, loops, faults } = validate(maze);
        const uncarved = openDegrees(maze).filter((ways) => ways === 0).length;
        const whole = pieces(space.graph).count;
        expect({ name, faults }).toEqual({ name, faults: [] });
        if (focus === 'wall') expect({ name, parts }).toEqual({ name, parts: whole });
        else expect({ name, loops, atMost: parts - uncarved <= whole }).toEqual({ name, loops: 0, atMost: true });
        const full = validate(made(sparse, space, { radius: 0 }, 1));
        if (focus === 'passage') expect({ name, parts: full.parts }).toEqual({ name, parts: whole });
        count++;
      }
    }
    expect(count).toBeGreaterThan(80);
  });

  it.each(flat.slice(0, 2))('leave the more ground uncarved the larger the radius: %s', (_, space) => {
    for (const focus of ['passage', 'wall'] as const) {
      const means = [0, 1, 2, 3, 4].map((radius) =>
        meanOf(
          Array.from({ length: 40 }, (__, seed) => {
            const maze = made(sparse, space, { radius }, seed, { focus });
            if (focus === 'wall') return maze.open.complement().count();
            return openDegrees(maze).filter((ways) => ways > 0).length;
          }),
        ),
      );
      for (let i = 1; i < means.length; i++) {
        expect(means[i]!.mean).toBeLessThanOrEqual(means[i - 1]!.mean + means[i - 1]!.error);
      }
      expect(means[4]!.mean).toBeLessThan(means[0]!.mean / 2);
    }
  });
});
