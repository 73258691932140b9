// Builds the packages with `tsc -b`, which compiles what is stale only.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

/** The file of the `labrys` command once it is compiled. */
export const commandFile = join(root, 'packages/labrys/dist/cli/main.js');

/** Compiles what is stale; true if all went well. */
export function compile() {
  for (const name of readdirSync(join(root, 'packages'))) pruneOutput(join(root, 'packages', name));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [compiler, '-b'], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) return false;
  linkCommand();
  return true;
}

/** Removes output whose source is gone: the compiler leaves it, and it would be packed. */
function pruneOutput(packageFolder) {
  const output = join(packageFolder, 'dist');
  if (!existsSync(output)) return;
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === '.tsbuildinfo') continue;
    const file = join(entry.parentPath, entry.name);
    const source = relative(output, file).replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts');
    if (!existsSync(join(packageFolder, 'src', source))) rmSync(file);
  }
}

/** npm links a command at install time if its file is there, which is before our build; so the link is made here. */
function linkCommand() {
  chmodSync(commandFile, 0o755);
  if (process.platform === 'win32') return;
  const link = join(root, 'node_modules/.bin/labrys');
  if (lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), commandFile), link);
}
