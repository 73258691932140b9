// labrys measure: the figures of mazes.

import { MazeError, type Measures, measureRecords } from '@labrys/core';
import { Command } from 'commander';
import { measure } from '../measure.ts';
import { withEnds } from '../solve.ts';
import { reportOf } from './report.ts';
import { type PictureOptions, pictureKnobs, pictureOptions, readSource } from './sources.ts';
import { print } from './terminal.ts';

interface MeasureOptions extends PictureOptions {
  readonly from?: string;
  readonly to?: string;
  readonly json?: boolean;
}

export function measureCommand(): Command {
  const command = new Command('measure')
    .description('Count what is in mazes: dead ends, junctions, loops, the length of the way, and more.')
    .argument('<files...>', 'maze files, pictures, or SVGs made by Labrys')
    .option('--from <cell>', 'start here instead: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here instead');
  for (const option of pictureOptions()) command.addOption(option);
  return command
    .option('--json', 'print an object a file, each on a line')
    .action((files: readonly string[], options: MeasureOptions) => {
      const knobs = pictureKnobs(options);
      const report = reportOf(options.report, options.json ?? false);
      if (report !== null && files.length > 1) {
        throw new MazeError('cannot-combine', '--report takes one picture at a time');
      }
      // All files are read before anything is printed: a bad one leaves no half answer.
      const answers = files.map((file) => {
        const source = readSource(file, knobs);
        report?.(source, file);
        const { maze } = source;
        return { file, measures: measure(withEnds(maze, options.from, options.to)) };
      });
      for (const { file, measures } of answers) {
        if (options.json) print(JSON.stringify({ file, ...measures }));
        else print(`${files.length > 1 ? `${file}\n` : ''}${figures(measures)}\n`);
      }
    });
}

function figures(measures: Measures): string {
  const widest = Math.max(...measureRecords.map(({ title }) => title.length));
  return measureRecords.map(({ name, title }) => `${title.padEnd(widest)}  ${shown(measures[name])}`).join('\n');
}

function shown(value: Measures[keyof Measures]): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return String(value);
  return Object.entries(value)
    .map(([openings, cells]) => `${openings}: ${cells}`)
    .join(', ');
}
