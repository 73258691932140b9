import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  binaryTree,
  carve,
  type Focus,
  mazeOf,
  pieces,
  Random,
  splitSpace,
  squareSpace,
  validate,
} from '../../../src/index.ts';
import { hexagonBoard, noisyBoard, quarterBoard, ringBoard, triangleBoard } from '../../support/tiled-boards.ts';
import { openNeighbours } from '../../support/ways.ts';
import { figures } from './figures.ts';

const WIDTH = 14;
const HEIGHT = 11;
const space = squareSpace(WIDTH, HEIGHT);
const CORNERS = { nw: [-1, -1], ne: [1, -1], sw: [-1, 1], se: [1, 1] } as const;
const SEEDS = [1, 2, 3, 4, 5];

/** Whether each cell opens exactly one of its (at most two) links towards the corner. */
function isBinaryTree(open: BitSet, [stepX, stepY]: readonly [number, number]): boolean {
  for (let cell = 0; cell < space.graph.cellCount; cell++) {
    const x = cell % WIDTH;
    const beside = openNeighbours(space, open, cell);
    const towards = [x + stepX >= 0 && x + stepX < WIDTH ? cell + stepX : -1, cell + stepY * WIDTH];
    const possible = towards.filter((other) => other >= 0 && other < space.graph.cellCount);
    if (possible.filter((other) => beside.includes(other)).length !== Math.min(possible.length, 1)) return false;
  }
  return true;
}

/** The maze turned by half a turn. */
function halfTurned(open: BitSet): BitSet {
  const last = space.graph.cellCount - 1;
  const { ends, linkCount } = space.graph;
  const linkOf = new Map<string, number>();
  for (let l = 0; l < linkCount; l++) linkOf.set(`${ends[2 * l]} ${ends[2 * l + 1]}`, l);
  const turned = open.clone();
  turned.words.fill(0);
  for (const l of open)
    turned.add(linkOf.get(`${last - (ends[2 * l + 1] as number)} ${last - (ends[2 * l] as number)}`) as number);
  return turned;
}

describe('binary tree', () => {
  it('opens one way towards the corner from each cell: so there is always a way there', () => {
    for (const [corner, steps] of Object.entries(CORNERS)) {
      for (const seed of SEEDS) {
        const open = carve(space, binaryTree, { params: { corner }, random: Random.of(seed) });
        expect(isBinaryTree(open, steps), `${corner} seed ${seed}`).toBe(true);
      }
    }
  });

  it('has no crossroads, and every dead end opens towards the corner', () => {
    for (const [corner, [stepX, stepY]] of Object.entries(CORNERS)) {
      for (const seed of SEEDS) {
        const open = carve(space, binaryTree, { params: { corner }, random: Random.of(seed) });
        for (let cell = 0; cell < space.graph.cellCount; cell++) {
          const beside = openNeighbours(space, open, cell);
          expect(beside.length).toBeLessThan(4);
          if (beside.length === 1) expect([stepX, stepY * WIDTH]).toContain((beside[0] as number) - cell);
        }
      }
    }
  });

  it('is a binary tree again when its wall form is turned by half a turn, and not before', () => {
    for (const [corner, steps] of Object.entries(CORNERS)) {
      for (const seed of SEEDS) {
        const open = carve(space, binaryTree, { focus: 'wall', params: { corner }, random: Random.of(seed) });
        expect(isBinaryTree(halfTurned(open), steps), `${corner} seed ${seed}`).toBe(true);
        expect(isBinaryTree(open, steps)).toBe(false);
      }
    }
  });

  it('makes a tree of each piece of any board, bays and holes included, as passages and as walls', () => {
    const boards = [hexagonBoard(5, 4), triangleBoard(5, 4), quarterBoard(4, 4), ringBoard(9, 8), squareSpace(1, 9)];
    boards.push(splitSpace(hexagonBoard(3, 2)));
    for (const seed of SEEDS) boards.push(noisyBoard(12, 12, seed));
    for (const board of boards) {
      for (const corner of Object.keys(CORNERS)) {
        for (const focus of ['passage', 'wall'] satisfies Focus[]) {
          const open = carve(board, binaryTree, { focus, params: { corner }, random: Random.of(1) });
          const verdict = validate(mazeOf(board, open));
          const where = `${JSON.stringify(board.description)} ${corner} ${focus}`;
          expect(verdict.loops, where).toBe(0);
          expect(verdict.parts, where).toBe(pieces(board.graph).count);
        }
      }
    }
  });

  it('has the figures of the original, as passages and as walls', () => {
    for (const focus of ['passage', 'wall'] satisfies Focus[]) {
      const measured = figures(binaryTree, { focus }, 10);
      expect(Math.abs(measured.deadEnds - 25)).toBeLessThan(0.5);
      expect(measured.solution).toBeCloseTo(1.99, 2);
    }
  });

  it('opens the favoured axis with the chance asked for', () => {
    const open = carve(space, binaryTree, { bias: { axis: 'x', amount: 1 }, random: Random.of(1) });
    const alongX = [...open].filter(
      (l) => (space.graph.ends[2 * l + 1] as number) - (space.graph.ends[2 * l] as number) === 1,
    );
    expect(alongX.length).toBe((WIDTH - 1) * HEIGHT);
  });
});
