// npm run bench: speed, beside other libraries. It times the built packages, which are what users run.

import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

setUp();
const args = ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
