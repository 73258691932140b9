// npm run sweep: the long tests, and then all tests of the studio. Arguments go to vitest, such as a file name or
// -t "title", and leave the studio out.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

setUp();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--config', 'vitest.sweep.config.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
if (process.argv.length === 2) {
  const playwright = [join(root, 'node_modules/@playwright/test/cli.js'), 'test'];
  const { status } = spawnSync(process.execPath, playwright, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
