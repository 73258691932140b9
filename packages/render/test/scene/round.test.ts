import { BitSet, mazeOf } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, type Lines, scene, sceneStyle } from '../../src/index.ts';
import { wayThrough } from '../mazes.ts';
import { ringSpace, treeOn } from '../support/boards.ts';
import { paperBetween, sampled } from '../support/sample.ts';

const rings = ringSpace([6, 12, 12, 24]);

const linesOf = (drawing: ReturnType<typeof scene>, name: string): Lines =>
  drawing.layers.find((layer) => layer.name === name)!.items[0] as Lines;

const lengthOf = (lines: number[][]): number => {
  let length = 0;
  for (const line of lines) {
    for (let i = 2; i < line.length; i += 2) length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  }
  return length;
};

describe('a drawing of rings', () => {
  it('has all its walls on circles about the middle and on rays from there', () => {
    const walls = sampled(linesOf(scene(mazeOf(rings, new BitSet(rings.graph.linkCount))), 'walls').lines, 0, 0.01);
    for (const line of walls) {
      for (let i = 0; i < line.length; i += 2) {
        const radius = Math.hypot(line[i]!, line[i + 1]!);
        const isOnCircle = Math.abs(radius - Math.round(radius)) < 1e-9;
        const turn = (Math.atan2(line[i]!, line[i + 1]!) / (2 * Math.PI)) * 24;
        expect(isOnCircle || Math.abs(turn - Math.round(turn)) < 1e-9).toBe(true);
      }
    }
    const circles = 2 * Math.PI * (1 + 2 + 3 + 4 + 5);
    expect(lengthOf(walls)).toBeCloseTo(circles + 6 + 12 + 12 + 24, 2);
  });

  it('joins neighbouring arcs: an unbroken rim is one closed stroke of two half circles', () => {
    const { lines } = linesOf(scene(mazeOf(rings, new BitSet(rings.graph.linkCount).complement())), 'walls');
    expect(lines.count).toBe(1);
    expect([...lines.closed, ...lines.first]).toEqual([1, 0, 2]);
    expect(lines.bulges![0]).toBeCloseTo(1, 9);
    expect(lines.bulges![1]).toBeCloseTo(1, 9);
    const text = draw(mazeOf(rings, new BitSet(rings.graph.linkCount).complement()), 'svg') as string;
    expect(text.match(/ d="([^"]*)"/)![1]!.replace(/[\d. ]+/g, '#')).toBe('M#A#A#A#A#Z');
  });

  it('takes the whole circle into its frame, not only the corners on it', () => {
    const { x, y, width, height } = scene(mazeOf(ringSpace([5, 5]), new BitSet(0)), {
      ...sceneStyle,
      sizes: { ...sceneStyle.sizes, margin: 0, wall: 0 },
    });
    for (const [from, size] of [
      [x, width],
      [y, height],
    ] as const) {
      expect(from).toBeCloseTo(-3, 9);
      expect(size).toBeCloseTo(6, 9);
    }
  });

  it('leads the path between the walls, round along rings and straight across them', () => {
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        const maze = treeOn(rings, seed);
        const drawing = scene(maze, sceneStyle, { solution: wayThrough(maze) });
        expect(paperBetween(linesOf(drawing, 'solution'), linesOf(drawing, 'walls'))).toBeGreaterThan(0.05);
      }),
      { seed: 71, numRuns: 40 },
    );
  });

  it('turns without corners where a ring is left', () => {
    const maze = treeOn(rings, 3);
    const path = linesOf(scene(maze, sceneStyle, { solution: wayThrough(maze) }), 'solution');
    const [line] = sampled(path.lines, path.turn, 0.02);
    for (let i = 2; i + 3 < line!.length; i += 2) {
      const [inX, inY] = [line![i]! - line![i - 2]!, line![i + 1]! - line![i - 1]!];
      const [outX, outY] = [line![i + 2]! - line![i]!, line![i + 3]! - line![i + 1]!];
      const cosine = (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY));
      expect(cosine).toBeGreaterThan(0.9);
    }
  });

  it('is written without a number that is none by every pen that draws shapes', () => {
    const maze = treeOn(rings, 5);
    const solution = wayThrough(maze);
    for (const solutionStyle of ['line', 'dots', 'cells']) {
      for (const drawStyle of ['walls', 'passages']) {
        const params = { solution: solutionStyle, draw: drawStyle, distances: 'bands' };
        expect(draw(maze, 'svg', { solution, params })).not.toMatch(/NaN|Infinity/);
        expect((draw(maze, 'png', { solution, params }) as Uint8Array).length).toBeGreaterThan(1000);
      }
    }
  });
});

describe('a turn between a straight and a round piece', () => {
  it('touches both, and shrinks where one of them is short', () => {
    const lines = {
      count: 1,
      first: Uint32Array.of(0, 3),
      points: Float64Array.of(0, -3, 0, -1, 1, 0),
      closed: Uint8Array.of(0),
      bulges: Float64Array.of(0, Math.SQRT2 - 1, 0), // down to a circle about the middle, then a quarter of it
    };
    for (const turn of [0.1, 0.3, 0.5, 5]) {
      const [line] = sampled(lines, turn, 0.01);
      for (let i = 2; i + 3 < line!.length; i += 2) {
        const [inX, inY] = [line![i]! - line![i - 2]!, line![i + 1]! - line![i - 1]!];
        const [outX, outY] = [line![i + 2]! - line![i]!, line![i + 3]! - line![i + 1]!];
        expect(inX * outX + inY * outY).toBeGreaterThan(0.9 * Math.hypot(inX, inY) * Math.hypot(outX, outY));
        expect(Math.hypot(line![i]!, line![i + 1]!)).toBeGreaterThan(1 - 1e-9);
      }
      expect(Math.hypot(line!.at(-2)! - 1, line!.at(-1)!)).toBeLessThan(1e-9);
    }
  });
});
