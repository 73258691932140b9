// labrys transform: changes to any maze that is read, in the order in which they are asked for.

import { randomInt } from 'node:crypto';
import { type Maze, MazeError, type Transform, transforms } from '@labrys/core';
import {
  carveOf,
  listed,
  parseTransforms,
  type Recipe,
  recipeAfter,
  type Step,
  type StepInput,
  stepOf,
  transformMaze,
} from '@labrys/recipe';
import { Command } from 'commander';
import { captionOf } from '../caption.ts';
import { drawerOf, type PenOptions, penOptions, styled, typedStyle } from './pen-options.ts';
import { reportOf } from './report.ts';
import { readSource, type SourceOptions, sourceKnobs, sourceOptions } from './sources.ts';
import { type TargetOptions, targetOf, targetOptions } from './targets.ts';
import { remark } from './terminal.ts';
import { showPicture } from './text-picture.ts';
import { transformOptions, typedKnobs } from './transform-options.ts';

interface TransformOptions extends PenOptions, SourceOptions, TargetOptions {
  readonly output?: string;
  readonly seed?: string;
}

export function transformCommand(): Command {
  const typed: StepInput[] = [];
  const command = new Command('transform')
    .description('Change a maze: the changes are made in the order given, and may be repeated.')
    .argument('<file>', 'a maze file, a picture, or an SVG made by Labrys');
  for (const option of transformOptions()) command.addOption(option);
  for (const transform of transforms) {
    // Commander keeps one value an option; the order and every one of them count here.
    command.on(`option:${transform.name}`, (value: string | null) => typed.push(...typedSteps(transform, value)));
  }
  command
    .option('--seed <text>', 'any text or number (default: that of the recipe in the file)')
    .option('-o, --output <file>', 'write to a file; its ending chooses the format');
  for (const option of [...sourceOptions(), ...targetOptions()]) command.addOption(option);
  command.option('--full', 'keep everything in large maze files');
  for (const option of penOptions()) command.addOption(option.helpGroup('Pictures:'));
  return command.action((file: string, options: TransformOptions) => run(file, stepsOf(typed), options));
}

function typedSteps(transform: Transform, value: string | null): StepInput[] {
  return stepOf(transform, typedKnobs(transform, value ?? true)) as StepInput[];
}

function stepsOf(typed: readonly StepInput[]): readonly Step[] {
  if (typed.length > 0) return parseTransforms(typed);
  const flags = transforms.map(({ name }) => `--${name}`);
  throw new MazeError('bad-value', `nothing is asked for; there are ${listed(flags, 'and')}`);
}

async function run(file: string, steps: readonly Step[], options: TransformOptions): Promise<void> {
  const knobs = sourceKnobs(options);
  const report = reportOf(options.report, false);
  const target = targetOf(options);
  const typed = typedStyle(options, drawerOf(options, null, target));
  const source = readSource(file, knobs);
  report?.(source, file);
  const { maze: before, lengths } = source;
  const own = styled(source, { style: typed, title: options.title });
  const spareSeed = randomInt(1_000_000); // told once it is taken
  const seed = options.seed ?? own.recipe?.seed ?? spareSeed;
  const { recipe: made } = own;
  const symmetry = made === undefined ? undefined : carveOf(made).symmetry;
  const maze = transformMaze(before, steps, seed, made?.steps.slice(1), symmetry);
  const recipe = own.recipe === undefined ? undefined : recipeOfChanged(own.recipe, steps, maze, file);
  const { style, title } = own;
  const result = {
    maze,
    recipe,
    solution: undefined,
    lengths,
    ...captionOf({ ...options, title }, recipe, undefined),
    style,
  };
  if (target !== null) await target.write(result);
  else await showPicture(result, options.pen);
  if (seed === spareSeed) remark(`seed ${seed}`);
}

/** The recipe with the steps behind its own, where that makes the same maze. */
function recipeOfChanged(recipe: Recipe, steps: readonly Step[], maze: Maze, file: string): Recipe | undefined {
  const changed = recipeAfter(recipe, steps, maze);
  if (changed === undefined) remark(`${file}: no recipe makes this maze, so it is written without one`);
  return changed;
}
