import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backtracker,
  braid,
  carve,
  floodedRim,
  isWallFollowable,
  type Maze,
  type MeshSpace,
  mazeOf,
  Random,
  type Space,
  shortest,
  solve,
  squareSpace,
  wilson,
} from '../../src/index.ts';
import { randomMask } from '../support/masks.ts';
import { drawnMaze, scatteredMaze } from '../support/random-mazes.ts';
import { steps } from '../support/slow-truth.ts';
import { catalogueBoards } from '../support/spaces.ts';

/** Cells that have a side on the border. */
function borderCells({ mesh, graph }: MeshSpace): number[] {
  return Array.from({ length: graph.cellCount }, (_, c) => c).filter((c) =>
    mesh.sidePartner.subarray(mesh.sideFirst[c], mesh.sideFirst[c + 1]).includes(-1),
  );
}

/** The maze with two cells of its border as ends; the openings are the last border sides of these. */
function withEnds(maze: Maze, random: Random): Maze {
  const space = maze.space as MeshSpace;
  const cells = borderCells(space);
  const start = cells[random.below(cells.length)]!;
  const finish = cells[random.below(cells.length)]!;
  const { sideFirst, sidePartner } = space.mesh;
  const openings = [start, finish].map((cell) => ({
    cell,
    side: sidePartner.subarray(sideFirst[cell], sideFirst[cell + 1]).lastIndexOf(-1),
  }));
  return { ...maze, start, finishes: [finish], openings: random.below(2) === 0 ? openings : [] };
}

function expectWay(maze: Maze): void {
  const found = floodedRim(maze);
  const truth = solve(maze, shortest);
  expect(found !== null).toBe(truth.solved);
  if (found === null) return;
  const { path, links } = found;
  expect([path[0], path.at(-1)]).toEqual([maze.start, maze.finishes[0]]);
  expect(new Set(path).size).toBe(path.length);
  const allSteps = steps(maze);
  links.forEach((link, i) => {
    expect(allSteps.some((step) => step.from === path[i] && step.to === path[i + 1] && step.link === link)).toBe(true);
  });
}

/** Whether a walker from `start` by some half, with the left or the right hand on the wall, comes to `goal`. */
function handsReach({ space, open }: Maze, start: number, goal: number): boolean {
  const { first, to, link } = space.graph;
  const { twin } = space;
  for (const turn of [-1, 1]) {
    for (let begin = first[start]!; begin < first[start + 1]!; begin++) {
      if (!open.has(link[begin]!)) continue;
      let half = begin; // with the hand at whatever is beside this step
      do {
        const cell = to[half]!;
        if (cell === goal) return true;
        const [low, count] = [first[cell]!, first[cell + 1]! - first[cell]!];
        let next = twin[half]!;
        do next = low + ((next - low + turn + count) % count);
        while (!open.has(link[next]!));
        half = next;
      } while (half !== begin);
    }
  }
  return false;
}

describe('the rim of a flooded wall', () => {
  it('is the way through every perfect maze', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = Random.of(seed, 'rim');
      const space = squareSpace(2 + random.below(12), 2 + random.below(12));
      const maze = withEnds(mazeOf(space, carve(space, wilson, { random })), random);
      const { path, links } = solve(maze, shortest);
      expect([seed, floodedRim(maze)]).toEqual([seed, { path, links }]);
    }
  });

  it('is a way wherever there is one: braids, masks with holes, all links by chance', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isMasked) => {
        const random = Random.of(seed, 'rim');
        const space = isMasked ? randomMask(seed) : squareSpace(2 + random.below(9), 2 + random.below(9));
        if (space.graph.cellCount === 0) return;
        const maze = withEnds(scatteredMaze(space, 0.4 + 0.6 * random.fraction(), seed), random);
        try {
          expectWay(maze);
        } catch (error) {
          // Ends on two borders are no fault: the outer wall and the rim of a hole, or two pieces of the board.
          if (!/have to lie on one border/.test(String(error))) throw error;
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each(catalogueBoards([4, 5, 6], [4, 5, 6]).filter(({ topology }) => ['plane', 'cylinder'].includes(topology)))(
    'is a way on $name',
    ({ space, topology }) => {
      for (let seed = 0; seed < 5; seed++) {
        const maze = withEnds(scatteredMaze(space, 0.7, seed), Random.of(seed, 'rim'));
        try {
          expectWay(maze);
        } catch (error) {
          if (topology === 'plane' || !/have to lie on one border/.test(String(error))) throw error;
        }
      }
    },
  );

  it('is the leftmost way of someone who comes in', () => {
    const ring = drawnMaze(
      '+-+-+-+', //
      '|  S  |',
      '+ +-+ +',
      '|  F  |',
      '+-+-+-+',
    );
    const found = floodedRim(ring);
    expect(Array.from(found?.path ?? [])).toEqual([1, 2, 5, 4]); // facing south, the left hand is in the east
  });

  it('is refused where ends lie inside or the board has a handle', () => {
    const inside = { ...scatteredMaze(squareSpace(3, 3), 1, 0), start: 0, finishes: [4] };
    expect(() => floodedRim(inside)).toThrow(/have to lie on one border/);
    const torus = catalogueBoards([4, 5, 6], [4, 5, 6]).find(({ topology }) => topology === 'torus')!.space;
    const onTorus = { ...scatteredMaze(torus, 1, 0), start: 0, finishes: [1] };
    expect(() => floodedRim(onTorus)).toThrow(/has a handle or a twist; use a solver/);
    expect(() => isWallFollowable(onTorus)).toThrow(/has a handle or a twist; use a solver/);
  });
});

describe('whether a hand on the wall gets there', () => {
  const boards: [string, (seed: number) => Space][] = [
    ['squares', (seed) => squareSpace(2 + (seed % 6), 2 + (seed % 5))],
    ['masks', (seed) => randomMask(seed)],
  ];
  it.each(boards)('is found without walking: %s', (_, boardOf) => {
    let yes = 0;
    let no = 0;
    for (let seed = 0; seed < 300; seed++) {
      const space = boardOf(seed);
      if (space.graph.cellCount < 2) continue;
      const random = Random.of(seed, 'hand');
      const bare = scatteredMaze(space, 0.5 + 0.4 * random.fraction(), seed);
      const maze = {
        ...bare,
        start: random.below(space.graph.cellCount),
        finishes: [random.below(space.graph.cellCount)],
      };
      const answer = isWallFollowable(maze);
      const [start, goal] = [maze.start, maze.finishes[0]!];
      expect([seed, answer]).toEqual([seed, start === goal || handsReach(maze, start, goal)]);
      if (answer) yes++;
      else no++;
    }
    expect(Math.min(yes, no)).toBeGreaterThan(20);
  });

  it('is true in every perfect maze and false for a goal on an island', () => {
    const space = squareSpace(9, 9);
    const tree = mazeOf(space, carve(space, backtracker, { random: Random.of(1) }));
    expect(isWallFollowable({ ...tree, start: 0, finishes: [40] })).toBe(true);
    const room = drawnMaze(
      '+-+-+-+-+-+', //
      '|S        |',
      '+ + + + + +',
      '|         |',
      '+ + +-+ + +',
      '|    F    |',
      '+ + + + + +',
      '|         |',
      '+-+-+-+-+-+',
    );
    expect(isWallFollowable(room)).toBe(false);
    const half = braid.apply(tree, { amount: 1 }, Random.of(2));
    expect(isWallFollowable({ ...half, start: 0, finishes: [8] })).toBe(true); // both at the outer wall
  });
});
