// labrys measure: the figures of mazes.

import { MazeError, type Measures, measureRecords } from '@labrys/core';
import { type BrokenRule, brokenRules, formats } from '@labrys/formats';
import {
  type MazeRequest,
  measureUniformity,
  misfit,
  recipeOf,
  recordNamed,
  tilingNamed,
  type Uniformity,
  usualTiling,
} from '@labrys/recipe';
import { Command, Option } from 'commander';
import { measure } from '../measure.ts';
import { withEnds } from '../solve.ts';
import { type BoardOptions, boardOf } from './board-options.ts';
import { numberOf, repeated } from './knobs.ts';
import { startProgress } from './progress.ts';
import { reportOf } from './report.ts';
import { readSource, type SourceOptions, sourceKnobs, sourceOptions } from './sources.ts';
import { print } from './terminal.ts';

interface MeasureOptions extends SourceOptions, Pick<BoardOptions, 'tiling' | 'topology' | 'size'> {
  readonly from?: string;
  readonly to?: string;
  readonly rules?: string;
  readonly json?: boolean;
  readonly uniformity?: string;
  readonly focus?: string;
  readonly samples?: string;
  readonly seed?: string;
}

export function measureCommand(): Command {
  const command = new Command('measure')
    .description('Count what is in mazes: dead ends, junctions, loops, the length of the way, and more.')
    .argument('[files...]', 'maze files, pictures, or SVGs made by Labrys; for --uniformity a size, 3x3 if absent')
    .option('--from <cell>', 'start here instead: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here instead');
  for (const option of sourceOptions()) command.addOption(option);
  for (const option of uniformityOptions()) command.addOption(option.helpGroup(UNIFORMITY));
  return command
    .option('--rules <contest>', 'what breaks the rules: micromouse, which micromouse files are told anyway')
    .option('--json', 'print an object a file, each on a line')
    .action((files: readonly string[], options: MeasureOptions) => {
      if (options.uniformity !== undefined) return tellUniformity(options.uniformity, files, options);
      requireFiles(files, options);
      measureFiles(files, options);
      return undefined;
    });
}

function requireFiles(files: readonly string[], options: MeasureOptions): void {
  const only = UNIFORMITY_ONLY.find((name) => options[name] !== undefined);
  if (only !== undefined)
    throw new MazeError('cannot-combine', `--${only} is for --uniformity; add that, or leave it out`);
  if (files.length === 0)
    throw new MazeError('bad-value', 'name the files to measure, or an algorithm with --uniformity');
}

function measureFiles(files: readonly string[], options: MeasureOptions): void {
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
}

const UNIFORMITY = 'Uniformity of an algorithm:';
const UNIFORMITY_ONLY = ['tiling', 'topology', 'size', 'focus', 'samples', 'seed'] as const;

function uniformityOptions(): Option[] {
  return [
    new Option('--uniformity <algorithm>', 'how far it is from drawing all mazes of a small board equally often'),
    new Option('--tiling <name>', 'cells of that board'),
    new Option('--topology <name>', 'surface it is closed to'),
    new Option('--size <name=n>', 'another size of the tiling; may be repeated').argParser(repeated),
    new Option('--focus <passage|wall>', 'carve passages, or add walls'),
    new Option('--samples <n>', 'mazes to draw (usually 100 for each that the board has)'),
    new Option('--seed <text>', 'any text or number (default: 1)'),
  ];
}

async function tellUniformity(algorithm: string, sizes: readonly string[], options: MeasureOptions): Promise<void> {
  const [size = '3x3', ...others] = sizes;
  if (others.length > 0) throw new MazeError('bad-value', `--uniformity takes one size; leave out ${others[0]}`);
  const { tiling, topology, focus, seed = 1 } = options;
  const record = tilingNamed(tiling ?? usualTiling(topology));
  const board = boardOf(record, size, options as BoardOptions, undefined);
  const samples = options.samples === undefined ? undefined : samplesOf(options.samples);
  const work = measureUniformity(recipeOf({ ...board, algorithm, focus, seed } as MazeRequest), samples);
  const progress = startProgress('Drawing mazes');
  try {
    for (;;) {
      const turn = work.next();
      if (turn.done) {
        print(options.json ? JSON.stringify({ algorithm, ...turn.value }) : uniformityInWords(algorithm, turn.value));
        return;
      }
      progress.report(turn.value);
      await progress.pause();
    }
  } finally {
    progress.end();
  }
}

/** Most mazes that are drawn. */
const MOST_SAMPLES = 100_000_000;

function samplesOf(typed: string): number {
  const value = numberOf(typed);
  if (value !== null && Number.isInteger(value) && value >= 1 && value <= MOST_SAMPLES) return value;
  throw new MazeError('param-range', misfit('samples', typed, `a whole number from 1 to ${MOST_SAMPLES}`));
}

function uniformityInWords(algorithm: string, found: Uniformity): string {
  const { samples, mazes, seen, chiSquare, freedom, p, distance, distanceByChance, rarest, likeliest } = found;
  const lines = [
    ['Mazes drawn', String(samples)],
    ['Mazes of the board', String(mazes)],
    ['Mazes seen', String(seen)],
    ['Least and most often', `${rarest} and ${likeliest}, evenly ${Number((samples / mazes).toFixed(1))}`],
    [
      'Chi-square',
      `${chiSquare.toFixed(3)} by ${freedom} degrees of freedom, p ${p === 0 ? 'below 1e-300' : p < 1e-4 ? `= ${p.toExponential(1)}` : `= ${p.toFixed(4)}`}`,
    ],
    ['Distance from even', `${percent(distance)}, by chance about ${percent(distanceByChance)}`],
  ];
  const table = lines.map(([name = '', value]) => `${name.padEnd(20)}  ${value}`);
  return [...table, `${algorithm}: ${found.sentence}`].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
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
