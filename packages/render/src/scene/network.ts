// Boards known by their links and the places of their cells alone: rooms as rings, passages as lines between them.

import { bottlenecks, MARK, type Marks, type Maze, NONE, type Space } from '@labrys/core';
import { Darts } from './arrow-heads.ts';
import type { Content } from './content.ts';
import { distanceAreas } from './distances.ts';
import { framed } from './frame.ts';
import type { Areas, Disc, Item, Layer, Lines, Scene } from './items.ts';
import { keyItems, numbered } from './locks.ts';
import { AREA, networkBoard } from './network-board.ts';
import { PolylineBuilder, type Polylines } from './polylines.ts';
import type { SceneStyle } from './style.ts';

// Sizes in shares of the unit, which is the length of a usual link.
const ROOM = 0.2; // radius
const PASSAGE = 0.16; // width
const WALL = 0.03; // width of the line of a closed link
/**
 * The display list of a maze on such a board: open links as thick lines, closed ones as thin ones, then the way, and the
 * ends as a disc and a ring. Wall thickness, caps and labels do not matter here.
 *
 * @throws MazeError as {@link scene}
 * Cost: O(cells + links), by the colours of distances.
 */
export function networkScene(maze: Maze, style: SceneStyle, content: Content): Scene {
  const { space } = maze;
  const board = networkBoard(space);
  const { unit } = board;
  const { colours } = style;
  const tint = (cells: Uint32Array, colour: string): Lines => spots(space, cells, AREA * unit, colour);
  const layers: Layer[] = [];
  const put = (name: Layer['name'], items: readonly Item[]): void => {
    if (items.length > 0) layers.push({ name, items });
  };
  if (style.distances !== 'none') put('distances', distanceAreas(maze, tint, style));
  if (style.show === 'bottlenecks') {
    const cells = bottlenecks(maze)?.cells ?? new Uint32Array(0);
    put('bottlenecks', [tint(cells, colours.bottleneck)]);
  }
  const { solution, marks } = content;
  const shows = style.solution === 'marks' && marks !== undefined ? 'marks' : style.solution;
  if (shows === 'marks') put('marks', tints(marks as Marks, tint, style));
  if (shows === 'cells' && solution !== undefined) {
    put('solution', [tint(solution.cells ?? solution.path, colours.fill)]);
  }
  const line = (isDrawn: (link: number) => boolean, width: number, colour: string): Lines =>
    straight(links(space, isDrawn), width * unit, colour);
  put('passages', [
    line((l) => !maze.open.has(l), WALL, colours.walkedTwice),
    line((l) => maze.open.has(l), PASSAGE, colours.wall),
    ...rings(maze, unit, style),
  ]);
  if (shows === 'marks') {
    const { walks } = marks as Marks;
    put('solution', [
      line((l) => walks[l] === 2, 0.4 * PASSAGE, colours.walkedTwice),
      line((l) => walks[l] === 1, 0.6 * PASSAGE, colours.walked),
    ]);
  } else if ((shows === 'line' || shows === 'dots') && solution !== undefined && solution.path.length > 0) {
    const builder = new PolylineBuilder();
    for (const cell of solution.path) builder.add(...placeOf(space, cell));
    builder.end(false);
    const dotStep = shows === 'dots' ? style.sizes.dotStep * unit : 0;
    put('solution', [{ ...straight(builder.polylines(), 0.55 * PASSAGE * unit, colours.path), dotStep }]);
  }
  put('arrows', arrowHeads(maze, unit, style));
  put('locks', locks(maze, unit, style));
  put('markers', ends(maze, unit, style));

  return framed(layers, { board, margin: unit * style.sizes.margin, content, style });
}

function placeOf({ centres }: Space, cell: number): [number, number] {
  return [centres[2 * cell] as number, centres[2 * cell + 1] as number];
}

function links(space: Space, isDrawn: (link: number) => boolean): Polylines {
  const { ends, linkCount } = space.graph;
  const builder = new PolylineBuilder();
  for (let l = 0; l < linkCount; l++) {
    if (!isDrawn(l) || ends[2 * l] === ends[2 * l + 1]) continue;
    builder.add(...placeOf(space, ends[2 * l] as number));
    builder.add(...placeOf(space, ends[2 * l + 1] as number));
    builder.end(false);
  }
  return builder.polylines();
}

function straight(lines: Polylines, width: number, colour: string): Lines {
  return { kind: 'lines', lines, width, colour, ends: 'round', turn: 0, dotStep: 0 };
}

/** Discs on cells, which may overlap. */
function spots(space: Space, cells: Uint32Array, radius: number, colour: string): Lines {
  const builder = new PolylineBuilder();
  for (const cell of cells) {
    builder.add(...placeOf(space, cell));
    builder.add(...placeOf(space, cell));
    builder.end(false);
  }
  return straight(builder.polylines(), 2 * radius, colour);
}

/** Rooms: discs with paper inside, so that lines that pass by are told from those that end. */
function rings({ space }: Maze, unit: number, { colours }: SceneStyle): Item[] {
  const all = Uint32Array.from({ length: space.graph.cellCount }, (_, c) => c);
  return [spots(space, all, ROOM * unit, colours.wall), spots(space, all, 0.6 * ROOM * unit, colours.paper)];
}

function tints(
  { cells }: Marks,
  tint: (cells: Uint32Array, colour: string) => Lines,
  { colours }: SceneStyle,
): Lines[] {
  const marked = (mark: number): Uint32Array => Uint32Array.from(cells.keys()).filter((c) => cells[c] === mark);
  return [tint(marked(MARK.reached), colours.reached), tint(marked(MARK.filled), colours.filled)];
}

/** A dart in the middle of each one-way link. */
function arrowHeads({ space, oneWay }: Maze, unit: number, style: SceneStyle): Areas[] {
  if (oneWay === null) return [];
  const darts = new Darts(style, unit, true);
  for (const l of oneWay) {
    const from = oneWay.back.has(l) ? 1 : 0;
    const [fromX, fromY] = placeOf(space, space.graph.ends[2 * l + from] as number);
    const [toX, toY] = placeOf(space, space.graph.ends[2 * l + 1 - from] as number);
    const length = Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
    if (length === 0) continue;
    const [outX, outY] = [(toX - fromX) / length, (toY - fromY) / length];
    darts.add({ x: (fromX + toX) / 2, y: (fromY + toY) / 2, outX, outY }, length);
  }
  return darts.items();
}

/** Doors as numbers on their links, keys beside their rooms. */
function locks({ space, locks: there }: Maze, unit: number, style: SceneStyle): Item[] {
  if (there === undefined) return [];
  const { ends: cells } = space.graph;
  const doors = there.doors.flatMap(({ link, colour }) => {
    const [fromX, fromY] = placeOf(space, cells[2 * link] as number);
    const [toX, toY] = placeOf(space, cells[2 * link + 1] as number);
    return numbered((fromX + toX) / 2, (fromY + toY) / 2, 0.8 * ROOM * unit, colour, style, unit);
  });
  const keys = there.keys.flatMap(({ cell, colour }) => {
    const [x, y] = placeOf(space, cell);
    return keyItems(x, y, 0.6 * ROOM * unit, colour, style, unit);
  });
  return [...doors, ...keys];
}

/** A disc at the start, a ring with a dot at each finish. */
function ends({ space, start, finishes }: Maze, unit: number, { colours }: SceneStyle): Disc[] {
  const disc = (cell: number, radius: number, colour: string): Disc => {
    const [x, y] = placeOf(space, cell);
    return { kind: 'disc', x, y, radius: radius * unit, colour };
  };
  const goals = finishes.flatMap((cell) => [
    disc(cell, ROOM, colours.finish),
    disc(cell, 0.64 * ROOM, colours.paper),
    disc(cell, 0.32 * ROOM, colours.finish),
  ]);
  return start === NONE ? goals : [disc(start, ROOM, colours.start), ...goals];
}
