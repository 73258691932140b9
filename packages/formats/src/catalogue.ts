import { defaultsOf, MazeError, type ParamValues } from '@labrys/core';
import { badFile } from './bad-file.ts';
import type { Document, Format, Rebuild } from './format.ts';
import { dot } from './graphs/dot.ts';
import { graphJson } from './graphs/graph-json.ts';
import { graphml } from './graphs/graphml.ts';
import { gridCsv } from './grids/grid-csv.ts';
import { gridJson } from './grids/grid-json.ts';
import { ldtk } from './ldtk/ldtk.ts';
import { mazeJson } from './maze-json/maze-json.ts';
import { maz } from './micromouse/maz.ts';
import { wallArt } from './micromouse/wall-art.ts';
import { wallList } from './micromouse/wall-list.ts';
import { movingAiMap } from './movingai/movingai-map.ts';
import { pdfRecipe } from './pdf-recipe.ts';
import { bmp } from './pictures/bmp.ts';
import { jpeg } from './pictures/jpeg.ts';
import { png } from './pictures/png.ts';
import { svgRecipe } from './svg-recipe.ts';
import { asciiFrame } from './text-art/ascii-frame.ts';
import { blockElements } from './text-art/block-elements.ts';
import { boxDrawing } from './text-art/box-drawing.ts';
import { pipes } from './text-art/pipes.ts';
import { textGrid } from './text-art/text-grid.ts';
import { underscores } from './text-art/underscores.ts';
import { tmj } from './tiled/tmj.ts';
import { tmx } from './tiled/tmx.ts';
import { edgeList } from './wall-lists/edge-list.ts';
import { openSides } from './wall-lists/open-sides.ts';
import { zanj } from './zanj/zanj.ts';

/** All formats; the first whose signs a file bears reads it, so those with the surest signs stand first. */
export const formats: readonly Format[] = [
  png,
  jpeg,
  bmp,
  pdfRecipe,
  zanj,
  tmx,
  tmj,
  ldtk,
  gridJson,
  openSides,
  graphJson,
  edgeList,
  mazeJson,
  graphml,
  svgRecipe,
  dot,
  movingAiMap,
  asciiFrame,
  wallArt,
  wallList,
  gridCsv,
  maz,
  boxDrawing,
  pipes,
  underscores,
  blockElements,
  textGrid,
];

/** The format of a file by its content, or null if no format knows it. */
export function sniff(bytes: Uint8Array): Format | null {
  return formats.find((format) => format.sniff(bytes)) ?? null;
}

export interface ReadOptions {
  /** Knobs of the formats by name, such as `as`; those left out take their defaults. */
  readonly knobs?: ParamValues | undefined;
  /** Makes the maze of a recipe, for files that keep only that. */
  readonly rebuild?: Rebuild | undefined;
}

/**
 * Reads a maze in any of the formats.
 *
 * @param name name of the file, only for what cannot be told by its content: which reader explains what is wrong
 * @throws MazeError `bad-file` with what is wrong, where, and what would work; `cannot-combine` for a knob that the
 *   format has not
 */
export function readMaze(bytes: Uint8Array, name: string, options: ReadOptions = {}): Document {
  const { knobs = {}, rebuild = null } = options;
  const format = formatOf(bytes, name);
  for (const knob of Object.keys(knobs)) {
    if (Object.hasOwn(format.params, knob)) continue;
    throw new MazeError('cannot-combine', `"${knob}" is no setting for ${format.title}, which this file is`);
  }
  return format.parse(bytes, { ...defaultsOf(format.params), ...knobs }, rebuild);
}

/**
 * The format that is to read a file.
 *
 * @param name name of the file, as in {@link readMaze}
 * @throws MazeError `bad-file` if nothing reads it
 */
export function formatOf(bytes: Uint8Array, name: string): Format {
  if (bytes.length === 0) throw badFile('the file is empty');
  const format = sniff(bytes) ?? namesake(name);
  if (format !== null) return format;
  const read = formats.filter(({ isOnlyWritten }) => isOnlyWritten !== true);
  const known = read.map(({ name, extensions }) => `${name} (.${extensions[0]})`);
  throw badFile(`no maze was recognised in it; formats that are read: ${known.join(', ')}`);
}

/**
 * The format whose main ending a name has: it can say best what is wrong with the content. Of several the last one, which
 * asks for the least.
 */
function namesake(name: string): Format | null {
  const lower = name.toLowerCase();
  return formats.findLast(({ extensions }) => lower.endsWith(`.${extensions[0]}`)) ?? null;
}
