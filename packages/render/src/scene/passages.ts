import { GrowableInts, type Maze, type Mesh, sideEnd } from '@labrys/core';
import type { Layer } from './items.ts';
import { strokes } from './strokes.ts';
import type { SceneStyle } from './style.ts';
import { gapOf } from './way.ts';

/**
 * The passages as lines from centre to centre over the middle of each open side, and out through the openings. Cells
 * without a passage are left out.
 *
 * Cost: O(sides).
 */
export function passages(maze: Maze, mesh: Mesh, style: SceneStyle, unit: number): Layer {
  const { graph, centres, sideOfHalf } = maze.space;
  const { cellCount } = graph;
  const points = Array.from(centres); // then the middles of sides
  const segments = new GrowableInts(); // pairs of points
  const middleOfLink = new Int32Array(graph.linkCount).fill(-1);
  const put = (cell: number, point: number): void => {
    segments.push(cell);
    segments.push(point);
  };
  for (let c = 0; c < cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      if (!maze.open.has(l)) continue;
      const side = sideOfHalf[h] as number;
      const a = mesh.sideCorner[side] as number;
      const b = sideEnd(mesh, c, side);
      const x = ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2;
      const y = ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2;
      let middle = middleOfLink[l] as number;
      if (middle < 0 || !isAt(points, middle, x, y)) {
        middle = points.length / 2;
        middleOfLink[l] = middle;
        points.push(x, y);
      }
      put(c, middle);
    }
  }
  for (const opening of maze.openings) {
    const { x, y } = gapOf(mesh, opening);
    put(opening.cell, points.length / 2);
    points.push(x, y);
  }
  const xs = Float64Array.from({ length: points.length / 2 }, (_, p) => points[2 * p] as number);
  const ys = Float64Array.from({ length: points.length / 2 }, (_, p) => points[2 * p + 1] as number);
  return {
    name: 'passages',
    items: [
      {
        kind: 'lines',
        lines: strokes(new Uint32Array(segments.values()), xs, ys),
        width: unit * style.sizes.passage,
        colour: style.colours.wall,
        ends: style.ends,
        turn: 0,
        dotStep: 0,
      },
    ],
  };
}

/** Glued sides lie apart, so one link may have two middles. */
function isAt(points: readonly number[], point: number, x: number, y: number): boolean {
  return Math.abs((points[2 * point] as number) - x) + Math.abs((points[2 * point + 1] as number) - y) < 1e-9;
}
