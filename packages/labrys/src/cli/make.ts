// labrys make: a maze from flags or from a recipe file.

import { randomInt } from 'node:crypto';
import process from 'node:process';
import {
  endsPlaces,
  generators,
  type Maze,
  MazeError,
  type Param,
  type ParamValue,
  type ParamValues,
  type Solution,
  tilings,
  transforms,
} from '@labrys/core';
import {
  checkedParams,
  DEFAULT_ALGORITHM,
  DEFAULT_TILING,
  generatorNamed,
  listed,
  type MazeRequest,
  makeMaze,
  makeMazeInTurns,
  misfit,
  parseRecipe,
  type Recipe,
  recipeCode,
  recipeOf,
  strangeKey,
  tilingNamed,
} from '@labrys/recipe';
import { pens } from '@labrys/render';
import { Command, Option } from 'commander';
import { penNamed } from '../draw.ts';
import { solve } from '../solve.ts';
import { captionOf } from './caption.ts';
import { hyphenated, keyAndValue, knobOptions, knobValue, numberOf } from './knobs.ts';
import { requireMemory } from './memory.ts';
import { startProgress } from './progress.ts';
import { readRecipe } from './recipe-file.ts';
import { targetOf } from './targets.ts';
import { print, remark } from './terminal.ts';
import { showPicture } from './text-picture.ts';

/** The options that are not made from the catalogue. */
interface OwnOptions {
  readonly tiling?: string;
  readonly algorithm?: string;
  readonly focus?: string;
  readonly bias?: string;
  readonly ends?: string;
  readonly from?: string;
  readonly to?: string;
  readonly openings?: boolean;
  readonly markers?: boolean;
  readonly seed?: string;
  readonly recipe?: string;
  readonly solution?: boolean;
  readonly output?: string;
  readonly pen?: string;
  readonly style?: readonly string[];
  readonly caption: boolean;
  readonly full?: boolean;
  readonly json?: boolean;
}

type MakeOptions = OwnOptions & { readonly [knob: string]: unknown };

const OUTPUT = 'Output:';

export function makeCommand(): Command {
  const command = new Command('make')
    .description('Make a maze.')
    .argument('[size]', 'width x height in cells, such as 60x40')
    .option('--tiling <name>', `the board, see "labrys list tilings" (default: ${DEFAULT_TILING})`)
    .option('--algorithm <name>', `see "labrys list generators" (default: ${DEFAULT_ALGORITHM})`)
    .option('--focus <passage|wall>', 'carve passages, or add walls')
    .option('--bias <[x:|y:]n>', 'more passages along an axis, -1 to 1');
  for (const { name, params, summary } of transforms) {
    const [knob, param] = Object.entries(params)[0] ?? [];
    command.option(`--${name} <${knob ?? 'n'}>`, param?.help ?? summary);
  }
  command
    .option('--ends <place>', `where to start and finish: ${listed(Object.keys(endsPlaces), 'or')} (default: none)`)
    .option('--from <cell>', 'start here: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here')
    .option('--openings', 'show ends as gaps in the outer wall (default)')
    .option('--markers', 'show ends as marks, the outer wall stays whole')
    .option('--seed <text>', 'any text or number: the same seed gives the same maze')
    .option('--recipe <file>', 'make the maze of a recipe, or of a file Labrys has made');
  const outputs = [
    new Option('--solution', 'show the way from start to finish'),
    new Option('-o, --output <file>', 'write to a file; its ending chooses the format'),
    new Option('--pen <name>', 'draw with this pen whatever the ending, see "labrys list pens"'),
    new Option('--style <key=value>', 'a knob of the pen, see "labrys explain svg"; may be repeated').argParser(
      (value: string, before: readonly string[] = []) => [...before, value],
    ),
    new Option('--no-caption', 'no words below the picture'),
    new Option('--full', 'keep everything in large maze files'),
    new Option('--json', 'print what was made as JSON'),
  ];
  for (const option of outputs) command.addOption(option.helpGroup(OUTPUT));
  const taken = [...tilings.flatMap((tiling) => Object.keys(tiling.params)), ...transforms.map(({ name }) => name)];
  for (const option of knobOptions(generators, taken)) command.addOption(option);
  return command.action(run);
}

async function run(size: string | undefined, options: MakeOptions): Promise<void> {
  const target = options.output === undefined ? null : targetOf(options.output, options.pen, options.full ?? false);
  if (options.pen !== undefined) penNamed(options.pen);
  const spareSeed = randomInt(1_000_000); // taken if none is given, and then told
  const recipe = (options.recipe === undefined ? recipeFromFlags : recipeFromFile)(size, options, spareSeed);
  requireMemory(recipe);
  const maze = await madeWithProgress(recipe);
  const solution = options.solution ? solved(maze) : undefined;
  const caption = options.caption ? captionOf(recipe, solution) : {};
  const result = { maze, recipe, solution, ...caption, style: recipe.style ?? {} };
  if (target !== null) target.write(result);
  else if (!options.json) showPicture(result, options.pen);
  if (options.seed === undefined && recipe.seed === spareSeed) remark(`seed ${recipe.seed}`);
  if (options.json) {
    const made = {
      recipe,
      code: recipeCode(recipe),
      output: target?.path ?? null,
      cells: maze.space.graph.cellCount,
      links: maze.space.graph.linkCount,
      open: maze.open.count(),
      start: maze.start === -1 ? null : maze.start,
      finish: maze.finishes[0] ?? null,
      ...(solution === undefined ? {} : { solution: [...solution.path], solutionLinks: [...solution.links] }),
    };
    print(JSON.stringify(made));
  }
}

function recipeFromFlags(size: string | undefined, options: MakeOptions, spareSeed: number): Recipe {
  const tiling = tilingNamed(options.tiling ?? DEFAULT_TILING);
  const generator = generatorNamed(options.algorithm ?? DEFAULT_ALGORITHM);
  const request: Record<string, unknown> = {
    tiling: tiling.name,
    ...(size === undefined ? {} : sizesOf(size)),
    algorithm: generator.name,
    focus: options.focus,
    bias: options.bias,
    ends:
      options.ends ??
      (options.solution && options.from === undefined && options.to === undefined ? 'corners' : undefined),
    from: options.from,
    to: options.to,
    endsStyle: endsStyleOf(options),
    style: styleOf(options.style),
  };
  for (const { name, params } of transforms) {
    const typed = options[name];
    if (typeof typed === 'string') request[name] = knobValue(Object.values(params)[0], typed);
  }
  for (const name of knobNames()) {
    const typed = options[camelCase(name)];
    if (typeof typed !== 'string' && typeof typed !== 'boolean') continue;
    request[name] = knobValue(generator.params[name], typed);
  }
  return recipeOf({ ...request, seed: options.seed ?? spareSeed } as MazeRequest);
}

/** A recipe file holds the whole request; only the seed may be another, and the output. */
function recipeFromFile(size: string | undefined, options: MakeOptions, spareSeed: number): Recipe {
  const own = ['tiling', 'algorithm', 'focus', 'bias', 'ends', 'from', 'to', 'openings', 'markers'];
  const names = [...own, ...transforms.map(({ name }) => name), ...knobNames()];
  const extra = names.find((name) => options[camelCase(name)] !== undefined);
  if (extra !== undefined || size !== undefined) {
    const what = size === undefined ? `--${hyphenated(extra ?? '')}` : size;
    throw new MazeError('cannot-combine', `--recipe holds the whole request; leave out ${what}, or change the recipe`);
  }
  const found = readRecipe(options.recipe as string);
  const style = styleOf(options.style);
  const wanted = {
    ...found,
    ...(style === undefined ? {} : { style: { ...(found.style as ParamValues | undefined), ...style } }),
  };
  return parseRecipe({ ...wanted, seed: options.seed ?? found.seed ?? spareSeed });
}

async function madeWithProgress(recipe: Recipe): Promise<Maze> {
  if (!process.stderr.isTTY) return makeMaze(recipe);
  const progress = startProgress('Making the maze');
  try {
    return await makeMazeInTurns(recipe, { onProgress: progress.report, pause: progress.pause });
  } finally {
    progress.end();
  }
}

function solved(maze: Maze): Solution {
  const solution = solve(maze);
  if (solution.solved) return solution;
  throw new MazeError('no-solution', `there is no way to show: ${solution.reason}`);
}

/** Width and height as typed; whether they are good numbers is for the recipe to say. */
export function sizesOf(size: string): { width: number; height: number } {
  const [width, height, ...more] = size.split(/[x×]/i).map(numberOf);
  if (typeof width !== 'number' || typeof height !== 'number' || more.length > 0) {
    throw new MazeError('bad-value', misfit('size', size, 'width x height in cells, such as 60x40'));
  }
  return { width, height };
}

function endsStyleOf({ openings, markers }: MakeOptions): string | undefined {
  if (openings && markers)
    throw new MazeError('cannot-combine', 'ends are openings or markers, not both; leave one out');
  return markers ? 'markers' : openings ? 'openings' : undefined;
}

function styleOf(typed: readonly string[] = []): ParamValues | undefined {
  if (typed.length === 0) return undefined;
  const known = [...new Set(pens.flatMap((pen) => Object.keys(pen.params)))];
  return Object.fromEntries(
    typed.map((text) => {
      const [name, value] = keyAndValue('--style', text);
      const pen = pens.find((one) => Object.hasOwn(one.params, name));
      if (pen === undefined) throw new MazeError('unknown-name', strangeKey('--style', name, known));
      const params = { [name]: pen.params[name] as Param };
      return Object.entries(checkedParams(`--style`, params, { [name]: knobValue(params[name], value) }))[0] as [
        string,
        ParamValue,
      ];
    }),
  );
}

/** The knobs of all generators. */
function knobNames(): string[] {
  return [...new Set(generators.flatMap((generator) => Object.keys(generator.params)))];
}

/** As commander names the value of an option. */
function camelCase(name: string): string {
  return hyphenated(name).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
