// Builds the packages with `tsc -b`, which compiles what is stale only, and bundles the command.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

const commandFolder = join(root, 'packages/labrys/dist/command');

/** The file of the `labrys` command once it is built. */
export const commandFile = join(commandFolder, 'main.js');

/** Builds what is stale; true if all went well. */
export function compile() {
  for (const name of readdirSync(join(root, 'packages'))) pruneOutput(join(root, 'packages', name));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  if (!succeeds(compiler, '-b')) return false;
  if (!bundleIsFresh() && !succeeds(join(root, 'scripts/bundle-command.mjs'))) return false;
  linkCommand();
  return true;
}

function succeeds(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** True if nothing that the bundle is made from was written after it. */
function bundleIsFresh() {
  const made = statSync(commandFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [join(root, 'package-lock.json'), join(root, 'scripts/bundle-command.mjs')];
  for (const name of readdirSync(join(root, 'packages'))) {
    sources.push(...compiledFiles(join(root, 'packages', name)).filter((file) => file.endsWith('.js')));
  }
  return sources.every((file) => statSync(file).mtimeMs < made);
}

/** What the compiler has written of a package. */
function compiledFiles(packageFolder) {
  const output = join(packageFolder, 'dist');
  if (!existsSync(output)) return [];
  return readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.tsbuildinfo')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(commandFolder));
}

/** Removes output whose source is gone: the compiler leaves it, and it would be packed. */
function pruneOutput(packageFolder) {
  for (const file of compiledFiles(packageFolder)) {
    const source = relative(join(packageFolder, 'dist'), file).replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts');
    if (!existsSync(join(packageFolder, 'src', source))) rmSync(file);
  }
}

/** npm links a command at install time if its file is there, which is before our build; so the link is made here. */
function linkCommand() {
  chmodSync(commandFile, 0o755);
  if (process.platform === 'win32') return;
  const link = join(root, 'node_modules/.bin/labrys');
  if (existsSync(link) && realpathSync(link) === realpathSync(commandFile)) return;
  rmSync(link, { force: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), commandFile), link);
}
