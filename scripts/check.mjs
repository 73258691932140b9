// npm test: every check there is, after all the set-up a fresh machine needs.
//   npm test                      everything
//   npm test -- unit docs         some steps only (their names stand in front of the lines it prints)
// Steps run side by side, and all of them even if one fails. The last line is the plain count `N passed, N failed, N skipped`: the tests of
// vitest and Playwright one by one, every other step as one.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findChromium } from './find-chromium.mjs';
import { root } from './root.mjs';
import { setUpDependencies } from './setup.mjs';

const bin = (path) => [process.execPath, join(root, 'node_modules', path)];
const BIOME = bin('@biomejs/biome/bin/biome');
const TSC = bin('typescript/bin/tsc');
const DEPCRUISE = bin('dependency-cruiser/bin/dependency-cruise.mjs');
const KNIP = bin('knip/bin/knip.js');
const VITEST = bin('vitest/vitest.mjs');
const PLAYWRIGHT = bin('@playwright/test/cli.js');

/** How many steps run side by side; one that uses all the cores by itself runs alone. */
const LANES = availableParallelism();

// In the order in which they begin, as far as there are lanes: the quick ones first, and no lane idle at the end.
const STEPS = [
  {
    name: 'build',
    title: 'types of the packages, and their build',
    run: command(process.execPath, 'scripts/build.mjs'),
  },
  { name: 'lint', title: 'format and lint', run: command(...BIOME, 'ci', '--error-on-warnings', '--colors=off') },
  {
    name: 'imports',
    title: 'import boundaries',
    run: command(...DEPCRUISE, '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'packages', 'apps'),
  },
  {
    name: 'unit',
    title: 'unit, property and browser tests',
    run: vitest('vitest.config.ts', { alone: true }),
    browser: true,
    lanes: LANES,
  },
  {
    name: 'docs',
    title: 'the snippets of the docs',
    run: vitest('vitest.built.config.ts', { filters: ['docs'] }),
    built: true,
  },
  {
    name: 'packed',
    title: 'the packed packages',
    run: vitest('vitest.built.config.ts', { filters: ['packed'] }),
    browser: true,
    built: true,
  },
  {
    name: 'unused',
    title: 'unused code',
    run: command(...KNIP, '--no-progress', '--no-config-hints'),
    built: true, // it loads the studio's configuration, which asks the packages for the catalogue
  },
  { name: 'types', title: 'types of tests and scripts', run: command(...TSC, '-p', 'tsconfig.tests.json') },
  {
    name: 'studio',
    title: 'the studio in a browser',
    run: playwright,
    browser: true,
    built: true,
    lanes: LANES,
  },
];

await main(process.argv.slice(2));

async function main(wanted) {
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
    process.exit(2);
  }
  setUpDependencies();
  const isWanted = (step) => wanted.length === 0 || wanted.includes(step.name);
  const needsBuild = STEPS.some((step) => step.built && isWanted(step));
  const steps = STEPS.filter((step) => isWanted(step) || (step.name === 'build' && needsBuild));
  if (steps.some((step) => step.browser)) lookForChromium();

  const results = await inLanes(steps);
  report(results);
}

/** Runs steps, as many side by side as there are cores; what needs the build waits for it. */
async function inLanes(steps) {
  const results = [];
  const waiting = [...steps];
  const running = new Map();
  const isReady = (step) => !step.built || results.some((result) => result.step.name === 'build');
  while (results.length < steps.length) {
    let free = LANES - [...running.keys()].reduce((sum, step) => sum + (step.lanes ?? 1), 0);
    while (waiting.length > 0 && (waiting[0].lanes ?? 1) <= free && isReady(waiting[0])) {
      const step = waiting.shift();
      running.set(step, outcome(step));
      free -= step.lanes ?? 1;
    }
    const result = await Promise.race(running.values());
    running.delete(result.step);
    results.push(result);
  }
  return results.sort((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step));
}

/** Runs a step and says how it went. */
async function outcome(step) {
  const begin = performance.now();
  const result = { step, passed: 0, failed: 0, skipped: [], ...(await step.run()) };
  if (result.ok !== undefined) result[result.ok ? 'passed' : 'failed'] = 1;
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${step.name}: ${step.title} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  return result;
}

function lookForChromium() {
  const path = findChromium({ install: true });
  if (path === undefined) {
    console.log('! No Chromium can be had here: tests in a browser are skipped (set CHROMIUM_PATH to one).');
    return;
  }
  process.env.CHROMIUM_PATH = path;
}

function report(results) {
  const sum = (count) => results.reduce((total, result) => total + count(result), 0);
  const failed = results.filter((result) => result.failed > 0);
  const skipped = results.flatMap((result) => result.skipped);

  console.log('');
  for (const title of skipped) console.log(`skipped: ${title}`);
  if (failed.length > 0) console.log(`failed: ${failed.map((result) => result.step.name).join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  console.log(
    `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed, ${skipped.length} skipped`,
  );
}

/** A step that is one command: it counts as one test, and its output matters only if it fails. */
function command(...words) {
  return async () => {
    const { status, output } = await execute(words, 'pipe');
    return { ok: status === 0, output };
  };
}

/** A step whose tests vitest counts; what it prints is shown at once if it runs alone, else if it fails. */
function vitest(config, { alone, filters = [] }) {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'labrys-check-'));
    const file = join(folder, 'report.json');
    try {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const words = [...VITEST, 'run', '--config', config, ...reporters, ...filters];
      const { status, output } = await execute(words, alone ? 'inherit' : 'pipe');
      return { ...countTests(file, status), output };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

function countTests(file, status) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { failed: 1 }; // vitest did not get as far as a report
  }
  const tests = report.testResults.flatMap((testFile) => testFile.assertionResults);
  const passed = report.numPassedTests;
  // A file that does not load, or an error outside of a test, fails the run without a failed test.
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  const skipped = tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName);
  return { passed, failed, skipped };
}

/** The step whose tests Playwright counts, on a port of its own so that no other checkout answers. */
async function playwright() {
  const folder = mkdtempSync(join(tmpdir(), 'labrys-check-'));
  const file = join(folder, 'report.json');
  const env = {
    ...process.env,
    LABRYS_STUDIO_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  try {
    const words = [
      ...PLAYWRIGHT,
      'test',
      '--reporter=line,json',
      '--forbid-only',
      '--grep-invert=@wide',
      '--retries=1',
    ];
    const { status, output } = await execute(words, 'pipe', env);
    return { ...countSpecs(file, status), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countSpecs(file, status) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { failed: 1 }; // Playwright did not get as far as a report
  }
  const specs = report.suites.flatMap((suite) => specsOf(suite, []));
  const passed = specs.filter(({ status: own }) => own === 'expected' || own === 'flaky').length;
  const failed = Math.max(
    specs.filter(({ status: own }) => own === 'unexpected').length,
    status === 0 ? 0 : 1, // an error outside of a test fails the run without a failed test
  );
  return { passed, failed, skipped: specs.filter(({ status: own }) => own === 'skipped').map(({ title }) => title) };
}

function specsOf({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({ title: [...path, spec.title].join(' '), status })),
  );
  return [...own, ...suites.flatMap((suite) => specsOf(suite, path))];
}

/** A port that nobody listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Runs a command and gathers what it prints, or lets it print (`inherit`). */
function execute([file, ...args], stdout, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', stdout, stdout] });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ status: 1, output: String(error) }));
    child.on('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
