import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  carve,
  generators,
  MazeError,
  mazeOf,
  NONE,
  Random,
  type Space,
  splitSpace,
  squareSpace,
  unicursal,
  validate,
} from '../../../src/index.ts';
import { hexagonBoard, noisyBoard, quarterBoard, ringBoard, triangleBoard } from '../../support/tiled-boards.ts';
import { allLinks, openNeighbours } from '../../support/ways.ts';

const SEEDS = [1, 2, 3];

/** The ends of the track, after checking that it is one path through all cells. */
function trackEnds(space: Space, open: BitSet, where: string): number[] {
  const { cellCount } = space.graph;
  expect(validate(mazeOf(space, open)).perfect, where).toBe(true);
  const ends: number[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const degree = openNeighbours(space, open, cell).length;
    expect(degree, where).toBeLessThanOrEqual(2);
    if (degree < 2) ends.push(cell);
  }
  expect(ends.length, where).toBe(Math.min(cellCount, 2));
  return ends;
}

function make(space: Space, seed: number, params = {}): BitSet {
  return carve(space, unicursal, { params, random: Random.of(seed) });
}

describe('unicursal', () => {
  it('has its ends side by side at the border where both sizes are even', () => {
    for (const [width, height] of [
      [2, 2],
      [4, 2],
      [6, 8],
      [20, 14],
    ] as const) {
      const space = squareSpace(width, height);
      for (const seed of SEEDS) {
        const [a, b] = trackEnds(space, make(space, seed), `${width} x ${height} seed ${seed}`) as [number, number];
        expect(openNeighbours(space, allLinks, a)).toContain(b);
        for (const cell of [a, b]) expect(openNeighbours(space, allLinks, cell).length).toBeLessThan(4);
      }
    }
  });

  it('has its ends in opposite corners where both sizes are odd', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 7],
      [9, 1],
      [3, 3],
      [7, 5],
      [19, 15],
    ] as const) {
      const space = squareSpace(width, height);
      for (const seed of SEEDS) {
        const ends = trackEnds(space, make(space, seed), `${width} x ${height} seed ${seed}`);
        expect(new Set(ends)).toEqual(new Set([0, width * height - 1]));
      }
    }
  });

  it('has its ends in the two corners at the left where the width is odd, and at the top where the height is', () => {
    for (const [width, height] of [
      [1, 8],
      [3, 2],
      [5, 6],
      [15, 8],
    ] as const) {
      const wide = squareSpace(height, width);
      const high = squareSpace(width, height);
      for (const seed of SEEDS) {
        expect(trackEnds(high, make(high, seed), `${width} x ${height}`)).toEqual([0, (height - 1) * width]);
        expect(trackEnds(wide, make(wide, seed), `${height} x ${width}`)).toEqual([0, height - 1]);
      }
    }
  });

  it('runs round any board that is split, one track for each of its pieces', () => {
    for (const source of [hexagonBoard(4, 3), triangleBoard(4, 3), quarterBoard(3, 3), ringBoard(8, 7)]) {
      const space = splitSpace(source);
      for (const seed of SEEDS) trackEnds(space, make(space, seed), `${source.description.kind} seed ${seed}`);
    }
    for (const seed of SEEDS) {
      const space = splitSpace(noisyBoard(10, 10, seed));
      const verdict = validate(mazeOf(space, make(space, seed)));
      expect(verdict.parts).toBe(new Set(piecesOf(space)).size);
      expect(verdict.loops).toBe(0);
    }
  });

  it('runs round mazes of every other generator that carves passages', () => {
    // A tunneller is a backtracker here: there is nothing to cross.
    const sources = generators.filter(
      ({ name, focus, tunnels }) => name !== 'unicursal' && tunnels !== true && typeof focus.passage !== 'string',
    );
    expect(sources.length).toBe(13);
    const even = squareSpace(8, 10);
    const odd = squareSpace(9, 7);
    for (const { name, needs } of sources) {
      trackEnds(even, make(even, 1, { source: name }), name);
      if (needs.length === 0) trackEnds(odd, make(odd, 1, { source: name }), name);
      else expect(() => make(odd, 1, { source: name })).toThrow(/even sizes/);
    }
  });

  it('takes the wish where the ends shall be, and refuses what the size forbids with what works', () => {
    const even = squareSpace(6, 6);
    const odd = squareSpace(5, 6);
    trackEnds(even, make(even, 1, { track: 'together' }), 'together');
    trackEnds(odd, make(odd, 1, { track: 'apart' }), 'apart');
    expect(() => make(odd, 1, { track: 'together' })).toThrow(/even width and height/);
  });

  it('is refused as passages, and on boards that are no split', () => {
    const refused = (space: Space, focus: 'passage' | 'wall'): void => {
      expect(() => carve(space, unicursal, { focus, random: Random.of(1) })).toThrow(MazeError);
    };
    refused(squareSpace(4, 4), 'passage');
    refused(hexagonBoard(2, 2), 'wall');
  });

  it('runs more along the favoured axis', () => {
    const space = squareSpace(40, 40);
    const share = [-0.7, 0.7].map((amount) => {
      const open = carve(space, unicursal, { bias: { axis: 'x', amount }, random: Random.of(2) });
      const level = [...open].filter(
        (l) => (space.graph.ends[2 * l + 1] as number) - (space.graph.ends[2 * l] as number) === 1,
      );
      return level.length / open.count();
    });
    expect((share[1] as number) - (share[0] as number)).toBeGreaterThan(0.1);
  });

  it('keeps each wall it has built while it is stopped and gone on with', async () => {
    const space = squareSpace(12, 12);
    const { startCarving } = await import('../../../src/index.ts');
    const carving = startCarving(space, unicursal, { random: Random.of(4) });
    let before = carving.open();
    while (!carving.run(1)) {
      const now = carving.open();
      for (const l of now) expect(before.has(l)).toBe(true);
      before = now;
    }
    expect(carving.open().equals(make(space, 4))).toBe(true);
  });
});

/** Pieces of a board by all its links, one number a cell. */
function piecesOf(space: Space): number[] {
  const piece: number[] = new Array(space.graph.cellCount).fill(NONE);
  for (let start = 0; start < piece.length; start++) {
    if (piece[start] !== NONE) continue;
    const waiting = [start];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (piece[cell] !== NONE) continue;
      piece[cell] = start;
      waiting.push(...openNeighbours(space, allLinks, cell));
    }
  }
  return piece;
}
