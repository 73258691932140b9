import { BitSet, carve, kruskal, type MeshSpace, mazeOf, OneWay, Random, squareSpace } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Areas, type Disc, type Item, type Lines, legible, scene, sceneStyle, sizes } from '../../src/index.ts';
import { mazeFrom, mazeSeeds, smallMaze, wayThrough } from '../mazes.ts';

const layer = (drawing: ReturnType<typeof scene>, name: string): readonly Item[] =>
  drawing.layers.find((candidate) => candidate.name === name)?.items ?? [];

const anyMaze = mazeSeeds(['squares', 'masked squares', 'hexagons', 'triangles']).map(mazeFrom);

/** Straight pieces of open or closed lines. */
function segments({ lines }: Lines): number[][] {
  const list: number[][] = [];
  for (let k = 0; k < lines.count; k++) {
    const begin = lines.first[k]!;
    const end = lines.first[k + 1]!;
    for (let p = begin; p < end; p++) {
      const next = p + 1 < end ? p + 1 : begin;
      if (next === begin && lines.closed[k] === 0) continue;
      list.push([lines.points[2 * p]!, lines.points[2 * p + 1]!, lines.points[2 * next]!, lines.points[2 * next + 1]!]);
    }
  }
  return list;
}

/** Least distance from points of a to segment b, looked at every 1/20 of a. */
function gapBetween(a: number[], b: number[]): number {
  let least = Infinity;
  const [bx, by] = [b[2]! - b[0]!, b[3]! - b[1]!];
  for (let i = 0; i <= 20; i++) {
    const x = a[0]! + ((a[2]! - a[0]!) * i) / 20;
    const y = a[1]! + ((a[3]! - a[1]!) * i) / 20;
    const along = Math.min(Math.max(((x - b[0]!) * bx + (y - b[1]!) * by) / (bx * bx + by * by), 0), 1);
    least = Math.min(least, Math.hypot(x - b[0]! - along * bx, y - b[1]! - along * by));
  }
  return least;
}

describe('a scene', () => {
  it('keeps the path clear of every wall, through openings too', () => {
    fc.assert(
      fc.property(anyMaze, (maze) => {
        const solution = wayThrough(maze);
        if (solution.path.length === 0) return;
        const drawing = scene(maze, sceneStyle, { solution });
        const path = layer(drawing, 'solution')[0] as Lines;
        const walls = layer(drawing, 'walls')[0] as Lines;
        for (const a of segments(path)) {
          for (const b of segments(walls)) expect(gapBetween(a, b)).toBeGreaterThan((path.width + walls.width) / 2);
        }
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  it('draws a way without links straight from centre to centre', () => {
    const space = squareSpace(3, 2);
    const maze = { ...mazeOf(space, new BitSet(space.graph.linkCount).complement()), start: 0, finishes: [5] };
    const solution = { path: Uint32Array.of(0, 4, 5), links: new Uint32Array(0) };
    const path = layer(scene(maze, sceneStyle, { solution }), 'solution')[0] as Lines;
    expect(segments(path)).toEqual([
      [0.5, 0.5, 1.5, 1.5],
      [1.5, 1.5, 2.5, 1.5],
    ]);
  });

  it('holds everything it draws inside its frame', () => {
    fc.assert(
      fc.property(anyMaze, fc.constantFrom(0.28, 1.2, 3), (maze, marker) => {
        const drawing = scene(maze, { ...sceneStyle, sizes: { ...sizes, marker } });
        const inside = (x: number, y: number, reach: number): void => {
          expect(Math.min(x - drawing.x, y - drawing.y)).toBeGreaterThan(reach);
          expect(Math.min(drawing.x + drawing.width - x, drawing.y + drawing.height - y)).toBeGreaterThan(reach);
        };
        for (const item of drawing.layers.flatMap(({ items }) => items)) {
          if (item.kind === 'disc') inside(item.x, item.y, item.radius);
          if (item.kind !== 'lines' && item.kind !== 'areas') continue;
          const { points } = item.kind === 'lines' ? item.lines : item.outlines;
          const reach = item.kind === 'lines' ? item.width / 2 : 0;
          for (let p = 0; p < points.length; p += 2) inside(points[p]!, points[p + 1]!, reach);
        }
      }),
      { seed: 22, numRuns: 60 },
    );
  });

  it('leads the path out through the openings and points arrows along it', () => {
    const maze = smallMaze();
    const drawing = scene(maze, sceneStyle, { solution: wayThrough(maze) });
    const { points } = (layer(drawing, 'solution')[0] as Lines).lines;
    expect([points[0], points[1]]).toEqual([0, 0.5]);
    expect(points[points.length - 2]).toBeGreaterThan(4);
    expect(points[points.length - 1]).toBe(2.5);
    const [out, into] = layer(drawing, 'markers') as Areas[];
    expect(out!.outlines.points[0]).toBeGreaterThan(out!.outlines.points[2]!); // tip, then foot
    expect(into!.outlines.points[0]).toBeGreaterThan(into!.outlines.points[2]!);
  });

  it('marks ends that have no opening by a disc and a ring round a dot', () => {
    const discs = layer(scene({ ...smallMaze(), openings: [] }), 'markers') as Disc[];
    const at = (x: number, y: number): Disc[] => discs.filter((disc) => disc.x === x && disc.y === y);
    expect(at(0.5, 0.5).map(({ radius }) => radius)).toEqual([sizes.marker + sizes.casing, sizes.marker]);
    expect(at(3.5, 2.5)).toHaveLength(4);
  });

  it('draws no markers, no solution and no caption unless there are some', () => {
    const space = squareSpace(3, 3);
    const maze = mazeOf(space, carve(space, kruskal, { random: Random.of(1) }));
    expect(scene(maze).layers.map(({ name }) => name)).toEqual(['walls']);
  });

  it('fills the cells of a solution as one area, below the walls', () => {
    const maze = smallMaze();
    const solution = wayThrough(maze);
    const drawing = scene(maze, { ...sceneStyle, solution: 'cells' }, { solution });
    expect(drawing.layers.map(({ name }) => name)).toEqual(['solution', 'walls', 'markers']);
    const { outlines } = layer(drawing, 'solution')[0] as Areas;
    let doubleArea = 0;
    for (let k = 0; k < outlines.count; k++) {
      for (let p = outlines.first[k]!, last = outlines.first[k + 1]! - 1; p < outlines.first[k + 1]!; last = p++) {
        const [x, y] = [outlines.points[2 * p]!, outlines.points[2 * p + 1]!];
        doubleArea += outlines.points[2 * last]! * y - outlines.points[2 * last + 1]! * x;
      }
    }
    expect(Math.abs(doubleArea) / 2).toBeCloseTo(solution.path.length, 9);
  });

  it('puts an arrow head into each one-way opening, its tip the way one may go', () => {
    const maze = smallMaze();
    const link = [...maze.open][0]!;
    const oneWay = maze.open.clone();
    for (const l of maze.open) if (l !== link) oneWay.delete(l);
    const { ends } = maze.space.graph;
    const { centres } = maze.space as MeshSpace;
    const ahead = [0, 1].map((axis) => centres[2 * ends[2 * link + 1]! + axis]! - centres[2 * ends[2 * link]! + axis]!);
    const none = new BitSet(oneWay.size);
    for (const [way, sign] of [
      [new OneWay(oneWay), 1],
      [new OneWay(none, oneWay), -1],
    ] as const) {
      const { points, count } = (layer(scene({ ...maze, oneWay: way }), 'arrows')[0] as Areas).outlines;
      expect(count).toBe(1);
      // Corners: tip, barb, notch, barb.
      const tip = (points[0]! - points[4]!) * ahead[0]! + (points[1]! - points[5]!) * ahead[1]!;
      expect(sign * tip).toBeGreaterThan(0);
    }
  });

  it('puts a numbered bar across each passage with a door, and a key with that number into its cell', () => {
    const maze = smallMaze();
    const link = [...maze.open][0]!;
    const locks = { doors: [{ link, colour: 3 }], keys: [{ cell: 2, colour: 3 }] };
    const items = layer(scene({ ...maze, locks }), 'locks');
    expect(items.map((item) => (item.kind === 'words' ? item.text : item.kind))).toEqual(
      ['lines', 'disc', 'disc', '3', 'areas', 'disc', 'disc', '3'], // bar; bit and bow
    );
    const { ends } = maze.space.graph;
    const { centres } = maze.space as MeshSpace;
    const disc = items[2] as Disc;
    expect(disc.x).toBeCloseTo((centres[2 * ends[2 * link]!]! + centres[2 * ends[2 * link + 1]!]!) / 2, 9);
    expect(items.flatMap((item) => ('colour' in item ? [item.colour] : []))).toContain(sceneStyle.colours.locks[2]);
  });

  it('draws a way that turns back at a key as far as the key', () => {
    const maze = smallMaze();
    const [a, b] = maze.space.graph.ends.subarray(2 * [...maze.open][0]!) as unknown as [number, number];
    const there = wayThrough({ ...maze, start: a, finishes: [b] });
    const way = {
      path: Uint32Array.from([...there.path, ...there.path.slice(0, -1).reverse()]),
      links: Uint32Array.from([...there.links, ...there.links.slice().reverse()]),
    };
    const { points } = (layer(scene(maze, sceneStyle, { solution: way }), 'solution')[0] as Lines).lines;
    const { centres } = maze.space as MeshSpace;
    const reached = Array.from({ length: points.length / 2 }, (_, p) => `${points[2 * p]} ${points[2 * p + 1]}`);
    expect(reached).toContain(`${centres[2 * b]} ${centres[2 * b + 1]}`);
  });

  it('takes its proportions of the mean cell, whatever the units of the board', () => {
    const maze = mazeFrom({ kind: 'hexagons', width: 3, height: 2, seed: 5 });
    const drawing = scene(maze);
    expect(drawing.unit).toBeCloseTo(Math.sqrt((3 * Math.sqrt(3)) / 2), 9);
    expect((layer(drawing, 'walls')[0] as Lines).width).toBeCloseTo(0.12 * drawing.unit, 9);
  });
});

describe('legible sizes', () => {
  it('leave large cells alone and thicken what would be too fine to see', () => {
    expect(legible(sizes, { wall: 0.05, path: 0.1, marker: 0.3 })).toEqual(sizes);
    const small = legible(sizes, { wall: 0.25, path: 0.4, marker: 2.4 });
    expect(small).toMatchObject({ wall: 0.25, path: 0.375, marker: 1.2 });
  });

  it('keep the path clear of the walls at every size', () => {
    for (let cell = 0.2; cell < 12; cell *= 1.1) {
      const { wall, path } = legible(sizes, { wall: 0.25 / cell, path: 0.4 / cell, marker: 2.4 / cell });
      expect(path + wall).toBeLessThan(1);
    }
  });
});
