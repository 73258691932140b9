// Layers of tiles as mazes, whatever editor they come from. What a wall is the file may say: by a property of tiles, the
// name of a value, or the name of the layer. Else the passages have to tell.

import { BitSet, NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document } from '../format.ts';
import { type BlockGrid, type BlocksAs, blocksDocument, wallsOfBlocks } from '../grids/block-grid.ts';
import { freeShareOfEdge, joined } from '../grids/polarity.ts';
import { mazeOfWalls } from '../grids/wall-grid.ts';
import { shownText } from '../json.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { wallTest } from './wall-values.ts';

/** What a file says about one of its values. */
export interface Meaning {
  /** The tile is a wall, is none, or nothing is said. */
  readonly isWall: boolean | null;
  /** The walls of a cell, north 1, east 2, south 4, west 8, or NONE. */
  readonly walls: number;
}

/** A layer of width x height values, row by row; 0 is nothing. */
export interface TileLayer {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly values: Uint32Array;
  /** The layer itself is said to be solid. */
  readonly isSolid: boolean;
  readonly meaning: (value: number) => Meaning;
  readonly places: readonly MarkedPlace[];
}

/** A marked place: column and row of a tile of the layer; it may lie outside. */
export interface MarkedPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export const WALL_NAME: RegExp = /wall|collision|collid|solid|obstacle|blocked/i;
const START_NAME = /^(?:start|spawn|player|entrance|begin)/i;
const GOAL_NAME = /^(?:goal|finish|exit|end)(?![a-z])/i;

/** How layers are to be read. */
export interface TileKnobs {
  /** Name of a layer; any if empty. */
  readonly layer: string;
  readonly as: BlocksAs;
  /** Which values are walls; as the file says, or else the passages, if empty. */
  readonly walls: string;
}

/**
 * The maze of the first layer that is one.
 *
 * @throws MazeError `bad-file` with the reason if no layer is a maze
 */
export function tileDocument(format: string, layers: readonly TileLayer[], knobs: TileKnobs): Document {
  const { layer: wanted, as, walls } = knobs;
  const names = layers
    .slice(0, 10)
    .map(({ name }) => `"${shownText(name)}"`)
    .join(', ');
  const chosen = wanted === '' ? layers : layers.filter(({ name }) => name === wanted);
  if (chosen.length === 0) {
    throw badFile(
      layers.length === 0 ? 'the map has no layer of tiles' : `there is no layer "${shownText(wanted)}" but ${names}`,
    );
  }
  const isWall = wallTest(walls);
  if (isWall !== null) {
    const layer = layerWithWalls(chosen, isWall, walls);
    const blocks = blocksOf(layer, (value) => !isWall(value));
    return blocksDocument(format, blocks, as, 'tile', [
      `Layer "${shownText(layer.name)}" was read: walls are the tiles that were named.`,
    ]);
  }
  for (const layer of chosen) {
    const cells = cellWalls(layer);
    if (cells === null) continue;
    const { start, goals } = endsOf(layer, (square) => !cells.absent.has(square));
    const { maze } = mazeOfWalls({
      width: layer.width,
      height: layer.height,
      walls: cells.walls,
      absent: cells.absent.count() === 0 ? null : cells.absent,
      start,
      goals,
    });
    const notes = [`Layer "${shownText(layer.name)}" was read: each tile is a cell with its walls.`];
    return { format, maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes };
  }
  for (const layer of chosen) {
    const reading = statedWalls(layer);
    if (reading === null) continue;
    return blocksDocument(format, reading.blocks, as, 'tile', [
      `Layer "${shownText(layer.name)}" was read: ${reading.why}.`,
    ]);
  }
  let fault = '';
  for (const layer of chosen) {
    const reading = guessedWalls(layer);
    if ('fault' in reading) {
      if (fault === '') fault = `in layer "${shownText(layer.name)}" ${reading.fault}; ${tilesInWords(layer)}`;
      continue;
    }
    return blocksDocument(format, reading.blocks, as, 'tile', [
      `Layer "${shownText(layer.name)}" was read: ${reading.why}.`,
    ]);
  }
  throw badFile(
    `the map is no maze: nothing in it is said to be a wall, and ${fault}; say which are walls with the knob "walls", ` +
      'as in --read walls=1,5-9, or =empty, or =any',
  );
}

/**
 * The layer that the named walls are on, with room to walk between them.
 *
 * @throws MazeError `bad-file` with the tiles that there are
 */
function layerWithWalls(layers: readonly TileLayer[], isWall: (value: number) => boolean, walls: string): TileLayer {
  const found =
    layers.find(({ values }) => values.some(isWall) && !values.every(isWall)) ??
    // No square is empty: then none is a wall, and that is an answer.
    (walls === 'empty' ? layers[0] : undefined);
  if (found !== undefined) return found;
  const first = layers[0] as TileLayer;
  const fault = first.values.every(isWall) ? 'every square would be a wall' : 'no square holds any of these tiles';
  throw badFile(
    `walls=${shownText(walls)} leaves no maze: in layer "${shownText(first.name)}" ${fault}; ${tilesInWords(first)}`,
  );
}

/** Tiles that are told of. */
const MOST_TOLD = 8;

/** Which tiles there are and how often, the most common first. */
function tilesInWords({ values }: TileLayer): string {
  const counts = [...countsOf(values)].sort(([a, often], [b, oftener]) => oftener - often || a - b);
  const told = counts
    .slice(0, MOST_TOLD)
    .map(([value, count]) => `${value === 0 ? 'empty' : value} (${count})`)
    .join(', ');
  const more = counts.length > MOST_TOLD ? ` and ${counts.length - MOST_TOLD} kinds more` : '';
  return `its tiles, and how often: ${told}${more}`;
}

function countsOf(values: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Walls of each cell, where tiles state them. */
function cellWalls({ values, meaning }: TileLayer): { walls: Uint8Array; absent: BitSet } | null {
  const walls = new Uint8Array(values.length).fill(15);
  const absent = new BitSet(values.length);
  let cells = 0;
  for (let square = 0; square < values.length; square++) {
    const value = values[square] as number;
    const bits = value === 0 ? NONE : meaning(value).walls;
    if (value !== 0 && bits === NONE) return null;
    if (value === 0) {
      absent.add(square);
      continue;
    }
    walls[square] = bits;
    cells++;
  }
  return cells === 0 ? null : { walls, absent };
}

interface Reading {
  readonly blocks: BlockGrid;
  /** What was taken for a wall. */
  readonly why: string;
}

/** The walls that the file states, or null if it says nothing. */
function statedWalls(layer: TileLayer): Reading | null {
  const { values, meaning, isSolid, name } = layer;
  const stated = new Map<number, boolean | null>();
  for (const value of values) if (!stated.has(value)) stated.set(value, value === 0 ? false : meaning(value).isWall);
  const blocksBy = (isFree: (value: number) => boolean): BlockGrid => blocksOf(layer, isFree);
  if ([...stated.values()].includes(true)) {
    return {
      blocks: blocksBy((value) => stated.get(value) !== true),
      why: 'walls are the tiles that the file calls so',
    };
  }
  if ((isSolid || WALL_NAME.test(name)) && values.includes(0) && values.some((value) => value !== 0)) {
    return { blocks: blocksBy((value) => value === 0), why: 'every tile of the layer is a wall' };
  }
  return null;
}

/** More free squares than this share inside open areas, 2 x 2 free squares, are no corridors. */
const MOST_OPEN = 0.35;
/** At least this share of the free squares hangs together. */
const LEAST_JOINED = 0.75;
const LEAST_WALLS = 0.2;

/** The walls that make corridors out of the rest, or why there are none. */
function guessedWalls(layer: TileLayer): Reading | { readonly fault: string } {
  const { values } = layer;
  const counts = countsOf(values);
  if (counts.size < 2) return { fault: 'all tiles are the same' };
  const common = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
  const guesses: readonly Guess[] = [
    { isFree: (value) => value === 0, mostEdge: 0.1, why: 'empty squares are passages, tiles are walls' },
    { isFree: (value) => value !== 0, mostEdge: 0.5, why: 'tiles are passages, empty squares are walls' },
    { isFree: (value) => value !== common, mostEdge: 0.1, why: `the most common tile, ${common}, is the wall` },
    { isFree: (value) => value === common, mostEdge: 0.1, why: `the most common tile, ${common}, is the passage` },
  ];
  let best: (Reading & { readonly open: number }) | null = null;
  let fault = '';
  for (const { isFree, mostEdge, why } of guesses) {
    if (!values.some(isFree) || values.every(isFree)) continue;
    const blocks = blocksOf(layer, isFree);
    if (wallsOfBlocks(blocks) !== null) return { blocks, why };
    const free = blocks.free.count();
    const open = openShare(blocks);
    if (free < 4 || values.length - free < LEAST_WALLS * values.length || open > MOST_OPEN) {
      fault ||= `${Math.round(100 * open)} per cent of the squares that may be passages lie in open areas, not in corridors`;
    } else if (joined(blocks).largestShare < LEAST_JOINED) {
      fault ||= 'the squares that may be passages do not hang together';
    } else if (freeShareOfEdge(blocks) > mostEdge) {
      fault ||= 'the squares that may be walls do not enclose the others';
    } else if (best === null || open < best.open) {
      best = { blocks, why, open };
    }
  }
  return best ?? { fault };
}

/** What may be free. */
interface Guess {
  readonly isFree: (value: number) => boolean;
  /** Outer squares that may be free, as a share; tiles in the open have nothing but emptiness around them. */
  readonly mostEdge: number;
  readonly why: string;
}

/** Share of the free squares that are part of four in a square. */
function openShare({ width, free }: BlockGrid): number {
  const inOpen = new BitSet(free.size);
  for (const square of free) {
    if ((square + 1) % width === 0 || square + width >= free.size) continue;
    const four = [square, square + 1, square + width, square + width + 1];
    if (four.every((one) => free.has(one))) for (const one of four) inOpen.add(one);
  }
  return inOpen.count() / free.count();
}

function blocksOf(layer: TileLayer, isFree: (value: number) => boolean): BlockGrid {
  const { width, height, values } = layer;
  const free = new BitSet(values.length);
  for (let square = 0; square < values.length; square++) if (isFree(values[square] as number)) free.add(square);
  return { width, height, free, ...endsOf(layer, (square) => free.has(square)) };
}

/** Marked places that are ends and can be stood on. */
function endsOf(
  { width, height, places }: TileLayer,
  isFree: (square: number) => boolean,
): { start: number; goals: number[] } {
  let start = NONE;
  const goals: number[] = [];
  for (const { name, x, y } of places) {
    if (!(x >= 0 && y >= 0 && x < width && y < height)) continue;
    const square = y * width + x;
    if (!isFree(square)) continue;
    if (START_NAME.test(name) && start === NONE) start = square;
    else if (GOAL_NAME.test(name)) goals.push(square);
  }
  return { start, goals };
}
