// A maze as tiles: which tile stands where, what the tiles look like, and where the ends are.

import { type Maze, NONE } from '@labrys/core';
import { encodePng } from '@labrys/raster';
import { blocksOfWalls } from '../grids/block-grid.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import { WALL } from '../micromouse/board.ts';
import type { TiledKnobs } from './tile-map.ts';

export interface MazeTiles {
  readonly width: number;
  readonly height: number;
  /** Pixels a tile. */
  readonly tile: number;
  /** Tile set numbers from 1 up, row by row; 0 where there is no cell. */
  readonly tiles: Uint32Array;
  readonly picture: TilePicture;
  /** A property for each tile of the set. */
  readonly meanings: readonly TileProperty[];
  /** The ends in pixels, in the middle of their tiles. */
  readonly places: readonly { readonly name: 'start' | 'goal'; readonly x: number; readonly y: number }[];
}

/** The tiles side by side. */
interface TilePicture {
  readonly columns: number;
  readonly rows: number;
  readonly png: Uint8Array;
}

type TileProperty =
  | { readonly name: 'wall'; readonly type: 'bool'; readonly value: boolean }
  | { readonly name: 'walls'; readonly type: 'int'; readonly value: number };

/**
 * @param title of the format, for messages
 * @throws MazeError `cannot-combine` for mazes that no grid of walls holds
 */
export function tilesOfMaze(
  maze: Maze,
  { layout, tile }: Pick<TiledKnobs, 'layout' | 'tile'>,
  title: string,
): MazeTiles {
  const walls = wallGridOf(maze, title);
  const places = (start: number, goals: readonly number[], width: number): MazeTiles['places'] => {
    const place = <N extends 'start' | 'goal'>(name: N, square: number): { name: N; x: number; y: number } => ({
      name,
      x: ((square % width) + 0.5) * tile,
      y: (Math.floor(square / width) + 0.5) * tile,
    });
    return [
      ...(start === NONE ? [] : [place('start' as const, start)]),
      ...goals.map((goal) => place('goal' as const, goal)),
    ];
  };
  if (layout === 'walls') {
    return {
      width: walls.width,
      height: walls.height,
      tile,
      tiles: Uint32Array.from(walls.walls, (bits, square) => (walls.absent?.has(square) === true ? 0 : bits + 1)),
      picture: thinWalls(tile),
      meanings: Array.from({ length: 16 }, (_, bits) => ({ name: 'walls', type: 'int', value: bits })),
      places: places(walls.start, walls.goals, walls.width),
    };
  }
  const blocks = blocksOfWalls(walls);
  return {
    width: blocks.width,
    height: blocks.height,
    tile,
    tiles: Uint32Array.from({ length: blocks.width * blocks.height }, (_, square) => (blocks.free.has(square) ? 1 : 2)),
    picture: floorAndWall(tile),
    meanings: [false, true].map((value) => ({ name: 'wall', type: 'bool', value })),
    places: places(blocks.start, blocks.goals, blocks.width),
  };
}

const FLOOR = [0xf2, 0xef, 0xe6] as const;
const STONE = [0x3a, 0x3f, 0x4a] as const;
const LIGHT = [0x54, 0x5b, 0x69] as const;

type Colour = readonly [number, number, number];

/** A floor and a wall with a lighter upper edge. */
function floorAndWall(tile: number): TilePicture {
  const edge = Math.max(1, Math.round(tile / 8));
  return paint(tile, 2, 1, (id, _x, y) => (id === 0 ? FLOOR : y < edge ? LIGHT : STONE));
}

/** Sixteen floors with the walls of their number at the edges; corners are always posts, where walls of others may end. */
function thinWalls(tile: number): TilePicture {
  const edge = Math.max(1, Math.round(tile / 12));
  return paint(tile, 4, 4, (id, x, y) => {
    const isNorth = y < edge;
    const isSouth = y >= tile - edge;
    const isWest = x < edge;
    const isEast = x >= tile - edge;
    const isWall =
      ((isNorth || isSouth) && (isWest || isEast)) ||
      (isNorth && (id & WALL.north) !== 0) ||
      (isEast && (id & WALL.east) !== 0) ||
      (isSouth && (id & WALL.south) !== 0) ||
      (isWest && (id & WALL.west) !== 0);
    return isWall ? STONE : FLOOR;
  });
}

function paint(
  tile: number,
  columns: number,
  rows: number,
  colourAt: (id: number, x: number, y: number) => Colour,
): TilePicture {
  const width = columns * tile;
  const height = rows * tile;
  const samples = new Uint8Array(4 * width * height).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    samples.set(colourAt(Math.floor(y / tile) * columns + Math.floor(x / tile), x % tile, y % tile), 4 * pixel);
  }
  return { columns, rows, png: encodePng({ width, height, samples }) };
}
