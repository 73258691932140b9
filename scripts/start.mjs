// npm start: sets everything up, then opens the studio. `npm start -- make 20x10` runs the command line.

import { spawn } from 'node:child_process';
import process from 'node:process';
import { commandFile } from './compile.mjs';
import { setUp } from './setup.mjs';

setUp();

const [command = 'studio', ...args] = process.argv.slice(2);
// npm changes into the checkout; file names are meant from where the user stands.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(process.execPath, [commandFile, command, ...args], { cwd, stdio: 'inherit' });
// Ctrl+C reaches both; the command ends by itself, and its status is ours.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (status) => {
  process.exitCode = status ?? 1;
});
