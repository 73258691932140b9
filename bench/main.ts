// Speed of every generator, beside other libraries on the same work in the same run. Each must first give a perfect
// maze by the independent judge; then medians are compared, since means swing by a fifth on a small machine.
//   npm run bench                           generators at 300 x 300, and the peers
//   npm run bench -- --size 1000x1000 --seconds 2 --json
//   npm run bench -- --solvers --size 1000x1000

import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  carve,
  type Focus,
  type Generator,
  generators,
  type Maze,
  mazeOf,
  Random,
  type Space,
  squareSpace,
  validate,
} from '@labrys/core';
import { Bench } from 'tinybench';
import { peers } from './peers.ts';
import { benchSolvers } from './solvers.ts';

interface Row {
  readonly name: string;
  readonly cellsPerSecond: number;
  readonly runs: number;
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '300x300' },
    seconds: { type: 'string', default: '0.5' },
    json: { type: 'boolean', default: false },
    solvers: { type: 'boolean', default: false },
  },
});
const [width = 0, height = 0] = values.size.split('x').map(Number);
const milliseconds = 1000 * Number(values.seconds);
if (!(Number.isInteger(width) && Number.isInteger(height) && width > 1 && height > 1 && milliseconds > 0)) {
  console.error('--size wants WIDTHxHEIGHT, both 2 or more, and --seconds a number above 0');
  process.exit(2);
}

if (values.solvers) benchSolvers(width, height);
else {
  const rows = await measure();
  if (values.json) console.log(JSON.stringify(rows));
  else print(rows);
}

async function measure(): Promise<Row[]> {
  // A board is made once and carved many times, as when mazes are made in numbers; its making has a line of its own.
  const space = squareSpace(width, height);
  const bench = new Bench({ time: milliseconds, warmupTime: milliseconds / 5, iterations: 3, warmupIterations: 1 });
  bench.add('board', () => void squareSpace(width, height).graph);
  for (const generator of generators) {
    for (const focus of ['passage', 'wall'] as const) {
      if (typeof generator.focus[focus] === 'string') continue;
      demandPerfect(`${generator.name} (${focus})`, carved(space, generator, focus, 1));
      let seed = 0;
      bench.add(`${generator.name} (${focus})`, () => void carved(space, generator, focus, seed++));
    }
  }
  for (const peer of peers) {
    demandPerfect(peer.name, peer.maze(width, height, 1));
    let seed = 1;
    bench.add(peer.name, () => void peer.make(width, height, seed++));
  }
  await bench.run();
  return bench.tasks.map((task) => {
    const { result } = task;
    if (!('latency' in result)) throw new Error(`${task.name}: ${JSON.stringify(result)}`);
    return {
      name: task.name,
      cellsPerSecond: (width * height * 1000) / result.latency.p50,
      runs: result.latency.samplesCount,
    };
  });
}

function carved(space: Space, generator: Generator, focus: Focus, seed: number): Maze {
  return mazeOf(space, carve(space, generator, { focus, random: Random.of(seed, 'bench') }));
}

function demandPerfect(name: string, maze: Maze): void {
  const verdict = validate(maze);
  if (!verdict.perfect) throw new Error(`${name} does not make perfect mazes: ${JSON.stringify(verdict)}`);
}

function print(rows: readonly Row[]): void {
  const rates = peers.map((peer) => rows.find((row) => row.name === peer.name)?.cellsPerSecond ?? 0);
  console.log(`${width} x ${height} cells, median of each, Node ${process.version}`);
  console.log(['', 'M cells/s', ...peers.map((peer) => `x ${peer.name}`), 'runs'].map(column).join(''));
  for (const row of rows) {
    const ratios = rates.map((rate) => (row.cellsPerSecond / rate).toFixed(1));
    console.log([row.name, (row.cellsPerSecond / 1e6).toFixed(2), ...ratios, String(row.runs)].map(column).join(''));
  }
}

function column(text: string, index: number): string {
  return index === 0 ? text.padEnd(28) : text.padStart(20);
}
