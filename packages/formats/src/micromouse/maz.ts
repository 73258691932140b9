// Micromouse binary: a byte a cell without any header, four bits for its walls. The layout is not stated anywhere in
// the file, but walls inside stand twice, once for each neighbour, and only the right layout makes both agree.

import { MazeError, NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Content, Document, Format } from '../format.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import { documentOf, WALL } from './board.ts';

type NoKnobs = Record<string, never>;

export const maz: Format<NoKnobs> = {
  id: 'FMT-MAZ',
  name: 'maz',
  title: 'Micromouse binary',
  summary: 'Micromouse mazes as one byte for each cell, without a header.',
  about:
    'Classic mazes have 16 x 16 cells in 256 bytes, half-size ones 32 x 32 in 1024. Usually bytes go north from the ' +
    'south-west corner, column by column, with the bits north 1, east 2, south 4, west 8; files of other tools begin ' +
    'at another corner or order their bits otherwise. Start and goal are never marked.',
  steps: [
    'Try the eight ways to lay out the cells with all orders of the four bits, the usual one first.',
    'Keep a layout in which every wall inside is seen from both of its cells.',
    'Among several, which are turned or mirrored, prefer a closed board whose south-west cell opens north only.',
  ],
  sources: ['Micromouse Online, mazefiles'],
  params: {},
  rules: 'micromouse',
  extensions: ['maz'],
  kind: 'binary',
  sniff,
  parse,
  print,
};

const SHORTEST_SIDE = 4;
const LONGEST_SIDE = 256;
/** A file with more one-sided walls than this share is no maze; with fewer it is a damaged one. */
const DAMAGE = 0.02;

interface Layout {
  /** Byte i is at place [minor, major] instead of [major, minor], with major = floor(i / side). */
  readonly transposed: boolean;
  /** Places count from the right, from the bottom. */
  readonly fromRight: boolean;
  readonly fromBottom: boolean;
  /** The bits that mean north, east, south and west. */
  readonly bits: readonly [number, number, number, number];
}

interface Reading {
  readonly walls: Uint8Array;
  /** Walls inside that only one of their cells has. */
  readonly oneSided: number;
  /** The board is closed and its south-west cell opens north only. */
  readonly looksLikeContest: boolean;
}

/** All layouts, the usual one first and the usual bits before others. */
const LAYOUTS: readonly Layout[] = bitOrders().flatMap((bits) =>
  [false, true].flatMap((transposed) =>
    [false, true].flatMap((fromRight) =>
      [true, false].map((fromBottom): Layout => ({ transposed, fromRight, fromBottom, bits })),
    ),
  ),
);

function bitOrders(): [number, number, number, number][] {
  const orders: [number, number, number, number][] = [];
  const all = [1, 2, 4, 8];
  for (const north of all) {
    for (const east of all) {
      for (const south of all) {
        const west = 15 - north - east - south;
        if (new Set([north, east, south, west]).size === 4 && all.includes(west)) {
          orders.push([north, east, south, west]);
        }
      }
    }
  }
  return orders;
}

function sniff(bytes: Uint8Array): boolean {
  const side = sideOf(bytes);
  if (side === NONE || bytes.every((byte) => byte === bytes[0])) return false;
  return LAYOUTS.some((layout) => read(bytes, side, layout, 0) !== null);
}

/** Cells along a side, or NONE if the length fits no board. */
function sideOf(bytes: Uint8Array): number {
  const side = Math.floor(Math.sqrt(bytes.length));
  return side * side === bytes.length && side >= SHORTEST_SIDE && side <= LONGEST_SIDE ? side : NONE;
}

function parse(bytes: Uint8Array): Document {
  const side = sideOf(bytes);
  if (side === NONE) {
    throw badFile(
      `${bytes.length} ${bytes.length === 1 ? 'byte is' : 'bytes are'} no micromouse maze: it takes one byte for each ` +
        `cell of a square board, such as 256 for 16 x 16 or 1024 for 32 x 32, at most ${LONGEST_SIDE} x ${LONGEST_SIDE}`,
    );
  }
  const reading = bestReading(bytes, side);
  if (reading === null) {
    throw badFile(
      `in no known order of cells and bits do the walls of ${side} x ${side} cells agree from both sides, ` +
        'so this is no micromouse maze',
    );
  }
  const notes: string[] = [];
  if (reading.layout !== LAYOUTS[0]) {
    notes.push(
      'The cells or wall bits stand in an unusual order, found by trying: the maze may be turned or mirrored.',
    );
  }
  const { walls } = reading;
  return documentOf('maz', { width: side, height: side, walls, start: NONE, goals: [] }, notes);
}

/** The first reading without a fault that looks like a contest maze, else the first without a fault, else the best. */
function bestReading(bytes: Uint8Array, side: number): (Reading & { layout: Layout }) | null {
  let best: (Reading & { layout: Layout }) | null = null;
  let mostOneSided = Math.floor(DAMAGE * 2 * side * (side - 1));
  for (const layout of LAYOUTS) {
    const reading = read(bytes, side, layout, mostOneSided);
    if (reading === null) continue;
    const isBetter =
      best === null ||
      reading.oneSided < best.oneSided ||
      (reading.oneSided === best.oneSided && reading.looksLikeContest && !best.looksLikeContest);
    if (!isBetter) continue;
    best = { ...reading, layout };
    mostOneSided = reading.oneSided;
    if (reading.oneSided === 0 && (layout === LAYOUTS[0] || reading.looksLikeContest)) break;
  }
  return best;
}

/** The walls under a layout, or null if more than `mostOneSided` of those inside do not agree. */
function read(bytes: Uint8Array, side: number, layout: Layout, mostOneSided: number): Reading | null {
  const cells = side * side;
  const placed = new Uint8Array(cells);
  for (let i = 0; i < cells; i++) {
    const minor = i % side;
    const major = (i - minor) / side;
    const u = layout.transposed ? minor : major;
    const v = layout.transposed ? major : minor;
    const x = layout.fromRight ? side - 1 - u : u;
    const y = layout.fromBottom ? side - 1 - v : v;
    placed[y * side + x] = bytes[i] as number;
  }
  const [north, east, south, west] = layout.bits;
  let oneSided = 0;
  for (let cell = 0; cell < cells; cell++) {
    const byte = placed[cell] as number;
    const right = placed[cell + 1] as number;
    const below = placed[cell + side] as number;
    if ((cell + 1) % side !== 0 && ((byte & east) !== 0) !== ((right & west) !== 0)) oneSided++;
    if (cell < cells - side && ((byte & south) !== 0) !== ((below & north) !== 0)) oneSided++;
    if (oneSided > mostOneSided) return null;
  }

  // A set bit is a wall, unless the outer wall says otherwise.
  let border = 0;
  for (let i = 0; i < side; i++) {
    border += ((placed[i] as number) & north) !== 0 ? 1 : 0;
    border += ((placed[cells - 1 - i] as number) & south) !== 0 ? 1 : 0;
    border += ((placed[i * side] as number) & west) !== 0 ? 1 : 0;
    border += ((placed[(i + 1) * side - 1] as number) & east) !== 0 ? 1 : 0;
  }
  const setIsOpen = border < 2 * side;
  const walls = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const byte = (placed[cell] as number) ^ (setIsOpen ? 15 : 0);
    walls[cell] =
      ((byte & north) !== 0 ? WALL.north : 0) |
      ((byte & east) !== 0 ? WALL.east : 0) |
      ((byte & south) !== 0 ? WALL.south : 0) |
      ((byte & west) !== 0 ? WALL.west : 0);
  }
  const isClosed = border === 0 || border === 4 * side;
  const looksLikeContest = isClosed && walls[cells - side] === (WALL.east | WALL.south | WALL.west);
  return { walls, oneSided, looksLikeContest };
}

/** In the usual layout. */
function print({ maze }: Content): Uint8Array<ArrayBuffer> {
  const { width, height, walls } = wallGridOf(maze, maz.title);
  if (width !== height || width < SHORTEST_SIDE || width > LONGEST_SIDE) {
    throw new MazeError(
      'cannot-combine',
      `${maz.title} holds square boards of ${SHORTEST_SIDE} to ${LONGEST_SIDE} cells a side, not ${width} x ${height}; ` +
        'use wall-list or wall-art',
    );
  }
  const bytes = new Uint8Array(width * height);
  for (let i = 0; i < bytes.length; i++) {
    const y = i % height;
    bytes[i] = walls[(height - 1 - y) * width + (i - y) / height] as number;
  }
  return bytes;
}
