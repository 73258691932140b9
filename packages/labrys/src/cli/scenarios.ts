// labrys solve --scen: the problems of a scenario file, and which of them do not have the length stated.

import { basename, dirname, join } from 'node:path';
import { type Maze, MazeError, Random, squaresOf } from '@labrys/core';
import { checkScenarios, parseScenarios, type Scenario, type ScenarioFile, type ScenarioResult } from '@labrys/formats';
import { checkedParams } from '@labrys/recipe';
import { solverNamed } from '../solve.ts';
import { readBytes } from './files.ts';
import { numberOf } from './knobs.ts';
import { startProgress } from './progress.ts';
import { readSource, type SourceOptions, sourceKnobs } from './sources.ts';
import { print, remark } from './terminal.ts';

export interface ScenarioOptions {
  readonly scen?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Options that are for one maze, or that scenarios decide. */
const ASIDE = ['output', 'from', 'to', 'animate', 'report', 'pen', 'format', 'write'] as const;
/** Problems between two looks at the clock. */
const BATCH = 20;

/** A problem with its number in the file, from 1. */
interface Numbered {
  readonly number: number;
  readonly problem: Scenario;
}

type Options = ScenarioOptions & SourceOptions & { readonly [name: string]: unknown };

/**
 * Solves the problems of a file and prints how many have the length stated, and which have not.
 *
 * @param mapFile the map; if absent it is looked for beside the scenarios, by the name they give
 * @returns a sentence about the problems that disagree; empty if there are none
 * @throws MazeError for what cannot be read or does not go together
 */
export async function solveScenarios(mapFile: string | undefined, scen: string, options: Options): Promise<string> {
  const method = methodOf(options);
  const knobs = sourceKnobs(options);
  const scenarios = scenariosOf(scen);
  const map = mapFile ?? mapBeside(scen, scenarios);
  const { maze } = readSource(map, knobs);
  const chosen = sampleOf(problemsOn(map, scenarios), options);
  warnOfSizes(map, maze, chosen);

  const misses: (Numbered & ScenarioResult)[] = [];
  const progress = startProgress(`Solving ${chosen.length} problems`);
  let done = 0;
  try {
    const problems = chosen.map(({ problem }) => problem);
    for (const result of checkScenarios(maze, problems, method)) {
      if (!result.agrees) misses.push({ ...(chosen[done] as Numbered), ...result });
      if (++done % BATCH !== 0) continue;
      progress.report(done / chosen.length);
      await progress.pause();
    }
  } finally {
    progress.end();
  }
  if (options.json) print(JSON.stringify(asJson(map, scen, chosen.length, misses)));
  else report(map, chosen.length, misses);
  return misses.length === 0 ? '' : `${misses.length} of ${chosen.length} problems do not have the length stated`;
}

/** The method asked for, or null for the fastest. */
function methodOf(options: Options): string | null {
  const strange = ASIDE.find((name) => options[name] !== undefined);
  if (strange !== undefined) {
    const flag = strange === 'output' ? '-o' : `--${strange}`;
    throw new MazeError('cannot-combine', `${flag} is for one way, and --scen solves many; leave one out`);
  }
  const solver = solverNamed(String(options.solver));
  if (solver.name !== 'shortest' || options.moves === 'orthogonal') {
    throw new MazeError(
      'cannot-combine',
      'scenarios state the lengths of shortest paths by octile moves; leave out --solver and --moves',
    );
  }
  const { method } = options;
  if (typeof method !== 'string') return null;
  return String(checkedParams(solver.name, solver.params, { method }).method);
}

function scenariosOf(file: string): ScenarioFile {
  const bytes = readBytes(file);
  try {
    const scenarios = parseScenarios(bytes);
    if (scenarios.problems.length === 0) throw new MazeError('bad-file', 'it holds no problems');
    return scenarios;
  } catch (error) {
    if (error instanceof MazeError) throw new MazeError(error.code, `${file}: ${error.message}`);
    throw error;
  }
}

/** Maps are named with folders that are not there, so only the last part counts. */
function baseOf(map: string): string {
  return map.replace(/^.*[/\\]/, '');
}

function mapBeside(scen: string, { problems }: ScenarioFile): string {
  const names = [...new Set(problems.map(({ map }) => baseOf(map)))];
  if (names.length === 1) return join(dirname(scen), names[0] as string);
  throw new MazeError(
    'bad-value',
    `${scen} has problems on ${names.length} maps; name one, such as "labrys solve ${names[0]} --scen ${basename(scen)}"`,
  );
}

/** The problems of a map; all of them, with a remark, if the file names it nowhere. */
function problemsOn(map: string, { problems }: ScenarioFile): Numbered[] {
  const all = problems.map((problem, i) => ({ number: i + 1, problem }));
  const named = all.filter(({ problem }) => baseOf(problem.map) === basename(map));
  if (named.length > 0) return named;
  remark(
    `${map}: the problems are on ${baseOf((problems[0] as Scenario).map)}, and are tried on this map all the same.`,
  );
  return all;
}

/** In the order of the file. */
function sampleOf(problems: Numbered[], { sample, seed }: ScenarioOptions): Numbered[] {
  if (sample === undefined) {
    if (seed === undefined) return problems;
    throw new MazeError('cannot-combine', '--seed is what a sample is drawn by; give its size with --sample');
  }
  const count = numberOf(sample);
  if (count === null || !Number.isInteger(count) || count < 1) {
    throw new MazeError('bad-value', `--sample is ${JSON.stringify(sample)}; it has to be a whole number from 1`);
  }
  const order = problems.map((_, i) => i);
  Random.of(seed ?? '1', 'sample').shuffle(order);
  const drawn = order.slice(0, count).toSorted((a, b) => a - b);
  return drawn.map((i) => problems[i] as Numbered);
}

function warnOfSizes(map: string, maze: Maze, problems: readonly Numbered[]): void {
  const squares = squaresOf(maze.space);
  const other = problems.find(
    ({ problem }) => squares !== null && (problem.width !== squares.width || problem.height !== squares.height),
  );
  if (squares === null || other === undefined) return;
  const { width, height } = other.problem;
  remark(
    `${map}: the map is ${squares.width} x ${squares.height}, but problem ${other.number} is for one scaled to ${width} x ${height}; maps are not scaled.`,
  );
}

function report(map: string, count: number, misses: readonly (Numbered & ScenarioResult)[]): void {
  print(`${count - misses.length} of ${count} problems on ${map} have the length stated`);
  for (const { number, problem, found, reason } of misses) {
    const { startX, startY, goalX, goalY, optimal } = problem;
    const instead = found === null ? reason : `found ${Number(found.toFixed(8))}`;
    print(`problem ${number}, ${startX},${startY} to ${goalX},${goalY}: stated ${optimal}, ${instead}`);
  }
}

function asJson(
  map: string,
  scenarios: string,
  problems: number,
  misses: readonly (Numbered & ScenarioResult)[],
): Record<string, unknown> {
  return {
    ...{ map, scenarios, moves: 'octile', problems, agree: problems - misses.length },
    mismatches: misses.map(({ number, problem, found, reason }) => ({
      problem: number,
      from: [problem.startX, problem.startY],
      to: [problem.goalX, problem.goalY],
      stated: problem.optimal,
      found,
      reason: reason === '' ? null : reason,
    })),
  };
}
