import { describe, expect, it } from 'vitest';
import { BitSet, chiSquareEven, EVENT, mouse, OneWay, Random, solve, Trace } from '../../src/index.ts';
import { Mouse } from '../../src/solve/mouse.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import { mixedMaze, tiled } from '../support/solver-mazes.ts';
import { openNeighbours } from '../support/ways.ts';

const junction = drawnMaze(
  '+-+-+-+-+', //
  '|  S   F|',
  '+-+ +-+-+',
  '|   |   |',
  '+-+-+-+-+',
);

/** The cells a mouse goes through. */
function walkOf(maze: Parameters<typeof solve>[0], seed: number, limit: number): number[] {
  const trace = new Trace();
  solve(maze, mouse, { seed, limit }, trace);
  const cells = [maze.start];
  for (let event = 0; event < trace.length; event++) {
    if (trace.kind(event) === EVENT.step) cells.push(trace.index(event));
  }
  return cells;
}

describe('mouse', () => {
  it('walks the same way for the same seed, anywhere', () => {
    const maze = { ...mixedMaze(tiled('sigma', 6, 6), 8), start: 0, finishes: [35] };
    expect(walkOf(maze, 1, 30)).toEqual(walkOf(maze, 1, 30));
    expect(walkOf(maze, 1, 30)).toMatchInlineSnapshot(`
      [
        0,
        1,
        2,
        7,
        8,
        14,
        20,
        26,
        27,
        33,
        34,
        35,
      ]
    `);
    expect(walkOf(maze, 2, 30)).not.toEqual(walkOf(maze, 1, 30));
  });

  it('turns back at dead ends only', () => {
    let junctions = 0;
    for (let seed = 0; seed < 100; seed++) {
      const maze = mixedMaze(tiled('sigma', 7, 7), seed);
      const cells = walkOf(maze, seed, 200);
      for (let i = 2; i < cells.length; i++) {
        const ways = openNeighbours(maze.space, maze.open, cells[i - 1]!);
        if (ways.length > 2) junctions++;
        if (cells[i] === cells[i - 2]) expect([seed, ways.length]).toEqual([seed, 1]);
      }
    }
    expect(junctions).toBeGreaterThan(1000);
  });

  it('takes all ways on from a junction alike, the way back never', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 3000; seed++) {
      // From the dead end at the left it comes to the junction by its left side.
      const walker = new Mouse({ ...junction, start: 0 }, Random.of(seed));
      walker.step();
      const next = junction.space.graph.to[walker.step()]!;
      counts.set(next, (counts.get(next) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([2, 5]);
    expect(chiSquareEven(counts.values(), 2).p).toBeGreaterThan(1e-4);
  });

  it('gives up when its steps are used up, and says what could help', () => {
    const ring = drawnMaze(
      '+-+-+-+-+', //
      '|S      |',
      '+ +-+-+ +',
      '|       |',
      '+-+-+ +-+',
      '|F      |',
      '+-+-+-+-+',
    );
    const { solved, sure, walked, reason } = solve(ring, mouse, { limit: 3 });
    expect({ solved, sure, walked }).toEqual({ solved: false, sure: false, walked: 3 });
    expect(reason).toBe(
      'the mouse gave up after 3 steps; raise the limit, try another seed, or take tremaux, which is sure',
    );
    expect(solve(ring, mouse).solved).toBe(true);
  });

  it('stays where one-way links lead only in', () => {
    const trap = drawnMaze(
      '+-+-+-+', //
      '|  S F|',
      '+-+ +-+',
      '| | | |',
      '+-+-+-+',
    );
    const { ends } = trap.space.graph;
    const oneWay = new OneWay(
      BitSet.from(
        trap.open.size,
        [...trap.open].filter((l) => ends[2 * l + 1] === 4),
      ),
    );
    const answers = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => solve({ ...trap, oneWay }, mouse, { seed }));
    const caught = answers.find(({ solved }) => !solved);
    expect(caught?.reason).toBe(
      'the mouse sits in a dead end that one-way links lead into only; try another seed, or take backtracker, which is sure',
    );
    expect(answers.some(({ solved }) => solved)).toBe(true);
  });
});
