// Builds the packages with `tsc -b`, which compiles what is stale only, bundles the command and builds the studio.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { root } from './root.mjs';

const commandFolder = join(root, 'packages/labrys/dist/command');

/** Where the studio is once it is built. */
const studioFolder = join(root, 'packages/labrys/dist/studio');

/** The file of the `labrys` command once it is built. */
export const commandFile = join(commandFolder, 'main.js');

/** Builds what is stale; true if all went well. */
export function compile() {
  for (const name of readdirSync(join(root, 'packages'))) pruneOutput(join(root, 'packages', name));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  if (!succeeds(compiler, '-b')) return false;
  if (!bundleIsFresh() && !succeeds(join(root, 'scripts/bundle-command.mjs'))) return false;
  if (!studioIsFresh() && !succeeds(join(root, 'scripts/build-studio.mjs'))) return false;
  linkCommand();
  return true;
}

function succeeds(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** True if nothing that the bundle is made from was written after it. */
function bundleIsFresh() {
  return isNewest(commandFile, [join(root, 'scripts/bundle-command.mjs'), ...compiledPackages()]);
}

/** The same of the studio, which is built from the sources of the packages: compiled ones are as new as these. */
function studioIsFresh() {
  const app = join(root, 'apps/studio');
  const own = ['src', 'build', 'public'].flatMap((name) => filesIn(join(app, name)));
  const others = ['index.html', 'vite.config.ts', 'package.json'].map((name) => join(app, name));
  const sources = [join(root, 'scripts/build-studio.mjs'), ...own, ...others, ...compiledPackages()];
  return isNewest(join(studioFolder, 'index.html'), sources);
}

function compiledPackages() {
  const compiled = readdirSync(join(root, 'packages')).flatMap((name) => compiledFiles(join(root, 'packages', name)));
  return [join(root, 'package-lock.json'), ...compiled.filter((file) => file.endsWith('.js'))];
}

/** Whether a file was made after all its sources. */
function isNewest(file, sources) {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.every((source) => statSync(source).mtimeMs < made);
}

/** What the compiler has written of a package. */
function compiledFiles(packageFolder) {
  return filesIn(join(packageFolder, 'dist')).filter(
    (file) => !file.endsWith('.tsbuildinfo') && !file.startsWith(commandFolder) && !file.startsWith(studioFolder),
  );
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
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
