import { describe, expect, it } from 'vitest';
import {
  BitSet,
  type Maze,
  MeshSpace,
  maskedSquareSpace,
  mazeOf,
  OneWay,
  type ParamValues,
  type PeriodicTiling,
  patch,
  pledge,
  Random,
  type Solution,
  solve,
  squareSpace,
  wall,
} from '../../src/index.ts';
import { drawnMaze, randomMaze } from '../support/random-mazes.ts';
import {
  faultOfPath,
  flatBoards,
  isSolvable,
  mixedMaze,
  type NamedBoard,
  rimCells,
  roundBoards,
  tiled,
  twistedBoards,
} from '../support/solver-mazes.ts';
import { noisyBoard, ringBoard } from '../support/tiled-boards.ts';

/** A maze with an exit on the rim. */
function exitMaze(space: MeshSpace, rim: readonly number[], seed: number): Maze {
  const random = Random.of(seed, 'exit');
  return { ...mixedMaze(space, seed), finishes: [rim[random.below(rim.length)]!] };
}

function anyKnobs(seed: number): { hand: string; heading: number } {
  return { hand: seed % 2 === 0 ? 'left' : 'right', heading: (seed * 37) % 360 };
}

function expectRight(maze: Maze, params: ParamValues, label: unknown): Solution {
  const solution = solve(maze, pledge, params);
  const { solved, sure, path, links } = solution;
  expect([label, solved, sure]).toEqual([label, isSolvable(maze), true]);
  if (solved) expect([label, faultOfPath(maze, path, links)]).toEqual([label, '']);
  return solution;
}

const boards: NamedBoard[] = [
  ...flatBoards(),
  { name: 'large hexagons', space: tiled('sigma', 16, 14) },
  { name: 'large rings', space: tiled('theta', 16, 14) },
  { name: 'a wide ring', space: ringBoard(13, 12) },
  { name: 'a mask full of holes', space: noisyBoard(16, 15, 7) },
];

describe.each(boards)('pledge on $name', ({ space }) => {
  const rim = rimCells(space);

  it('gets out wherever there is a way out, and knows when there is none', () => {
    let steps = 0;
    let cells = 0;
    const counts = { out: 0, closed: 0 };
    for (let seed = 0; seed < 300; seed++) {
      const { solved, walked } = expectRight(exitMaze(space, rim, seed), anyKnobs(seed), seed);
      if (solved) counts.out++;
      else counts.closed++;
      steps += walked!;
      cells += space.graph.cellCount;
    }
    expect(counts.out).toBeGreaterThan(60);
    if (space.graph.cellCount > 9) expect(counts.closed).toBeGreaterThan(10);
    expect(steps).toBeLessThan(2 * cells);
  });
});

describe('pledge from inside', () => {
  it.each(['square', 'sigma', 'delta', 'cairo', 'upsilon', 'truncated-trihexagonal', 'rhombille', 'penrose', 'theta'])(
    'gets off islands on %s, where the hand rule goes round and round',
    (name) => {
      const space = tiled(name, 14, 12);
      const rim = rimCells(space);
      const inside = Array.from({ length: space.graph.cellCount }, (_, c) => c).filter((c) => !rim.includes(c));
      let fooled = 0;
      for (let seed = 0; seed < 150; seed++) {
        const random = Random.of(seed, 'inside');
        const { linkCount } = space.graph;
        const open = new BitSet(linkCount);
        for (let l = 0; l < linkCount; l++) if (random.chance(0.72)) open.add(l);
        const start = inside[random.below(inside.length)]!;
        const maze = { ...mazeOf(space, open), start, finishes: [rim[random.below(rim.length)]!] };
        expectRight(maze, anyKnobs(seed), [name, seed]);
        if (isSolvable(maze) && !solve(maze, wall, { hand: anyKnobs(seed).hand }).solved) fooled++;
      }
      expect([name, fooled > 15]).toEqual([name, true]);
    },
  );
});

describe('pledge', () => {
  it('gets out of a spiral on an island, with either hand and any heading', () => {
    const maze = drawnMaze(
      '+-+-+-+-+-+-+-+', //
      '|             |',
      '+ +-+-+-+-+-+ +',
      '| |         | |',
      '+ + +-+-+-+ + +',
      '| | |S    | | |',
      '+ + + +-+ + + +',
      '| | | |     | |',
      '+ + + +-+-+-+ +',
      '| |           |',
      '+ +-+-+-+-+-+ +',
      '|            F|',
      '+-+-+-+-+-+-+-+',
    );
    for (const hand of ['left', 'right']) {
      for (let heading = 0; heading < 360; heading++) expectRight(maze, { hand, heading }, [hand, heading]);
    }
  });

  it('is right at every place of some mazes, for every exit', () => {
    for (const name of ['square', 'delta', 'cairo', 'theta']) {
      const space = tiled(name, 5, 4);
      for (const finish of rimCells(space)) {
        for (let start = 0; start < space.graph.cellCount; start++) {
          expectRight({ ...mixedMaze(space, 3), start, finishes: [finish] }, anyKnobs(start + finish), [
            name,
            start,
            finish,
          ]);
        }
      }
    }
  });

  it('needs no convex cells: chevrons will do', () => {
    const chevrons: PeriodicTiling = { period: [1, 1], polygons: [[0, 0, 1, 0, 1.6, 0.5, 1, 1, 0, 1, 0.6, 0.5]] };
    const space = new MeshSpace(patch(chevrons, 7, 6), { description: { kind: 'chevrons' } });
    const rim = rimCells(space);
    for (let seed = 0; seed < 400; seed++) expectRight(exitMaze(space, rim, seed), anyKnobs(seed), seed);
  });

  it('gets out to any of several exits', () => {
    const space = tiled('upsilon', 8, 8);
    const rim = rimCells(space);
    for (let seed = 0; seed < 200; seed++) {
      const maze = exitMaze(space, rim, seed);
      expectRight({ ...maze, finishes: [...maze.finishes, rim[(7 * seed) % rim.length]!] }, anyKnobs(seed), seed);
    }
  });

  it('takes no rim of a hole for an exit', () => {
    const space = ringBoard(7, 7);
    const atHole = Array.from({ length: space.graph.cellCount }, (_, c) => c).find(
      (c) => !rimCells(space).includes(c),
    )!;
    const maze = { ...mixedMaze(space, 2), start: 0, finishes: [atHole] };
    expect(() => solve(maze, pledge)).toThrow(
      `pledge gets out of a maze, and finish ${atHole} does not lie on the outer wall; pick one that does (ends: corners or sides), or take tremaux, which is sure`,
    );
  });

  it('counts the outer wall of a piece in a hole as one', () => {
    // A ring round a room of its own.
    const space = maskedSquareSpace(7, 7, (x, y) => x < 2 || y < 2 || x > 4 || y > 4 || (x === 3 && y === 3), {
      kind: 'm',
    });
    const lone = rimCells(space).find((c) => space.graph.first[c] === space.graph.first[c + 1])!;
    const maze = { ...mixedMaze(space, 2), start: 0, finishes: [lone] };
    expect(solve(maze, pledge)).toMatchObject({ solved: false, sure: true });
    expect(solve({ ...maze, start: lone, finishes: [0] }, pledge)).toMatchObject({ solved: false, sure: true });
  });

  it.each([...roundBoards(), ...twistedBoards()])('refuses $name, with the reason and the way out', ({ space }) => {
    expect(() => solve({ ...mixedMaze(space, 1), start: 0, finishes: [1] }, pledge)).toThrow(
      /pledge gets out of flat mazes, and (here (sides are glued|passages cross)|this one has levels); take tremaux/,
    );
  });

  it('refuses boards without shapes and one-way links', () => {
    const graph = { ...randomMaze('multigraph', 1), oneWay: null };
    expect(() => solve(graph, pledge)).toThrow(/the shapes of these cells are not known; take tremaux/);
    const maze = { ...mixedMaze(squareSpace(4, 4), 1), finishes: [0] };
    expect(() => solve({ ...maze, oneWay: new OneWay(BitSet.from(24, [...maze.open].slice(0, 1))) }, pledge)).toThrow(
      /a one-way link is a wall from one side only; take backtracker/,
    );
  });
});
