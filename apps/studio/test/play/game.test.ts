// What holds on every board that is played.

import { type Maze, Random } from '@labrys/core';
import { makeMaze, parseRecipe, type RecipeInput } from '@labrys/recipe';
import { solve } from 'labrys';
import { describe, expect, test } from 'vitest';
import { type PlayBoard, playBoard } from '../../src/engine/jobs/board.ts';
import { Game } from '../../src/views/play/game.ts';
import { shortestWay } from '../../src/views/play/shortest-way.ts';

const SEED = 20_260_917;

type Unseeded = Omit<RecipeInput, 'seed'>;

const boards: { readonly [name: string]: Unseeded } = {
  squares: { space: { width: 9, height: 7 } },
  'squares with loops': { space: { width: 9, height: 7 }, steps: [{ carve: {} }, { braid: { amount: 0.6 } }] },
  hexagons: { space: { tiling: 'sigma', shape: 'hexagon', side: 4 } },
  triangles: { space: { tiling: 'delta', shape: 'triangle', side: 8 } },
  rings: { space: { tiling: 'theta', rings: 6 } },
  voronoi: { space: { tiling: 'voronoi', cells: 60 } },
  'a weave': { space: { width: 9, height: 9, weave: { density: 0.6 } }, steps: [{ carve: { algorithm: 'kruskal' } }] },
  'a torus': { space: { width: 8, height: 6, topology: 'torus' } },
  'a Moebius strip': { space: { width: 8, height: 6, topology: 'moebius' } },
  'a cube': { space: { width: 4, height: 4, depth: 4, topology: 'cube' } },
  'a sphere': { space: { tiling: 'theta', rings: 7, topology: 'sphere' } },
  'three floors': { space: { width: 5, height: 5, levels: 3 } },
  'four dimensions': { space: { width: 4, height: 4, levels: [3, 2] } },
  'one-way passages': {
    space: { width: 8, height: 8 },
    steps: [{ carve: {} }, { braid: { amount: 1 } }, { arrows: {} }],
  },
  'doors and keys': { space: { width: 8, height: 8 }, steps: [{ carve: {} }, { lock: {} }] },
};

interface Played {
  readonly maze: Maze;
  readonly board: PlayBoard;
  readonly random: Random;
}

function played(input: Unseeded): Played {
  const recipe = parseRecipe({ ends: { place: 'farthest', style: 'markers' }, ...input, seed: SEED });
  const maze = makeMaze(recipe);
  return { maze, board: playBoard(maze, 1), random: Random.of(SEED) };
}

/** Walks at random; returns where it has been. */
function walkAtRandom(game: Game, random: Random, count: number): number[] {
  const been = [game.cell];
  for (let i = 0; i < count && !game.isDone; i++) {
    const exits = game.exits();
    if (exits.length === 0) break;
    game.walk([exits[random.below(exits.length)] as number]);
    been.push(game.cell);
  }
  return been;
}

describe.each(Object.entries(boards))('On %s', (_, input) => {
  test('A direction leads over an open passage that lies within 67.5 degrees of it, or nowhere.', () => {
    const { board, maze, random } = played(input);
    const game = new Game(board);
    for (let i = 0; i < 200 && !game.isDone; i++) {
      const angle = (random.below(360) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const half = game.exitToward(x, y);
      if (half >= 0) {
        const { graph } = maze.space;
        expect(maze.open.has(graph.link[half] as number)).toBe(true);
        expect(half).toBeGreaterThanOrEqual(graph.first[game.cell] as number);
        expect(half).toBeLessThan(graph.first[game.cell + 1] as number);
        const ahead = (board.directions[2 * half] as number) * x + (board.directions[2 * half + 1] as number) * y;
        expect(ahead).toBeGreaterThan(Math.cos((67.6 * Math.PI) / 180));
      }
      const exits = game.exits();
      if (exits.length === 0) break;
      game.walk([half >= 0 ? half : (exits[0] as number)]);
    }
    expect(game.steps).toBeGreaterThan(0);
  });

  test('Undoing a random walk goes back over the same cells to the start.', () => {
    const { board, random } = played(input);
    const game = new Game(board);
    const keys = game.keys;
    const been = walkAtRandom(game, random, 120);
    expect(been.length).toBeGreaterThan(1);
    for (let i = been.length - 1; i >= 0; i--) {
      expect(game.cell).toBe(been[i]);
      expect(game.undo()).toBe(i > 0);
    }
    expect([game.cell, game.steps, game.trail.length, game.keys]).toEqual([board.start, 0, 0, keys]);
  });

  test('The trail is a walk from the start to the player that never turns straight back.', () => {
    const { board, random } = played(input);
    const game = new Game(board);
    walkAtRandom(game, random, 300);
    let cell = board.start;
    game.trail.forEach((half, i) => {
      expect(board.to[board.twin[half] as number]).toBe(cell);
      if (i > 0) expect(half).not.toBe(board.twin[game.trail[i - 1] as number]);
      cell = board.to[half] as number;
    });
    expect(cell).toBe(game.cell);
  });

  test('Hints that are followed lead to a finish in as many steps as the shortest way has.', () => {
    const { board, maze } = played(input);
    const game = new Game(board);
    const shortest = solve(maze, { solver: 'shortest' });
    expect(shortest.solved).toBe(true);
    expect(shortestWay(board, board.start, game.keys)?.length).toBe(shortest.links.length);
    while (!game.isDone) {
      const left = shortest.links.length - game.steps;
      const way = game.wayOn() as number[];
      expect(way.length).toBe(left);
      game.walk(way.slice(0, 3));
    }
    expect(game.steps).toBe(shortest.links.length);
  });

  test('A run goes on only where there is one way on, and ends after one step at least.', () => {
    const { board, random } = played(input);
    const game = new Game(board);
    for (let i = 0; i < 40 && !game.isDone; i++) {
      const exits = game.exits();
      if (exits.length === 0) break;
      const run = game.run(exits[random.below(exits.length)] as number);
      expect(run.length).toBeGreaterThan(0);
      run.slice(0, -1).forEach((half) => {
        const cell = board.to[half] as number;
        const from = board.first[cell] as number;
        const ways = Array.from({ length: (board.first[cell + 1] as number) - from }, (_, k) => from + k).filter(
          (h) => board.passable[h] === 1 && h !== board.twin[half],
        );
        expect(ways.length).toBe(1);
      });
      game.walk(run);
    }
    expect(game.steps).toBeGreaterThan(0);
  });

  test('Every cell that counts as plainly meant is walked to by passages alone.', () => {
    const { board } = played(input);
    const target = (cell: number): number | null => {
      const game = new Game(board);
      const way = game.reach(cell);
      if (way === null) return null;
      game.walk(way);
      return game.cell;
    };
    let reached = 0;
    for (let c = 0; c < board.cellCount; c++) {
      const end = target(c);
      if (end === null) continue;
      expect(end).toBe(c);
      reached++;
    }
    expect(reached).toBeGreaterThan(1);
  });
});

describe('Rules of the way', () => {
  test('One-way passages are left in their direction only.', () => {
    const { board, maze } = played(boards['one-way passages'] as Unseeded);
    let barred = 0;
    for (let h = 0; h < board.to.length; h++) {
      const isOpen = maze.open.has(maze.space.graph.link[h] as number);
      if (!isOpen) expect(board.passable[h]).toBe(0);
      else if (board.passable[h] === 0) {
        expect(board.passable[board.twin[h] as number]).toBe(1);
        barred++;
      }
    }
    expect(barred).toBe(maze.oneWay?.count());
    expect(barred).toBeGreaterThan(0);
  });

  test('A door opens only to those who hold its key, and a key is held from its cell on.', () => {
    const { board, maze } = played(boards['doors and keys'] as Unseeded);
    const game = new Game(board);
    const way = game.wayOn() as number[];
    let opened = 0;
    let held = game.keys;
    for (const half of way) {
      const needed = board.doors[half] as number;
      expect(needed & ~held).toBe(0);
      if (needed !== 0) opened++;
      game.walk([half]);
      held |= board.keys[game.cell] as number;
      expect(game.keys).toBe(held);
    }
    expect(opened).toBeGreaterThan(0);
    expect(maze.locks?.doors.length).toBeGreaterThan(0);
  });

  test('A locked door is no exit, and walking through it is refused.', () => {
    const { board } = played(boards['doors and keys'] as Unseeded);
    const half = board.doors.findIndex((mask, h) => mask !== 0 && board.passable[h] === 1);
    const game = new Game({
      ...board,
      start: board.to[board.twin[half] as number] as number,
      keys: board.keys.map(() => 0),
    });
    expect(game.exits()).not.toContain(half);
    expect(game.locked()).toContain(half);
    expect(() => game.walk([half])).toThrow('no way out');
  });
});
