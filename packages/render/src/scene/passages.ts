import { GrowableInts, type Opening } from '@labrys/core';
import { type Ground, legOver, legTo } from './ground.ts';
import type { Layer, Lines } from './items.ts';
import type { Bend } from './leg-line.ts';
import { strokes } from './strokes.ts';
import type { SceneStyle } from './style.ts';

/** Where passages cross they are no wider than this, in shares of c, so that paper shows beside the one above. */
const CROSSING_WIDTH = 0.4;

/**
 * The passages as lines from centre to centre over the middle of each open side, and out through the openings. Cells
 * without a passage are left out.
 *
 * Cost: O(sides).
 */
export function passages(ground: Ground, style: SceneStyle): Layer {
  const { open, openings, space } = ground.maze;
  const isOpen = (link: number): boolean => open.has(link) || space.weave?.open.has(link) === true;
  const look = { width: style.sizes.passage, colour: style.colours.wall, ends: style.ends };
  return { name: 'passages', items: [linesOverLinks(ground, isOpen, openings, look)] };
}

/** Lines from centre to centre over some links, and out through some openings. Cost: O(sides). */
export function linesOverLinks(
  ground: Ground,
  isDrawn: (link: number) => boolean,
  openings: readonly Opening[],
  look: Pick<Lines, 'width' | 'colour' | 'ends'>,
): Lines {
  const { maze, centres, mesh, board } = ground;
  const { graph, weave } = maze.space;
  const { cellCount } = graph;
  const points = Array.from(centres); // then further points of legs
  const segments = new GrowableInts(); // pairs of points
  const bulges: number[] = [];
  const middleOfLink = new Int32Array(graph.linkCount).fill(-1);
  const width = weave === null ? look.width : Math.min(look.width, CROSSING_WIDTH);
  const clear = board.unit * width; // of walls that are not there, so lines stop at their sides

  const put = (cell: number, leg: readonly Bend[], link: number): void => {
    let at = cell;
    leg.forEach(([x, y, bulge], i) => {
      if (i === 0 && leg.length > 1 && isAt(points, cell, x, y)) return;
      let point = link < 0 || i < leg.length - 1 ? -1 : (middleOfLink[link] as number);
      if (point < 0 || !isAt(points, point, x, y)) {
        point = points.length / 2;
        points.push(x, y);
        if (link >= 0 && i === leg.length - 1) middleOfLink[link] = point;
      }
      if (i > 0) {
        segments.push(at);
        segments.push(point);
        bulges.push(bulge);
      }
      at = point;
    });
  };
  for (let c = 0; c < cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      if (isDrawn(l)) put(c, legOver(ground, c, h, clear), l);
    }
  }
  for (const { cell, side } of openings) {
    put(cell, legTo(ground, cell, (mesh.sideFirst[cell] as number) + side), -1);
  }
  const xs = Float64Array.from({ length: points.length / 2 }, (_, p) => points[2 * p] as number);
  const ys = Float64Array.from({ length: points.length / 2 }, (_, p) => points[2 * p + 1] as number);
  const round = mesh.arcs === undefined ? undefined : Float64Array.from(bulges);
  return {
    kind: 'lines',
    lines: strokes(new Uint32Array(segments.values()), xs, ys, round),
    width: board.unit * width,
    colour: look.colour,
    ends: look.ends,
    turn: 0,
    dotStep: 0,
  };
}

/** Glued sides lie apart, so one link may have two middles. */
function isAt(points: readonly number[], point: number, x: number, y: number): boolean {
  return Math.abs((points[2 * point] as number) - x) + Math.abs((points[2 * point + 1] as number) - y) < 1e-9;
}
