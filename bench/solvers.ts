// Speed of every solver on a perfect hunt-and-kill maze and on a full braid of it, in processor time, beside what the
// original program Daedalus took for the perfect one at 1000 x 1000 (on another machine: the order counts).

import process from 'node:process';
import {
  braid,
  carve,
  chooseEnds,
  huntKill,
  type Maze,
  mazeOf,
  Random,
  type Solution,
  solve,
  solvers,
  squareSpace,
} from '@labrys/core';

/** Seconds of Daedalus 3.5 at 1000 x 1000, best of three. */
const DAEDALUS: Readonly<Record<string, number>> = {
  wall: 0.025,
  chain: 0.024,
  backtracker: 0.031,
  'dead-end': 0.033,
  'shortest-all': 0.034,
  pledge: 0.035,
  shortest: 0.036,
  tremaux: 0.048,
  'cul-de-sac': 0.075,
  'blind-alley-seal': 0.106,
  collision: 0.11,
};

/** A mouse takes as long as chance will have it. */
const timed = solvers.filter(({ name }) => name !== 'mouse');
const RUNS = 3;

/** Prints a line for each solver. @throws Error if one that is sure does not solve */
export function benchSolvers(width: number, height: number): void {
  const space = squareSpace(width, height);
  const carved = mazeOf(space, carve(space, huntKill, { random: Random.of(1, 'bench') }));
  const braided = braid.apply(carved, { amount: 1 }, Random.of(1, 'bench'));
  const [perfect, loops] = [carved, braided].map((maze) => chooseEnds(maze, { place: 'corners' }, Random.of(1)));
  console.log(`${width} x ${height} cells, processor time, best of ${RUNS}, Node ${process.version}`);
  console.log(['', 's, perfect', 'M cells/s', 's, braid', 'Daedalus, perfect'].map(column).join(''));
  for (const { name } of timed) {
    const one = best(name, perfect as Maze);
    const other = best(name, loops as Maze);
    const rate = (width * height) / 1e6 / one;
    const theirs = width * height === 1e6 ? String(DAEDALUS[name] ?? '-') : '-';
    console.log([name, one.toFixed(3), rate.toFixed(1), other.toFixed(3), theirs].map(column).join(''));
  }
}

/** Least processor time of some runs, in seconds. */
function best(name: string, maze: Maze): number {
  const solver = timed.find((one) => one.name === name);
  if (solver === undefined) throw new Error(`no solver ${name}`);
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const begin = process.cpuUsage();
    const solution: Solution = solve(maze, solver);
    const { user, system } = process.cpuUsage(begin);
    if (solver.sure && !solution.solved) throw new Error(`${name} did not solve the maze: ${solution.reason}`);
    least = Math.min(least, (user + system) / 1e6);
  }
  return least;
}

function column(text: string, index: number): string {
  return index === 0 ? text.padEnd(20) : text.padStart(20);
}
