// labrys convert: from one format or picture to another.

import { type Maze, octileLength } from '@labrys/core';
import type { Way } from '@labrys/formats';
import { Command } from 'commander';
import { captionOf } from '../caption.ts';
import type { Walk } from '../result.ts';
import { drawerOf, type PenOptions, penOptions, styled, typedStyle } from './pen-options.ts';
import { reportOf } from './report.ts';
import { readSource, type SourceOptions, sourceKnobs, sourceOptions } from './sources.ts';
import { type Target, type TargetOptions, targetOf, targetOptions } from './targets.ts';

interface ConvertOptions extends PenOptions, SourceOptions, TargetOptions {
  readonly output?: never;
}

export function convertCommand(): Command {
  const command = new Command('convert')
    .description('Read a maze and write it in another format; the ending of the output chooses which.')
    .argument('<in>', 'a maze file, a picture, or an SVG made by Labrys')
    .argument('<out>', 'file to write, for example maze.svg');
  for (const option of [...sourceOptions(), ...targetOptions()]) command.addOption(option);
  command.option('--full', 'keep everything in large maze files');
  for (const option of penOptions()) command.addOption(option.helpGroup('Pictures:'));
  return command.action(async (from: string, to: string, options: ConvertOptions) => {
    const knobs = sourceKnobs(options);
    const report = reportOf(options.report, false);
    const target = targetOf({ ...options, output: to }) as Target;
    const typed = typedStyle(options, drawerOf(options, null, target));
    const source = readSource(from, knobs);
    report?.(source, from);
    const { maze, lengths, solution: way } = source;
    const { recipe, style, title } = styled(source, { style: typed, title: options.title });
    const solution = way === undefined ? undefined : walkOf(maze, way);
    const words = captionOf({ caption: options.caption, title }, recipe, solution);
    await target.write({ maze, recipe, solution, lengths, ...words, style });
  });
}

function walkOf({ space }: Maze, { path, links }: Way): Walk {
  const cells = Uint32Array.from(path);
  const length = links.length < path.length - 1 ? octileLength(space.centres, path) : undefined;
  return { path: cells, links: Uint32Array.from(links), cells: cells.toSorted(), length };
}
