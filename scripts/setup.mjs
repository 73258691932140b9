// All the set-up a fresh machine needs, with nothing but Node itself: dependencies from the lock, then the build.
// Every other script starts here, so this file and what it imports may use no dependency.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { compile } from './compile.mjs';
import { root } from './root.mjs';

/** Installs and builds what is missing or stale. Ends the process with a clear line if that fails. */
export function setUp() {
  refuseOldNode();
  if (!installIsFresh()) install();
  if (!compile()) {
    console.error('The build failed: see the messages above.');
    process.exit(1);
  }
}

/** Installs what is missing or stale, without a build. */
export function setUpDependencies() {
  refuseOldNode();
  if (!installIsFresh()) install();
}

function refuseOldNode() {
  const { engines } = readJson(join(root, 'package.json'));
  const [, major, minor] = /(\d+)\.(\d+)/.exec(engines.node) ?? [];
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > Number(major) || (ownMajor === Number(major) && ownMinor >= Number(minor))) return;
  console.error(`Labrys needs Node ${major}.${minor} or newer, and this is Node ${process.versions.node}.`);
  console.error('Get one from https://nodejs.org, or with nvm: nvm install');
  process.exit(1);
}

/**
 * True if node_modules holds what the lock asks for. npm keeps its own record of what it installed there;
 * the two are compared by content, so a `git pull` is noticed and an `npm install` by hand is not repeated.
 */
function installIsFresh() {
  const recordFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(recordFile).packages;
  // Optional packages for other platforms are in the lock and rightly not installed.
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    if (!(path in installed) ? !entry.optional : installed[path].version !== entry.version) return false;
    if (path in installed && !existsSync(join(root, path))) return false;
  }
  return Object.keys(installed).every((path) => path in wanted);
}

function install() {
  console.log('Installing dependencies from the lock (npm ci) ...');
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  if (runNpm(args) === 0) return;
  console.error('npm ci failed: see the messages above. It needs the npm registry or a filled npm cache.');
  process.exit(1);
}

/** Runs npm: the very one that started us, if one did. Returns its exit status. */
function runNpm(args) {
  const { npm_execpath: npmFile } = process.env;
  const run =
    npmFile && /\.[cm]?js$/.test(npmFile)
      ? spawnSync(process.execPath, [npmFile, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return run.status ?? 1;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
