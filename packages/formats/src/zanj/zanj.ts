// Data sets of maze-dataset (.zanj): a zip with many mazes on squares and their solutions.

import { BitSet, linkBetween, MAX_CELLS, type Maze, squareSpace } from '@labrys/core';
import { unzipSync } from 'fflate';
import { badFile } from '../bad-file.ts';
import type { Document, Format, Way } from '../format.ts';
import { requireGridSize } from '../grids/block-grid.ts';
import { isObject, type JsonObject, objectsIn, parseJson, shownText } from '../json.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { type NumberArray, parseNpy } from './npy.ts';

export type ZanjKnobs = { readonly index: number };

export const zanj: Format<ZanjKnobs> = {
  id: 'FMT-ZANJ',
  name: 'zanj',
  title: 'Maze data set, zanj',
  summary: 'Data sets of many mazes with solutions, as used to train language models; one maze is read.',
  about:
    'The Python package maze-dataset keeps thousands of mazes of one size in a zip of NumPy arrays, in one of three ' +
    'forms. Cells are named by row and column; solutions are kept and read.',
  steps: [
    'Unpack the description and see which form it has.',
    'Read the open links down and to the right of maze number "index".',
    'Take its solution, whose length is stated beside it, and its ends.',
  ],
  sources: ['M. Ivanitskiy et al., A Configurable Library for Generating and Manipulating Maze Datasets, 2023'],
  params: {
    index: { type: 'integer', min: 0, max: 1_000_000_000, default: 0, help: 'which maze of the set, counted from 0' },
  },
  extensions: ['zanj'],
  kind: 'binary',
  sniff: (bytes) => {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
    return isZip && namesIn(bytes).includes('__zanj__.json');
  },
  parse: (bytes, { index }) => parse(bytes, index),
};

/** Entries may unpack to no more than this in all. */
const MOST_UNPACKED = 500_000_000;
/** Deflate packs a byte into a bit more than this at best. */
const BEST_PACKING = 1032;

/** Names of the files in a zip; none if it is damaged. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}

/** A zip with its description. */
interface Archive {
  readonly root: JsonObject;
  readonly files: { readonly [name: string]: Uint8Array };
}

function unpacked(bytes: Uint8Array): Archive {
  let files: { [name: string]: Uint8Array };
  let left = Math.min(MOST_UNPACKED, BEST_PACKING * bytes.length);
  try {
    files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (name !== '__zanj__.json' && !name.endsWith('.npy')) return false;
        left -= Math.max(originalSize, 0);
        if (left < 0 || size > bytes.length)
          throw badFile(`${shownText(name)} says that it unpacks to ${originalSize} bytes, too many`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'MazeError') throw error;
    throw badFile('the zip is damaged or cut off');
  }
  const description = files['__zanj__.json'];
  if (description === undefined) throw badFile('the zip has no __zanj__.json, so this is no data set of mazes');
  const root = parseJson(new TextDecoder('utf-8').decode(description));
  if (!isObject(root)) throw badFile('__zanj__.json is no JSON object');
  return { root, files };
}

function parse(bytes: Uint8Array, index: number): Document {
  const archive = unpacked(bytes);
  const form = shownText(archive.root.__muutils_format__);
  if (form === 'MazeDataset') return fromFull(archive, index, bytes.length);
  if (form === 'MazeDataset:minimal' || form === 'MazeDataset:minimal_soln_cat')
    return fromStacks(archive, index, bytes.length);
  throw badFile(
    `the data set has the form "${form}"; MazeDataset, MazeDataset:minimal and MazeDataset:minimal_soln_cat are known`,
  );
}

/** One object a maze. */
function fromFull(archive: Archive, index: number, bytes: number): Document {
  const mazes = objectsIn(archive.root.mazes);
  const one = mazes[requireIndex(index, mazes.length)] as JsonObject;
  const links = arrayOf(archive, one.connection_list, 'connection_list');
  const solution = arrayOf(archive, one.solution, 'solution');
  const [two, rows, columns] = links.shape;
  if (links.shape.length !== 3 || two !== 2)
    throw badFile(`connection_list of maze ${index} is not 2 x rows x columns`);
  if (solution.shape.length !== 2 || solution.shape[1] !== 2)
    throw badFile(`solution of maze ${index} is no list of cells`);
  return documentOf({
    index,
    count: mazes.length,
    rows: rows as number,
    columns: columns as number,
    links: links.values,
    linkFirst: 0,
    solution: solution.values,
    solutionFirst: 0,
    steps: solution.shape[0] as number,
    bytes,
  });
}

/** All mazes in a few arrays. */
function fromStacks(archive: Archive, index: number, bytes: number): Document {
  const { root } = archive;
  const links = arrayOf(archive, root.maze_connection_lists, 'maze_connection_lists');
  const lengths = arrayOf(archive, root.maze_solution_lengths, 'maze_solution_lengths');
  const [count, two, rows, columns] = links.shape;
  if (links.shape.length !== 4 || two !== 2) throw badFile('maze_connection_lists is not mazes x 2 x rows x columns');
  requireIndex(index, count as number);
  if (lengths.values.length !== count) throw badFile('maze_solution_lengths has not one number for each maze');
  const isJoined = root.maze_solutions_concat !== undefined;
  const name = isJoined ? 'maze_solutions_concat' : 'maze_solutions';
  const solutions = arrayOf(archive, root[name], name);
  const steps = lengths.values[index] as number;
  let first = 0;
  if (isJoined) for (let i = 0; i < index; i++) first += lengths.values[i] as number;
  else first = index * (solutions.shape[1] ?? 0);
  const most = isJoined ? solutions.values.length / 2 - first : (solutions.shape[1] ?? 0);
  if (!(Number.isInteger(steps) && steps >= 0 && steps <= most && first >= 0)) {
    throw badFile(`the solution of maze ${index} has ${steps} cells, more than ${name} holds`);
  }
  return documentOf({
    index,
    count: count as number,
    rows: rows as number,
    columns: columns as number,
    links: links.values,
    linkFirst: index * 2 * (rows as number) * (columns as number),
    solution: solutions.values,
    solutionFirst: 2 * first,
    steps,
    bytes,
  });
}

function requireIndex(index: number, count: number): number {
  if (index < count) return index;
  throw badFile(
    count === 0 ? 'the data set holds no mazes' : `there is no maze ${index}; the data set has mazes 0 to ${count - 1}`,
  );
}

/** An array that stands in a file of its own or among the description. */
function arrayOf({ files }: Archive, value: unknown, name: string): NumberArray {
  if (!isObject(value)) throw badFile(`${name} is missing`);
  if (typeof value.$ref === 'string') {
    const file = Object.hasOwn(files, value.$ref) ? files[value.$ref] : undefined;
    if (file === undefined) throw badFile(`${name} is kept in ${shownText(value.$ref)}, which the zip has not`);
    return parseNpy(file, name);
  }
  const shape = Array.isArray(value.shape) ? value.shape : [];
  const values: number[] = [];
  let level: unknown[] = [value.data];
  for (let axis = 0; axis < shape.length; axis++) {
    const next: unknown[] = [];
    for (const list of level) {
      if (!Array.isArray(list) || list.length !== shape[axis])
        throw badFile(`${name} does not have the shape that it states`);
      for (const item of list) next.push(item);
    }
    level = next;
  }
  for (const item of level) {
    if (typeof item !== 'number' && typeof item !== 'boolean')
      throw badFile(`${name} holds something that is no number`);
    values.push(Number(item));
  }
  return { shape, values };
}

/** One maze of a set. */
interface Entry {
  readonly index: number;
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Open links, row by row: from `linkFirst` on first those down, then those to the right. */
  readonly links: ArrayLike<number>;
  readonly linkFirst: number;
  /** Row and column of each of `steps` cells, from `solutionFirst` on. */
  readonly solution: ArrayLike<number>;
  readonly solutionFirst: number;
  readonly steps: number;
  /** Length of the file. */
  readonly bytes: number;
}

function documentOf(entry: Entry): Document {
  const { index, count, rows, columns, links, linkFirst, solution, solutionFirst, steps, bytes } = entry;
  if (rows < 1 || columns < 1) throw badFile(`maze ${index} has ${rows} x ${columns} cells`);
  requireGridSize(columns, rows, bytes, MAX_CELLS);
  const space = squareSpace(columns, rows);
  const { ends, linkCount } = space.graph;
  const open = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) {
    const a = ends[2 * l] as number;
    const isDown = (ends[2 * l + 1] as number) - a === columns;
    if ((links[linkFirst + (isDown ? 0 : rows * columns) + a] as number) === 1) open.add(l);
  }
  const path = new Uint32Array(steps);
  for (let i = 0; i < steps; i++) {
    const row = solution[solutionFirst + 2 * i] as number;
    const column = solution[solutionFirst + 2 * i + 1] as number;
    if (!isBelow(row, rows) || !isBelow(column, columns)) {
      throw badFile(
        `cell ${i} of the solution of maze ${index} is row ${row}, column ${column}, outside ${rows} x ${columns}`,
      );
    }
    path[i] = row * columns + column;
  }
  const maze: Maze = {
    space,
    open,
    oneWay: null,
    start: steps > 0 ? (path[0] as number) : -1,
    finishes: steps > 0 ? [path[steps - 1] as number] : [],
    openings: [],
  };
  const way = wayOf(maze, path, index);
  const notes = count > 1 ? [`Maze ${index} of ${count} was read; choose another with index.`] : [];
  return {
    format: 'zanj',
    maze,
    solution: steps > 0 ? way : undefined,
    unit: 'cell',
    whyNoEnds: whyNoEnds(maze),
    notes,
  };
}

function isBelow(value: number, bound: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < bound;
}

function wayOf({ space, open }: Maze, path: Uint32Array, index: number): Way {
  const links = new Uint32Array(Math.max(path.length - 1, 0));
  for (let i = 0; i < links.length; i++) {
    const link = linkBetween(space.graph, path[i] as number, path[i + 1] as number);
    if (link < 0 || !open.has(link)) {
      throw badFile(`the solution of maze ${index} steps through a wall at its cell ${i}`);
    }
    links[i] = link;
  }
  return { path, links };
}
