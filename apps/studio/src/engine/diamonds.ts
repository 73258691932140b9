// Bottlenecks on a picture of the page: a diamond on each cell that every way passes. Files tint these cells instead.

import { bottlenecks, type Maze } from '@labrys/core';
import type { Polylines, Scene, SceneStyle } from '@labrys/render';

/** Half the diagonal in shares of c: of the edge in paper, of the diamond, of the paper within. */
const REACH = { casing: 0.33, diamond: 0.27, inner: 0.13 } as const;

/** The scene with diamonds below its markers. */
export function withDiamonds(scene: Scene, maze: Maze, cells: Uint32Array, { colours, sizes }: SceneStyle): Scene {
  if (cells.length === 0) return scene;
  const grown = Math.max(1, sizes.path / 0.22); // with the path, where cells are small
  const item = (reach: number, colour: string) =>
    ({ kind: 'areas', outlines: diamonds(maze, cells, reach * grown * scene.unit), colour }) as const;
  const items = [
    item(REACH.casing, colours.paper),
    item(REACH.diamond, colours.bottleneckLink),
    item(REACH.inner, colours.paper),
  ];
  const place = scene.layers.findIndex(({ name }) => name === 'markers' || name === 'labels' || name === 'caption');
  return {
    ...scene,
    layers: scene.layers.toSpliced(place < 0 ? scene.layers.length : place, 0, { name: 'bottlenecks', items }),
  };
}

/** Cells that every way passes, but for the ends. */
export function narrowPlaces(maze: Maze): Uint32Array {
  const found = bottlenecks(maze);
  if (found === null) return new Uint32Array(0);
  return found.cells.filter((cell) => cell !== maze.start && !maze.finishes.includes(cell));
}

function diamonds({ space }: Maze, cells: Uint32Array, reach: number): Polylines {
  const { centres } = space;
  const points = new Float64Array(8 * cells.length);
  cells.forEach((cell, i) => {
    const [x, y] = [centres[2 * cell] as number, centres[2 * cell + 1] as number];
    points.set([x, y - reach, x + reach, y, x, y + reach, x - reach, y], 8 * i);
  });
  return {
    count: cells.length,
    first: Uint32Array.from({ length: cells.length + 1 }, (_, i) => 4 * i),
    points,
    closed: new Uint8Array(cells.length).fill(1),
  };
}
