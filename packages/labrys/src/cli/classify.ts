// labrys classify: where mazes lie on the seven classes.

import type { Classification, Finding } from '@labrys/core';
import { Command } from 'commander';
import { classify } from '../classify.ts';
import { withEnds } from '../solve.ts';
import { readSource, type SourceOptions, sourceKnobs, sourceOptions } from './sources.ts';
import { print } from './terminal.ts';

interface ClassifyOptions extends SourceOptions {
  readonly from?: string;
  readonly to?: string;
  readonly json?: boolean;
}

export function classifyCommand(): Command {
  const command = new Command('classify')
    .description('Say what kind of maze it is: dimension, surface, cells, routing, texture.')
    .argument('<files...>', 'maze files, pictures, or SVGs made by Labrys')
    .option('--from <cell>', 'start here instead: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here instead');
  for (const option of sourceOptions()) if (option.long !== '--report') command.addOption(option);
  return command
    .option('--json', 'print an object a file, each on a line')
    .action((files: readonly string[], options: ClassifyOptions) => {
      const knobs = sourceKnobs(options);
      // All files are read before anything is printed: a bad one leaves no half answer.
      const answers = files.map((file) => {
        const source = readSource(file, knobs);
        const maze = withEnds(source.maze, options.from, options.to);
        return { file, classes: classify(maze, source.checkedRecipe) };
      });
      for (const { file, classes } of answers) {
        if (options.json) print(JSON.stringify({ file, ...classes }));
        else print(`${files.length > 1 ? `${file}\n` : ''}${listed(classes)}\n`);
      }
    });
}

function listed(classes: Classification): string {
  const rows = Object.entries(classes).flatMap(([name, findings]: [string, readonly Finding[]]) =>
    findings.map((finding, i) => ({ title: i === 0 ? name : '', finding })),
  );
  const widest = Math.max(...rows.map(({ title }) => title.length));
  const names = Math.max(...rows.map(({ finding }) => finding.name.length));
  const line = ({ title, finding: { name, why } }: (typeof rows)[number]): string =>
    `${title.padEnd(widest)}  ${name.padEnd(names)}  ${why}`;
  return rows.map(line).join('\n');
}
