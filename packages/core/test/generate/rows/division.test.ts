import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  carve,
  division,
  GraphSpace,
  graphFromLinks,
  linkBetween,
  type MeshSpace,
  mazeOf,
  pieces,
  Random,
  squareSpace,
  validate,
  wilson,
} from '../../../src/index.ts';
import { hexagonBoard, noisyBoard, quarterBoard, ringBoard, triangleBoard } from '../../support/tiled-boards.ts';
import { openNeighbours } from '../../support/ways.ts';
import { figures } from './figures.ts';

const SEEDS = [1, 2, 3, 4, 5];

/** Whether a rectangle is cut by straight walls with one gap each until no part is two cells wide and high. */
function isDivided(space: MeshSpace, open: BitSet, width: number, height: number): boolean {
  const isOpen = (x: number, y: number, otherX: number, otherY: number): boolean =>
    open.has(linkBetween(space.graph, y * width + x, otherY * width + otherX));
  const regions: (readonly [number, number, number, number])[] = [[0, 0, width, height]];
  for (const [x, y, w, h] of regions) {
    if (w < 2 || h < 2) continue;
    let cut = false;
    for (let k = 1; k < w && !cut; k++) {
      const gaps = Array.from({ length: h }, (_, i) => isOpen(x + k - 1, y + i, x + k, y + i)).filter(Boolean).length;
      if (gaps !== 1) continue;
      regions.push([x, y, k, h], [x + k, y, w - k, h]);
      cut = true;
    }
    for (let k = 1; k < h && !cut; k++) {
      const gaps = Array.from({ length: w }, (_, i) => isOpen(x + i, y + k - 1, x + i, y + k)).filter(Boolean).length;
      if (gaps !== 1) continue;
      regions.push([x, y, w, k], [x, y + k, w, h - k]);
      cut = true;
    }
    if (!cut) return false;
  }
  return true;
}

describe('recursive division', () => {
  it('runs its walls through their region and leaves one gap in each', () => {
    for (const seed of SEEDS) {
      const space = squareSpace(19, 13);
      const open = carve(space, division, { random: Random.of(seed) });
      expect(validate(mazeOf(space, open)).perfect).toBe(true);
      expect(isDivided(space, open, 19, 13), `seed ${seed}`).toBe(true);
      expect(isDivided(space, carve(space, wilson, { random: Random.of(seed) }), 19, 13)).toBe(false);
    }
  });

  it('makes a tree of each piece of any board, with every rule for the gap', () => {
    const boards = [hexagonBoard(5, 4), triangleBoard(5, 4), quarterBoard(4, 4), ringBoard(9, 8)];
    for (const size of [1, 2, 50]) boards.push(squareSpace(1, size), squareSpace(size, 2));
    for (const seed of SEEDS) boards.push(noisyBoard(12, 12, seed));
    for (const board of boards) {
      for (const gap of ['anywhere', 'ends', 'middle']) {
        for (const seed of SEEDS) {
          const open = carve(board, division, { params: { gap }, random: Random.of(seed) });
          const verdict = validate(mazeOf(board, open));
          const where = `${JSON.stringify(board.description)} ${gap} seed ${seed}`;
          expect(verdict.loops, where).toBe(0);
          expect(verdict.parts, where).toBe(pieces(board.graph).count);
        }
      }
    }
  });

  it('needs no walls on paper: it also divides a board known by its links alone', () => {
    const ends = Uint32Array.from([0, 1, 1, 2, 2, 0, 2, 3, 3, 0, 1, 3, 0, 1]);
    const board = new GraphSpace(graphFromLinks(4, ends), null, { kind: 'graph' });
    for (const seed of SEEDS) {
      expect(validate(mazeOf(board, carve(board, division, { random: Random.of(seed) }))).perfect).toBe(true);
    }
  });

  it('has at most two dead ends in three cells', () => {
    for (const gap of ['anywhere', 'ends', 'middle']) {
      for (const seed of SEEDS) {
        const space = squareSpace(30, 30);
        const open = carve(space, division, { params: { gap }, random: Random.of(seed) });
        let deadEnds = 0;
        for (let cell = 0; cell < 900; cell++) if (openNeighbours(space, open, cell).length === 1) deadEnds++;
        expect(deadEnds).toBeLessThanOrEqual(600);
      }
    }
  });

  it('puts the gap where it is asked for', () => {
    const [width, height] = [2, 9];
    const space = squareSpace(width, height);
    for (const seed of SEEDS) {
      for (const [gap, places] of [
        ['ends', [0, 8]],
        ['middle', [4]],
      ] as const) {
        // One cut only, as the parts are small enough. A wall between rows is two cells long: both are ends and middle.
        const params = { gap, room: width * height - 1 };
        const open = carve(space, division, { params, random: Random.of(seed) });
        const gaps = Array.from({ length: height }, (_, y) => y).filter((y) =>
          open.has(linkBetween(space.graph, 2 * y, 2 * y + 1)),
        );
        if (gaps.length === 1) expect(places).toContain(gaps[0]);
      }
    }
  });

  it('leaves rooms of the wished size open', () => {
    for (const board of [squareSpace(20, 20), noisyBoard(20, 20, 3), hexagonBoard(10, 10)]) {
      const parts = pieces(board.graph).count;
      for (const room of [4, 12]) {
        const open = carve(board, division, { params: { room }, random: Random.of(1) });
        const verdict = validate(mazeOf(board, open));
        expect(verdict.parts).toBe(parts);
        expect(verdict.loops).toBeGreaterThan(0);
      }
      const wholeBoard = carve(board, division, { params: { room: 1000 }, random: Random.of(1) });
      expect(wholeBoard.count()).toBe(board.graph.linkCount);
    }
  });

  it('has the figures of the original, and other ones with gaps at the ends', () => {
    const measured = figures(division, {}, 20);
    expect(Math.abs(measured.deadEnds - 23.2)).toBeLessThan(1);
    expect(Math.abs(measured.solution - 7.1)).toBeLessThan(2);
    expect(Math.abs(figures(division, { params: { gap: 'ends' } }, 5).deadEnds - 23.2)).toBeGreaterThan(1);
  });

  it('opens more passages along the favoured axis, on rectangles and elsewhere', () => {
    for (const board of [squareSpace(40, 40), noisyBoard(40, 40, 1)]) {
      const share = [-0.6, 0.6].map((amount) => {
        const open = carve(board, division, { bias: { axis: 'x', amount }, random: Random.of(5) });
        const level = [...open].filter((l) => {
          const [a, b] = [board.graph.ends[2 * l] as number, board.graph.ends[2 * l + 1] as number];
          return board.centres[2 * a + 1] === board.centres[2 * b + 1];
        });
        return level.length / open.count();
      });
      expect((share[1] as number) - (share[0] as number), JSON.stringify(board.description)).toBeGreaterThan(0.1);
    }
  });

  it('is refused as passages, with the reason', () => {
    expect(() => carve(squareSpace(3, 3), division, { focus: 'passage', random: Random.of(1) })).toThrow(/add walls/);
  });
});
