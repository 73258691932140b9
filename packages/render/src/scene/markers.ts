import { type Maze, NONE, type Opening, polygonOf } from '@labrys/core';
import type { Board } from './board.ts';
import type { Ground } from './ground.ts';
import type { Areas, Disc, Item, Words } from './items.ts';
import { PolylineBuilder } from './polylines.ts';
import { type Gap, roomIn, sideGap } from './sides.ts';
import type { SceneStyle } from './style.ts';

/** The openings of a maze by what they are for. */
export interface Gaps {
  readonly start: Opening | null;
  readonly finishes: readonly Opening[];
}

/** Sorts the openings: the first one at the start cell is the way in, all others are ways out. */
export function gapsOf(maze: Maze): Gaps {
  const entry = maze.openings.find(({ cell }) => cell === maze.start);
  return { start: entry ?? null, finishes: maze.openings.filter((opening) => opening !== entry) };
}

/** The arrow outside an opening, in cell units: how far from the border it begins, and how long it is. */
export function arrowSize(style: SceneStyle, unit: number): { readonly distance: number; readonly length: number } {
  const { wall, marker } = style.sizes;
  return { distance: unit * (wall / 2 + 0.4 * marker), length: unit * 1.4 * marker };
}

/** Arrows outside the openings; a disc at a start and a ring at a finish that have none. */
export function endMarkers(ground: Ground, gaps: Gaps, style: SceneStyle): Item[] {
  const { maze, mesh, board } = ground;
  const { colours } = style;
  const { unit } = board;
  const items: Item[] = [];
  const gapOf = ({ cell, side }: Opening): Gap => sideGap(mesh, cell, (mesh.sideFirst[cell] as number) + side);
  for (const opening of gaps.finishes) items.push(arrow(gapOf(opening), style, unit, 'out', colours.finish));
  if (gaps.start !== null) items.push(arrow(gapOf(gaps.start), style, unit, 'in', colours.start));
  for (const cell of maze.finishes) {
    if (!gaps.finishes.some((finish) => finish.cell === cell)) items.push(...target(ground, cell, style));
  }
  if (maze.start !== NONE && gaps.start === null) {
    const size = unit * markerShare(ground, maze.start);
    const radius = size * style.sizes.marker;
    items.push(disc(ground, maze.start, radius + casingOf(ground, maze.start, style), colours.paper));
    items.push(disc(ground, maze.start, radius, colours.start));
  }
  return items;
}

/** A ring with a dot. */
function target(ground: Ground, cell: number, style: SceneStyle): Disc[] {
  const { colours } = style;
  const size = ground.board.unit * markerShare(ground, cell);
  const radius = size * style.sizes.marker;
  return [
    disc(ground, cell, radius + casingOf(ground, cell, style), colours.paper),
    disc(ground, cell, radius, colours.finish),
    disc(ground, cell, 0.64 * radius, colours.paper),
    disc(ground, cell, 0.32 * radius, colours.finish),
  ];
}

/** What a marker and the paper round it take from the middle of a wall on, in shares of c: narrower cells have smaller ones. */
const ROOMY = 0.43;
/** What is taken of it by the wall. */
const WALL = 0.06;
/** Smaller markers could not be told from the end of a path. */
const LEAST_SHARE = 0.48;

/** Where cells hold signs of stairs, markers leave room for them. */
const BESIDE_STAIRS = 0.6;

/** The size of markers in a cell, as a share of the usual one. */
function markerShare(ground: Ground, cell: number): number {
  const most = ground.maze.space.sheets === null ? 1 : BESIDE_STAIRS;
  return Math.max(Math.min(freeIn(ground, cell) / (ROOMY - WALL), most), LEAST_SHARE);
}

/** The paper round a marker: no more than there is, so that walls stay whole. */
function casingOf(ground: Ground, cell: number, { sizes }: SceneStyle): number {
  const share = markerShare(ground, cell);
  const wanted = share * sizes.casing;
  const isTight = share === LEAST_SHARE;
  return (
    ground.board.unit * (isTight ? Math.min(Math.max(freeIn(ground, cell) - share * sizes.marker, 0), wanted) : wanted)
  );
}

/** From the centre of a cell to the nearest wall, in shares of c. */
function freeIn({ mesh, maze, board, centres, corridors }: Ground, cell: number): number {
  const polygon = polygonOf(maze.space, cell);
  return (roomIn(mesh, centres, polygon) - (corridors?.insetOf(polygon) ?? 0)) / board.unit - WALL;
}

function disc({ centres }: Ground, cell: number, radius: number, colour: string): Disc {
  return { kind: 'disc', x: centres[2 * cell] as number, y: centres[2 * cell + 1] as number, radius, colour };
}

function arrow(gap: Gap, style: SceneStyle, unit: number, pointing: 'in' | 'out', colour: string): Areas {
  const { distance, length } = arrowSize(style, unit);
  const { x, y, outX, outY } = gap;
  const tip = pointing === 'out' ? distance + length : distance;
  const foot = pointing === 'out' ? distance : distance + length;
  const half = 0.42 * length;
  const builder = new PolylineBuilder();
  builder.add(x + tip * outX, y + tip * outY);
  builder.add(x + foot * outX - half * outY, y + foot * outY + half * outX);
  builder.add(x + foot * outX + half * outY, y + foot * outY - half * outX);
  builder.end(true);
  return { kind: 'areas', outlines: builder.polylines(), colour };
}

/** How far markers and labels reach out of the box of the board, in cell units; 0 if they stay inside. */
export function overhang(items: readonly Item[], board: Board): number {
  let most = 0;
  const reach = (x: number, y: number, radius: number): void => {
    const across = Math.max(board.x - x, x - board.x - board.width);
    const down = Math.max(board.y - y, y - board.y - board.height);
    most = Math.max(most, across + radius, down + radius);
  };
  for (const item of items) {
    if (item.kind === 'disc') reach(item.x, item.y, item.radius);
    if (item.kind === 'words') {
      const { x, y, size } = item;
      const half = wordsWidth(item) / 2;
      reach(x - half, y - 0.72 * size, 0);
      reach(x + half, y + 0.05 * size, 0);
    }
    if (item.kind !== 'areas') continue;
    const { points } = item.outlines;
    for (let p = 0; p < points.length; p += 2) reach(points[p] as number, points[p + 1] as number, 0);
  }
  return most;
}

/** About how wide a line is set: fonts differ, so a little is added. */
export function wordsWidth({ text, size }: Words): number {
  return 0.55 * size * text.length;
}
