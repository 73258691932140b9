// The generator that makes its own crossings: what comes out has to be as good a woven board as one whose crossings were
// placed, and each of its mazes perfect.

import { describe, expect, it } from 'vitest';
import {
  BitSet,
  backtracker,
  carve,
  carveMaze,
  EVENT,
  generators,
  kruskal,
  type Maze,
  MazeError,
  type MeshSpace,
  maskedSquareSpace,
  mazeOf,
  openDegrees,
  pieces,
  polygonOf,
  Random,
  sheetSpace,
  squareSpace,
  startCarving,
  Trace,
  tilings,
  validate,
  weaveSpace,
} from '../../src/index.ts';
import { crossingFaults } from '../support/crossings.ts';
import { catalogueBoards } from '../support/spaces.ts';
import { noisyBoard } from '../support/tiled-boards.ts';

const tunneller = generators.find(({ name }) => name === 'tunneller')!;

function tunnelled(space: MeshSpace, seed: number, density = 1, tunnel = 1): Maze {
  return carveMaze(space, tunneller, { weave: { density, tunnel }, random: Random.of(seed, 'tunnels') });
}

/** Faults of a tunnelled maze, by the judges that know nothing of carving. */
function faultsOf(plain: MeshSpace, maze: Maze, tunnel: number): unknown[] {
  const { faults, parts, loops } = validate(maze);
  const found: unknown[] = [...faults, ...crossingFaults(maze.space as MeshSpace, tunnel)];
  if (parts !== pieces(plain.graph).count || loops !== 0) found.push({ parts, loops });
  for (const l of maze.space.weave!.open) if (!maze.open.has(l)) found.push(`link ${l} of a crossing is closed`);
  return found;
}

function crossings(maze: Maze): number {
  return maze.space.weave!.polygonOf.length;
}

const crossed = catalogueBoards([8, 9, 10], [8, 9, 10]).filter(({ space }) => {
  try {
    weaveSpace(space, { density: 1, tunnel: 1 }, Random.of(1, 'weave'));
    return true;
  } catch {
    return false;
  }
});

describe.each([
  ...crossed,
  ...crossed
    .slice(0, 6)
    .map(({ name, space }) => ({ name: `${name} on levels`, space: sheetSpace(space, [2], false) })),
  { name: 'squares with holes and pieces', space: noisyBoard(14, 14, 3) },
  { name: 'a ring of squares two wide', space: maskedSquareSpace(9, 9, (x, y) => x < 3 || y < 3, { kind: 'ell' }) },
])('Tunnels on $name', ({ space }) => {
  it('run straight under straight passages, and every maze is perfect', () => {
    for (const tunnel of [1, 2, 50]) {
      for (let seed = 1; seed <= 4; seed++) {
        expect(faultsOf(space, tunnelled(space, seed, 1, tunnel), tunnel), `tunnel ${tunnel}, seed ${seed}`).toEqual(
          [],
        );
      }
    }
  });

  it('are none at density 0', () => {
    const maze = tunnelled(space, 1, 0);
    expect(crossings(maze)).toBe(0);
    expect(validate(maze).loops).toBe(0);
  });
});

describe('A tunneller', () => {
  it('makes crossings on every board that takes them by chance', () => {
    const without = crossed.filter(({ space }) => {
      for (let seed = 1; seed <= 20; seed++) if (crossings(tunnelled(space, seed)) > 0) return false;
      return true;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('is the backtracker where it may not tunnel', () => {
    for (const params of [{}, { run: 3 }, { river: 0.2 }]) {
      const open = carve(squareSpace(12, 9), tunneller, { params, random: Random.of(3) });
      expect(open.equals(carve(squareSpace(12, 9), backtracker, { params, random: Random.of(3) }))).toBe(true);
    }
  });

  it('crosses about 7 per cent of the cells and leaves dead ends in fewer than 9, as published figures of its kind', () => {
    const cells = 60 * 60;
    let share = 0;
    let deadEnds = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const maze = tunnelled(squareSpace(60, 60), seed);
      share += crossings(maze) / cells / 10;
      deadEnds += openDegrees(maze).filter((degree) => degree === 1).length / cells / 10;
    }
    expect(share).toBeGreaterThan(0.065);
    expect(share).toBeLessThan(0.08);
    expect(deadEnds).toBeGreaterThan(0.08);
    expect(deadEnds).toBeLessThan(0.092);
  });

  it('makes more crossings the denser the weave, and the longer tunnels may be', () => {
    const mean = (density: number, tunnel: number): number => {
      let sum = 0;
      for (let seed = 1; seed <= 6; seed++) sum += crossings(tunnelled(squareSpace(40, 40), seed, density, tunnel));
      return sum / 6;
    };
    const counts = [mean(0.1, 1), mean(0.3, 1), mean(1, 1), mean(1, 3)];
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(longestLine(tunnelled(squareSpace(40, 40), 1, 1, 3))).toBe(3);
    expect(longestLine(tunnelled(squareSpace(40, 40), 1, 1, 1))).toBe(1);
  });

  it('lets chance say which passage lies over the other', () => {
    let acrossBelow = 0;
    let all = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { space } = tunnelled(squareSpace(60, 60), seed);
      space.weave!.polygonOf.forEach((_, k) => {
        all++;
        if (space.sideOfHalf[space.graph.first[space.mesh!.cellCount + k]!]! % 2 === 0) acrossBelow++;
      });
    }
    expect(Math.abs(acrossBelow - all / 2)).toBeLessThan(4 * Math.sqrt(all / 4));
  });

  it('goes on as if it had not been stopped, and its board and passages fit one another at every step', () => {
    const space = squareSpace(9, 9);
    const whole = tunnelled(space, 5);
    const carving = startCarving(space, tunneller, {
      weave: { density: 1, tunnel: 1 },
      random: Random.of(5, 'tunnels'),
    });
    while (!carving.run(1)) {
      const { faults, loops } = validate(mazeOf(carving.space(), carving.open()));
      expect([faults, loops]).toEqual([[], 0]);
      expect(carving.progress()).toBeLessThanOrEqual(1);
    }
    expect(carving.open().equals(whole.open)).toBe(true);
    expect([...carving.space().graph.ends]).toEqual([...whole.space.graph.ends]);
  });

  it('tells a trace each link and each passage once, by the numbers of the board it makes', () => {
    for (const space of [squareSpace(15, 15), noisyBoard(14, 14, 2)]) {
      const trace = new Trace();
      const maze = carveMaze(space, tunneller, {
        weave: { density: 1, tunnel: 2 },
        random: Random.of(2),
        trace,
      });
      const told: number[] = [];
      const visits: number[] = [];
      const inside = new BitSet(maze.space.graph.cellCount);
      for (let i = 0; i < trace.length; i++) {
        const index = trace.index(i);
        if (trace.kind(i) === EVENT.choose) told.push(index);
        if (trace.kind(i) !== EVENT.visit) continue;
        visits.push(index);
        // A passage is reached by the link that was opened last, from one that is in.
        const last = told.at(-1);
        if (inside.count() > 0 && last !== undefined && pieces(space.graph).count === 1) {
          const [a, b] = [maze.space.graph.ends[2 * last]!, maze.space.graph.ends[2 * last + 1]!];
          expect([a, b]).toContain(index);
          expect(inside.has(a === index ? b : a)).toBe(true);
        }
        inside.add(index);
      }
      expect(told.sort((a, b) => a - b)).toEqual([...maze.open]);
      expect(crossings(maze)).toBeGreaterThan(0);
      expect(new Set(visits).size).toBe(visits.length);
      for (let c = space.mesh.cellCount; c < maze.space.graph.cellCount; c++) expect(visits).toContain(c);
    }
  });

  it('is refused where nothing can cross, where passages are there, and by others than itself', () => {
    const weave = { density: 1, tunnel: 1 };
    const random = Random.of(1);
    const delta = tilings.find(({ name }) => name === 'delta')!;
    const triangles = delta.space({ width: 6, height: 6, shape: 'rectangle', side: 0 }, 'plane', random);
    expect(() => carveMaze(triangles, tunneller, { weave, random })).toThrow(/nothing can cross here/);
    const placed = weaveSpace(squareSpace(8, 8), weave, random);
    expect(() => carveMaze(placed, tunneller, { weave, random })).toThrow(/kruskal or wilson/);
    expect(() => carveMaze(squareSpace(8, 8), kruskal, { weave, random })).toThrow(/take tunneller/);
    expect(() => carve(squareSpace(8, 8), tunneller, { weave, random })).toThrow(MazeError);
  });
});

/** Most crossings that follow one another along a passage. */
function longestLine(maze: Maze): number {
  const { graph } = maze.space;
  const woven = new Set(maze.space.weave!.polygonOf);
  const isCrossing = (cell: number): boolean => woven.has(polygonOf(maze.space, cell));
  let longest = 0;
  for (let start = 0; start < graph.cellCount; start++) {
    if (!isCrossing(start)) continue;
    let length = 0;
    const seen = new Set<number>();
    for (let cell: number | undefined = start; cell !== undefined; ) {
      seen.add(cell);
      length++;
      cell = [...graph.to.subarray(graph.first[cell], graph.first[cell + 1])].find(
        (next) => isCrossing(next) && !seen.has(next),
      );
    }
    longest = Math.max(longest, length);
  }
  return longest;
}
