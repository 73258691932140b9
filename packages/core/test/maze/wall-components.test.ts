import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Maze,
  type MeshSpace,
  pieces,
  Random,
  sheetSpace,
  squareSpace,
  UnionFind,
  validate,
  wallComponents,
} from '../../src/index.ts';
import { randomMask } from '../support/masks.ts';
import { drawnMaze, scatteredMaze } from '../support/random-mazes.ts';
import { catalogueBoards } from '../support/spaces.ts';
import { ringBoard } from '../support/tiled-boards.ts';

/** For each wall, in the order of links, the number of its component by first appearance; -1 for open links. */
function renumbered(of: ArrayLike<number>): number[] {
  const names = new Map<number, number>();
  return Array.from(of, (component) => {
    if (component === -1) return -1;
    if (!names.has(component)) names.set(component, names.size);
    return names.get(component) as number;
  });
}

/** Squares painted as pixels, two to a cell, walls black; every black pixel gets the number of its patch. */
function paintedPatches(
  maze: Maze,
  width: number,
  height: number,
): { ofLink: number[]; patches: number; outer: number } {
  const [w, h] = [2 * width + 1, 2 * height + 1];
  const isWall = new Uint8Array(w * h);
  const pixel = (x: number, y: number): number => y * w + x;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) if (x % 2 === 0 && y % 2 === 0) isWall[pixel(x, y)] = 1;
    isWall[pixel(0, y)] = isWall[pixel(w - 1, y)] = 1;
  }
  for (let x = 0; x < w; x++) isWall[pixel(x, 0)] = isWall[pixel(x, h - 1)] = 1;
  const { ends, linkCount } = maze.space.graph;
  const pixelOfLink = Array.from({ length: linkCount }, (_, l) => {
    const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
    return pixel((a % width) + (b % width) + 1, Math.floor(a / width) + Math.floor(b / width) + 1);
  });
  for (let l = 0; l < linkCount; l++) if (!maze.open.has(l)) isWall[pixelOfLink[l]!] = 1;
  const patch = new Int32Array(w * h).fill(-1);
  let patches = 0;
  for (let start = 0; start < w * h; start++) {
    if (isWall[start] === 0 || patch[start] !== -1) continue;
    const stack = [start];
    patch[start] = patches;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % w;
      const near = [at - w, at + w, ...(x > 0 ? [at - 1] : []), ...(x < w - 1 ? [at + 1] : [])];
      for (const next of near) {
        if (isWall[next] !== 1 || patch[next] !== -1) continue;
        patch[next] = patches;
        stack.push(next);
      }
    }
    patches++;
  }
  return { ofLink: pixelOfLink.map((p, l) => (maze.open.has(l) ? -1 : patch[p]!)), patches, outer: patch[0]! };
}

/** Each wall's component by joining the corners of the mesh that closed links and border sides run between. */
function joinedCorners(maze: Maze): number[] {
  const { mesh, graph, sideOfHalf } = maze.space as MeshSpace;
  // Pieces of the board that meet in a corner only are apart: each has corners of its own.
  const { of: pieceOf, count } = pieces(graph);
  const corners = mesh.cornerX.length;
  const sets = new UnionFind(count * corners);
  const cornersOf = (cell: number, side: number): [number, number] => {
    const next = side + 1 === mesh.sideFirst[cell + 1] ? mesh.sideFirst[cell]! : side + 1;
    const own = pieceOf[cell]! * corners;
    return [own + mesh.sideCorner[side]!, own + mesh.sideCorner[next]!];
  };
  const first: (readonly [number, number])[] = [];
  const join = (at: readonly [number, number]): boolean => sets.union(at[0], at[1]);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let s = mesh.sideFirst[c]!; s < mesh.sideFirst[c + 1]!; s++)
      if (mesh.sidePartner[s] === -1) join(cornersOf(c, s));
    for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) first[graph.link[h]!] ??= cornersOf(c, sideOfHalf[h]!);
  }
  // Glued sides are drawn twice: the corners of both are the same places.
  for (let c = 0; c < graph.cellCount; c++) {
    for (let s = mesh.sideFirst[c]!; s < mesh.sideFirst[c + 1]!; s++) {
      const partner = mesh.sidePartner[s]!;
      if (partner < 0) continue;
      const other = ownerOf(mesh.sideFirst, partner);
      const [from, to] = cornersOf(c, s);
      const [otherFrom, otherTo] = cornersOf(other, partner);
      const isFlipped = graph.twists?.has(linkOfSide(maze, c, s));
      sets.union(from, isFlipped ? otherFrom : otherTo);
      sets.union(to, isFlipped ? otherTo : otherFrom);
    }
  }
  for (let l = 0; l < graph.linkCount; l++) if (!maze.open.has(l)) join(first[l]!);
  return Array.from({ length: graph.linkCount }, (_, l) => (maze.open.has(l) ? -1 : sets.find(first[l]![0])));
}

function ownerOf(sideFirst: ArrayLike<number>, side: number): number {
  let cell = 0;
  while (sideFirst[cell + 1]! <= side) cell++;
  return cell;
}

function linkOfSide({ space }: Maze, cell: number, side: number): number {
  for (let h = space.graph.first[cell]!; h < space.graph.first[cell + 1]!; h++) {
    if (space.sideOfHalf[h] === side) return space.graph.link[h]!;
  }
  return -1;
}

describe('pieces of wall', () => {
  it('are the black patches of a picture, on squares', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 9 }),
        (seed, width, height) => {
          const maze = scatteredMaze(squareSpace(width, height), Random.of(seed, 'chance').fraction(), seed);
          const { ofLink, ofCorner, count, isOuter, islands } = wallComponents(maze);
          const truth = paintedPatches(maze, width, height);
          expect(renumbered(ofLink)).toEqual(renumbered(truth.ofLink));
          expect(count).toBe(truth.patches);
          expect(isOuter.reduce((sum, is) => sum + is, 0)).toBe(1);
          ofLink.forEach((component, l) => {
            if (component !== -1) expect(isOuter[component] === 1).toBe(truth.ofLink[l] === truth.outer);
          });
          expect(islands).toBe(new Set(truth.ofLink.filter((patch) => patch !== -1 && patch !== truth.outer)).size);
          expect(Math.max(...ofCorner) + 1).toBe(count);
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });

  it('are sets of joined corners on masks, with their holes', () => {
    for (let seed = 0; seed < 100; seed++) {
      const maze = scatteredMaze(randomMask(seed), 0.6, seed);
      expect([seed, renumbered(wallComponents(maze).ofLink)]).toEqual([seed, renumbered(joinedCorners(maze))]);
    }
  });

  it.each(catalogueBoards([4, 5, 6], [4, 5, 6]))('are sets of joined corners on $name', ({ space }) => {
    if (space.graph.ends.some((cell, i) => i % 2 === 1 && cell === space.graph.ends[i - 1])) return; // a side glued to its own cell
    for (let seed = 0; seed < 4; seed++) {
      const maze = scatteredMaze(space, 0.5 + 0.1 * seed, seed);
      expect(renumbered(wallComponents(maze).ofLink)).toEqual(renumbered(joinedCorners(maze)));
    }
  });

  it('are one more than the loops of a whole maze on a flat board', () => {
    for (let seed = 0; seed < 60; seed++) {
      const maze = scatteredMaze(squareSpace(8, 6), 0.8, seed);
      const { loops, parts } = validate(maze);
      if (parts === 1) expect(wallComponents(maze).count).toBe(loops + 1);
    }
  });

  it('know the outer wall from the rim of a hole', () => {
    const open = scatteredMaze(ringBoard(7, 7), 1, 0);
    const { isOuter, ofCorner, islands } = wallComponents(open);
    const { wallPositions } = open.space;
    expect(islands).toBe(1);
    ofCorner.forEach((component, n) => {
      const onOutside = [0, 7].includes(wallPositions[2 * n]!) || [0, 7].includes(wallPositions[2 * n + 1]!);
      expect(isOuter[component]).toBe(onOutside ? 1 : 0);
    });
  });

  it('are counted: the outer one, an island of two walls, and a post', () => {
    const maze = drawnMaze(
      '+-+-+-+-+', //
      '|       |',
      '+ +-+ + +',
      '|   |   |',
      '+ + + + +',
      '|       |',
      '+-+-+-+-+',
    );
    const { count, islands } = wallComponents(maze);
    expect([count, islands]).toEqual([5, 1]); // posts at three corners
  });

  it('are refused where walls have no corners', () => {
    const levels = sheetSpace(squareSpace(3, 3), [2], false);
    expect(() => wallComponents(scatteredMaze(levels, 0.5, 1))).toThrow(
      /^walls make no pieces here: .*; flood the cells/,
    );
  });
});
