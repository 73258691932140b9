// labrys make: a maze from flags or from a recipe file, or a set of them.

import { randomInt } from 'node:crypto';
import process from 'node:process';
import {
  endsPlaces,
  figureNamed,
  generators,
  type Maze,
  MazeError,
  makers,
  measuresNamed,
  type Outcome,
  outcomesOf,
  type Solution,
  Trace,
} from '@labrys/core';
import {
  carveOf,
  DEFAULT_ALGORITHM,
  DEFAULT_BUDGET,
  levels,
  listed,
  makeMaze,
  makeMazeInTurns,
  misfit,
  type Recipe,
  recipeCode,
} from '@labrys/recipe';
import { Command, Option } from 'commander';
import { type Caption, captionOf } from '../caption.ts';
import { takenNames } from '../command-of.ts';
import type { SetMember } from '../make-set.ts';
import { watchedOf } from '../result.ts';
import { solvedToShow } from '../versions.ts';
import { boardOptions } from './board-options.ts';
import { filmOf } from './film.ts';
import { knobOptions, numberOf, repeated } from './knobs.ts';
import { type RequestOptions, requestedRecipe } from './make-request.ts';
import { maskOptions, remarkPieces } from './mask-option.ts';
import { requireMemory } from './memory.ts';
import { drawerOf, penOptions, typedStyle } from './pen-options.ts';
import { pictureOptions } from './picture-option.ts';
import { startProgress } from './progress.ts';
import { segmentOption } from './segment-option.ts';
import { writePages, writeSet } from './sets.ts';
import { remarkSymmetry } from './symmetry-remark.ts';
import { type TargetOptions, targetOf, targetOptions } from './targets.ts';
import { print, remark } from './terminal.ts';
import { showPicture } from './text-picture.ts';
import { transformOptions } from './transform-options.ts';
import { missesInWords } from './wishes.ts';

interface MakeOptions extends RequestOptions, TargetOptions {
  readonly output?: string;
  readonly solution?: boolean;
  readonly versions?: boolean;
  readonly count?: string;
  readonly perPage?: string;
  readonly rank?: string;
  readonly animate?: boolean;
}

const OUTPUT = 'Output:';
const BOARD = 'Boards:';

/** Most mazes of one set. */
const MOST_MAZES = 10_000;

/** Most mazes to a page. */
const MOST_A_PAGE = 100;

export function makeCommand(): Command {
  const command = new Command('make')
    .description('Make a maze.')
    .argument('[size]', 'width x height in cells, such as 60x40; 20x20x3 has three levels')
    .option('--algorithm <name>', `see "labrys list generators" and "makers" (default: ${DEFAULT_ALGORITHM})`)
    .option('--focus <passage|wall>', 'carve passages, or add walls')
    .option(
      '--symmetry <name[:share]>',
      'like parts: mirror, mirror-down, mirror-both, rotate2, rotate3, rotate4, rotate6, repeat or repeat-down (3 and 4 for more parts); mirror:0.7 for a share of the maze',
    )
    .option(
      '--bias <[axis:]n>',
      'more passages along an axis, -1 to 1: x, y, an angle in degrees, z from sheet to sheet, ring or ray',
    )
    .option('--run-limit <n>', 'the most cells in a row that a passage goes straight on')
    .addOption(segmentOption())
    .option('--rooms <n>', 'so many open rooms, which the algorithm carves round')
    .option('--room-size <n>', 'cells across a room, at most (default: 4)')
    .option('--doors <n>', 'doors of each room (default: 2)')
    .option('--sparse <radius>', 'leave ground uncarved: short for --algorithm sparse --radius <radius>');
  for (const option of pictureOptions()) command.addOption(option);
  for (const option of boardOptions()) command.addOption(option.helpGroup(BOARD));
  for (const option of maskOptions()) command.addOption(option.helpGroup(BOARD));
  for (const option of transformOptions()) command.addOption(option);
  command
    .option('--ends <place>', `where to start and finish: ${listed(Object.keys(endsPlaces), 'or')} (default: none)`)
    .option('--from <cell>', 'start here: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here')
    .option('--openings', 'show ends as gaps in the outer wall (default)')
    .option('--markers', 'show ends as marks, the outer wall stays whole')
    .option('--seed <text>', 'any text or number: the same seed gives the same maze')
    .addOption(
      new Option(
        '--wish <measure=value>',
        'look for a maze with this figure: 60, 80..100, "<=6", 60+-2; may be repeated, see "labrys list measures"',
      ).argParser(repeated),
    )
    .option('--elite <share>', 'look for a maze whose solution passes this share of the cells, 0 to 1')
    .option('--budget <n>', `mazes that may be measured for the wishes (default: ${DEFAULT_BUDGET})`)
    .option('--search <moves|seeds>', 'change the best maze for the wishes (default), or try seeds only')
    .option(
      '--level <name>',
      `a maze for an age: ${listed(
        levels.map(({ name }) => name),
        'or',
      )}, see "labrys list levels"`,
    )
    .option('--recipe <file|json>', 'make the maze of a recipe, of a file Labrys has made, or of JSON: {"seed":7}');
  const outputs = [
    new Option('--solution', 'show the way from start to finish'),
    new Option('-o, --output <file>', 'write to a file; its ending chooses the format'),
    new Option('--versions', 'write three files: bare, with ends (-ends) and with the solution (-solution)'),
    new Option('--count <n>', 'so many mazes in numbered files, no maze twice; with --solution a twin of each'),
    new Option(
      '--rank <measure>',
      'number the mazes of a set by this, rising; mirrored and turned ones count as the same',
    ),
    new Option('--per-page <n>', 'so many mazes to a page of a .pdf, and pages with the answers'),
    new Option('--animate', 'show how the maze is made: .svg, .gif, .png or .apng'),
    ...targetOptions(),
    ...penOptions(),
    new Option('--full', 'keep everything in large maze files'),
    new Option('--json', 'print what was made as JSON, each maze on a line'),
  ];
  for (const option of outputs) command.addOption(option.helpGroup(OUTPUT));
  for (const option of knobOptions([...generators, ...makers], takenNames())) command.addOption(option);
  return command.action(run);
}

async function run(size: string | undefined, options: MakeOptions): Promise<void> {
  const { solution, versions = false, json = false } = options;
  const perPage = wholeNumber('--per-page', options.perPage, MOST_A_PAGE);
  // Pages without a count: one that is full.
  const count = wholeNumber('--count', options.count, MOST_MAZES) ?? perPage;
  requireOneKind(options);
  const film = options.animate ? filmOf(options) : null;
  const target = film === null ? targetOf(options) : null;
  const style = typedStyle(options, drawerOf(options, film, target));
  const spareSeed = randomInt(1_000_000); // told once it is taken
  const needsEnds =
    solution === true ||
    versions ||
    perPage !== undefined ||
    figureNamed(options.rank ?? '')?.measure.needs !== undefined;
  const recipe = requestedRecipe(size, options, { spareSeed, needsEnds, style });
  requireMemory(recipe);
  const caption = (one: Recipe, way: Solution | undefined): Caption => captionOf(options, one, way);
  let made: Maze | null = null;

  if (target !== null && (versions || count !== undefined)) {
    const onMaze = (member: SetMember, way: Solution | undefined, path: string): void => {
      made ??= member.maze;
      remarkMisses(member, count === undefined ? '' : `${path}, seed ${member.recipe.seed}: `);
      if (json) lines.push(described(member, way, path));
    };
    const lines: string[] = [];
    const set = { recipe, count, rank: options.rank, caption, onMaze };
    const paths =
      perPage === undefined
        ? await writeSet(set, target, { versions, twins: solution === true })
        : await writePages(set, target, { perPage, title: recipe.title }).then(() => [target.path]);
    print(json ? lines.join('\n') : paths.length === 1 ? target.path : filesInWords(paths));
  } else {
    const trace = film === null ? undefined : new Trace();
    const maze = await madeWithProgress(recipe, trace);
    made = maze;
    const way = solution ? solvedToShow(maze) : undefined;
    const result = { maze, recipe, solution: way, ...caption(recipe, way), style: recipe.style ?? {} };
    if (film !== null) film.write(trace as Trace, watchedOf(recipe), result);
    else if (target !== null) await target.write(result);
    else if (!json) await showPicture(result, options.pen);
    if (json) print(described({ recipe, maze }, way, options.output));
    remarkMisses({ recipe, maze }, '');
  }
  remarkPieces(recipe, made);
  remarkSymmetry(recipe, made);
  remarkStraights(recipe, made);
  if (options.seed === undefined && recipe.seed === spareSeed) remark(`seed ${recipe.seed}`);
}

/** Says on standard error that a straight is longer than was wished for: on narrow boards some have to be. */
function remarkStraights(recipe: Recipe, made: Maze | null): void {
  const { runLimit } = carveOf(recipe);
  if (runLimit === undefined || made === null || recipe.steps.length > 1) return;
  const { longestStraight } = measuresNamed(made, ['longestStraight']);
  if (longestStraight <= runLimit) return;
  remark(`a passage goes straight on for ${longestStraight} cells: no exchange of walls shortens it`);
}

/** What is written as files needs a name, and some of it cannot be had at once. */
function requireOneKind(options: MakeOptions): void {
  const { output, pen, format, count, versions, perPage, animate, rank } = options;
  if (rank !== undefined && count === undefined && perPage === undefined) {
    throw new MazeError('bad-value', '--rank puts many mazes in order; say how many with --count');
  }
  const kinds = { '--count': count, '--versions': versions, '--per-page': perPage, '--animate': animate };
  const asked = Object.entries(kinds).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (output === undefined && asked.length > 0) {
    throw new MazeError('bad-value', `${asked[0]} writes files; name them with -o, such as -o maze.svg`);
  }
  if (animate && asked.length > 1) throw together(asked[0] as string, '--animate');
  if (animate && pen !== undefined) throw together('--pen', '--animate');
  if (perPage === undefined) return;
  if (pen !== undefined) throw together('--pen', '--per-page');
  if (format !== undefined) throw together('--format', '--per-page');
  if (!/\.pdf$/i.test(output ?? '')) {
    throw new MazeError('cannot-combine', `--per-page makes pages of a .pdf; ${output} is none`);
  }
  if (versions) throw new MazeError('cannot-combine', '--per-page has answer pages of its own; leave out --versions');
}

function together(one: string, other: string): MazeError {
  return new MazeError('cannot-combine', `${one} and ${other} do not go together; leave one out`);
}

function filesInWords(paths: readonly string[]): string {
  return `${paths.length} files, ${paths[0]} to ${paths.at(-1)}`;
}

/** What was made, as JSON. */
function described({ recipe, maze, rank }: SetMember, way: Solution | undefined, output: string | undefined): string {
  return JSON.stringify({
    recipe,
    code: recipeCode(recipe),
    output: output ?? null,
    cells: maze.space.graph.cellCount,
    links: maze.space.graph.linkCount,
    open: maze.open.count(),
    start: maze.start === -1 ? null : maze.start,
    finish: maze.finishes[0] ?? null,
    ...(rank === undefined ? {} : { rank }),
    ...(recipe.wish === undefined ? {} : { wish: outcomesOf(maze, recipe.wish.targets) }),
    ...(way === undefined ? {} : { solution: [...way.path], solutionLinks: [...way.links] }),
  });
}

/** Says what a maze lacks of what was wished, and by how much. */
function remarkMisses({ recipe: { wish }, maze }: SetMember, owner: string): void {
  for (const words of missesInWords(outcomesOf(maze, wish?.targets ?? []))) remark(`${owner}${words}`);
}

function wholeNumber(name: string, typed: string | undefined, most: number): number | undefined {
  if (typed === undefined) return undefined;
  const value = numberOf(typed);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new MazeError('param-range', misfit(name, typed, `a whole number from 1 to ${most}`));
}

async function madeWithProgress(recipe: Recipe, trace?: Trace): Promise<Maze> {
  if (!process.stderr.isTTY) return makeMaze(recipe, { trace });
  const progress = startProgress('Making the maze');
  try {
    const onProgress = (done: number, best: readonly Outcome[] = []): void =>
      progress.report(done, missesInWords(best).join('; '));
    return await makeMazeInTurns(recipe, { onProgress, pause: progress.pause, trace });
  } finally {
    progress.end();
  }
}
