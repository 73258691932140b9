import { makeMaze, parseRecipe } from '@labrys/recipe';
import { describe, expect, test } from 'vitest';
import { playBoard } from '../../src/engine/jobs/board.ts';
import { CellsByPlace } from '../../src/views/play/cells-by-place.ts';
import { Game } from '../../src/views/play/game.ts';
import { placeOf, windOf } from '../../src/views/play/place.ts';
import { sayPlace } from '../../src/views/play/say.ts';
import { centreOf, lineOver, pointOf } from '../../src/views/play/trail-line.ts';

const maze = makeMaze(
  parseRecipe({ space: { tiling: 'theta', rings: 5 }, seed: 5, ends: { place: 'middle', style: 'markers' } }),
);
const board = playBoard(maze, 1);

describe('Places in words', () => {
  test('The eight winds go clockwise from north, which is up.', () => {
    const winds = Array.from({ length: 8 }, (_, i) =>
      windOf(Math.sin((i * Math.PI) / 4), -Math.cos((i * Math.PI) / 4)),
    );
    expect(winds).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('A cell with one way back is a dead end, one with one way on a passage, one with more a junction.', () => {
    const game = new Game(board);
    for (const half of game.wayOn() as number[]) {
      game.walk([half]);
      const on = game.exits().filter((h) => h !== game.back).length;
      const { kind } = placeOf(game);
      if (game.isDone) expect(kind).toBe('finish');
      else expect(kind).toBe(on === 0 ? 'dead end' : on === 1 ? 'passage' : 'junction');
    }
    expect(sayPlace(game)).toBe(`The finish. ${game.steps} steps.`);
  });
});

describe('Cells and lines in the plane', () => {
  test('At the centre of each cell lies that cell.', () => {
    const places = new CellsByPlace(board);
    for (let c = 0; c < board.cellCount; c++) expect(places.at(...centreOf(board, c))).toContain(c);
  });

  test('A player glides from the centre of a cell to that of the next, in steps that are no jumps.', () => {
    const game = new Game(board);
    for (const half of game.wayOn() as number[]) {
      const cell = board.to[board.twin[half] as number] as number;
      const points = Array.from({ length: 21 }, (_, i) => pointOf(board, { cell, half, share: i / 20 }));
      const near = (i: number, [x, y]: readonly [number, number], by: number): void => {
        const [atX, atY] = points[i] as readonly [number, number];
        expect(Math.hypot(atX - x, atY - y)).toBeLessThan(by);
      };
      near(0, centreOf(board, cell), 1e-6);
      near(20, centreOf(board, board.to[half] as number), 1e-6);
      for (let i = 1; i < points.length; i++) near(i, points[i - 1] as readonly [number, number], 0.3);
    }
  });

  test('The line of a walk begins at its first cell and ends where the player is.', () => {
    const game = new Game(board);
    const way = game.wayOn() as number[];
    const half = way[3] as number;
    const { lines } = lineOver(board, way.slice(0, 3), { half, share: 0.8 });
    expect(lines.count).toBe(1);
    const points = [...lines.points];
    const [x, y] = centreOf(board, board.start);
    expect(Math.hypot((points[0] as number) - x, (points[1] as number) - y)).toBeLessThan(1e-6);
    const [endX, endY] = pointOf(board, { cell: board.to[board.twin[half] as number] as number, half, share: 0.8 });
    expect(Math.hypot((points.at(-2) as number) - endX, (points.at(-1) as number) - endY)).toBeLessThan(1e-6);
  });
});
