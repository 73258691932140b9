// labrys solve: the way through a maze of any format that is read.

import { defaultsOf, MazeError, marksOf, type Solution, solvers, Trace } from '@labrys/core';
import { printPathPng, printTrace } from '@labrys/formats';
import type { Recipe } from '@labrys/recipe';
import { Command } from 'commander';
import { captionOf, lengthInWords } from '../caption.ts';
import { solve, solverNamed, withEnds } from '../solve.ts';
import { requireWritable, writeWhole } from './files.ts';
import { filmOf } from './film.ts';
import { knobOptions, knobValue } from './knobs.ts';
import { NotSolved } from './not-solved.ts';
import { drawerOf, type PenOptions, penOptions, styled, typedStyle } from './pen-options.ts';
import { reportOf } from './report.ts';
import { type ScenarioOptions, solveScenarios } from './scenarios.ts';
import { readSource, type Source, type SourceOptions, sourceKnobs, sourceOptions } from './sources.ts';
import { type TargetOptions, targetOf, targetOptions } from './targets.ts';
import { print } from './terminal.ts';
import { showPicture } from './text-picture.ts';

interface SolveCommandOptions extends PenOptions, SourceOptions, TargetOptions, ScenarioOptions {
  readonly output?: string;
  readonly solver: string;
  readonly from?: string;
  readonly to?: string;
  readonly animate?: boolean;
  readonly marks?: boolean;
  readonly trace?: string;
}

export function solveCommand(): Command {
  const command = new Command('solve')
    .description('Find the way through a maze. Exit status 1 if there is none.')
    .argument('[file]', 'a maze file, a picture, an SVG made by Labrys, or a MovingAI scenario file')
    .option('--solver <name>', 'see "labrys list solvers"', 'shortest')
    .option('--from <cell>', 'start here: column,row from 0 at the top left, or a cell number')
    .option('--to <cell>', 'finish here');
  for (const option of sourceOptions()) command.addOption(option);
  command
    .option('--animate', 'show how the solver works: .svg, .gif, .png or .apng')
    .option('--marks', 'draw what the solver left: cells it reached and filled, links it walked once and twice')
    .option('--trace <file>', 'write all that the solver did, step by step, as JSON')
    .option('-o, --output <file>', 'write the maze with the way; .png colours the picture that was read')
    .option('--json', 'print the solution as JSON')
    .option(
      '--scen <file>',
      'solve all problems of a MovingAI scenario file by octile moves, on FILE or the map beside it',
    )
    .option('--sample <n>', 'only so many of them, drawn at random by --seed');
  for (const option of targetOptions()) command.addOption(option);
  for (const option of penOptions()) command.addOption(option.helpGroup('Pictures:'));
  for (const option of knobOptions(solvers, [])) command.addOption(option.helpGroup('Knobs of the solvers:'));
  return command.action(run);
}

async function run(file: string | undefined, options: SolveCommandOptions): Promise<void> {
  const isScenario = options.scen === undefined && file !== undefined && /\.scen$/i.test(file);
  const scen = isScenario ? file : options.scen;
  if (scen !== undefined) {
    const misses = await solveScenarios(isScenario ? undefined : file, scen, options);
    if (misses !== '') throw new NotSolved(misses);
    return;
  }
  if (file === undefined) throw new MazeError('bad-value', 'name the maze to solve, or problems with --scen');
  if (options.sample !== undefined) {
    throw new MazeError('cannot-combine', '--sample is for the problems of a file; name one with --scen');
  }
  const knobs = sourceKnobs(options);
  const solver = solverNamed(options.solver);
  const params = Object.fromEntries(
    knobNames().flatMap((name) => {
      const typed = options[name];
      if (typeof typed !== 'string' && typeof typed !== 'boolean') return [];
      return [[name, knobValue(solver.params[name], typed)]];
    }),
  );
  const report = reportOf(options.report, options.json ?? false);
  const wantsTrace = options.animate || options.marks || options.trace !== undefined;
  if (wantsTrace && params.moves === 'octile') {
    throw new MazeError('cannot-combine', 'walks through passages are traced; leave out --moves octile');
  }
  if (options.trace !== undefined) requireWritable(options.trace);
  const film = options.animate ? filmOf(options) : null;
  const target = film !== null ? null : targetOf(options);
  const typed = typedStyle(withMarks(options), drawerOf(options, film, target));
  const source = readSource(file, knobs);
  report?.(source, file);
  // A picture keeps its looks and gets the way drawn into it.
  const isFree = options.pen === undefined && options.format === undefined;
  const painted = isFree && /\.png$/i.test(target?.path ?? '') ? source.picture : undefined;
  if (painted !== undefined && (typed !== undefined || options.title !== undefined)) {
    throw new MazeError('cannot-combine', `the way is drawn into ${file} as it is; --pen png draws the maze anew`);
  }
  const maze = withEnds(source.maze, options.from, options.to);
  if ((maze.start === -1 || maze.finishes.length === 0) && source.whyNoEnds !== '') {
    throw new MazeError('bad-value', `${file}: ${source.whyNoEnds}`);
  }
  const { style, title, ...styledSource } = styled(source, { style: typed, title: options.title });
  const showsMarks = style.solution === 'marks' && params.moves !== 'octile';
  const trace = wantsTrace || showsMarks ? new Trace() : undefined;
  const solution = solve(maze, { solver: solver.name, params, trace, lengths: source.lengths });
  if (options.trace !== undefined) {
    const { cellCount: cells, linkCount: links } = maze.space.graph;
    writeWhole(
      options.trace,
      printTrace(trace as Trace, {
        by: solver.name,
        params: { ...defaultsOf(solver.params), ...params },
        cells,
        links,
      }),
    );
  }
  if (options.json) print(JSON.stringify(asJson(solution, source)));
  const recipe = recipeWithEnds(styledSource.recipe, maze, options);
  const { lengths } = source;
  const way = solution.solved ? solution : undefined;
  const words = captionOf({ caption: options.caption, title }, recipe, way);
  const marks = trace === undefined ? undefined : marksOf(maze, trace);
  const result = { maze, recipe, solution: way, marks, lengths, ...words, style };
  // What was tried can be seen without a way too; a picture of a way that is none cannot.
  if (film !== null) film.write(trace as Trace, 'solve', result);
  else if (!solution.solved && target !== null && painted === undefined && showsMarks) {
    await target.write(result);
  }
  if (!solution.solved) {
    throw new NotSolved(`${file} ${solution.sure ? 'has no solution' : 'was not solved'}: ${solution.reason}`);
  }
  if (target !== null && painted !== undefined) writeWhole(target.path, printPathPng({ ...source, maze }, solution));
  else if (target !== null) await target.write(result);
  if (options.json) return;
  const isShown = source.unit === 'cell' && (maze.space.mesh !== null || options.pen !== undefined);
  if (options.output === undefined && isShown) await showPicture(result, options.pen);
  const walked =
    lengths === undefined
      ? lengthInWords(solution)
      : `length ${lengthOf(solution, source)}, ${solution.links.length} steps`;
  print(`${walked} from cell ${maze.start} to cell ${solution.path.at(-1)} (${solver.name})`);
}

/** `--marks` is short for a setting of the style. */
function withMarks(options: SolveCommandOptions): SolveCommandOptions {
  return options.marks ? { ...options, style: [...(options.style ?? []), 'solution=marks'] } : options;
}

/** The recipe of the maze as it was solved: with the ends that were asked for. */
function recipeWithEnds(
  recipe: Recipe | undefined,
  { start, finishes, openings }: Source['maze'],
  { from, to }: SolveCommandOptions,
): Recipe | undefined {
  if (recipe === undefined || (from === undefined && to === undefined)) return recipe;
  const style = openings.length === 0 ? 'markers' : recipe.ends.style;
  return { ...recipe, ends: { ...recipe.ends, from: start, to: finishes[0] as number, style } };
}

/** Links walked, or their lengths added up where they have some, to 1/1000; of octile moves their length. */
function lengthOf({ links, length }: Solution, { lengths }: Source): number {
  if (lengths === undefined || length !== undefined) return length ?? links.length;
  return Math.round(1000 * links.reduce((sum, l) => sum + (lengths[l] as number), 0)) / 1000;
}

function asJson(solution: Solution, source: Source): Record<string, unknown> {
  const { solver, solved, sure, path, links, cells, length, steps, seen, walked, reason } = solution;
  const moves = length === undefined ? 'orthogonal' : 'octile';
  return {
    ...{ solver, solved, sure, path: [...path], links: [...links], cells: [...cells] },
    ...{ length: lengthOf(solution, source), unit: source.unit, moves, steps, seen, walked, reason },
  };
}

function knobNames(): string[] {
  return [...new Set(solvers.flatMap((solver) => Object.keys(solver.params)))];
}
