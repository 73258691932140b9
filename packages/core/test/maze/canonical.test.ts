// The canonical form of mazes, against mirrors and turns made by coordinates.

import { describe, expect, it } from 'vitest';
import {
  BitSet,
  canonicalLinks,
  carve,
  linkBetween,
  type Maze,
  mazeOf,
  Random,
  type Space,
  squareSpace,
  tilings,
  wilson,
} from '../../src/index.ts';

const SIDE = 3;

/** The eight mirrors and turns of a square, on columns and rows. */
const turns: readonly ((x: number, y: number) => readonly [number, number])[] = [0, 1, 2, 3].flatMap((quarter) =>
  [false, true].map((mirrors) => (x: number, y: number) => {
    let [a, b] = mirrors ? [y, x] : [x, y];
    for (let i = 0; i < quarter; i++) [a, b] = [SIDE - 1 - b, a];
    return [a, b] as const;
  }),
);

function turned({ space, open }: Maze, turn: (typeof turns)[number]): Maze {
  const moved = new BitSet(open.size);
  const image = (cell: number): number => {
    const [x, y] = turn(cell % SIDE, Math.floor(cell / SIDE));
    return y * SIDE + x;
  };
  for (const l of open) {
    const [a, b] = [space.graph.ends[2 * l] as number, space.graph.ends[2 * l + 1] as number];
    moved.add(linkBetween(space.graph, image(a), image(b)));
  }
  return mazeOf(space, moved);
}

const nameOf = (maze: Maze): string => canonicalLinks(maze).words.join();

describe('the canonical form of a maze', () => {
  it('tells the 192 mazes of 3 x 3 squares apart exactly if no mirror or turn makes them one: 28 are left', () => {
    const space = squareSpace(SIDE, SIDE);
    const random = Random.of(1);
    const mazes = new Map<string, Maze>();
    while (mazes.size < 192) {
      const maze = mazeOf(space, carve(space, wilson, { focus: 'passage', random }));
      mazes.set(maze.open.words.join(), maze);
    }
    const orbits = new Set<string>(); // by the least of the eight texts
    const names = new Set<string>();
    for (const maze of mazes.values()) {
      const images = turns.map((turn) => turned(maze, turn));
      orbits.add(images.map(({ open }) => [...open].join()).sort()[0] as string);
      const own = new Set([maze, ...images].map(nameOf));
      if (own.size > 1) throw new Error(`the images of ${maze.open.words.join()} have ${own.size} forms`);
      names.add(nameOf(maze));
    }
    expect(names.size).toBe(orbits.size);
    expect(names.size).toBe(28);
  });

  it('is one of the images, and the same for the canonical maze itself', () => {
    const sigma = tilings.find(({ name }) => name === 'sigma');
    const hexagon = sigma?.space({ shape: 'hexagon', side: 4 }, 'plane', Random.of(1)) as Space;
    for (let seed = 1; seed <= 20; seed++) {
      const maze = mazeOf(hexagon, carve(hexagon, wilson, { focus: 'passage', random: Random.of(seed) }));
      const form = canonicalLinks(maze);
      expect(form.count(), `seed ${seed}`).toBe(maze.open.count());
      expect(canonicalLinks(mazeOf(hexagon, form)).equals(form), `seed ${seed}`).toBe(true);
    }
  });

  it('leaves mazes as they are on boards that no move takes to themselves', () => {
    const space = squareSpace(1, 1);
    expect(canonicalLinks(mazeOf(space, new BitSet(0))).size).toBe(0);
  });
});
