import { describe, expect, it } from 'vitest';
import {
  braidWalls,
  type Maze,
  MazeError,
  openDegrees,
  pieces,
  type Space,
  squareSpace,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { made } from '../support/made.ts';
import { meanOf, textureOf } from '../support/texture.ts';

const forms = ['walls', 'rows', 'tilt'] as const;
const boards = allBoards();

/** Cells that could have two passages and do not; a link from a cell to itself is none. */
function deadEnds(maze: Maze): number[] {
  const { ends, cellCount, linkCount } = maze.space.graph;
  const all = new Uint32Array(cellCount);
  const open = new Uint32Array(cellCount);
  for (let l = 0; l < linkCount; l++) {
    const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
    for (const cell of a === b ? [] : [a, b]) {
      all[cell]!++;
      if (maze.open.has(l)) open[cell]!++;
    }
  }
  return [...open.keys()].filter((c) => open[c]! < Math.min(2, all[c]!));
}

function madeOrRefused(space: Space, form: string, seed: number): Maze | string {
  try {
    return made(braidWalls, space, { form }, seed);
  } catch (error) {
    expect(error).toBeInstanceOf(MazeError);
    expect((error as MazeError).code).toBe('cannot-combine');
    return (error as MazeError).message;
  }
}

describe('Braids by walls', () => {
  it.each(forms)('have no dead ends and cut nothing off, on every board that is not refused: %s', (form) => {
    let count = 0;
    for (const [name, space] of boards) {
      for (let seed = 1; seed <= 2; seed++) {
        const maze = madeOrRefused(space, form, seed);
        if (typeof maze === 'string') {
          expect(maze).toMatch(space.dual === null ? /--braid 1/ : /the form "walls" works here/);
          continue;
        }
        count++;
        const { faults, parts } = validate(maze);
        const seen = { name, seed, faults, parts, deadEnds: deadEnds(maze) };
        expect(seen).toEqual({ name, seed, faults: [], parts: pieces(space.graph).count, deadEnds: [] });
        expect(made(braidWalls, space, { form }, seed).open.equals(maze.open)).toBe(true);
      }
    }
    const withWalls = boards.filter(([, space]) => space.dual !== null && space.rivals === null).length;
    if (form === 'walls') expect(count).toBe(2 * withWalls);
    else expect(count).toBeGreaterThan(20);
  });

  it('leave a post alone only where each of its walls would make a dead end', () => {
    const space = squareSpace(30, 20);
    const { graph, classes, isBorder } = space.dual!;
    let posts = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const maze = made(braidWalls, space, { form: 'walls' }, seed);
      const ways = openDegrees(maze);
      for (let n = 0; n < graph.cellCount; n++) {
        const walls = [...graph.link.subarray(graph.first[n], graph.first[n + 1])];
        if (isBorder[classes.of[n]!] === 1 || walls.some((l) => !maze.open.has(l))) continue;
        posts++;
        for (const l of walls) {
          expect(Math.min(ways[space.graph.ends[2 * l]!]!, ways[space.graph.ends[2 * l + 1]!]!)).toBe(2);
        }
      }
    }
    expect(posts).toBeLessThan(10); // of 5510 corners
  });

  // Straight, turn, 3-way, 4-way and shortest way of the original, in per cent of 100 x 100 cells.
  const published: Record<string, readonly number[]> = {
    walls: [36.9, 50.4, 11.7, 1.1, 4.0],
    rows: [31.1, 59.5, 9.5, 0, 4.5],
    tilt: [46.7, 44.0, 9.1, 0.2, 19.2],
  };
  const space = squareSpace(100, 100);
  const figuresOf = (form: string): readonly number[] => {
    const textures = Array.from({ length: form === 'tilt' ? 30 : 16 }, (_, seed) => {
      const { open } = made(braidWalls, space, { form }, seed);
      const { degrees, turns, solution } = textureOf(space, open);
      return [degrees[2]! - turns, turns, degrees[3]!, degrees[4]!, solution].map((n) => n / 100);
    });
    return [0, 1, 2, 3, 4].map((i) => meanOf(textures.map((figures) => figures[i]!)).mean);
  };
  const isNear = (seen: readonly number[], figures: readonly number[]): boolean =>
    seen.every((n, i) => Math.abs(n - figures[i]!) < 1);

  it.each(forms)('have the texture of the original within one point: %s', (form) => {
    const seen = figuresOf(form);
    expect({ seen, isNear: isNear(seen, published[form]!) }).toMatchObject({ isNear: true });
    for (const other of forms) if (other !== form) expect(isNear(seen, published[other]!)).toBe(false);
  });

  it('keep cells with a single link in the space as they are', () => {
    const corridor = made(braidWalls, squareSpace(5, 1), {}, 1);
    expect(corridor.open.count()).toBe(4);
    expect([...openDegrees(corridor)]).toEqual([1, 2, 2, 2, 1]);
  });
});
