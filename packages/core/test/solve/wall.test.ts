import { describe, expect, it } from 'vitest';
import {
  BitSet,
  carve,
  GraphSpace,
  graphFromLinks,
  kruskal,
  type Maze,
  type MeshSpace,
  mazeOf,
  OneWay,
  Random,
  sheetSpace,
  solve,
  squareSpace,
  Trace,
  wall,
  wilson,
} from '../../src/index.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import { flatBoards, isSolvable, mixedMaze, roundBoards, twistedBoards } from '../support/solver-mazes.ts';
import { catalogueBoards } from '../support/spaces.ts';
import { openWay } from '../support/ways.ts';

const hands = ['left', 'right'];

/** A perfect maze from which a dead end was cut off, and made the finish: the tour has to be complete. */
function cutMaze(space: MeshSpace, seed: number): Maze {
  const { graph } = space;
  const random = Random.of(seed, 'tour');
  const open = carve(space, seed % 2 === 0 ? kruskal : wilson, { random }).clone();
  const linksOf = (cell: number): number[] =>
    [...open].filter((l) => graph.ends[2 * l] === cell || graph.ends[2 * l + 1] === cell);
  const leaves = Array.from({ length: graph.cellCount }, (_, c) => c).filter((c) => linksOf(c).length === 1);
  const finish = leaves[random.below(leaves.length)]!;
  open.delete(linksOf(finish)[0]!);
  const start = (finish + 1 + random.below(graph.cellCount - 1)) % graph.cellCount;
  return { ...mazeOf(space, open), start, finishes: [finish] };
}

/** Boards in one piece on which mazes are made without more ado. */
const boards = [
  ...catalogueBoards([4, 5, 6], [4, 5, 6, 7], ({ graph }) => graph.cellCount > 3),
  ...roundBoards(),
  ...twistedBoards().filter(({ space }) => space.weave === null),
];

describe.each(boards)('The hand rule on $name', ({ space }) => {
  it('walks round a tree over each passage twice, whatever the board', () => {
    for (let seed = 0; seed < 6; seed++) {
      const maze = cutMaze(space, seed);
      for (const hand of hands) {
        const { solved, sure, walked, seen, reason } = solve(maze, wall, { hand });
        const cells = space.graph.cellCount - 1;
        expect({ seed, hand, solved, sure, walked, seen }).toEqual({
          ...{ seed, hand, solved: false, sure: true },
          ...{ walked: 2 * (cells - 1), seen: cells },
        });
        expect(reason).toMatch(/separate parts/);
      }
    }
  });

  it('finds the one way through a perfect maze, with either hand', () => {
    for (let seed = 0; seed < 6; seed++) {
      const random = Random.of(seed, 'perfect');
      const open = carve(space, kruskal, { random });
      const [start, finish] = [random.below(space.graph.cellCount), random.below(space.graph.cellCount)];
      const maze = { ...mazeOf(space, open), start, finishes: [finish] };
      for (const hand of hands) {
        const { path, sure } = solve(maze, wall, { hand });
        expect([seed, hand, sure, ...path]).toEqual([seed, hand, true, ...openWay(space, open, start, finish)]);
      }
    }
  });
});

describe('The hand rule', () => {
  it('needs no order for the ways up and down: any turning order makes a tour of a tree', () => {
    const levels = sheetSpace(squareSpace(4, 4), [3], false).graph;
    for (let seed = 0; seed < 20; seed++) {
      const random = Random.of(seed, 'order');
      const { cellCount, linkCount, ends } = levels;
      const order = Array.from({ length: linkCount }, (_, l) => l);
      for (let i = linkCount - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      const shuffled = Uint32Array.from(order.flatMap((l) => [ends[2 * l]!, ends[2 * l + 1]!]));
      const space = new GraphSpace(graphFromLinks(cellCount, shuffled), null, { kind: 'graph' });
      const open = carve(space, kruskal, { random });
      const maze = { ...mazeOf(space, open), start: 0, finishes: [cellCount - 1] };
      expect(solve(maze, wall).solved).toBe(true);
      expect(solve(maze, wall).walked).toBeLessThanOrEqual(2 * (cellCount - 1));
    }
  });

  it('comes back from an island without having seen the finish, and says so', () => {
    const maze = drawnMaze(
      '+-+-+-+-+-+', //
      '|S        |',
      '+ +-+-+-+ +',
      '| |     | |',
      '+ + +-+ + +',
      '| | |F  | |',
      '+ + + +-+ +',
      '| |     | |',
      '+ +-+ +-+ +',
      '|         |',
      '+-+-+-+-+-+',
    );
    expect(isSolvable(maze)).toBe(true);
    const { solved, sure, reason, walked, seen, path } = solve(maze, wall);
    expect({ solved, sure, walked, seen, cells: path.length }).toEqual({
      ...{ solved: false, sure: false, walked: 16, seen: 16, cells: 0 },
    });
    expect(reason).toBe(
      'the left hand saw 16 cells in 16 steps without the finish: it came back to where it set out, so the finish hangs ' +
        'on another wall; try the other hand, or take tremaux, which is sure',
    );
  });

  it('fails on some mazes of every board with loops', () => {
    for (const { name, space } of [...flatBoards(), ...roundBoards(), ...twistedBoards()]) {
      if (space.graph.cellCount < 10 || name === 'a mask in pieces') continue; // too narrow for islands
      let failed = 0;
      for (let seed = 0; seed < 300; seed++) {
        const maze = mixedMaze(space, seed);
        if (!solve(maze, wall).solved && isSolvable(maze)) failed++;
      }
      expect([name, failed > 0]).toEqual([name, true]);
    }
  });

  it('sees on the plane what the outer wall leads to, whatever the loops', () => {
    for (let seed = 0; seed < 200; seed++) {
      const space = squareSpace(7, 6);
      const rim = { ...mixedMaze(space, seed), start: 0, finishes: [41] };
      for (const hand of hands) expect([seed, solve(rim, wall, { hand }).solved]).toEqual([seed, isSolvable(rim)]);
    }
  });

  it('changes hands where the board turns over: the one rim of a Moebius strip is gone round twice the width', () => {
    const space = squareSpace(6, 4, 'moebius');
    const hall = { ...mazeOf(space, new BitSet(space.graph.linkCount).complement()), start: 0, finishes: [8] };
    for (const hand of hands)
      expect([hand, solve(hall, wall, { hand })]).toMatchObject([hand, { walked: 12, seen: 12 }]);
    const { graph } = space;
    const flat = { ...graph, ends: graph.ends, twists: null };
    const untwisted: MeshSpace = Object.create(space, { graph: { value: flat } });
    const unturned = { ...hall, space: untwisted };
    expect(solve(unturned, wall).seen).not.toBe(12);
  });

  it('goes left with the left hand and right with the right one, from the gap it came in by', () => {
    const fork = drawnMaze(
      '+-+-+-+', //
      '|F    |',
      '+ + + +',
      '|  S  |',
      '+-+-+-+',
    );
    const maze = { ...fork, openings: [{ cell: 4, side: 1 }] };
    const first = (hand: string): number => {
      const trace = new Trace();
      solve(maze, wall, { hand }, trace);
      return trace.index(1);
    };
    expect([first('left'), first('right')]).toEqual([3, 5]);
  });

  it('ends where one-way links lead into a round that does not lead back', () => {
    // 0 -> 1 -> 2 -> 3 -> 1, and the finish beyond 0.
    const links = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 1],
      [0, 4],
    ];
    const space = new GraphSpace(graphFromLinks(5, Uint32Array.from(links.flat())), null, { kind: 'graph' });
    const all = new BitSet(5).complement();
    const maze = { ...mazeOf(space, all), oneWay: new OneWay(BitSet.from(5, [0, 1, 2, 3])), start: 0, finishes: [4] };
    const { solved, sure, reason, walked } = solve(maze, wall);
    expect({ solved, sure }).toEqual({ solved: false, sure: false });
    expect(walked).toBeLessThan(12);
    expect(reason).toMatch(/one-way links led it into a round; try the other hand, or take backtracker, which is sure/);
    expect(solve(maze, wall, { hand: 'right' }).solved).toBe(true);
  });

  it('stands still where no way leads out', () => {
    const { walked, seen, solved } = solve(
      { ...mazeOf(squareSpace(2, 1), new BitSet(1)), start: 0, finishes: [1] },
      wall,
    );
    expect({ walked, seen, solved }).toEqual({ walked: 0, seen: 1, solved: false });
  });
});
