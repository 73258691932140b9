// Finds a Chromium for the tests that need a real browser, and gets one if asked to.
//   node scripts/find-chromium.mjs [--install]     prints its path, or nothing (status 1)
// In this order: CHROMIUM_PATH, one on the PATH, one that Playwright downloaded earlier; then, with --install,
// Debian's package (as root) and at last Playwright's download.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * What a headless Chromium needs to run anywhere (as root too) and to leave the network alone. Without a graphics card
 * pages are put together by the processor itself: through a card that is imitated it takes several times as long, so
 * that one is left to WebGL.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * The path of a Chromium that starts, or undefined.
 *
 * @param {{ install?: boolean }} [options] install: get one if there is none
 * @returns {string | undefined}
 */
export function findChromium({ install = false } = {}) {
  const { CHROMIUM_PATH: given } = process.env;
  if (given !== undefined && given !== '') {
    if (starts(given)) return given;
    console.warn(`CHROMIUM_PATH=${given} does not start; looking elsewhere.`);
  }
  const present = [...onPath(NAMES), ...APPLICATIONS, ...downloaded()].find(starts);
  if (present !== undefined || !install) return present;
  return installed();
}

function installed() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']).length > 0) {
    console.log("Installing Debian's chromium for the browser tests ...");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
    const found = onPath(NAMES).find(starts);
    if (found !== undefined) return found;
  }
  console.log("Downloading Playwright's Chromium for the browser tests ...");
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  return downloaded().find(starts);
}

/** Where Playwright's own download is, or would be. */
function downloaded() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return []; // not installed yet, or no build for this platform
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Being there is not enough: a download may lack system libraries. Chrome on Windows has no --version. */
function starts(file) {
  if (!isExecutable(file)) return false;
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const path = findChromium({ install: process.argv.includes('--install') });
  if (path === undefined) process.exitCode = 1;
  else console.log(path);
}
