// Files of the maze on the page: byte for byte what the command line writes from the same recipe.

import { type Maze, NONE, type ParamValues, Trace } from '@labrys/core';
import { formats } from '@labrys/formats';
import { carveOf, makeMazeInTurns, parseRecipe, type Recipe, usualEnds } from '@labrys/recipe';
import { animations, pens } from '@labrys/render';
import { bare, captionOf, filmed, kept, pictured, type Result, solvedToShow, watchedOf } from 'labrys';
import { handOver } from '../hand-over.ts';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';

/** What writes files: a pen, a format, or an animation of how the maze is made. */
export type WriterKind = 'pen' | 'format' | 'film';

export interface Writer {
  readonly kind: WriterKind;
  readonly name: string;
}

/** Bare, with ends, or with its solution too. */
export type SavedVersion = 'bare' | 'ends' | 'solution';

export interface SaveRequest {
  readonly writer: Writer;
  /** A file each. */
  readonly versions: readonly SavedVersion[];
  /** What is to be other than usual. */
  readonly knobs: ParamValues;
}

export interface SavedFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function run(session: Session, request: SaveRequest, context: JobContext): Promise<SavedFile[]> {
  const { writer, versions } = request;
  const files: SavedFile[] = [];
  for (const version of versions) {
    await context.pause();
    const result = await resultOf(session, request, version, context);
    const bytes = bytesOf(await written(result, request, context));
    files.push({
      name: `${fileName(session)}${suffixOf(version, versions)}.${endingOf(writer)}`,
      type: TYPES[endingOf(writer)] ?? 'application/octet-stream',
      bytes,
    });
  }
  return handOver(
    files,
    files.map(({ bytes }) => bytes.buffer),
  );
}

/** The maze in a version, with all that is known of it, and the words below it. */
export async function resultOf(
  session: Session,
  { writer, knobs }: Pick<SaveRequest, 'writer' | 'knobs'>,
  version: SavedVersion,
  context: JobContext,
): Promise<Result> {
  const { recipe, maze, title, lengths } = session.subject;
  const style = writer.kind === 'format' ? {} : knobs;
  if (recipe === undefined) {
    const shown = version === 'bare' ? { ...maze, start: NONE, finishes: [], openings: [] } : maze;
    const solution = version === 'solution' ? solvedToShow(maze) : undefined;
    return { maze: shown, recipe, solution, lengths, ...captionOf({ title }, recipe, solution), style };
  }
  const made = await versionOf({ recipe, maze }, version, context);
  const asked = parseRecipe({ ...made.recipe, style: { ...made.recipe.style, ...style } });
  const solution = version === 'solution' ? solvedToShow(made.maze) : undefined;
  const caption = captionOf({}, asked, solution);
  return { maze: made.maze, recipe: asked, solution, lengths, ...caption, style: asked.style ?? {} };
}

interface Made {
  readonly recipe: Recipe;
  readonly maze: Maze;
}

/** The maze without ends or with; where the recipe has none they lie where they usually do. */
async function versionOf(made: Made, version: SavedVersion, context: JobContext): Promise<Made> {
  if (version === 'bare') return bare(made);
  if (made.maze.start !== NONE) return made;
  const recipe = withEnds(made.recipe);
  const { progress: onProgress, pause, signal } = context;
  return { recipe, maze: await makeMazeInTurns(recipe, { onProgress, pause, signal }) };
}

/** The recipe with ends. */
export function withEnds(recipe: Recipe): Recipe {
  const place = usualEnds({ ...recipe.space, algorithm: carveOf(recipe).algorithm });
  return parseRecipe({ ...recipe, ends: { ...recipe.ends, place } });
}

async function written(
  result: Result,
  { writer, knobs }: SaveRequest,
  { progress: onProgress, pause, signal }: JobContext,
): Promise<string | Uint8Array> {
  if (writer.kind === 'format') return kept(result, writer.name, knobs);
  if (writer.kind === 'pen') return pictured(result, writer.name);
  const { recipe } = result;
  if (recipe === undefined) throw new Error('a maze without a recipe has no making to show');
  const trace = new Trace();
  await makeMazeInTurns(recipe, { onProgress, pause, signal, trace });
  return filmed(result, writer.name, trace, watchedOf(recipe));
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** `labrys-sigma-wilson-47110`: the board, what carved it, the seed. */
export function fileName({ subject: { recipe, title } }: Session): string {
  if (recipe === undefined) return `labrys-${slug(title ?? 'maze')}`;
  const { tiling, topology } = recipe.space;
  const words = [tiling, topology ?? '', carveOf(recipe).algorithm, String(recipe.seed)];
  return ['labrys', ...words.map(slug).filter((word) => word !== '')].join('-');
}

/** Letters and digits, what else there is as hyphens. */
function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

/** As the command line names versions. */
function suffixOf(version: SavedVersion, all: readonly SavedVersion[]): string {
  if (version === 'solution') return '-solution';
  return version === 'ends' && all.includes('bare') ? '-ends' : '';
}

function endingOf({ kind, name }: Writer): string {
  const records = { pen: pens, format: formats, film: animations }[kind];
  const record = records.find((one) => one.name === name);
  return record?.extensions[0] ?? 'txt';
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  apng: 'image/apng',
  gif: 'image/gif',
  pdf: 'application/pdf',
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  'maze.json': 'application/json',
  'graph.json': 'application/json',
  'grid.json': 'application/json',
  'sides.json': 'application/json',
};
