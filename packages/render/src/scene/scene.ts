// From a maze to a display list. Everything comes from the polygons of the board, so nothing here knows what kind of
// board it is; nothing behind here knows that it is a maze.

import type { Maze } from '@labrys/core';
import { arrowHeads } from './arrow-heads.ts';
import { bottleneckItems } from './bottlenecks.ts';
import type { Content } from './content.ts';
import { distanceAreas } from './distances.ts';
import { framed } from './frame.ts';
import { type Ground, groundOf, labelSize, mostWidth } from './ground.ts';
import type { Item, Layer, Lines, Scene } from './items.ts';
import { lockItems } from './locks.ts';
import { arrowSize, endMarkers, type Gaps, gapsOf, overhang } from './markers.ts';
import { markItems } from './marks.ts';
import { drawable } from './maze-board.ts';
import { networkScene } from './network.ts';
import { passages } from './passages.ts';
import type { Polylines } from './polylines.ts';
import { seamLabels } from './seams.ts';
import { hasSeams } from './sides.ts';
import { solidCells } from './solid.ts';
import { sheetNames, stairSigns, wayStairs } from './stairs.ts';
import { type SceneStyle, sceneStyle } from './style.ts';
import { wallPieces } from './wall-pieces.ts';
import { outlineStrokes, wallStrokes } from './walls.ts';
import { halvesOf, type Lead, type Way, wayLine } from './way.ts';

/**
 * The display list of a maze: walls as strokes that cover each wall once, the solution, markers or arrows at the ends,
 * and a caption.
 *
 * @throws MazeError `cannot-combine` where the board does not lie flat
 * Cost: O(sides).
 */
export function scene(maze: Maze, style: SceneStyle = sceneStyle, content: Content = {}): Scene {
  if (maze.space.mesh === null) return networkScene(drawable(maze), style, content);
  const ground = groundOf(maze, style);
  const solid = content.isInMaking === true ? new Uint32Array(0) : solidGround(maze, style);
  return composed(ground, style, content, wholeBrush(ground, solid, style));
}

/** How what covers the whole board comes into a picture. */
export interface Brush {
  /** Cells of solid ground, within which there are no walls. */
  readonly solid: Uint32Array;
  readonly walls: () => readonly Item[];
  /** Some cells in one colour. */
  readonly tint: (cells: Uint32Array, colour: string) => Item;
}

/** Walls as strokes, and outlines of cells. */
export function wholeBrush(ground: Ground, solid: Uint32Array, style: SceneStyle): Brush {
  const { mesh, corridors } = ground;
  return {
    solid,
    walls: () => walls(ground, solid, style),
    tint: (cells, colour) => ({
      kind: 'areas',
      outlines: corridors?.outlines(cells) ?? outlineStrokes(mesh, cells),
      colour,
    }),
  };
}

/** Cells that are drawn as solid ground. Cost: O(cells + links). */
export function solidGround(maze: Maze, { draw }: SceneStyle): Uint32Array {
  return draw === 'walls' ? solidCells(maze) : new Uint32Array(0);
}

/** The picture of a board with polygons. @throws as {@link scene}. Cost: O(sides), and that of the brush. */
export function composed(ground: Ground, style: SceneStyle, content: Content, brush: Brush): Scene {
  const { maze, board } = ground;
  const { unit } = board;
  const gaps = gapsOf(maze);
  // What few mazes have is asked for here, so that a page can do without the code until it meets one.
  const hasStairs = maze.space.sheets !== null;
  const { markers, labels, margin: edge } = surroundOf(ground, gaps, style);
  const layers: Layer[] = [style.draw === 'walls' ? { name: 'walls', items: brush.walls() } : passages(ground, style)];
  const { solid, tint } = brush;
  if (solid.length > 0) layers.unshift({ name: 'solid', items: [tint(solid, style.colours.solid)] });
  const fills = style.distances === 'none' ? [] : distanceAreas(maze, tint, style);
  if (fills.length > 0) layers.unshift({ name: 'distances', items: fills });
  const narrow = style.show === 'bottlenecks' ? bottleneckItems(ground, tint, style) : null;
  if (narrow !== null && narrow.areas.length > 0) {
    layers.splice(layers.length - 1, 0, { name: 'bottlenecks', items: narrow.areas });
  }
  const { solution, marks: left } = content;
  const isLeft = style.solution === 'marks' && left !== undefined;
  if (isLeft) {
    layers.splice(layers.length - 1, 0, { name: 'marks', items: markItems(ground, left, tint, style) });
  }
  let ofWay: readonly Item[] = []; // where it takes stairs
  let isLine = false;
  if (solution !== undefined && style.solution !== 'none' && !isLeft) {
    if (style.solution === 'cells' || solution.path.length === 0) {
      const marked = solution.cells === undefined || solution.cells.length === 0 ? solution.path : solution.cells;
      layers.splice(layers.length - 1, 0, { name: 'solution', items: [tint(marked, style.colours.fill)] });
    } else {
      const line = path(ground, solution, gaps, style);
      isLine = true;
      if (hasStairs) ofWay = wayStairs(ground, style, solution, line.width);
      // Over colours the path needs a seam of paper to stand out.
      const casing = unit * style.sizes.casing;
      const { paper } = style.colours;
      const seam: Item[] = [{ ...line, width: line.width + 2 * casing, colour: paper }];
      for (const item of ofWay) {
        // Half of it round discs, which stand close to walls.
        if (item.kind === 'disc') seam.push({ ...item, radius: item.radius + casing / 2, colour: paper });
      }
      layers.push({ name: 'solution', items: fills.length > 0 ? [...seam, line] : [line] });
    }
  }
  const way = isLine && solution !== undefined ? solution : null;
  const stairs = hasStairs ? stairSigns(ground, style, fills.length > 0 || solution !== undefined, way) : [];
  if (stairs.length > 0) layers.push({ name: 'stairs', items: stairs });
  if (ofWay.length > 0) layers.push({ name: 'solution-stairs', items: ofWay });
  if (narrow !== null && narrow.dots.length > 0) layers.push({ name: 'bottleneck-links', items: narrow.dots });
  const isCased = fills.length > 0 || solution !== undefined || style.draw === 'passages';
  const heads = maze.oneWay === null ? [] : arrowHeads(ground, style, isCased);
  if (heads.length > 0) layers.push({ name: 'arrows', items: heads });
  const locks = maze.locks === undefined ? [] : lockItems(ground, style);
  if (locks.length > 0) layers.push({ name: 'locks', items: locks });
  if (markers.length > 0) layers.push({ name: 'markers', items: markers });
  if (labels.length > 0) layers.push({ name: 'labels', items: labels });

  return framed(layers, { board, margin: unit * Math.max(style.sizes.margin, edge), content, style });
}

/** The walls as strokes that cover each wall once. */
function walls(ground: Ground, solid: Uint32Array, style: SceneStyle): Item[] {
  if (style.show === 'walls') return wallPieces(ground, style);
  const { maze, mesh, board, corridors } = ground;
  return [wallLines(corridors?.walls() ?? wallStrokes(maze, mesh, solid), board.unit, style)];
}

/** Walls of the usual colour. */
export function wallLines(lines: Polylines, unit: number, { sizes, colours, ends }: SceneStyle): Lines {
  return { kind: 'lines', lines, width: unit * sizes.wall, colour: colours.wall, ends, turn: 0, dotStep: 0 };
}

/** What stands at the edge of a board and beyond. */
export interface Surround {
  readonly markers: readonly Item[];
  readonly labels: readonly Item[];
  /** The margin it needs, in shares of c. */
  readonly margin: number;
}

/** Markers, labels, and the margin that is wide enough for what hangs over the edge of the board. Cost: O(sides). */
export function surroundOf(ground: Ground, gaps: Gaps, style: SceneStyle): Surround {
  const { mesh, board } = ground;
  const markers = endMarkers(ground, gaps, style);
  const labels = labelsOf(ground, style);
  const runsOut = style.draw === 'passages' && hasSeams(mesh); // passages end on the border
  const edge = (runsOut ? style.sizes.passage : style.sizes.wall) / 2;
  if (markers.length === 0 && labels.length === 0) return { markers, labels, margin: edge };
  const reach = markers.length === 0 ? 0 : overhang(markers, board) / board.unit + 0.3 * style.sizes.marker;
  const labelReach = labels.length === 0 ? 0 : overhang(labels, board) / board.unit + 0.1;
  const margin = Math.ceil(20 * Math.max(edge, reach, labelReach) - 1e-9) / 20; // short coordinates
  return { markers, labels, margin };
}

/** Letters beside seams and the names of sheets below them. */
function labelsOf(ground: Ground, style: SceneStyle): Item[] {
  if (!style.labels) return [];
  const letters = hasSeams(ground.mesh) ? seamLabels(ground, style) : [];
  const below = letters.length > 0 ? labelSize(ground, style) : 0;
  return [...letters, ...(ground.maze.space.sheets === null ? [] : sheetNames(ground, style, below))];
}

function path(ground: Ground, way: Way, gaps: Gaps, style: SceneStyle): Lines {
  const { sizes, colours } = style;
  const { maze, board } = ground;
  const { unit } = board;
  const dotted = style.solution === 'dots';
  const room = mostWidth(ground, halvesOf(maze.space.graph, way), unit * sizes.wall);
  const width = Math.min(unit * (dotted ? sizes.dot : sizes.path), room);
  const arrow = arrowSize(style, unit);
  const last = way.path[way.path.length - 1] as number;
  const out = gaps.finishes.find(({ cell }) => cell === last);
  // In: up to the tip of the arrow, less the round end. Out: into the arrow, which grows out of the path.
  const from: Lead | null =
    gaps.start !== null && way.path[0] === maze.start
      ? { opening: gaps.start, by: Math.max(arrow.distance - width, 0) }
      : null;
  const to: Lead | null = out === undefined ? null : { opening: out, by: arrow.distance };
  return {
    kind: 'lines',
    lines: wayLine(ground, way, from, to, (unit * sizes.wall + width) / 2),
    width,
    colour: colours.path,
    ends: 'round',
    turn: Math.min(unit * sizes.turn, room),
    dotStep: dotted ? unit * sizes.dotStep : 0,
  };
}
