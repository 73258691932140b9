// Tile maps of pathfinding research: a header of four lines, then a character a tile.

import {
  BitSet,
  hasDoors,
  MAX_CELLS,
  type Maze,
  MazeError,
  maskedSquareSpace,
  NONE,
  openGrid,
  squareSpace,
  squaresOf,
} from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Content, Document, Format } from '../format.ts';
import { type BlockGrid, blocksDocument, blocksOfWalls, requireGridSize } from '../grids/block-grid.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import { decodeHead, decodeText } from '../text.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { isKnown, KIND, kindOf } from './terrain.ts';

export type MovingAiMapKnobs = { readonly as: string };

export const movingAiMap: Format<MovingAiMapKnobs> = {
  id: 'FMT-MOVINGAI-MAP',
  name: 'movingai-map',
  title: 'MovingAI map',
  summary: 'Tile maps of pathfinding research and of games, a character a tile.',
  about:
    'N. Sturtevant collects maps and problems for pathfinding at movingai.com, which researchers and the Grid-Based Path ' +
    'Planning Competition use. Points and G are ground, S is swamp, W water, which is entered from water only; @ and O ' +
    'are out of bounds, T are trees. Each tile that can be walked on is a cell, so columns and rows are those of scenario ' +
    'files. A map that was read is written as it was; a maze with walls between its cells becomes blocks.',
  steps: [
    'Read type, height and width, whatever their order, then a row a line.',
    'Make each tile that is ground, swamp or water a cell.',
    'Open the passages between neighbours, but not from land to water.',
  ],
  sources: ['N. Sturtevant, Benchmarks for grid-based pathfinding, 2012'],
  params: {
    as: {
      type: 'choice',
      choices: {
        auto: 'read as pixels; written as pixels where no walls stand between cells, else as cells',
        cells: 'cells of a lattice, with a wall or gap between two of them',
        pixels: 'each tile is a cell, as scenario files count',
      },
      default: 'auto',
      help: 'what counts as a cell',
    },
  },
  printKnobs: ['as'],
  parseKnobs: ['as'],
  extensions: ['map'],
  kind: 'text',
  sniff: (bytes) => /^\s*type[ \t]+\S+\s+(?:height|width)[ \t]+\d/i.test(decodeHead(bytes, 256)),
  parse,
  print,
};

/** Most different signs that a note names. */
const MOST_SIGNS = 8;

function parse(bytes: Uint8Array, { as }: MovingAiMapKnobs): Document {
  const notes: string[] = [];
  const { width, height, rows } = tilesOf(decodeText(bytes), bytes.length, notes);
  const kinds = new Uint8Array(width * height);
  const free = new BitSet(width * height);
  const strange = new Set<string>();
  for (let y = 0; y < height; y++) {
    const row = rows[y] as string;
    for (let x = 0; x < width; x++) {
      const sign = row[x] as string;
      const kind = kindOf(sign);
      kinds[y * width + x] = kind;
      if (kind !== KIND.blocked) free.add(y * width + x);
      else if (!isKnown(sign)) strange.add(sign);
    }
  }
  if (strange.size > 0) {
    const named = [...strange].slice(0, MOST_SIGNS).map((sign) => JSON.stringify(sign));
    notes.push(
      `Tiles of unknown kinds count as blocked: ${named.join(' ')}${strange.size > MOST_SIGNS ? ' ...' : ''}.`,
    );
  }
  if (as === 'cells') {
    if (kinds.includes(KIND.water) && kinds.includes(KIND.land)) {
      throw badFile('land and water are told apart only where each tile is a cell; read it with --as pixels');
    }
    const blocks: BlockGrid = { width, height, free, start: NONE, goals: [] };
    return blocksDocument('movingai-map', blocks, 'cells', 'tile', notes);
  }
  if (free.count() === 0) throw badFile(`all ${width} x ${height} tiles are blocked, so nothing can be walked`);
  const maze = mazeOfTiles(width, height, rows, free, kinds);
  return { format: 'movingai-map', maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes };
}

interface Tiles {
  readonly width: number;
  readonly height: number;
  /** `height` texts of `width` characters. */
  readonly rows: readonly string[];
}

function tilesOf(text: string, bytes: number, notes: string[]): Tiles {
  const lines = text.split(/\r\n|\n|\r/);
  const sizes = new Map<string, number>();
  let at = 0;
  for (; ; at++) {
    const line = lines[at]?.trim() ?? 'nothing';
    if (line === '') continue;
    if (line.toLowerCase() === 'map') break;
    const [, name, value] = /^(type|height|width)\s+(\S+)$/i.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw badFile(`line ${at + 1} of a map's header should be type, height, width or, at its end, map`);
    }
    if (name.toLowerCase() === 'type') {
      if (value.toLowerCase() !== 'octile')
        notes.push(`The map is of type ${JSON.stringify(value)} and was read as octile.`);
      continue;
    }
    if (!/^\d{1,9}$/.test(value) || Number(value) < 1) {
      throw badFile(`line ${at + 1}: ${name.toLowerCase()} is ${JSON.stringify(value)}, not a whole number from 1`);
    }
    sizes.set(name.toLowerCase(), Number(value));
  }
  const width = sizes.get('width');
  const height = sizes.get('height');
  if (width === undefined || height === undefined) {
    throw badFile(`the header has no line ${width === undefined ? '"width 32"' : '"height 32"'} that tells the size`);
  }
  requireGridSize(width, height, bytes, MAX_CELLS);
  let short = 0;
  let long = 0;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = lines[at + 1 + y] ?? '';
    if (row.length < width) short++;
    if (row.trimEnd().length > width) long++;
    return row.slice(0, width).padEnd(width, '@');
  });
  if (short > 0) notes.push(`Rows shorter than ${width} tiles were filled up with blocked ones: ${short}.`);
  if (long > 0) notes.push(`Rows longer than ${width} tiles were cut off: ${long}.`);
  const more = lines.slice(at + 1 + height).filter((line) => line.trim() !== '').length;
  if (more > 0) notes.push(`Lines after the ${height} rows were passed over: ${more}.`);
  return { width, height, rows };
}

/** The signs go into the description of the board if they say more than where its cells are, so that they come out again. */
function mazeOfTiles(width: number, height: number, rows: readonly string[], free: BitSet, kinds: Uint8Array): Maze {
  const cells = [...free];
  const isPlain = rows.every((row) => /^[.@]*$/.test(row));
  const space =
    isPlain && cells.length === width * height
      ? squareSpace(width, height)
      : maskedSquareSpace(width, height, (x, y) => free.has(y * width + x), {
          kind: 'masked-square',
          width,
          height,
          cells,
          ...(isPlain ? {} : { terrain: rows }),
        });
  const { linkCount, ends } = space.graph;
  const open = new BitSet(linkCount).complement();
  for (let l = 0; l < linkCount; l++) {
    const a = kinds[cells[ends[2 * l] as number] as number];
    if (a !== kinds[cells[ends[2 * l + 1] as number] as number]) open.delete(l);
  }
  return { space, open, oneWay: null, start: NONE, finishes: [], openings: [] };
}

function print({ maze }: Content, { as }: MovingAiMapKnobs): Uint8Array<ArrayBuffer> {
  const rows = as === 'cells' ? null : (terrainOf(maze) ?? plainRows(maze));
  if (rows !== null) return mapOf(rows);
  const { width, height, free } = blocksOfWalls(wallGridOf(maze, movingAiMap.title));
  if (as === 'pixels') {
    throw new MazeError(
      'cannot-combine',
      'this maze has walls between its cells, which take tiles of their own; write it with as=cells',
    );
  }
  return mapOf(rowsOf(width, height, free));
}

/** The signs a map was read with, if they still say what the maze is; null if not. */
function terrainOf(maze: Maze): readonly string[] | null {
  const { space, open, oneWay } = maze;
  const { terrain } = space.description;
  const squares = squaresOf(space);
  if (!Array.isArray(terrain) || squares === null || (oneWay !== null && oneWay.count() > 0)) return null;
  if (hasDoors(maze)) return null;
  const { width, height, squareOfCell } = squares;
  const isWhole = (row: unknown): boolean => typeof row === 'string' && row.length === width && !/[\r\n]/.test(row);
  if (terrain.length !== height || !terrain.every(isWhole)) return null;
  const kinds = Uint8Array.from(terrain.join(''), kindOf);
  const { cellCount, linkCount, ends } = space.graph;
  if (kinds.length !== width * height || kinds.reduce((sum, kind) => sum + Math.min(kind, 1), 0) !== cellCount)
    return null;
  const kindOfCell = (cell: number): number => kinds[squareOfCell[cell] as number] as number;
  for (let c = 0; c < cellCount; c++) if (kindOfCell(c) === KIND.blocked) return null;
  for (let l = 0; l < linkCount; l++) {
    const isOpen = kindOfCell(ends[2 * l] as number) === kindOfCell(ends[2 * l + 1] as number);
    if (isOpen !== open.has(l)) return null;
  }
  return terrain;
}

/** Ground for each cell of a board without a wall between two of them; null for others. */
function plainRows(maze: Maze): string[] | null {
  const squares = squaresOf(maze.space);
  if (squares === null || typeof openGrid(maze) === 'string') return null;
  if (maze.open.count() < maze.space.graph.linkCount) return null; // parts that a block map would join
  const { width, height, squareOfCell } = squares;
  return rowsOf(width, height, BitSet.from(width * height, squareOfCell));
}

function rowsOf(width: number, height: number, free: BitSet): string[] {
  return Array.from({ length: height }, (_, y) => {
    let row = '';
    for (let x = 0; x < width; x++) row += free.has(y * width + x) ? '.' : '@';
    return row;
  });
}

function mapOf(rows: readonly string[]): Uint8Array<ArrayBuffer> {
  const width = (rows[0] as string).length;
  return new TextEncoder().encode(`type octile\nheight ${rows.length}\nwidth ${width}\nmap\n${rows.join('\n')}\n`);
}
