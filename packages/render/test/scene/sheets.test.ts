import { isPassable, NONE } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Areas, draw, type Lines, scene, sceneStyle, type Words } from '../../src/index.ts';
import { wayThrough } from '../mazes.ts';
import { sheetsSpace, treeOn } from '../support/boards.ts';

describe('boards of several sheets', () => {
  it('have a sign for each passage up or down, up in the upper right of its cell and down in the lower left', () => {
    const maze = treeOn(sheetsSpace(4, 3, [3]), 2);
    const { graph, centres, sheets } = maze.space;
    const wanted: string[] = [];
    for (let c = 0; c < graph.cellCount; c++) {
      for (let h = graph.first[c]!; h < graph.first[c + 1]!; h++) {
        const step = sheets!.stepOfHalf[h]!;
        if (step !== 0 && isPassable(maze, c, h)) wanted.push(`${c} ${step}`);
      }
    }
    const { outlines } = scene(maze).layers.find(({ name }) => name === 'stairs')!.items[0] as Areas;
    const found = Array.from({ length: outlines.count }, (_, k) => {
      const points = [...outlines.points.subarray(2 * outlines.first[k]!, 2 * outlines.first[k + 1]!)];
      const [tipX, tipY, , footY] = points as [number, number, number, number];
      const c = Array.from({ length: graph.cellCount }, (_, cell) => cell).find(
        (cell) => Math.max(Math.abs(centres[2 * cell]! - tipX), Math.abs(centres[2 * cell + 1]! - tipY)) < 0.5,
      )!;
      const isUp = tipY < footY;
      expect(Math.sign(tipX - centres[2 * c]!)).toBe(isUp ? 1 : -1);
      expect(Math.sign(footY - centres[2 * c + 1]!)).toBe(isUp ? -1 : 1);
      return `${c} ${isUp ? 1 : -1}`;
    });
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('name their sheets by number, or by the place along each axis', () => {
    const names = (sizes: number[]): string[] =>
      scene(treeOn(sheetsSpace(3, 2, sizes), 1))
        .layers.find(({ name }) => name === 'labels')!
        .items.map((item) => (item as Words).text);
    expect(names([3])).toEqual(['level 1', 'level 2', 'level 3']);
    expect(names([2, 2])).toEqual(['1, 1', '2, 1', '1, 2', '2, 2']);
  });

  it('lead the path to a sign and on from the sign of the other sheet', () => {
    const maze = treeOn(sheetsSpace(4, 3, [2, 2, 2]), 4);
    const solution = wayThrough(maze);
    const { graph, sideOfHalf } = maze.space;
    const stairs = solution.links.filter((l) => sideOfHalf[graph.link.indexOf(l)] === NONE).length;
    const path = scene(maze, sceneStyle, { solution }).layers.find(({ name }) => name === 'solution')!
      .items[0] as Lines;
    expect(stairs).toBeGreaterThan(1);
    expect(path.lines.count).toBe(stairs + 1);
    for (let k = 0; k < path.lines.count; k++) {
      for (let p = path.lines.first[k]! + 1; p < path.lines.first[k + 1]!; p++) {
        const [x, y, toX, toY] = path.lines.points.subarray(2 * p - 2);
        expect(Math.hypot(toX! - x!, toY! - y!)).toBeLessThan(4);
      }
    }
  });

  it('are shown by text pens with stairs in the cells, and refused where cells are too few pixels', () => {
    const maze = treeOn(sheetsSpace(3, 2, [2]), 3);
    expect(draw(maze, 'ascii')).toMatchInlineSnapshot(`
      "+---+---+---+       +---+---+---+
      | S   ^     |       | v | v     |
      +---+   +   +       +---+   +---+
      | ^ |   |   |       | v       F |
      +---+---+---+       +---+---+---+
      "
    `);
    expect(() => draw(maze, 'braille')).toThrow(/stairs.*use svg or png/);
  });
});
