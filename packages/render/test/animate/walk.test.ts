import {
  carve,
  generators,
  type Maze,
  maskedSquareSpace,
  mazeOf,
  Random,
  type Space,
  solve,
  solvers,
  squareSpace,
  Trace,
} from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Ground, groundOf } from '../../src/animate/ground.ts';
import type { Moment } from '../../src/animate/moment.ts';
import { moments } from '../../src/animate/moments.ts';
import { Replay, STATE } from '../../src/animate/replay.ts';
import { strandOf } from '../../src/animate/strand.ts';
import { walkItem } from '../../src/animate/walk.ts';
import { sceneStyle, type Watched } from '../../src/index.ts';
import { mazeFrom } from '../mazes.ts';

const boards: readonly (readonly [string, () => Space])[] = [
  ['squares', () => squareSpace(7, 6)],
  [
    // By walls each hole is a second piece of the border, whose corners are one place to a walker.
    'squares with holes',
    () => maskedSquareSpace(9, 8, (x, y) => !((x === 2 || x === 6) && y > 1 && y < 5) && x + y > 0, { kind: 'mask' }),
  ],
];

/** Every moment of a trace. */
function momentsOf(maze: Maze, trace: Trace, watched: Watched): { ground: Ground; all: Iterable<Moment> } {
  const ground = groundOf(maze, watched, sceneStyle, 24);
  return { ground, all: moments(trace, ground, { most: trace.length + 2, frontier: 'auto' }) };
}

/** The pairs of places that a line on squares goes between, one step at a time: as "x,y x,y". */
function stepsOf(moment: Moment, ground: Ground): string[] {
  const line = walkItem(moment.strand, ground)?.lines;
  const steps: string[] = [];
  for (let k = 0; k < (line?.count ?? 0); k++) {
    const at = (p: number): [number, number] => [line!.points[2 * p]!, line!.points[2 * p + 1]!];
    for (let p = line!.first[k]!; p + 1 < line!.first[k + 1]!; p++) {
      const [[x, y], [toX, toY]] = [at(p), at(p + 1)];
      expect(x === toX || y === toY, `a slanted line from ${x},${y} to ${toX},${toY}`).toBe(true);
      const count = Math.abs(toX - x) + Math.abs(toY - y);
      for (let i = 0; i < count; i++) {
        const [stepX, stepY] = [Math.sign(toX - x), Math.sign(toY - y)];
        steps.push(`${x + i * stepX},${y + i * stepY} ${x + (i + 1) * stepX},${y + (i + 1) * stepY}`);
      }
    }
  }
  return steps;
}

/** All steps that links allow, told from the raw arrays. */
function allowedSteps(maze: Maze, watched: Watched): Set<string> {
  const { graph, dual, centres, wallPositions } = maze.space;
  const [ends, places] = watched === 'wall' ? [dual!.graph.ends, wallPositions] : [graph.ends, centres];
  const at = (c: number): string => `${places[2 * c]},${places[2 * c + 1]}`;
  const allowed = new Set<string>();
  for (let l = 0; l < graph.linkCount; l++) {
    const [a, b] = [at(ends[2 * l]!), at(ends[2 * l + 1]!)];
    allowed.add(`${a} ${b}`).add(`${b} ${a}`);
  }
  return allowed;
}

describe('the line of a walk', () => {
  for (const generator of generators) {
    for (const focus of ['passage', 'wall'] as const) {
      if (typeof generator.focus[focus] === 'string') continue;
      it(`joins only what a link joins, at every moment of ${generator.name} by ${focus}s`, () => {
        for (const [name, board] of boards) {
          for (let seed = 0; seed < 4; seed++) {
            const space = board();
            if (generator.needs.length > 0 && name !== 'squares') continue;
            const trace = new Trace();
            const maze = mazeOf(space, carve(space, generator, { random: Random.of(seed), focus, trace }));
            const { ground, all } = momentsOf(maze, trace, focus);
            const allowed = allowedSteps(maze, focus);
            let k = 0;
            for (const moment of all) {
              const strange = stepsOf(moment, ground).filter((step) => !allowed.has(step));
              expect(strange, `${name}, seed ${seed}, moment ${k++}`).toEqual([]);
            }
          }
        }
      });
    }
  }

  for (const solver of solvers) {
    it(`is not drawn for ${solver.name}, whose path goes through open links at every moment`, () => {
      for (let seed = 0; seed < 6; seed++) {
        const maze = { ...mazeFrom({ kind: 'masked squares', width: 8, height: 7, seed }), oneWay: null };
        const trace = new Trace();
        solve(maze, solver, solver.params.limit === undefined ? {} : { limit: 200 }, trace); // a mouse takes long
        for (const { strand, path } of momentsOf(maze, trace, 'solve').all) {
          expect(strand.cells).toEqual([]);
          let cell = maze.start;
          for (const l of path) {
            expect(maze.open.has(l)).toBe(true);
            const pair = [maze.space.graph.ends[2 * l]!, maze.space.graph.ends[2 * l + 1]!];
            expect(pair, `seed ${seed}`).toContain(cell);
            cell = pair[0] === cell ? pair[1]! : pair[0]!;
          }
        }
      }
    });
  }

  it('leads on from the head while a walk is taken in, and up to the maze that it has met', () => {
    const wilson = generators.find(({ name }) => name === 'wilson')!;
    for (const focus of ['passage', 'wall'] as const) {
      const space = squareSpace(9, 9);
      const trace = new Trace();
      const maze = mazeOf(space, carve(space, wilson, { random: Random.of('taken in'), focus, trace }));
      const replay = new Replay(maze, trace, focus);
      let count = 0;
      for (let event = 0; event <= trace.length; event++) {
        replay.playTo(event);
        const standing = replay.walk.filter((cell) => replay.states[cell] === STATE.walk);
        if (standing.length === 0 || standing.length === replay.walk.length) continue;
        expect(strandOf(replay).cells).toEqual([replay.head, ...standing, replay.walkEnd]);
        count++;
      }
      expect(count).toBeGreaterThan(20);
    }
  });

  it('is the way back of the backtracker, from its head to where it began', () => {
    const backtracker = generators.find(({ name }) => name === 'backtracker')!;
    const space = squareSpace(8, 8);
    const trace = new Trace();
    const maze = mazeOf(space, carve(space, backtracker, { random: Random.of('back'), trace }));
    const replay = new Replay(maze, trace, 'passage');
    replay.playTo(1);
    const root = replay.head;
    for (let event = 0; event < trace.length; event++) {
      replay.playTo(event);
      const { cells } = strandOf(replay);
      const active = replay.states.reduce((count, state) => count + (state === STATE.active ? 1 : 0), 0);
      if (active < 2) continue;
      expect(cells).toHaveLength(active);
      expect([cells[0], cells.at(-1)]).toEqual([replay.head, root]);
    }
  });
});
