// What TMX and TMJ have in common: two ways to write the same map.

import { MAX_CELLS, NONE, type Param } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document } from '../format.ts';
import { asParam, type BlocksAs, requireGridSize } from '../grids/block-grid.ts';
import { shownText } from '../json.ts';
import { type Meaning, type TileLayer, tileDocument, WALL_NAME } from './tile-layers.ts';
import { wallsParam } from './wall-values.ts';

export type TiledKnobs = {
  readonly layer: string;
  readonly as: string;
  readonly walls: string;
  readonly layout: string;
  readonly tile: number;
};

export const tiledParams: { readonly [K in keyof TiledKnobs]: Param } = {
  layer: {
    type: 'text',
    default: '',
    help: 'name of the layer to read; the first that is a maze if empty',
    fault: () => null,
  },
  as: asParam,
  walls: wallsParam,
  layout: {
    type: 'choice',
    choices: {
      blocks: 'walls and passages are tiles, on 2 W + 1 columns and 2 H + 1 rows',
      walls: 'W x H tiles with thin walls, out of a set of sixteen',
    },
    default: 'blocks',
    help: 'what a tile is when written',
  },
  tile: { type: 'integer', min: 4, max: 256, default: 16, help: 'pixels a tile when written' },
};

/** A map as read, before it is known to be a maze. */
export interface TileMap {
  readonly orientation: string;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly tileSets: readonly TileSet[];
  readonly layers: readonly RawLayer[];
  /** Objects with a name, at their place in pixels. */
  readonly objects: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}

export interface TileSet {
  /** The number of its first tile in layers. */
  readonly first: number;
  /** What properties, classes and collision shapes say of tiles, by number within the set. */
  readonly meanings: ReadonlyMap<number, Meaning>;
}

/** A rectangle of a layer. A finite layer has one, an infinite one has many. */
export interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint32Array;
}

export interface RawLayer {
  readonly name: string;
  readonly isSolid: boolean;
  readonly isInfinite: boolean;
  readonly chunks: readonly Chunk[];
}

const SQUARE_GRIDS = ['orthogonal', 'isometric', 'oblique'];

/**
 * The maze in a map.
 *
 * @param bytes length of the file
 * @throws MazeError `bad-file`
 */
export function mapDocument(format: string, map: TileMap, knobs: TiledKnobs, bytes: number): Document {
  const { orientation, tileWidth, tileHeight } = map;
  if (!SQUARE_GRIDS.includes(orientation)) {
    const why =
      orientation === 'hexagonal' || orientation === 'staggered'
        ? `the map is ${orientation}, so its tiles have ${orientation === 'hexagonal' ? 'six neighbours' : 'neighbours across their corners'}`
        : `the orientation of the map is "${shownText(orientation)}"`;
    throw badFile(`${why}; mazes are read from orthogonal and isometric maps, whose tiles have four`);
  }
  // On isometric maps places of objects are counted in tile heights along both axes.
  const unit = orientation === 'isometric' ? tileHeight : tileWidth;
  const meaning = meaningOf(map.tileSets);
  const layers = map.layers.map((layer): TileLayer => {
    const { x, y, width, height, values } = flattened(layer, bytes);
    // Objects count from the origin of the map, where layers of infinite maps need not begin.
    const places = map.objects.map((object) => ({
      name: object.name,
      x: Math.floor(object.x / unit) - x,
      y: Math.floor(object.y / tileHeight) - y,
    }));
    return { name: layer.name, width, height, values, isSolid: layer.isSolid, meaning, places };
  });
  const filled = layers.filter(({ values }) => values.length > 0);
  return tileDocument(format, filled, {
    layer: knobs.layer,
    as: knobs.as as BlocksAs,
    walls: knobs.walls,
  });
}

function meaningOf(tileSets: readonly TileSet[]): (value: number) => Meaning {
  const sets = [...tileSets].sort((a, b) => b.first - a.first);
  const nothing: Meaning = { isWall: null, walls: NONE };
  return (value) => {
    const set = sets.find(({ first }) => first <= value);
    return set?.meanings.get(value - set.first) ?? nothing;
  };
}

/** A layer as one rectangle; of infinite ones the part around their tiles. */
function flattened(
  { chunks, isInfinite }: RawLayer,
  bytes: number,
): { x: number; y: number; width: number; height: number; values: Uint32Array } {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y, width, height, tiles } of chunks) {
    if (!isInfinite) {
      left = x;
      top = y;
      right = x + width;
      bottom = y + height;
      continue;
    }
    for (let i = 0; i < tiles.length; i++) {
      if (tiles[i] === 0) continue;
      const column = x + (i % width);
      const row = y + Math.floor(i / width);
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  }
  if (right <= left || bottom <= top) return { x: 0, y: 0, width: 0, height: 0, values: new Uint32Array(0) };
  const across = right - left;
  requireGridSize(across, bottom - top, bytes, MAX_CELLS);
  const values = new Uint32Array(across * (bottom - top));
  for (const { x, y, width, tiles } of chunks) {
    for (let i = 0; i < tiles.length; i++) {
      if (tiles[i] === 0) continue;
      values[(y + Math.floor(i / width) - top) * across + x + (i % width) - left] = tiles[i] as number;
    }
  }
  return { x: left, y: top, width: across, height: bottom - top, values };
}

/**
 * What a property says of walls.
 *
 * @param value true, false or a number, also as text
 */
export function propertyMeaning(name: string, value: unknown): Meaning | null {
  const text = String(value);
  if (/^walls$/i.test(name) && /^(?:\d|1[0-5])$/.test(text)) return { isWall: null, walls: Number(text) };
  if (WALL_NAME.test(name) && (text === 'true' || text === 'false')) return { isWall: text === 'true', walls: NONE };
  return null;
}

/** Whether a property makes a layer solid. */
export function isSolidProperty(name: string, value: unknown): boolean {
  return propertyMeaning(name, value)?.isWall === true;
}
