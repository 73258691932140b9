// The contract of the packages: what npm would publish is packed, installed in an empty folder, and used there from
// Node, from strict TypeScript, from the shell and from a page built by Vite.

import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, withPage } from '../../packages/labrys/test/browser/run-in-browser.ts';
import { root } from '../../scripts/root.mjs';

const PACKAGES = ['core', 'geometry', 'raster', 'masks', 'recipe', 'render', 'formats', 'labrys'];
const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'labrys-packed-'));
const project = join(folder, 'project');
const tarballs = new Map<string, string>();

beforeAll(async () => {
  mkdirSync(project);
  const packages = PACKAGES.map((name) => join(root, 'packages', name));
  const packed = await npm(root, 'pack', ...packages, '--json', '--ignore-scripts', '--pack-destination', folder);
  for (const { name, filename } of listOf(JSON.parse(packed))) tarballs.set(name, join(folder, basename(filename)));

  write('package.json', JSON.stringify({ name: 'somebody', private: true, type: 'module' }));
  await npm(project, 'install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs.values());
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(PACKAGES)('the package %s', (name) => {
  const { name: fullName } = manifestOf(name);

  it('is packed with its license and sources, and without leftovers of the build', () => {
    const installed = join(project, 'node_modules', fullName);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll(sep, '/'),
    );
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'package.json', 'dist/index.js', 'dist/index.d.ts', 'src/index.ts']),
    );
    expect(files.filter((file) => !/^(LICENSE|README\.md|package\.json|dist|src)(\/|$)/.test(file))).toEqual([]);
    expect(files.filter((file) => /tsbuildinfo|\.test\./.test(file))).toEqual([]);
    const license = (path: string) => readFileSync(path, 'utf8');
    expect(license(join(installed, 'LICENSE'))).toBe(license(join(root, 'LICENSE')));
  });

  it('satisfies publint', async () => {
    const tarball = new Uint8Array(readFileSync(tarballOf(fullName))).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types that are right for each way of importing (attw)', async () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    await run(process.execPath, [attw, tarballOf(fullName), '--profile', 'esm-only', '--no-emoji', '--no-color']);
  });

  it('has the version of the others, and depends on these exactly', () => {
    const { version, dependencies = {} } = manifestOf(name);
    expect(version).toBe(manifestOf('core').version);
    for (const [dependency, wanted] of Object.entries(dependencies)) {
      expect(wanted, dependency).toMatch(/^\d+\.\d+\.\d+$/);
      if (dependency.startsWith('@labrys/')) expect(wanted, dependency).toBe(version);
    }
  });
});

describe('installed in an empty folder, Labrys', () => {
  it('is used from Node', async () => {
    write('use.mjs', `${PROGRAM}console.log(JSON.stringify(use()));\n`);
    const { stdout } = await run(process.execPath, ['use.mjs'], { cwd: project });
    expect(JSON.parse(stdout)).toEqual(EXPECTED);
  });

  it('is used from strict TypeScript, which checks our declarations as well', async () => {
    write('use.ts', `${PROGRAM}export const result: string = JSON.stringify(use());\n`);
    const compilerOptions = {
      ...{ target: 'ES2022', module: 'NodeNext', moduleResolution: 'NodeNext', lib: ['ES2023', 'DOM'], types: [] },
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
      ...{ skipLibCheck: false, noEmit: true },
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const messages = await run(process.execPath, [tsc, '-p', project, '--pretty', 'false']).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
    expect(messages).toBe('');
  });

  it('is used from the shell', async () => {
    const command = join(project, 'node_modules/.bin/labrys');
    const { stdout } = await run(command, ['--version'], { cwd: project, shell: process.platform === 'win32' });
    expect(stdout.trim()).toBe(manifestOf('labrys').version);
  });

  it('serves the studio until it is interrupted', async () => {
    const command = join(project, 'node_modules/labrys', manifestOf('labrys').bin?.labrys ?? '');
    const child = spawn(process.execPath, [command, 'studio', '--port', '0'], { cwd: project });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          const [found] = /http:\S+/.exec(said) ?? [];
          if (found !== undefined) resolve(found);
        });
        child.once('exit', (status) => reject(new Error(`ended with ${status}`)));
      });
      const page = await (await fetch(address)).text();
      expect(page).toContain('<title>Labrys Studio</title>');
      const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
      const asset = await fetch(new URL(script, address));
      expect(asset.headers.get('content-type')).toMatch('text/javascript');
      expect((await asset.text()).length).toBeGreaterThan(1000);
      const worker = await (await fetch(new URL('sw.js', address))).text();
      expect(worker).toContain(script.replace('./', ''));
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toBe(0);
  });

  describe('in a page built by Vite', () => {
    const site = new Map<string, Uint8Array>();

    beforeAll(async () => {
      write(
        'index.html',
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><pre></pre><script type="module" src="page.js"></script>',
      );
      write('page.js', `${PROGRAM}document.querySelector('pre').textContent = JSON.stringify(use());\n`);
      const warnings: string[] = [];
      await build({
        root: project,
        configFile: false,
        logLevel: 'error',
        build: {
          chunkSizeWarningLimit: 2000,
          rolldownOptions: { onwarn: (warning) => warnings.push(warning.message) },
        },
      });
      expect(warnings, 'such as a Node built-in that had to be left out').toEqual([]);
      const dist = join(project, 'dist');
      for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(dist, file).replaceAll(sep, '/')}`;
        site.set(path === '/index.html' ? '/' : path, readFileSync(file));
      }
    });

    it('is built without a warning', () => {
      expect([...site.keys()]).toEqual(expect.arrayContaining(['/', expect.stringMatching(/^\/assets\/.*\.js$/)]));
    });

    it.skipIf(noBrowser)('does in Chromium what it does in Node', async () => {
      const text = await withPage(site, async (page) => {
        await page.waitForFunction(() => document.querySelector('pre')?.textContent !== '');
        return page.textContent('pre');
      });
      expect(JSON.parse(text ?? '')).toEqual(EXPECTED);
    });
  });
});

// What somebody writes first, in JavaScript that is TypeScript too; it runs in all the places above.
const PROGRAM = `
import { carve, kruskal, mazeOf, Random, squareSpace, validate } from '@labrys/core';
import { draw, make, measure, read, solve, write } from 'labrys';

function use() {
  const maze = make({ width: 12, height: 8, algorithm: 'kruskal', ends: 'corners', seed: 7 });
  const way = solve(maze);
  const svg = draw(maze, 'svg', { solution: way });
  const again = read(write({ maze }, 'maze-json')).maze;
  const { perfect } = validate(mazeOf(maze.space, carve(squareSpace(12, 8), kruskal, { random: Random.of(1) })));
  return {
    steps: way.links.length,
    perfect,
    deadEnds: measure(again).deadEnds,
    svg: svg.startsWith('<'),
    text: draw(maze, 'ascii').split('\\n', 1)[0],
  };
}
`;
const EXPECTED = {
  steps: 18,
  perfect: true,
  deadEnds: 32,
  svg: true,
  text: '+   +---+---+---+---+---+---+---+---+---+---+---+',
};

function write(name: string, text: string): void {
  writeFileSync(join(project, name), text);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}

function tarballOf(fullName: string): string {
  const file = tarballs.get(fullName);
  if (file === undefined) throw new Error(`${fullName} was not packed.`);
  return file;
}

/** npm 11.5 and later answer with an object by name where others answer with a list. */
function listOf(answer: Packed[] | Record<string, Packed>): Packed[] {
  return Array.isArray(answer) ? answer : Object.values(answer);
}

interface Packed {
  readonly name: string;
  readonly filename: string;
}

async function npm(cwd: string, ...args: string[]): Promise<string> {
  // The npm that runs us passes its settings on (this workspace, for one), which are not meant for the empty folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!execpath$)/i.test(name)));
  const { npm_execpath: file } = process.env;
  const [command, ...first] = file && /\.[cm]?js$/.test(file) ? [process.execPath, file] : ['npm'];
  const shell = command === 'npm' && process.platform === 'win32';
  const { stdout } = await run(command ?? 'npm', [...first, ...args], { cwd, env, shell, maxBuffer: 1 << 26 });
  return stdout;
}
