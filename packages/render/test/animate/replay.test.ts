import {
  BitSet,
  backtracker,
  carve,
  deadEnd,
  generators,
  mazeOf,
  Random,
  shortest,
  solve,
  squareSpace,
  Trace,
} from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { Replay, STATE } from '../../src/animate/replay.ts';
import { mazeFrom } from '../mazes.ts';

describe('a replay', () => {
  for (const generator of generators) {
    for (const focus of ['passage', 'wall'] as const) {
      if (typeof generator.focus[focus] === 'string') continue;
      it(`ends with the maze that ${generator.name} made by ${focus}s`, () => {
        for (let seed = 0; seed < 5; seed++) {
          const space = squareSpace(8 + 2 * seed, 10);
          const trace = new Trace();
          const open = carve(space, generator, { random: Random.of(seed), focus, trace });
          const maze = mazeOf(space, open);
          const replay = new Replay(maze, trace, focus);
          replay.playTo(trace.length);
          expect(replay.open.equals(open), `seed ${seed}`).toBe(true);
          if (focus === 'passage') expect(replay.states.includes(STATE.out), `seed ${seed}`).toBe(false);
          expect(replay.states.includes(STATE.walk), `seed ${seed}`).toBe(false);
        }
      });
    }
  }

  it('opens links one by one and never closes them', () => {
    const space = squareSpace(9, 9);
    const trace = new Trace();
    const open = carve(space, backtracker, { random: Random.of('one by one'), trace });
    const replay = new Replay(mazeOf(space, open), trace, 'passage');
    let before = 0;
    for (let event = 0; event <= trace.length; event++) {
      replay.playTo(event);
      const now = replay.open.count();
      expect(now - before).toBeLessThanOrEqual(1);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(80);
  });

  it('keeps a walk free of loops: each cell stands in it once, next to the one before', () => {
    const space = squareSpace(7, 7);
    const wilson = generators.find(({ name }) => name === 'wilson')!;
    const trace = new Trace();
    const open = carve(space, wilson, { random: Random.of('walks'), trace });
    const { first, to } = space.graph;
    const replay = new Replay(mazeOf(space, open), trace, 'passage');
    for (let event = 0; event <= trace.length; event++) {
      replay.playTo(event);
      const walk = replay.walk.filter((cell) => replay.states[cell] === STATE.walk);
      expect(new Set(walk).size).toBe(walk.length);
      walk.forEach((cell, i) => {
        if (i > 0) expect([...to.subarray(first[cell], first[cell + 1])]).toContain(walk[i - 1]);
      });
    }
  });

  it('ends with the path of a solver, and with the cells it has filled', () => {
    const maze = { ...mazeFrom({ kind: 'squares', width: 9, height: 9, seed: 4 }), oneWay: null };
    for (const solver of [shortest, deadEnd]) {
      const trace = new Trace();
      const { links } = solve(maze, solver as typeof shortest, {}, trace);
      const replay = new Replay(maze, trace, 'solve');
      replay.playTo(trace.length);
      expect(replay.path).toEqual([...links]);
      expect(replay.open.equals(maze.open)).toBe(true);
      if (solver.leaves === 'cells') expect(replay.states.includes(STATE.filled)).toBe(true);
    }
  });

  it('shows nothing that a trace of nothing has not told', () => {
    const space = squareSpace(3, 3);
    const replay = new Replay(mazeOf(space, new BitSet(space.graph.linkCount)), new Trace(), 'passage');
    replay.playTo(0);
    expect(replay.open.count()).toBe(0);
    expect(replay.head).toBe(-1);
  });
});
