// npm start: sets everything up, then shows what Labrys does. `npm start -- make 20x10` runs the command line.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { commandFile } from './compile.mjs';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

setUp();

const args = process.argv.slice(2);
if (args.length > 0) {
  // npm changes into the checkout; file names are meant from where the user stands.
  labrys(args, process.env.INIT_CWD ?? process.cwd());
} else {
  showAround();
}

function showAround() {
  const seed = String(randomInt(1_000_000));
  const request = ['make', '60x40', '--algorithm', 'wilson', '--ends', 'corners', '--seed', seed];
  mkdirSync(join(root, 'out'), { recursive: true });

  labrys(request);
  labrys([...request, '-o', 'out/maze.svg']);
  labrys([...request, '--solution', '-o', 'out/maze-solved.svg']);

  console.log(`
A Wilson maze of 60 x 40 cells, seed ${seed}: every maze of that size was equally likely.

  out/maze.svg          to print and solve
  out/maze-solved.svg   with the way through

Try next:

  npm start -- make 20x10                             another maze, here in the terminal
  npm start -- make 60x40 --algorithm backtracker     long winding passages
  npm start -- measure out/maze.svg                   its dead ends, turns and the length of the way
  npm start -- list generators                        everything that makes mazes
  npm start -- explain wilson                         how one of them works
  npm start -- --help                                 all commands
`);
}

/** Runs the command line; a failure ends this process with its status. */
function labrys(commandArgs, cwd = root) {
  const { status } = spawnSync(process.execPath, [commandFile, ...commandArgs], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
