// labrys measure: the figures of mazes.

import { MazeError, type Measures, measureRecords } from '@labrys/core';
import { type BrokenRule, brokenRules, formats } from '@labrys/formats';
import { recordNamed } from '@labrys/recipe';
import { Command } from 'commander';
import { measure } from '../measure.ts';
import { withEnds } from '../solve.ts';
import { reportOf } from './report.ts';
import { readSource, type SourceOptions, sourceKnobs, sourceOptions } from './sources.ts';
import { print } from './terminal.ts';

interface MeasureOptions extends SourceOptions {
  readonly from?: string;
  readonly to?: string;
  readonly rules?: string;
  readonly json?: boolean;
}

export function measureCommand(): Command {
  const command = new Command('measure')
    .description('Count what is in mazes: dead ends, junctions, loops, the length of the way, and more.')
    .argument('<files...>', 'maze files, pictures, or SVGs made by Labrys')
    .option('--from <cell>', 'start here instead: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here instead');
  for (const option of sourceOptions()) command.addOption(option);
  return command
    .option('--rules <contest>', 'what breaks the rules: micromouse, which micromouse files are told anyway')
    .option('--json', 'print an object a file, each on a line')
    .action((files: readonly string[], options: MeasureOptions) => {
      const knobs = sourceKnobs(options);
      const asked = options.rules === undefined ? undefined : contestNamed(options.rules);
      const report = reportOf(options.report, options.json ?? false);
      if (report !== null && files.length > 1) {
        throw new MazeError('cannot-combine', '--report takes one picture at a time');
      }
      // All files are read before anything is printed: a bad one leaves no half answer.
      const answers = files.map((file) => {
        const source = readSource(file, knobs);
        report?.(source, file);
        const maze = withEnds(source.maze, options.from, options.to);
        const own = formats.find(({ name }) => name === source.format)?.rules;
        const rules = (asked ?? own) === undefined ? undefined : brokenRules(maze);
        return { file, measures: measure(maze), rules };
      });
      for (const { file, measures, rules } of answers) {
        if (options.json) print(JSON.stringify({ file, ...measures, rules }));
        else print(`${files.length > 1 ? `${file}\n` : ''}${figures(measures)}\n${verdict(rules)}`);
      }
    });
}

/** Contests whose rules are known. */
const contests = [{ name: 'micromouse' }] as const;

/** @throws MazeError `unknown-name` */
function contestNamed(name: string): string {
  return recordNamed(contests, 'contest', name, 'There is micromouse.').name;
}

/** Which rules are broken and where, as lines; nothing where none were asked for. */
function verdict(rules: readonly BrokenRule[] | undefined): string {
  if (rules === undefined) return '';
  if (rules.length === 0) return 'Contest rules: kept\n';
  return ['Contest rules: broken', ...rules.map(({ rule, sentence }) => `  ${rule}: ${sentence}`), ''].join('\n');
}

function figures(measures: Measures): string {
  const widest = Math.max(...measureRecords.map(({ title }) => title.length));
  return measureRecords.map(({ name, title }) => `${title.padEnd(widest)}  ${shown(measures[name])}`).join('\n');
}

function shown(value: Measures[keyof Measures]): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return rounded(value);
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${rounded(part)}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

/** Whole numbers as they are, others to one place. */
function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
