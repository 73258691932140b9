// labrys convert: from one format or picture to another.

import type { Way } from '@labrys/formats';
import { Command } from 'commander';
import { captionOf } from './caption.ts';
import { REPORT_HELP, reportOf } from './report.ts';
import { AS_HELP, correctOption, readSource, requireAs } from './sources.ts';
import { targetOf, type Walk } from './targets.ts';

interface ConvertOptions {
  readonly as?: string;
  readonly correct?: readonly string[];
  readonly report?: string;
  readonly pen?: string;
  readonly caption: boolean;
  readonly full?: boolean;
}

export function convertCommand(): Command {
  return new Command('convert')
    .description('Read a maze and write it in another format; the ending of the output chooses which.')
    .argument('<in>', 'a maze file, a picture, or an SVG made by Labrys')
    .argument('<out>', 'file to write, for example maze.svg')
    .option('--as <how>', AS_HELP)
    .addOption(correctOption())
    .option('--report <file>', REPORT_HELP)
    .option('--pen <name>', 'draw with this pen whatever the ending, see "labrys list pens"')
    .option('--no-caption', 'no words below the picture')
    .option('--full', 'keep everything in large maze files')
    .action(async (from: string, to: string, options: ConvertOptions) => {
      requireAs(options.as);
      const report = reportOf(options.report);
      const target = targetOf(to, options.pen, options.full ?? false);
      const source = readSource(from, options);
      report?.(source, from);
      const { maze, checkedRecipe: recipe, lengths, solution: way } = source;
      const solution = way === undefined ? undefined : walkOf(way);
      const caption = recipe !== undefined && options.caption ? captionOf(recipe, solution) : {};
      await target.write({ maze, recipe, solution, lengths, ...caption, style: recipe?.style ?? {} });
    });
}

function walkOf({ path, links }: Way): Walk {
  const cells = Uint32Array.from(path);
  return { path: cells, links: Uint32Array.from(links), cells: cells.toSorted() };
}
