import {
  BitSet,
  type Graph,
  GraphSpace,
  graphFromLinks,
  isPassable,
  type Locks,
  MAX_CELLS,
  type Maze,
  MazeError,
  MeshSpace,
  MOST_COLOURS,
  maskedSquareSpace,
  meshFromPolygons,
  NONE,
  OneWay,
  type Opening,
  octileMoves,
  PairTable,
  type Space,
  type SpaceDescription,
  squareSpace,
  squaresOf,
} from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document, Rebuild, Way } from '../format.ts';
import { isObject, parseJson } from '../json.ts';
import { decodeText } from '../text.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { type MazeFileKey, VERSION } from './file.ts';

type MazeFile = { readonly [K in MazeFileKey]?: unknown };

/** Cells that a file may name for each of its bytes, beyond a million: a short file must not ask for all memory. */
const CELLS_PER_BYTE = 20;
const FREE_CELLS = 1_000_000;

/** The board of a file, and how the file's links map to its own. */
interface Board {
  readonly space: Space;
  /** Link of the file -> link of the board; null where the numbers are the same. */
  readonly linkOf: Uint32Array | null;
  /** The two cells of each link as the file has them; null where it leaves them out. */
  readonly ends: Uint32Array | null;
}

export function parseMazeJson(bytes: Uint8Array, rebuild: Rebuild | null): Document {
  const file = parseObject(decodeText(bytes));
  if (file.format !== 'labrys-maze') throw badFile(`"format" is ${shown(file.format)}, not "labrys-maze"`);
  if (file.version !== VERSION) {
    const words = `"version" is ${shown(file.version)}; this program reads version ${VERSION} of the maze file`;
    if (typeof file.version !== 'number' || file.version < VERSION) throw badFile(words);
    throw new MazeError('newer-version', `${words}, so a newer one is needed`);
  }
  const mostCells = Math.min(MAX_CELLS, FREE_CELLS + CELLS_PER_BYTE * bytes.length);
  const cells = wholeNumber(file.cells, '"cells"', 1, mostCells);
  const notes: string[] = [];
  const { space, linkOf, ends } = boardOf(file, cells, mostCells, rebuild, notes);
  const { graph } = space;
  const linkAt = (number: number): number => (linkOf === null ? number : (linkOf[number] as number));

  const open = new BitSet(graph.linkCount);
  for (const number of indexList(file.open, '"open"', graph.linkCount, 'links')) {
    if (open.has(linkAt(number))) throw badFile(`"open" names link ${number} twice`);
    open.add(linkAt(number));
  }
  const oneWay = new OneWay(new BitSet(graph.linkCount));
  for (const number of indexList(file.oneWay ?? [], '"oneWay"', graph.linkCount, 'links')) {
    const l = linkAt(number);
    if (!open.has(l)) throw badFile(`"oneWay" names link ${number}, which is not in "open"`);
    const isTurned = ends !== null && ends[2 * number] !== graph.ends[2 * l];
    (isTurned ? oneWay.back : oneWay.onward).add(l);
  }
  const start = isNothing(file.start) ? NONE : wholeNumber(file.start, '"start"', 0, cells - 1);
  const finishes = finishesOf(file.finish, cells);
  const openings = openingsOf(file.openings, space);
  const locks = locksOf(file, open, linkAt, cells);
  const passages = { space, open, oneWay: oneWay.isEmpty() ? null : oneWay };
  const maze: Maze = { ...passages, ...(locks === null ? {} : { locks }), start, finishes, openings };
  return {
    format: 'maze-json',
    maze,
    recipe: isNothing(file.recipe) ? undefined : file.recipe,
    style: isNothing(file.style) ? undefined : file.style,
    title: isNothing(file.title) ? undefined : file.title,
    solution: solutionOf(file, maze, linkAt),
    lengths: lengthsOf(file.lengths, graph, linkAt),
    unit: space.description.kind === 'pixels' ? 'pixel' : 'cell',
    whyNoEnds: whyNoEnds(maze),
    notes,
  };
}

function parseObject(text: string): MazeFile {
  const value = parseJson(text);
  if (!isObject(value)) throw badFile('a maze file is one JSON object, { "format": "labrys-maze", ... }');
  return value;
}

function boardOf(file: MazeFile, cells: number, mostCells: number, rebuild: Rebuild | null, notes: string[]): Board {
  const description = file.space;
  if (!isObject(description) || typeof description.kind !== 'string') {
    throw badFile('"space" is missing; it says what the board is, such as {"kind": "square", "width": 3, "height": 2}');
  }
  const ends = isNothing(file.links) ? null : linksOf(file.links, cells);
  const known = knownSpace(description as SpaceDescription, cells, mostCells);
  if (known !== null) {
    if (ends === null) return { space: known, linkOf: null, ends };
    const linkOf = matchLinks(known.graph, ends);
    if (linkOf === undefined) {
      throw badFile(
        `"links" do not agree with "space": ${description.kind} has ${known.graph.linkCount} links between other cells`,
      );
    }
    return { space: known, linkOf, ends };
  }
  if (ends === null) return { space: rebuiltSpace(file, cells, rebuild), linkOf: null, ends };
  const own = boardOfRecipe(file, cells, rebuild, notes);
  if (own !== null) {
    const linkOf = matchLinks(own.graph, ends);
    if (linkOf !== undefined) return { space: own, linkOf, ends };
    notes.push('The recipe in the file makes other links, so the board is taken from the links alone.');
  }

  const space = description as SpaceDescription;
  const polygons = polygonsOf(file.polygons, cells);
  if (polygons !== null) {
    const mesh = meshFromPolygons(polygons.first, polygons.x, polygons.y);
    if (mesh !== null) {
      const meshSpace = new MeshSpace(mesh, { description: space });
      const linkOf = matchLinks(meshSpace.graph, ends);
      if (linkOf !== undefined) return { space: meshSpace, linkOf, ends };
    }
    notes.push('The outlines of the cells do not agree with the links, so the maze can be solved but not drawn.');
  }
  return {
    space: new GraphSpace(graphFromLinks(cells, ends), positionsOf(file.position, cells), space),
    linkOf: null,
    ends,
  };
}

/** Boards that are known by their kind and sizes; null for others. */
function knownSpace(space: SpaceDescription, cells: number, mostCells: number): Space | null {
  if (space.kind !== 'square' && space.kind !== 'masked-square') return null;
  if (Object.keys(space).some((key) => !['kind', 'width', 'height', 'cells', 'terrain'].includes(key))) return null; // glued, on levels
  const width = wholeNumber(space.width, '"space" width', 1, mostCells);
  const height = wholeNumber(space.height, '"space" height', 1, mostCells);
  const squares = width * height;
  if (squares > mostCells) throw badFile(`"space" is ${width} x ${height} cells, too many for a file as short as this`);
  if (space.kind === 'square') {
    if (squares !== cells) throw badFile(`"space" is ${width} x ${height}, but "cells" is ${cells}`);
    return squareSpace(width, height);
  }
  const kept = new BitSet(squares);
  const list = indexList(space.cells, '"space" cells', squares, 'squares');
  for (let i = 1; i < list.length; i++) {
    if ((list[i] as number) <= (list[i - 1] as number)) throw badFile(`"space" cells do not rise at item ${i}`);
  }
  for (const square of list) kept.add(square);
  if (list.length !== cells) throw badFile(`"space" lists ${list.length} cells, but "cells" is ${cells}`);
  return maskedSquareSpace(width, height, (x, y) => kept.has(y * width + x), space);
}

/**
 * The board that the recipe makes, where there is one and it can be followed: outlines and links do not tell which sides
 * are glued, which cells lie on levels or under others.
 */
function boardOfRecipe(file: MazeFile, cells: number, rebuild: Rebuild | null, notes: string[]): Space | null {
  if (isNothing(file.recipe) || rebuild === null) return null;
  try {
    const { space } = rebuild(file.recipe);
    return space.graph.cellCount === cells ? space : null;
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    notes.push(`The recipe in the file cannot be followed: ${error.message}.`);
    return null;
  }
}

/** The board that the recipe makes without links to check it by. */
function rebuiltSpace(file: MazeFile, cells: number, rebuild: Rebuild | null): Space {
  if (isNothing(file.recipe)) throw badFile('"links" are missing, and there is no "recipe" to make them from');
  if (rebuild === null) throw badFile('"links" are missing, and recipes cannot be followed here');
  const { space } = rebuild(file.recipe);
  if (space.graph.cellCount !== cells) {
    throw badFile(`the recipe makes ${space.graph.cellCount} cells, but "cells" is ${cells}`);
  }
  return space;
}

/** File link -> link of the graph, null if the numbers are the same, undefined if the links are others. */
function matchLinks(graph: Graph, ends: Uint32Array): Uint32Array | null | undefined {
  if (graph.ends.length !== ends.length) return undefined;
  if (isSameOrder(graph.ends, ends)) return null;
  const table = new PairTable(graph.linkCount);
  for (let l = 0; l < graph.linkCount; l++) {
    const a = graph.ends[2 * l] as number;
    const b = graph.ends[2 * l + 1] as number;
    if (table.add(Math.min(a, b), Math.max(a, b)) !== l) return undefined; // parallel links cannot be told apart
  }
  const linkOf = new Uint32Array(graph.linkCount);
  const isTaken = new BitSet(graph.linkCount);
  for (let number = 0; number < linkOf.length; number++) {
    const a = ends[2 * number] as number;
    const b = ends[2 * number + 1] as number;
    const l = table.find(Math.min(a, b), Math.max(a, b));
    if (l === NONE || isTaken.has(l)) return undefined;
    isTaken.add(l);
    linkOf[number] = l;
  }
  return linkOf;
}

/** Whether links are the same one by one, each from either end. */
function isSameOrder(a: Uint32Array, b: Uint32Array): boolean {
  for (let i = 0; i < a.length; i += 2) {
    const isSame = a[i] === b[i] && a[i + 1] === b[i + 1];
    if (!isSame && (a[i] !== b[i + 1] || a[i + 1] !== b[i])) return false;
  }
  return true;
}

function finishesOf(value: unknown, cells: number): number[] {
  if (isNothing(value)) return [];
  if (Array.isArray(value)) return [...new Set(indexList(value, '"finish"', cells, 'cells'))];
  return [wholeNumber(value, '"finish"', 0, cells - 1)];
}

function openingsOf(value: unknown, space: Space): Opening[] {
  if (isNothing(value)) return [];
  return list(value, '"openings"').map((opening, i) => {
    if (!Array.isArray(opening) || opening.length !== 2) throw badFile(`"openings"[${i}] is no pair of cell and side`);
    const cell = wholeNumber(opening[0], `the cell of "openings"[${i}]`, 0, space.graph.cellCount - 1);
    const { mesh } = space;
    const sides = mesh === null ? 65_536 : (mesh.sideFirst[cell + 1] as number) - (mesh.sideFirst[cell] as number);
    return { cell, side: wholeNumber(opening[1], `the side of "openings"[${i}]`, 0, sides - 1) };
  });
}

/** Doors and keys; null where a file has neither. */
function locksOf(file: MazeFile, open: BitSet, linkAt: (number: number) => number, cells: number): Locks | null {
  if (isNothing(file.doors) && isNothing(file.keys)) return null;
  const pairsOf = (key: 'doors' | 'keys', of: string, count: number): [number, number][] =>
    list(file[key] ?? [], `"${key}"`).map((pair, i) => {
      const name = `"${key}"[${i}]`;
      if (!Array.isArray(pair) || pair.length !== 2) throw badFile(`${name} is no pair of ${of} and colour`);
      return [
        wholeNumber(pair[0], `the ${of} of ${name}`, 0, count - 1),
        wholeNumber(pair[1], `the colour of ${name}`, 1, MOST_COLOURS),
      ];
    });
  const doors = pairsOf('doors', 'link', open.size).map(([number, colour]) => {
    if (!open.has(linkAt(number))) throw badFile(`"doors" names link ${number}, which is not in "open"`);
    return { link: linkAt(number), colour };
  });
  return { doors, keys: pairsOf('keys', 'cell', cells).map(([cell, colour]) => ({ cell, colour })) };
}

function solutionOf(file: MazeFile, maze: Maze, linkAt: (number: number) => number): Way | undefined {
  if (isNothing(file.solution)) return undefined;
  const { graph } = maze.space;
  const path = indexList(file.solution, '"solution"', graph.cellCount, 'cells');
  if (!isNothing(file.solutionMoves)) {
    if (file.solutionMoves !== 'octile') {
      throw badFile(`"solutionMoves" is ${shown(file.solutionMoves)}; it can be "octile", or left out`);
    }
    requireOctileWay(maze, path);
    return { path, links: new Uint32Array(0) };
  }
  const steps = Math.max(path.length - 1, 0);
  let links: Uint32Array | null = null;
  if (!isNothing(file.solutionLinks)) {
    links = indexList(file.solutionLinks, '"solutionLinks"', graph.linkCount, 'links').map(linkAt);
    if (links.length !== steps) {
      throw badFile(
        `"solution" has ${path.length} cells, so "solutionLinks" should have ${steps}, not ${links.length}`,
      );
    }
  }
  const walked = new Uint32Array(steps);
  for (let i = 0; i < steps; i++) {
    const l = stepLink(maze, path[i] as number, path[i + 1] as number, links === null ? NONE : (links[i] as number));
    if (l === NONE) throw badFile(`"solution" cannot step from cell ${path[i]} to ${path[i + 1]} (item ${i + 1})`);
    walked[i] = l;
  }
  requireKeys(maze, path, walked);
  return { path, links: walked };
}

/** Doors are gone through after their keys were fetched. */
function requireKeys({ locks }: Maze, path: Uint32Array, links: Uint32Array): void {
  if (locks === undefined) return;
  const held = new Set<number>();
  path.forEach((cell, i) => {
    for (const key of locks.keys) if (key.cell === cell) held.add(key.colour);
    const shut = locks.doors.find(({ link, colour }) => link === links[i] && !held.has(colour));
    if (shut === undefined) return;
    throw badFile(`"solution" goes through a door of colour ${shut.colour} without its key (item ${i + 1})`);
  });
}

function requireOctileWay(maze: Maze, path: Uint32Array): void {
  if (squaresOf(maze.space) === null)
    throw badFile('"solutionMoves" is "octile", but the board is none of flat squares');
  const { first, to } = octileMoves(maze);
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as number;
    if (to.subarray(first[from], first[from + 1]).includes(path[i] as number)) continue;
    throw badFile(`"solution" cannot step from cell ${from} to ${path[i]} (item ${i}) by an octile move`);
  }
}

/** The link of a step, or NONE if it is no passage. @param wanted the link it has to be, or NONE for any */
function stepLink(maze: Maze, from: number, to: number, wanted: number): number {
  const { graph } = maze.space;
  if (wanted !== NONE) {
    const a = graph.ends[2 * wanted];
    const b = graph.ends[2 * wanted + 1];
    const isBarred = maze.oneWay?.bars(graph.ends, wanted, from) ?? false;
    const joins = !isBarred && ((a === from && b === to) || (a === to && b === from));
    return joins && maze.open.has(wanted) ? wanted : NONE;
  }
  for (let h = graph.first[from] as number; h < (graph.first[from + 1] as number); h++) {
    const l = graph.link[h] as number;
    if (graph.to[h] === to && isPassable(maze, from, h)) return l;
  }
  return NONE;
}

// ---- values ----

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}...` : json;
}

function wholeNumber(value: unknown, name: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw badFile(`${name} is ${shown(value)}; it has to be a whole number from ${min} to ${max}`);
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw badFile(`${name} is ${shown(value)}; it has to be a list`);
}

/** @param of what is numbered from 0 to count - 1 */
function indexList(value: unknown, name: string, count: number, of: string): Uint32Array {
  const items = list(value, name);
  const numbers = new Uint32Array(items.length);
  for (let i = 0; i < numbers.length; i++) {
    const item = items[i];
    if (typeof item !== 'number' || !Number.isInteger(item) || item < 0 || item >= count) {
      const range = count === 0 ? `there are no ${of}` : `${of} have the numbers 0 to ${count - 1}`;
      throw badFile(`${name}[${i}] is ${shown(item)}, but ${range}`);
    }
    numbers[i] = item;
  }
  return numbers;
}

function linksOf(value: unknown, cells: number): Uint32Array {
  const items = list(value, '"links"');
  const ends = new Uint32Array(2 * items.length);
  for (let l = 0; l < items.length; l++) {
    const pair = items[l];
    if (!Array.isArray(pair) || pair.length !== 2) throw badFile(`"links"[${l}] is no pair of cells`);
    for (let end = 0; end < 2; end++) {
      const cell: unknown = pair[end];
      if (typeof cell !== 'number' || !Number.isInteger(cell) || cell < 0 || cell >= cells) {
        throw badFile(`"links"[${l}] names cell ${shown(cell)}, but cells have the numbers 0 to ${cells - 1}`);
      }
      ends[2 * l + end] = cell;
    }
  }
  return ends;
}

/** Rounding of coordinates has to stay exact. */
const FARTHEST = 1e9;

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST;
}

function positionsOf(value: unknown, cells: number): Float64Array | null {
  if (isNothing(value)) return null;
  const items = listForCells(value, '"position"', cells);
  const positions = new Float64Array(2 * cells);
  for (let c = 0; c < cells; c++) {
    const point = items[c];
    if (!Array.isArray(point) || (point.length !== 2 && point.length !== 3) || !point.every(isCoordinate)) {
      throw badFile(`"position"[${c}] is no point; it takes two or three numbers, x, y and perhaps z`);
    }
    positions[2 * c] = point[0] as number;
    positions[2 * c + 1] = point[1] as number;
  }
  return positions;
}

/** Corner rows and coordinates of the outlines, or null where there are none. */
function polygonsOf(value: unknown, cells: number): { first: Uint32Array; x: Float64Array; y: Float64Array } | null {
  if (isNothing(value)) return null;
  const items = listForCells(value, '"polygons"', cells);
  const first = new Uint32Array(cells + 1);
  for (let c = 0; c < cells; c++) {
    const polygon = items[c];
    if (!Array.isArray(polygon) || polygon.length < 6 || polygon.length % 2 !== 0 || !polygon.every(isCoordinate)) {
      throw badFile(`"polygons"[${c}] is no outline; it takes x, y, x, y, ... of three corners or more`);
    }
    first[c + 1] = (first[c] as number) + polygon.length / 2;
  }
  const x = new Float64Array(first[cells] as number);
  const y = new Float64Array(first[cells] as number);
  for (let c = 0, k = 0; c < cells; c++) {
    const polygon = items[c] as number[];
    for (let i = 0; i < polygon.length; i += 2, k++) {
      x[k] = polygon[i] as number;
      y[k] = polygon[i + 1] as number;
    }
  }
  return { first, x, y };
}

function lengthsOf(value: unknown, graph: Graph, linkAt: (number: number) => number): Float64Array | undefined {
  if (isNothing(value)) return undefined;
  const items = list(value, '"lengths"');
  if (items.length !== graph.linkCount) {
    throw badFile(`"lengths" has ${items.length} items, but there are ${graph.linkCount} links`);
  }
  const lengths = new Float64Array(graph.linkCount);
  for (let number = 0; number < items.length; number++) {
    const length = items[number];
    if (!isCoordinate(length) || length <= 0) {
      throw badFile(`"lengths"[${number}] is ${shown(length)}; a length is a number above 0`);
    }
    lengths[linkAt(number)] = length;
  }
  return lengths;
}

function listForCells(value: unknown, name: string, cells: number): readonly unknown[] {
  const items = list(value, name);
  if (items.length !== cells) throw badFile(`${name} has ${items.length} items, but there are ${cells} cells`);
  return items;
}
