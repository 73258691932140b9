// Save: what the studio writes is byte for byte what the command line writes from the same recipe.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Download, Page } from '@playwright/test';
import { root } from '../../../scripts/root.mjs';
import { barriers, expect, openStudio, settled, test, wideUnless } from './studio.ts';

const COMMAND = join(root, 'packages/labrys/dist/command/main.js');

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'labrys-save-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

function labrys(...args: readonly string[]): void {
  execFileSync(process.execPath, [COMMAND, ...args], { cwd: folder, stdio: 'pipe' });
}

/** What the command line writes from the recipe in the address of a page. */
function typed(page: Page, output: string, ...options: readonly string[]): Buffer {
  const code = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('r') as string;
  writeFileSync(join(folder, 'recipe.json'), Buffer.from(code, 'base64url'));
  labrys('make', '--recipe', 'recipe.json', '-o', output, ...options);
  return readFileSync(join(folder, output));
}

const addressOf = (recipe: object, version = 'bare'): string =>
  `#r=${Buffer.from(JSON.stringify(recipe)).toString('base64url')}&s=${version}`;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Save the maze' })).toBeVisible();
}

/** The files that come of a click. */
async function saved(page: Page, entry: RegExp, count = 1): Promise<{ name: string; bytes: Buffer }[]> {
  const downloads: Download[] = [];
  const gather = (download: Download): unknown => downloads.push(download);
  page.on('download', gather);
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  await expect.poll(() => downloads.length).toBe(count);
  page.off('download', gather);
  const paths = await Promise.all(downloads.map((download) => download.path()));
  return downloads.map((download, i) => ({
    name: download.suggestedFilename(),
    bytes: readFileSync(paths[i] as string),
  }));
}

const ENTRIES = [
  { entry: /^PDF page/, ending: 'pdf', options: [] },
  { entry: /^SVG/, ending: 'svg', options: [] },
  { entry: /^PNG/, ending: 'png', options: [] },
  { entry: /^Maze file/, ending: 'maze.json', options: [] },
] as const;

const BOARDS = [
  {
    name: 'squares',
    stem: 'labrys-square-wilson-47110',
    recipe: { space: { width: 30, height: 20 }, seed: 47110 },
    version: 'bare',
  },
  {
    name: 'hexagons cut to a shape',
    stem: 'labrys-sigma-backtracker-a-b',
    recipe: {
      space: { tiling: 'sigma', width: 24, height: 20, mask: { path: 'M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0z' } },
      steps: [{ carve: { algorithm: 'backtracker' } }],
      ends: { place: 'farthest' },
      title: 'Käse & <Honig>',
      seed: 'a b',
    },
    version: 'ends',
  },
  {
    name: 'a weave with its solution',
    stem: 'labrys-square-kruskal-7',
    recipe: {
      space: { width: 12, height: 12, weave: 0.6 },
      steps: [{ carve: { algorithm: 'kruskal' } }],
      ends: { place: 'corners' },
      style: { wall: 0.2 },
      seed: 7,
    },
    version: 'solution',
  },
  {
    name: 'rings with their solution',
    stem: 'labrys-theta-wilson-7',
    recipe: { space: { tiling: 'theta', rings: 8 }, ends: { place: 'middle' }, seed: 7 },
    version: 'solution',
  },
] as const;

/** Boards whose files are compared with each check. */
const USUAL = ['squares'] as const;

test.describe('Save', () => {
  for (const { name, stem, recipe, version } of BOARDS) {
    test(
      `Files of ${name} are those of the command line, byte for byte.`,
      wideUnless(USUAL, name),
      async ({ studio }) => {
        await openStudio(studio, addressOf(recipe, version));
        await openMenu(studio);
        const isSolved = version === 'solution';
        for (const { entry, ending } of ENTRIES) {
          const [file] = await saved(studio, entry);
          expect(file?.name).toBe(`${stem}${isSolved ? '-solution' : ''}.${ending}`);
          const paper = ending === 'pdf' ? ['--paper', 'letter'] : []; // the browser of the tests is an American one
          const other = typed(studio, `out.${ending}`, ...paper, ...(isSolved ? ['--solution'] : []));
          expect(file?.bytes.equals(other), `${ending} of ${name}`).toBe(true);
        }
      },
    );
  }

  test('The settings of an entry are those of the command line: paper, pixels, letters, kinds of animation.', {
    tag: '@wide',
  }, async ({ studio }) => {
    await openStudio(studio, addressOf({ space: { width: 9, height: 7 }, seed: 3 }));
    await openMenu(studio);
    await studio.getByRole('button', { name: 'Settings of PDF page' }).click();
    await studio.getByRole('radio', { name: 'A4' }).check({ force: true });
    const [page] = await saved(studio, /^PDF page/);
    expect(page?.bytes.equals(typed(studio, 'a4.pdf'))).toBe(true);

    await studio.getByRole('button', { name: 'Settings of PNG' }).click();
    await studio.getByLabel('Pixels a cell').fill('10');
    await expect(studio.getByRole('button', { name: /^PNG/ })).not.toContainText('811');
    const [small] = await saved(studio, /^PNG/);
    expect(small?.bytes.equals(typed(studio, 'small.png', '--style', 'pixels=10'))).toBe(true);
    await studio.getByRole('radio', { name: 'Total' }).check({ force: true });
    await studio.getByLabel('Longest side').fill('1000');
    await expect(studio.getByRole('button', { name: /^PNG/ })).toContainText(/9\d\d × |1\u2009000 × /);

    await studio.getByRole('button', { name: 'Settings of Text' }).click();
    const [boxes] = await saved(studio, /^Text/);
    expect(boxes?.bytes.equals(typed(studio, 'boxes.txt', '--pen', 'unicode'))).toBe(true);
    await studio.getByRole('radio', { name: 'ASCII' }).check({ force: true });
    const [text] = await saved(studio, /^Text/);
    expect(text?.bytes.equals(typed(studio, 'text.txt', '--pen', 'ascii'))).toBe(true);

    await studio.getByRole('button', { name: 'Settings of Animation' }).click();
    for (const [kind, ending] of [
      ['GIF', 'gif'],
      ['SVG', 'svg'],
      ['PNG', 'apng'],
    ] as const) {
      await studio.getByRole('radio', { name: kind }).check({ force: true });
      const [film] = await saved(studio, /^Animation/);
      expect(film?.name).toBe(`labrys-square-wilson-3.${ending}`);
      expect(film?.bytes.equals(typed(studio, `film.${ending}`, '--animate')), kind).toBe(true);
    }
  });

  test('All versions are three files, as --versions writes them, also of a maze that is shown bare.', {
    tag: '@wide',
  }, async ({ studio }) => {
    await openStudio(studio, addressOf({ space: { width: 9, height: 7 }, seed: 3 }));
    await openMenu(studio);
    await studio.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
    const files = await saved(studio, /^SVG/, 3);
    labrys('make', '9x7', '--seed', '3', '--versions', '-o', 'labrys-square-wilson-3.svg');
    expect(files.map(({ name }) => name).sort()).toEqual([
      'labrys-square-wilson-3-ends.svg',
      'labrys-square-wilson-3-solution.svg',
      'labrys-square-wilson-3.svg',
    ]);
    for (const { name, bytes } of files) expect(bytes.equals(readFileSync(join(folder, name))), name).toBe(true);
  });

  test('More formats are written as the command line does, and those that cannot hold the maze say why.', {
    tag: '@wide',
  }, async ({ studio }) => {
    await openStudio(
      studio,
      addressOf({ space: { width: 9, height: 7 }, ends: { place: 'corners' }, seed: 3 }, 'ends'),
    );
    await openMenu(studio);
    await studio.getByRole('button', { name: /^More formats/ }).click();
    const dialog = studio.getByRole('dialog', { name: 'More formats' });
    await expect(dialog).toBeVisible();
    for (const [title, format, ending] of [
      ['GraphML', 'graphml', 'graphml'],
      ['Tiled map, TMX', 'tmx', 'tmx'],
      ['LDtk project', 'ldtk', 'ldtk'],
      ['Braille', 'braille', 'txt'],
    ] as const) {
      await dialog.getByRole('radio', { name: title, exact: true }).check();
      const [file] = await saved(studio, /^Save$/);
      const option = format === 'braille' ? '--pen' : '--format';
      expect(file?.bytes.equals(typed(studio, `other.${ending}`, option, format)), title).toBe(true);
    }
    await dialog.getByRole('radio', { name: 'Tiled map, TMX', exact: true }).check();
    await dialog.getByLabel('Layout').selectOption('walls');
    const [walls] = await saved(studio, /^Save$/);
    expect(walls?.bytes.equals(typed(studio, 'walls.tmx', '--write', 'layout=walls'))).toBe(true);
    const refused = dialog.getByRole('radio', { name: 'Micromouse binary', exact: true });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expect(refused).toHaveAccessibleDescription(/holds square boards .*, not 9 x 7/);
    expect(await barriers(studio)).toEqual([]);
  });

  test('The menu opens with E, passes axe, and says what a board without squares cannot be.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openStudio(studio, addressOf({ space: { tiling: 'sigma', width: 6, height: 6 }, seed: 3 }));
    await studio.locator('#stage').press('e');
    const text = studio.getByRole('button', { name: /^Text/ });
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(text).toHaveAccessibleDescription(/square/);
    expect(await barriers(studio)).toEqual([]);
    await studio.keyboard.press('Escape');
    await expect(studio.getByRole('dialog', { name: 'Save the maze' })).toBeHidden();
  });

  test('The command that is copied makes the same file.', async ({ studio, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStudio(studio, addressOf({ space: { width: 9, height: 7 }, title: "It's", seed: 'a b' }));
    await openMenu(studio);
    await studio.getByRole('button', { name: /^Copy as command/ }).click();
    await expect(studio.getByRole('button', { name: /^Copy as command/ })).toContainText('Copied');
    const command = await studio.evaluate(() => navigator.clipboard.readText());
    expect(command).toBe(
      "labrys make 9x7 --algorithm wilson '--title=It'\\''s' '--seed=a b' -o labrys-square-wilson-a-b.svg",
    );
    const [file] = await saved(studio, /^SVG/);
    execFileSync('sh', ['-c', command.replace(/^labrys/, `'${process.execPath}' '${COMMAND}'`)], { cwd: folder });
    expect(file?.bytes.equals(readFileSync(join(folder, 'labrys-square-wilson-a-b.svg')))).toBe(true);

    await studio.getByRole('button', { name: /^Copy as code/ }).click();
    await expect(studio.getByRole('button', { name: /^Copy as code/ })).toContainText('Copied');
    expect(await studio.evaluate(() => navigator.clipboard.readText())).toContain("from 'labrys'");
  });
});

test.describe('Share', () => {
  test('A copied link opens the same maze in another page, with its version and its view.', async ({
    studio,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { recipe } = BOARDS[2];
    await openStudio(studio, addressOf(recipe, 'solution'));
    await studio.locator('#stage').press('l');
    await expect.poll(() => studio.evaluate(() => navigator.clipboard.readText())).toBe(studio.url());
    const link = await studio.evaluate(() => navigator.clipboard.readText());
    await openMenu(studio);
    const [first] = await saved(studio, /^SVG/);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('.caption-figures')).toContainText('cell');
    await settled(other);
    await expect(other.getByRole('radio', { name: 'Solution', exact: true }).first()).toBeChecked();
    await openMenu(other);
    const [second] = await saved(other, /^SVG/);
    expect(second).toEqual(first);
  });

  test('A link that is too long says so and offers the maze file.', { tag: '@wide' }, async ({ studio }) => {
    const except = Array.from({ length: 1500 }, (_, i) => [2 * (i % 60), 2 * Math.floor(i / 60)]);
    await openStudio(studio, addressOf({ space: { width: 121, height: 60, mask: { except } }, seed: 3 }));
    await studio.getByRole('button', { name: 'Share' }).click();
    await expect(studio.getByRole('dialog', { name: 'Share the maze' })).toContainText(/This link has .* characters/);
    const [file] = await saved(studio, /^Save the maze file$/);
    expect(file?.bytes.toString()).toContain('labrys-maze');
  });

  for (const { name, hash, says } of [
    {
      name: 'made by a newer version',
      hash: addressOf({ version: 99, seed: 1 }),
      says: 'This link was made by a newer version of Labrys.',
    },
    {
      name: 'with an unknown board',
      hash: addressOf({ space: { tiling: 'sigmma' }, seed: 1 }),
      says: /This link cannot be opened: .*Did you mean "sigma"/,
    },
    { name: 'that was cut off', hash: '#r=eyJzZWV', says: /This link cannot be opened: .*a part of it may be missing/ },
    {
      name: 'whose maze cannot be made',
      hash: addressOf({ space: { width: 2, height: 2, mask: { cells: [] } }, seed: 1 }),
      says: /This link cannot be opened: /,
    },
  ] as const) {
    test(
      `A link ${name} says so, and the page still shows a maze.`,
      wideUnless(['made by a newer version'], name),
      async ({ studio }) => {
        await studio.goto(`./${hash}`);
        await expect(studio.locator('.caption-figures')).toContainText(says);
        await expect(studio.locator('.caption-title')).toHaveText('Squares, by Wilson');
      },
    );
  }
});

test.describe('More', () => {
  test('The theme that is chosen stays.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await studio.getByRole('button', { name: 'More' }).click();
    await studio.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(studio.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => barriers(studio), { message: 'once colours have faded' }).toEqual([]);
    await studio.reload();
    await expect(studio.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('The list of keys opens with ?, and single keys can be switched off.', async ({ studio }) => {
    await openStudio(studio);
    await studio.locator('#stage').press('?');
    await expect(studio.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    expect(await barriers(studio)).toEqual([]);
    await studio.getByLabel('Single keys do something').uncheck();
    await studio.keyboard.press('Escape');
    await studio.locator('#stage').press('e');
    await studio.locator('#stage').press('?');
    await expect(studio.getByRole('dialog', { name: 'Keys' })).toBeHidden();
    await expect(studio.getByRole('dialog', { name: 'Save the maze' })).toBeHidden();
    await studio.reload();
    await studio.locator('#stage').press('e');
    await expect(studio.getByRole('dialog', { name: 'Save the maze' })).toBeHidden();
  });
});
