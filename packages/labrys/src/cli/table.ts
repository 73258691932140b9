// labrys table: the published table of generators, measured afresh.

import { generators, MazeError, type Tiling } from '@labrys/core';
import {
  algorithmNamed,
  checkedParams,
  DEFAULT_TILING,
  focuses,
  misfit,
  sizedTilingNamed,
  type TableRow,
  tableRows,
} from '@labrys/recipe';
import { Command } from 'commander';
import { sizesOf } from './board-options.ts';
import { numberOf } from './knobs.ts';
import { startProgress } from './progress.ts';
import { print } from './terminal.ts';

interface TableOptions {
  readonly samples: string;
  readonly size: string;
  readonly tiling: string;
  readonly algorithms?: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly csv?: boolean;
}

export function tableCommand(): Command {
  return new Command('table')
    .description('Measure dead ends, solutions, times and likeness of the generators, beside the published figures.')
    .option('--samples <n>', 'mazes a row', '20')
    .option('--size <WxH>', 'size of the mazes in cells', '100x100')
    .option('--tiling <name>', 'the board', DEFAULT_TILING)
    .option('--algorithms <names>', 'only these, with commas between')
    .option('--seed <n>', 'the first seed; the samples take those that follow', '1')
    .option('--json', 'print the rows as JSON')
    .option('--csv', 'print the rows as comma-separated values')
    .action(run);
}

async function run(options: TableOptions): Promise<void> {
  if (options.json && options.csv) throw new MazeError('cannot-combine', 'choose --json or --csv, not both');
  const tiling = sizedTilingNamed(options.tiling);
  const algorithms = options.algorithms?.split(',').map((name) => algorithmNamed(name.trim()).name);
  const request = {
    algorithms,
    tiling: tiling.name,
    sizes: checkedParams('size', tiling.params, flatSizes(tiling, options.size)),
    samples: whole('samples', options.samples, 1, 1_000_000),
    seed: whole('seed', options.seed, -1e15, 1e15),
    clock: () => performance.now(),
  };
  const progress = startProgress('Measuring');
  const rows: TableRow[] = [];
  try {
    for (const row of tableRows(request)) {
      rows.push(row);
      progress.report(rows.length / rowCount(algorithms));
      await progress.pause();
    }
  } finally {
    progress.end();
  }
  if (options.json) print(JSON.stringify(rows.map(rounded), null, 1));
  else if (options.csv) print(csv(rows.map(rounded)));
  else print(table(rows));
}

function rowCount(algorithms: readonly string[] | undefined): number {
  const wanted = algorithms?.map(algorithmNamed) ?? generators;
  return wanted.reduce((rows, algorithm) => rows + focuses(algorithm).length, 0);
}

function whole(name: string, typed: string, min: number, max: number): number {
  const number = numberOf(typed);
  if (number !== null && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new MazeError('param-range', misfit(name, number ?? typed, `a whole number from ${min} to ${max}`));
}

/** Figures to 1/1000 of a per cent, which is far below what chance moves them. */
function rounded(row: TableRow): TableRow {
  const round = (value: unknown): unknown => {
    if (typeof value === 'number') return Math.round(value * 1000) / 1000;
    return Array.isArray(value) ? value.map(round) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)])) as unknown as TableRow;
}

function csv(rows: readonly TableRow[]): string {
  const lines = rows.map(({ deadEndSides, published, ...figures }) => ({
    ...figures,
    ...{ east: deadEndSides?.[0], south: deadEndSides?.[1], west: deadEndSides?.[2], north: deadEndSides?.[3] },
    ...{ publishedDeadEnds: published?.deadEnds, publishedSolution: published?.solution },
  }));
  const header = Object.keys(lines[0] ?? {}).join(',');
  return [
    header,
    ...lines.map((line) =>
      Object.values(line)
        .map((value) => value ?? '')
        .join(','),
    ),
  ].join('\n');
}

const HEADER = ['algorithm', 'focus', 'dead ends', 'published', 'solution', 'published', 'time', 'unbiased', 'uniform'];

/** For reading: the mean, the standard deviation in brackets, and beside it what was published. */
function table(rows: readonly TableRow[]): string {
  const cells = rows.map((row) => [
    row.algorithm,
    row.focus,
    `${row.deadEnds.toFixed(1)} (${row.deadEndsSd.toFixed(1)})`,
    row.published === null ? '-' : row.published.deadEnds.toFixed(1),
    `${row.solution.toFixed(1)} (${row.solutionSd.toFixed(1)})`,
    row.published?.solution == null ? '-' : row.published.solution.toFixed(1),
    row.time.toFixed(0),
    row.unbiased === null ? '-' : row.unbiased ? 'yes' : 'no',
    row.uniform === null ? '-' : row.uniform === 'yes' ? 'yes' : `${row.uniform} (${row.mazesSeen})`,
  ]);
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const lines = [HEADER, ...cells].map((line) =>
    line
      .map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const samples = rows[0]?.samples ?? 0;
  const notes = [
    `${samples} mazes a row; dead ends and solution in per cent of the cells, standard deviation in brackets.`,
    'time: binary tree = 10. unbiased: all directions alike. uniform: all 192 mazes of 3 x 3 cells equally likely;',
    'no: all arise, not equally; never: only some do (how many in brackets).',
  ];
  return [...lines, '', ...notes].join('\n');
}

/** Sizes of a board without levels, which the published figures belong to. */
function flatSizes(tiling: Tiling, typed: string): Record<string, unknown> {
  const { width, height, levels } = sizesOf(typed);
  if (levels !== undefined) throw new MazeError('cannot-combine', `${typed} has levels; the table is of flat boards`);
  return tiling.sizesFor?.(width, height, 'plane') ?? { width, height };
}
