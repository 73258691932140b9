// Many files from one request: versions of a maze, numbered mazes with their twins, pages of a book.

import process from 'node:process';
import type { Solution } from '@labrys/core';
import { formats } from '@labrys/formats';
import { makeMazeInTurns, type Recipe } from '@labrys/recipe';
import { drawPages, type SheetStyle } from '../draw-pages.ts';
import { makeSetInTurns, type SetMember } from '../make-set.ts';
import { bare, solvedToShow } from '../versions.ts';
import { FileSet } from './files.ts';
import { INTERRUPTED, startProgress } from './progress.ts';
import type { Target } from './targets.ts';

/** A request for one or more mazes. */
export interface SetRequest {
  readonly recipe: Recipe;
  /** How many mazes, in numbered files; absent for a single one without a number. */
  readonly count: number | undefined;
  /** The measure by which they are numbered, if they are ranked. */
  readonly rank: string | undefined;
  /** Words below a picture. */
  caption(recipe: Recipe, solution: Solution | undefined): { readonly title?: string; readonly figures?: string };
  /** Told of each maze once it is drawn, with the name of its first file. */
  onMaze(member: SetMember, solution: Solution | undefined, path: string): void;
}

/** Which files each maze gets. */
export interface SetFiles {
  /** Bare, with ends and with the solution. */
  readonly versions: boolean;
  /** A second file with the solution. */
  readonly twins: boolean;
}

/**
 * Writes each maze to files of its own. They appear in their places once all are drawn; nothing is left of them if one
 * fails.
 *
 * @returns names of the files, in order
 */
export async function writeSet(set: SetRequest, target: Target, { versions, twins }: SetFiles): Promise<string[]> {
  const digits = Math.max(String(set.count).length, 2);
  const paths: string[] = [];
  await withFiles(set, async (files, member, k) => {
    const { recipe, maze } = member;
    const number = set.count === undefined ? '' : `-${String(k).padStart(digits, '0')}`;
    const solution = versions || twins ? solvedToShow(maze) : undefined;
    const add = async (suffix: string, shown: SetMember, way: Solution | undefined): Promise<string> => {
      const path = suffixed(target.path, `${number}${suffix}`);
      const style = recipe.style ?? {};
      files.add(path, await target.content({ ...shown, solution: way, ...set.caption(recipe, way), style }));
      paths.push(path);
      return path;
    };
    const withEnds = { recipe, maze };
    const first = await add('', versions ? bare(withEnds) : withEnds, undefined);
    if (versions) await add('-ends', withEnds, undefined);
    if (solution !== undefined) await add('-solution', withEnds, solution);
    set.onMaze(member, solution, first);
  });
  return paths;
}

/** Writes one document with so many mazes to a page, and pages with their solutions behind. */
export async function writePages(
  set: SetRequest,
  target: Target,
  { perPage, title }: { readonly perPage: number; readonly title: string | undefined },
): Promise<void> {
  const sheets: SheetStyle[] = [];
  await withFiles(
    set,
    async (_, member) => {
      const { recipe, maze } = member;
      const solution = solvedToShow(maze);
      const { figures } = set.caption(recipe, undefined);
      sheets.push({ maze, recipe, solution, figures });
      set.onMaze(member, solution, target.path);
    },
    async (files) => {
      const own = Object.entries(set.recipe.style ?? {}).filter(([name]) =>
        Object.hasOwn(target.pen?.params ?? {}, name),
      );
      const params = Object.fromEntries(own);
      files.add(target.path, await drawPages(sheets, { perPage, title, answers: true, params }));
    },
  );
}

/** Goes through the mazes of a set with a bar; keeps what is written only if all goes well. */
async function withFiles(
  { recipe, count, rank }: SetRequest,
  each: (files: FileSet, member: SetMember, k: number) => Promise<void>,
  last: (files: FileSet) => Promise<void> = async () => {},
): Promise<void> {
  const files = new FileSet();
  const progress = startProgress('Making the mazes');
  const stop = (): never => process.exit(INTERRUPTED);
  const discard = (): void => files.discard();
  process.once('exit', discard); // also if the bar ends the program
  try {
    const options = { onProgress: (done: number) => progress.report(done), pause: progress.pause };
    const members =
      count === undefined
        ? [{ recipe, maze: await makeMazeInTurns(recipe, options) }]
        : makeSetInTurns(recipe, count, { ...options, rank });
    let k = 0;
    for await (const member of members) {
      // Until there is something to take away the system stops us, also in the midst of a long turn.
      if (k === 0) process.once('SIGINT', stop);
      await each(files, member, ++k);
      await progress.pause();
    }
    await last(files);
    files.finish();
  } finally {
    files.discard();
    progress.end();
    process.off('SIGINT', stop);
    process.off('exit', discard);
  }
}

/** A name with words before its ending, which may have a dot inside, such as .maze.json. */
function suffixed(path: string, suffix: string): string {
  const endings = formats.flatMap(({ extensions }) => extensions).filter((ending) => ending.includes('.'));
  const long = endings.map((ending) => `.${ending}`).find((ending) => path.toLowerCase().endsWith(ending));
  const ending = long ?? /\.[^./\\]+$/.exec(path)?.[0] ?? '';
  return `${path.slice(0, path.length - ending.length)}${suffix}${path.slice(path.length - ending.length)}`;
}
