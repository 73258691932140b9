import {
  BitSet,
  defaultsOf,
  isPassable,
  type MeshSpace,
  mazeOf,
  NONE,
  Random,
  type Space,
  sheetSpace,
  squareSpace,
  tilings,
  weaveSpace,
} from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Areas, type Disc, draw, type Lines, scene, sceneStyle, type Words } from '../../src/index.ts';
import { groundOf } from '../../src/scene/ground.ts';
import { roomIn } from '../../src/scene/sides.ts';
import { stairPlaces } from '../../src/scene/stair-place.ts';
import { wayThrough } from '../mazes.ts';
import { sheetsSpace, treeOn } from '../support/boards.ts';
import { clearance, sampled } from '../support/sample.ts';

const tiled = (name: string): MeshSpace => {
  const tiling = tilings.find((record) => record.name === name)!;
  const sizes = name === 'theta' ? { rings: 4 } : { width: 4, height: 4 };
  return tiling.space({ ...defaultsOf(tiling.params), ...sizes } as never, 'plane', Random.of(1)) as MeshSpace;
};

/** How far a point lies inside a polygon of the board: its distance from the nearest side line. */
function depth({ mesh }: Space, cell: number, x: number, y: number): number {
  return roomIn(mesh!, Float64Array.from([...new Array<number>(2 * cell).fill(0), x, y]), cell);
}

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

  it('have signs that keep clear of each other and of the walls, on any board, along up to five axes', () => {
    for (const name of ['square', 'delta', 'sigma', 'theta', 'cairo']) {
      for (const levels of [[3], [3, 3], [2, 3, 2], [3, 2, 2, 3], [3, 3, 3, 2, 3]]) {
        const space = sheetSpace(tiled(name), levels, false);
        const maze = mazeOf(space, new BitSet(space.graph.linkCount).complement());
        const ground = groundOf(maze, sceneStyle);
        const { first } = space.graph;
        const { cells, stepOfHalf } = space.sheets!;
        const begin = cells * Math.floor(space.graph.cellCount / cells / 2); // a sheet in the middle
        const faults: string[] = [];
        for (let c = begin; c < begin + cells; c++) {
          const stairs = stepOfHalf.subarray(first[c], first[c + 1]).filter((step) => step !== 0).length;
          const places = [...stairPlaces(ground, c).values()];
          if (places.length !== stairs) faults.push(`${places.length} signs for ${stairs} stairs in cell ${c}`);
          places.forEach(({ x, y, reach }, i) => {
            if (!(reach > 0 && depth(space, c, x, y) > reach)) faults.push(`a sign on a wall of cell ${c}`);
            const meets = places
              .slice(i + 1)
              .some((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) <= 2 * reach);
            if (meets) faults.push(`signs on each other in cell ${c}`);
          });
        }
        expect(faults, `${name}, ${levels}`).toEqual([]);
      }
    }
  });

  it('keep signs of squares clear of the path, whichever way it goes, and inside tubes', () => {
    const flat = sheetSpace(squareSpace(5, 4), [2, 2], false);
    const woven = weaveSpace(squareSpace(9, 8), { density: 1, tunnel: 1 }, Random.of(3));
    for (const space of [flat, sheetSpace(squareSpace(6, 5), [2], false), woven]) {
      const maze = treeOn(space, 5);
      const ground = groundOf(maze, sceneStyle);
      const c = ground.mesh.cellCount;
      for (let cell = 0; cell < c; cell++) {
        const inset = ground.corridors?.insetOf(cell) ?? 0;
        for (const { x, y, reach } of stairPlaces(ground, cell).values()) {
          const off = [x - ground.centres[2 * cell]!, y - ground.centres[2 * cell + 1]!].map(Math.abs);
          expect(Math.min(...off)).toBeGreaterThan(reach + sceneStyle.sizes.path / 2);
          expect(Math.max(...off)).toBeLessThan(0.5 - inset - sceneStyle.sizes.wall / 2 - reach);
        }
      }
    }
  });

  it('end the path in a disc with the sign, and begin it in another on the other sheet, clear of the walls', () => {
    const maze = treeOn(sheetSpace(squareSpace(5, 4), [3, 2, 2], false), 4);
    const solution = wayThrough(maze);
    const drawing = scene(maze, sceneStyle, { solution });
    const { lines } = drawing.layers.find(({ name }) => name === 'solution')!.items[0] as Lines;
    const walls = drawing.layers.find(({ name }) => name === 'walls')!.items[0] as Lines;
    const discs = drawing.layers
      .find(({ name }) => name === 'solution-stairs')!
      .items.filter((item): item is Disc => item.kind === 'disc');
    expect(discs.length).toBe(2 * (lines.count - 1));
    const ends = Array.from({ length: lines.count }, (_, k) => [
      ...lines.points.subarray(2 * lines.first[k]!, 2 * lines.first[k]! + 2),
      ...lines.points.subarray(2 * lines.first[k + 1]! - 2, 2 * lines.first[k + 1]!),
    ])
      .flat()
      .slice(2, -2);
    expect(discs.flatMap(({ x, y }) => [x, y])).toEqual(ends);
    const strokes = sampled(walls.lines, 0, 0.01);
    for (const { x, y, radius } of discs) {
      expect(clearance([[x, y]], strokes)).toBeGreaterThan(radius + walls.width / 2 - 1e-6);
    }
  });

  it('show the signs of a path once, and all others as without it', () => {
    const maze = treeOn(sheetSpace(squareSpace(5, 4), [3], false), 4);
    const count = (drawing: ReturnType<typeof scene>): number =>
      drawing.layers
        .find(({ name }) => name === 'stairs')!
        .items.reduce((sum, item) => sum + (item.kind === 'areas' ? item.outlines.count : 0), 0);
    expect(count(scene(maze, sceneStyle, { solution: wayThrough(maze) }))).toBe(count(scene(maze)));
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
