// JSON lists of pairs of neighbouring squares: the walls between them, or the passages.
//
//   { "width": 3, "height": 2, "walls": [[[0, 0], [1, 0]], ...] }

import { BitSet, linkBetween, MAX_CELLS, type Maze, NONE, squareSpace } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document, Format } from '../format.ts';
import { requireGridSize } from '../grids/block-grid.ts';
import { isObject, type JsonObject, parseJson, wholeIn } from '../json.ts';
import { decodeHead, decodeText } from '../text.ts';
import { whyNoEnds } from '../why-no-ends.ts';

type NoKnobs = Record<string, never>;

export const edgeList: Format<NoKnobs> = {
  id: 'FMT-EDGE-LIST',
  name: 'edge-list',
  title: 'List of walls or passages, JSON',
  summary: 'Mazes on squares as a list of the walls between cells, or of the passages.',
  about:
    'What small programs write: "width" and "height", then "walls", or "passages" ("edges" is the same), each a pair of ' +
    'cells given as [x, y] from the top left or as numbers y * width + x; "start" and "goal" in the same way.',
  steps: [
    'Start with all sides open and put up the listed walls, or with all closed and open the listed passages.',
    'Check that each pair is two cells side by side.',
  ],
  sources: [],
  params: {},
  extensions: ['edges.json', 'json'],
  kind: 'text',
  sniff: (bytes) => {
    const head = decodeHead(bytes);
    return (
      /^\s*\{[\s\S]*?"(?:walls|passages|edges)"\s*:\s*\[/.test(head) &&
      !/labrys-maze|"grid"\s*:|"tilewidth"|"nodes"\s*:/.test(head)
    );
  },
  parse: (bytes) => parse(parseJson(decodeText(bytes)), bytes.length),
};

function parse(file: unknown, bytes: number): Document {
  if (!isObject(file))
    throw badFile('a list of walls is one JSON object with "width", "height" and "walls" or "passages"');
  const width = wholeIn(file.width ?? file.columns, 1, MAX_CELLS);
  const height = wholeIn(file.height ?? file.rows, 1, MAX_CELLS);
  if (width === null || height === null)
    throw badFile('"width" and "height" have to be whole numbers of cells from 1 up');
  requireGridSize(width, height, bytes, MAX_CELLS);
  const name = ['walls', 'passages', 'edges'].find((key) => Array.isArray(file[key]));
  if (name === undefined) throw badFile('there is no list "walls" or "passages" of pairs of cells');
  const space = squareSpace(width, height);
  const areWalls = name === 'walls';
  const empty = new BitSet(space.graph.linkCount);
  const open = areWalls ? empty.complement() : empty;
  (file[name] as unknown[]).forEach((pair, i) => {
    const where = `"${name}"[${i}]`;
    if (!Array.isArray(pair) || pair.length !== 2) throw badFile(`${where} is no pair of cells`);
    const [a, b] = pair.map((cell) => cellOf(cell, width, height, where)) as [number, number];
    const link = linkBetween(space.graph, a, b);
    if (link === NONE) throw badFile(`${where} joins two cells that are not side by side`);
    if (areWalls) open.delete(link);
    else open.add(link);
  });
  const maze: Maze = { space, open, oneWay: null, openings: [], ...endsOf(file, width, height) };
  return { format: 'edge-list', maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes: [] };
}

function endsOf(file: JsonObject, width: number, height: number): Pick<Maze, 'start' | 'finishes'> {
  const isThere = (value: unknown): boolean => value !== undefined && value !== null;
  const goal = file.goal ?? file.finish ?? file.end;
  return {
    start: isThere(file.start) ? cellOf(file.start, width, height, '"start"') : NONE,
    finishes: isThere(goal) ? [cellOf(goal, width, height, 'the goal')] : [],
  };
}

/** A cell given as [x, y] or as its number. */
function cellOf(value: unknown, width: number, height: number, where: string): number {
  if (Array.isArray(value) && value.length === 2) {
    const x = wholeIn(value[0], 0, width - 1);
    const y = wholeIn(value[1], 0, height - 1);
    if (x !== null && y !== null) return y * width + x;
  }
  const number = wholeIn(value, 0, width * height - 1);
  if (number !== null) return number;
  throw badFile(`${where} names something that is no cell of ${width} x ${height}`);
}
