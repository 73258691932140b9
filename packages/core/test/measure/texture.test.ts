// The measures of texture and of the solution, against slow independent counts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  backtracker,
  binaryTree,
  carve,
  chooseEnds,
  defaultsOf,
  difficulty,
  type Generator,
  GraphSpace,
  graphFromLinks,
  huntKill,
  kruskal,
  type Maze,
  mazeOf,
  measures,
  measuresNamed,
  Random,
  type Space,
  squareSpace,
  tilings,
  wilson,
} from '../../src/index.ts';
import { mazeKinds, randomMaze } from '../support/random-mazes.ts';
import { slowDistances, steps } from '../support/slow-truth.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

function board(name: string, sizes: Record<string, number | string>): Space {
  const tiling = tilings.find((record) => record.name === name);
  if (tiling === undefined) throw new Error(`no tiling ${name}`);
  return tiling.space({ ...defaultsOf(tiling.params), ...sizes }, 'plane', Random.of(1, 'space'));
}

function carved(space: Space, generator: Generator, seed: number): Maze {
  return mazeOf(space, carve(space, generator, { focus: 'passage', random: Random.of(seed) }));
}

/** Neighbours of each cell by open links, whichever way they may be walked. */
function neighbours(maze: Maze): { cell: number; link: number }[][] {
  const { ends, linkCount, cellCount } = maze.space.graph;
  const lists: { cell: number; link: number }[][] = Array.from({ length: cellCount }, () => []);
  for (let link = 0; link < linkCount; link++) {
    const [a, b] = [ends[2 * link] as number, ends[2 * link + 1] as number];
    if (!maze.open.has(link) || a === b) continue;
    lists[a]?.push({ cell: b, link });
    lists[b]?.push({ cell: a, link });
  }
  return lists;
}

describe('dead ends', () => {
  it.each(mazeKinds)('are as long as the corridor behind them: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const around = neighbours(maze);
        const lengths = around.flatMap((own, begin) => {
          if (own.length !== 1) return [];
          const walked = new Set<number>();
          for (let cell = begin; cell === begin || around[cell]?.length === 2; ) {
            const on = around[cell]?.find(({ link }) => !walked.has(link));
            if (on === undefined) throw new Error('a corridor without an end');
            walked.add(on.link);
            cell = on.cell;
          }
          return [walked.size];
        });
        const { meanDeadEnd, longestDeadEnd } = measures(maze);
        expect(longestDeadEnd).toBe(Math.max(0, ...lengths));
        if (lengths.length === 0) expect(meanDeadEnd).toBeNull();
        else expect(meanDeadEnd).toBeCloseTo(lengths.reduce((sum, length) => sum + length, 0) / lengths.length, 9);
      }),
      { seed: 11, numRuns: 100 },
    );
  });
});

/** Cells of the shortest way, from a perfect maze, where there is one way only. */
function wayOf(maze: Maze): number[] {
  const fromStart = slowDistances(maze, maze.start);
  const fromFinish = slowDistances(maze, maze.finishes[0] as number);
  const length = fromStart[maze.finishes[0] as number] as number;
  return fromStart.flatMap((d, cell) => (d + (fromFinish[cell] as number) === length ? [cell] : []));
}

describe('traps and decisions', () => {
  it('of a perfect maze are its branches, as deep as their farthest cell', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = Random.of(seed, 'traps');
        const space = squareSpace(2 + random.below(8), 2 + random.below(8));
        const bare = carved(space, random.below(2) === 0 ? backtracker : kruskal, seed);
        const maze = chooseEnds(bare, { place: 'farthest' }, random);
        const way = new Set(wayOf(maze));
        const around = neighbours(maze);
        const finish = maze.finishes[0] as number;
        const depths: number[] = [];
        let decisions = 0;
        for (const cell of way) {
          const wrong = cell === finish ? [] : (around[cell] ?? []).filter((next) => !way.has(next.cell));
          if (wrong.length > 0) decisions++;
          for (const { link } of wrong) {
            const others = (around[cell] ?? []).filter((next) => next.link !== link).map((next) => next.link);
            const open = BitSet.from(
              maze.open.size,
              [...maze.open].filter((l) => !others.includes(l)),
            );
            const distances = slowDistances({ ...maze, open }, cell).filter((d) => d < Number.POSITIVE_INFINITY);
            depths.push(Math.max(...distances));
          }
        }
        const found = measures(maze);
        expect(found.traps).toBe(depths.length);
        expect(found.decisions).toBe(decisions);
        expect(found.deepestTrap).toBe(Math.max(0, ...depths));
        const sum = depths.reduce((total, depth) => total + depth, 0);
        if (depths.length > 0) expect(found.meanTrap).toBeCloseTo(sum / depths.length, 9);
        const { solutionLength: length, solutionTurns: turns } = found;
        expect(found.difficulty).toBeCloseTo(
          difficulty({ length: length ?? 0, turns: turns ?? 0, decisions, traps: depths }),
          9,
        );
      }),
      { seed: 12, numRuns: 150 },
    );
  });

  it.each(mazeKinds)('lead no farther than one can get from the solution: %s mazes', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const found = measures(maze);
        if (found.solutionLength === null) {
          expect([found.traps, found.decisions, found.difficulty, found.meanTrap]).toEqual([null, null, null, null]);
          return;
        }
        const wrongWays = steps(maze).length;
        expect(found.traps).toBeLessThanOrEqual(wrongWays);
        expect(found.decisions).toBeLessThanOrEqual(found.solutionLength);
        expect(found.deepestTrap).toBeLessThan(maze.space.graph.cellCount);
        expect(found.traps === 0).toBe(found.deepestTrap === 0);
        expect(found.traps === 0).toBe(found.meanTrap === null);
      }),
      { seed: 13, numRuns: 60 },
    );
  });
});

function cornered(generator: Generator, side: number, seed: number) {
  const maze = chooseEnds(carved(squareSpace(side, side), generator, seed), { place: 'corners' }, Random.of(1));
  return { maze, ...measuresNamed(maze, ['difficulty', 'solutionTurns']) };
}

/** Decisions on the way of a perfect maze times the mean depth of its traps, by depth-first walks of its own. */
function decisionsTimesDepth(maze: Maze): number {
  const around = neighbours(maze);
  const finish = maze.finishes[0] as number;
  const cameFrom = new Map<number, number>([[maze.start, -1]]);
  const stack = [maze.start];
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    for (const next of around[cell] ?? []) {
      if (cameFrom.has(next.cell)) continue;
      cameFrom.set(next.cell, cell);
      stack.push(next.cell);
    }
  }
  const way = new Set<number>();
  for (let cell = finish; cell !== -1; cell = cameFrom.get(cell) as number) way.add(cell);
  let decisions = 0;
  const depths: number[] = [];
  for (const cell of way) {
    if (cell === finish) continue;
    const wrong = (around[cell] ?? []).filter((next) => !way.has(next.cell));
    if (wrong.length > 0) decisions++;
    for (const branch of wrong) {
      let deepest = 0;
      const walks: [number, number, number][] = [[branch.cell, cell, 1]];
      for (let walk = walks.pop(); walk !== undefined; walk = walks.pop()) {
        const [at, before, depth] = walk;
        deepest = Math.max(deepest, depth);
        for (const next of around[at] ?? []) if (next.cell !== before) walks.push([next.cell, at, depth + 1]);
      }
      depths.push(deepest);
    }
  }
  return depths.length === 0 ? 0 : (decisions * depths.reduce((sum, depth) => sum + depth, 0)) / depths.length;
}

/** Spearman's rank correlation; ties keep their order. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] => {
    const order = [...values.keys()].sort((i, k) => (values[i] as number) - (values[k] as number));
    const rank: number[] = [];
    order.forEach((index, place) => {
      rank[index] = place;
    });
    return rank;
  };
  const [x, y] = [ranks(a), ranks(b)];
  const squares = x.reduce((sum, rank, i) => sum + (rank - (y[i] as number)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length * a.length - 1));
}

describe('difficulty', () => {
  const part = fc.integer({ min: 0, max: 100_000 });
  const traps = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 30 });

  it('rises with each of its parts, and stays between 0 and 100', () => {
    fc.assert(
      fc.property(part, part, part, traps, (length, turns, decisions, depths) => {
        const hardness = { length, turns, decisions, traps: depths };
        const base = difficulty(hardness);
        expect(base).toBeGreaterThanOrEqual(0);
        expect(base).toBeLessThan(100);
        expect(difficulty({ ...hardness, length: length + 1 })).toBeGreaterThan(base);
        expect(difficulty({ ...hardness, turns: turns + 1 })).toBeGreaterThan(base);
        expect(difficulty({ ...hardness, decisions: decisions + 1 })).toBeGreaterThan(base);
        expect(difficulty({ ...hardness, traps: [...depths, 1] })).toBeGreaterThan(base);
        for (const i of depths.keys()) {
          const deeper = depths.map((depth, k) => (k === i ? depth + 1 : depth));
          expect(difficulty({ ...hardness, traps: deeper })).toBeGreaterThan(base);
        }
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('puts sizes and generators in the order in which people find them hard', () => {
    const mean = (generator: Generator, side: number): number => {
      let sum = 0;
      for (let seed = 1; seed <= 60; seed++) sum += cornered(generator, side, seed).difficulty as number;
      return sum / 60;
    };
    for (const generator of [wilson, backtracker]) {
      const sizes = [5, 10, 20].map((side) => mean(generator, side));
      expect(sizes, generator.name).toEqual(sizes.toSorted((a, b) => a - b));
    }
    for (const side of [10, 20]) {
      const order = [binaryTree, wilson, backtracker].map((generator) => mean(generator, side));
      expect(order, `${side} x ${side}`).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  it.each([
    ['wilson', wilson],
    ['backtracker', backtracker],
  ])('ranks 300 mazes of %s nearly as decisions times the mean depth of traps does', (_, generator) => {
    const figures = Array.from({ length: 300 }, (__, i) => cornered(generator, 20, i + 1));
    const rough = figures.map(({ maze }) => decisionsTimesDepth(maze));
    expect(
      rankCorrelation(
        figures.map((one) => one.difficulty as number),
        rough,
      ),
    ).toBeGreaterThan(0.8);
    // A figure that has nothing to do with traps does not pass.
    expect(
      rankCorrelation(
        figures.map((one) => one.solutionTurns as number),
        rough,
      ),
    ).toBeLessThan(0.8);
  });

  it('calls a corridor easy and a larger maze harder', () => {
    const of = (side: number): number => {
      const maze = chooseEnds(carved(squareSpace(side, side), wilson, 3), { place: 'corners' }, Random.of(1));
      return measures(maze).difficulty ?? 0;
    };
    const corridor = difficulty({ length: 1000, turns: 500, decisions: 0, traps: [] });
    expect(corridor).toBeLessThan(of(20));
    const sizes = [6, 20, 60, 150].map(of);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[0]).toBeLessThan(30);
    expect(sizes[3]).toBeGreaterThan(75);
  });
});

describe('axes', () => {
  it('counts on squares what runs across and what down', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const space = squareSpace(1 + (seed % 9), 1 + (seed % 7));
        const maze = carved(space, kruskal, seed);
        let across = 0;
        for (const l of maze.open) {
          const { ends } = space.graph;
          if (Math.abs((ends[2 * l] as number) - (ends[2 * l + 1] as number)) === 1 && 1 + (seed % 9) > 1) across++;
        }
        const { axes, open } = measures(maze);
        if (open === 0) expect(axes).toBeNull();
        else expect(axes?.x).toBeCloseTo((100 * across) / open, 9);
        if (axes !== null) expect(axes.x + axes.y + axes.sheets).toBeCloseTo(100, 9);
      }),
      { seed: 15, numRuns: 100 },
    );
  });

  it.each(['sigma', 'delta', 'cairo'])(
    'has half for each axis on a board that is even in all directions: %s',
    (name) => {
      const space = board(name, { width: 30, height: 30 });
      const all = new BitSet(space.graph.linkCount);
      for (let l = 0; l < all.size; l++) all.add(l);
      expect(measures(mazeOf(space, all)).axes?.x).toBeGreaterThan(48);
      expect(measures(mazeOf(space, all)).axes?.x).toBeLessThan(52);
    },
  );
});

describe('symmetry', () => {
  it('is counted for the symmetries that a board has, and no others', () => {
    const names = (space: Space): string[] => Object.keys(measures(carved(space, kruskal, 1)).symmetry);
    expect(names(squareSpace(6, 6))).toEqual(['mirrorAcross', 'mirrorDown', 'rotate2', 'rotate4']);
    expect(names(squareSpace(6, 5))).toEqual(['mirrorAcross', 'mirrorDown', 'rotate2']);
    expect(names(board('sigma', { shape: 'hexagon', side: 4 }))).toEqual([
      ...['mirrorAcross', 'mirrorDown', 'rotate2', 'rotate3', 'rotate6'],
    ]);
    expect(names(board('delta', { shape: 'triangle', side: 5 }))).toEqual(['mirrorAcross', 'rotate3']);
  });

  it('is whole for a maze made of a part and its images, and falls when a link is changed', () => {
    const space = board('sigma', { shape: 'hexagon', side: 4 });
    const { ends, linkCount } = space.graph;
    const { centres } = space;
    const [midX, midY] = [centres[2 * 18], centres[2 * 18 + 1]] as [number, number]; // 37 cells, the middle one
    const turned = (cell: number): number => {
      const x = (centres[2 * cell] as number) - midX;
      const y = (centres[2 * cell + 1] as number) - midY;
      const [tx, ty] = [midX + x / 2 - y * Math.sqrt(0.75), midY + x * Math.sqrt(0.75) + y / 2];
      return Array.from({ length: 37 }, (_, c) => c).find(
        (c) => Math.hypot((centres[2 * c] as number) - tx, (centres[2 * c + 1] as number) - ty) < 1e-6,
      ) as number;
    };
    const linkOf = (a: number, b: number): number =>
      Array.from({ length: linkCount }, (_, l) => l).find(
        (l) => (ends[2 * l] === a && ends[2 * l + 1] === b) || (ends[2 * l] === b && ends[2 * l + 1] === a),
      ) as number;
    const open = new BitSet(linkCount);
    for (const l of [3, 20, 31, 40]) {
      for (let k = 0, link = l; k < 6; k++) {
        open.add(link);
        link = linkOf(turned(ends[2 * link] as number), turned(ends[2 * link + 1] as number));
      }
    }
    const whole = measures(mazeOf(space, open)).symmetry;
    expect([whole.rotate2, whole.rotate3, whole.rotate6]).toEqual([100, 100, 100]);
    const broken = BitSet.from(linkCount, [...open].slice(1));
    const { rotate6 } = measures(mazeOf(space, broken)).symmetry;
    expect(rotate6).toBeCloseTo(100 - 200 / linkCount, 9);
  });
});

describe('likeness to uniform mazes', () => {
  it('is near 100 for a uniform maze, and not for others', () => {
    for (const space of [squareSpace(60, 60), board('sigma', { width: 50, height: 50 })]) {
      expect(measures(carved(space, wilson, 5)).likeUniform).toBeGreaterThan(97);
      expect(measures(carved(space, backtracker, 5)).likeUniform).toBeLessThan(75);
      expect(measures(carved(space, huntKill, 5)).likeUniform).toBeLessThan(75);
    }
  });
});

describe('straights', () => {
  it('have the mean length of the stretches that rows and columns are cut into', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze('braided', seed);
        const { centres, graph } = maze.space;
        const at = new Map(
          Array.from({ length: graph.cellCount }, (_, c) => [`${centres[2 * c]},${centres[2 * c + 1]}`, c]),
        );
        const isOpen = (a: number | undefined, b: number | undefined): boolean =>
          [...maze.open].some((l) => {
            const [c, d] = [graph.ends[2 * l], graph.ends[2 * l + 1]];
            return (a === c && b === d) || (a === d && b === c);
          });
        let stretches = 0;
        for (const [key, cell] of at) {
          const [x, y] = key.split(',').map(Number) as [number, number];
          for (const [dx, dy] of [
            [1, 0],
            [0, 1],
          ] as const) {
            const starts = isOpen(cell, at.get(`${x + dx},${y + dy}`)) && !isOpen(at.get(`${x - dx},${y - dy}`), cell);
            if (starts) stretches++;
          }
        }
        const { meanStraight, open } = measures(maze);
        if (open === 0) expect(meanStraight).toBeNull();
        else expect(meanStraight).toBeCloseTo(open / stretches + 1, 9);
      }),
      { seed: 16, numRuns: 40 },
    );
  });
});

describe('walks of people', () => {
  it('are no shorter than the way, and along a corridor just as long', () => {
    const corridor = squareSpace(30, 1);
    const open = new BitSet(corridor.graph.linkCount).complement();
    expect(measures({ ...mazeOf(corridor, open), start: 0, finishes: [29] })).toMatchObject({
      mouseWalk: 29,
      tremauxWalk: 29,
    });
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = Random.of(seed, 'walks');
        const maze = chooseEnds(carved(squareSpace(9, 9), kruskal, seed), { place: 'corners' }, random);
        const { solutionLength, mouseWalk, tremauxWalk } = measures(maze);
        expect(mouseWalk).toBeGreaterThanOrEqual(solutionLength ?? 0);
        expect(tremauxWalk).toBeGreaterThanOrEqual(solutionLength ?? 0);
        expect(tremauxWalk).toBeLessThanOrEqual(2 * maze.open.count()); // no passage more than twice
      }),
      { seed: 17, numRuns: 20 },
    );
  });

  it('are left out where they would take too long', () => {
    const space = squareSpace(250, 250);
    const maze = chooseEnds(carved(space, backtracker, 1), { place: 'farthest' }, Random.of(1));
    expect(measures(maze)).toMatchObject({ mouseWalk: null, tremauxWalk: null });
  });
});

describe('islands and loops', () => {
  it('are as many as each other on the plane, posts without walls counted in', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = Random.of(seed, 'islands');
        const space = squareSpace(2 + random.below(7), 2 + random.below(7));
        const open = carve(space, kruskal, { focus: 'passage', random });
        for (let l = 0; l < open.size; l++) if (random.chance(0.3)) open.add(l);
        const { dual } = space;
        const walls = new Uint8Array(dual?.graph.cellCount ?? 0);
        for (let l = 0; l < open.size; l++) {
          for (const end of [0, 1]) if (!open.has(l)) walls[dual?.graph.ends[2 * l + end] as number] = 1;
        }
        let posts = 0;
        for (let n = 0; n < walls.length; n++) {
          if (walls[n] === 0 && dual?.isBorder[dual.classes.of[n] as number] === 0) posts++;
        }
        const { islands, loops } = measures(mazeOf(space, open));
        expect((islands ?? 0) + posts).toBe(loops);
      }),
      { seed: 18, numRuns: 100 },
    );
  });
});

describe('the number of perfect mazes', () => {
  const network = (cells: number, links: number): Maze => {
    const random = Random.of(1, 'network');
    const ends: number[] = [];
    for (let cell = 1; cell < cells; cell++) for (let k = 0; k < links; k++) ends.push(cell, random.below(cell));
    const space = new GraphSpace(graphFromLinks(cells, Uint32Array.from(ends)), null, { kind: 'graph' });
    return mazeOf(space, new BitSet(space.graph.linkCount));
  };

  it('is exact, or a power of ten, or left out where it takes too long', () => {
    const of = (maze: Maze): string | null => measuresNamed(maze, ['perfectMazes']).perfectMazes;
    expect(of(mazeOf(squareSpace(3, 3), new BitSet(12)))).toBe('192');
    expect(of(network(300, 3))).toMatch(/^10\^\d+\.\d$/);
    expect(of(network(15_000, 3))).toBeNull();
    expect(of(mazeOf(squareSpace(201, 100), new BitSet(201 * 99 + 200 * 100)))).toBeNull();
  });
});
