import { describe, expect, it } from 'vitest';
import { BitSet, depthFirst, EVENT, mazeOf, OneWay, solve, squareSpace, Trace } from '../../src/index.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import { mixedMaze, tiled } from '../support/solver-mazes.ts';

const fork = drawnMaze(
  '+-+-+-+-+', //
  '|  S   F|',
  '+ + +-+-+',
  '|   |   |',
  '+-+-+-+-+',
);

describe('backtracker', () => {
  it('enters each cell once, and steps back by the way it came', () => {
    for (let seed = 0; seed < 100; seed++) {
      const maze = mixedMaze(tiled('delta', 7, 5), seed);
      for (const order of ['turning', 'random']) {
        const trace = new Trace();
        const { path, seen } = solve(maze, depthFirst, { order, seed }, trace);
        const stack = [maze.start];
        const entered = new Set(stack);
        for (let event = 0; event < trace.length; event++) {
          if (trace.kind(event) !== EVENT.step) continue;
          const cell = trace.index(event);
          if (entered.has(cell)) {
            stack.pop();
            expect([seed, stack.at(-1)]).toEqual([seed, cell]);
          } else {
            entered.add(cell);
            stack.push(cell);
          }
        }
        expect([seed, entered.size]).toEqual([seed, seen]);
        if (path.length > 0) expect([seed, ...stack]).toEqual([seed, ...path]);
      }
    }
  });

  it('leaves each cell for good that it steps back from', () => {
    const trace = new Trace();
    const { solved } = solve({ ...fork, finishes: [7] }, depthFirst, {}, trace);
    const left: number[] = [];
    for (let event = 0; event < trace.length; event++)
      if (trace.kind(event) === EVENT.leave) left.push(trace.index(event));
    expect({ solved, left: left.sort() }).toEqual({ solved: false, left: [0, 1, 2, 3, 4, 5] });
  });

  it('takes the ways of a cell clockwise, or at random by seed', () => {
    expect(solve(fork, depthFirst).walked).toBe(2);
    const walks = Array.from({ length: 20 }, (_, seed) => solve(fork, depthFirst, { order: 'random', seed }).walked);
    expect(walks).toEqual(
      Array.from({ length: 20 }, (_, seed) => solve(fork, depthFirst, { order: 'random', seed }).walked),
    );
    expect(new Set(walks).size).toBeGreaterThan(1);
  });

  it('goes on from memory where a one-way link bars the way back, and then counts no steps on foot', () => {
    const space = squareSpace(3, 1);
    const maze = { ...mazeOf(space, BitSet.from(2, [0, 1])), start: 1, finishes: [0] };
    const right = [...maze.open].find((l) => space.graph.ends[2 * l] === 1)!;
    const trap = { ...maze, oneWay: new OneWay(BitSet.from(2, [right])) };
    expect(solve(trap, depthFirst)).toMatchObject({ solved: true, walked: null, steps: 3 });
    expect(solve(maze, depthFirst)).toMatchObject({ solved: true, walked: 3, steps: 3 });
  });
});
