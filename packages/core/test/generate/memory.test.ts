import { describe, expect, it } from 'vitest';
import { Field } from '../../src/generate/field.ts';
import {
  type Generator,
  generatorParams,
  generators,
  Random,
  singletons,
  squareSpace,
  straightOn,
} from '../../src/index.ts';
import { oppositeHalves } from '../../src/mesh/axes.ts';

const ORDER: readonly Generator['memory'][] = ['none', 'row', 'cells'];

describe('a generator holds no more memory while it works than its record states', () => {
  for (const generator of generators) {
    it(`${generator.name}: ${generator.memory}`, () => {
      expect(ORDER.slice(0, ORDER.indexOf(generator.memory) + 1)).toContain(growth(generator));
    });
  }

  it('and one that keeps all cells is not taken for one that keeps a row', () => {
    const hoarder: Generator = {
      ...(generators[1] as Generator),
      memory: 'row',
      start: (task) =>
        Object.assign({ chosen: task.graph.ends, hoard: new Uint32Array(task.graph.cellCount) }, idle) as never,
    };
    expect(growth(hoarder)).toBe('cells');
  });
});

const idle = { run: () => true, progress: () => 1 };

/** How the bytes held half-way grow when both sides are four times as long: not at all, like a side, or like the cells. */
function growth(generator: Generator): Generator['memory'] {
  const [small, large] = [bytesHeld(generator, 100), bytesHeld(generator, 400)];
  const floor = 1024; // a few counters and a first stack page are no memory "in proportion"
  if (large <= floor) return 'none';
  return (large - floor) / Math.max(small, floor) < 5 ? 'row' : 'cells';
}

/** Bytes of all arrays reachable from a kernel at half its way, but for the board, the links and a mark for each cell. */
function bytesHeld(generator: Generator, side: number): number {
  const space = squareSpace(side, side);
  const cellCount = space.graph.cellCount;
  const rows = space.rows;
  const split = space.split;
  const focus = generator.defaultFocus;
  const task = {
    graph: space.graph,
    classes: singletons(cellCount),
    focus,
    weights: null,
    bias: null,
    runLimit: null,
    knob: (_name: string, everywhere: number) => new Field(everywhere),
    heading: () => ({ directions: space.directions, twin: space.twin, steps: null }),
    positions: () => space.centres,
    straight: () => straightOn(space.graph, space.twin, space.directions),
    rows: () => rows,
    split: () => split,
    tunnels: generator.tunnels === true ? { density: 1, tunnel: 1, opposite: oppositeHalves(space) } : null,
    random: Random.of(1),
  };
  const kernel = generator.start(task, generatorParams(generator, focus), null);
  kernel.run(cellCount / 2);
  const seen = new Set<unknown>();
  sumBytes([task, rows, split, split?.source, kernel.chosen], seen);
  return Math.max(sumBytes(kernel, seen) - cellCount, 0);
}

/** Bytes of the arrays reachable from a value that were not seen before. */
function sumBytes(value: unknown, seen: Set<unknown>): number {
  if (value === null || typeof value !== 'object' || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) {
    if (seen.has(value.buffer)) return 0;
    seen.add(value.buffer);
    return value.buffer.byteLength;
  }
  let sum = 0;
  for (const part of Object.values(value)) sum += sumBytes(part, seen);
  return sum;
}
