import { decodePng } from '@labrys/raster';
import { makeMaze, parseRecipe, type RecipeInput, recipeCode } from '@labrys/recipe';
import type { Page } from '@playwright/test';
import { playBoard } from '../src/engine/jobs/board.ts';
import * as text from '../src/text/en.ts';
import { windOf } from '../src/views/play/place.ts';
import { barriers, expect, inkShare, openStudio, settled, test, wideUnless } from './studio.ts';

const SEED = 11;

const boards = {
  squares: { space: { width: 6, height: 5 } },
  hexagons: { space: { tiling: 'sigma', shape: 'hexagon', side: 3 } },
  rings: { space: { tiling: 'theta', rings: 4 }, ends: { place: 'middle' } },
  weave: {
    space: { width: 7, height: 7, weave: { density: 0.6 } },
    steps: [{ carve: { algorithm: 'kruskal' } }],
    ends: { place: 'corners' },
  },
  torus: { space: { width: 6, height: 5, topology: 'torus' }, ends: { place: 'farthest' } },
  floors: { space: { width: 4, height: 4, levels: 3 }, ends: { place: 'corners' } },
  arrows: {
    space: { width: 6, height: 6 },
    steps: [{ carve: {} }, { braid: { amount: 1 } }, { arrows: {} }],
    ends: { place: 'corners' },
  },
  doors: { space: { width: 6, height: 6 }, steps: [{ carve: {} }, { lock: {} }], ends: { place: 'corners' } },
} satisfies { readonly [name: string]: Omit<RecipeInput, 'seed'> };

/** Boards that are walked, and seen from inside, with each check. */
const WALKED: readonly (keyof typeof boards)[] = ['squares', 'hexagons', 'rings', 'weave', 'torus'];
const INSIDE: readonly (keyof typeof boards)[] = ['squares'];

/** Opens a board in Play and waits for the game. */
async function openPlay(page: Page, board: keyof typeof boards): Promise<void> {
  const code = recipeCode(parseRecipe({ seed: SEED, ...boards[board] }));
  await page.goto(`./#r=${code}&v=play`);
  await expect(said(page)).toContainText('The start.');
  await settled(page);
}

const said = (page: Page) => page.locator('#play-said');
const stepCount = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.play-steps').textContent()) ?? '', 10);

/** Keys of the winds: those between two arrows are chosen by Space. */
const ARROWS: { readonly [wind: string]: string } = {
  north: 'ArrowUp',
  east: 'ArrowRight',
  south: 'ArrowDown',
  west: 'ArrowLeft',
  'stairs up': 'PageUp',
  'stairs down': 'PageDown',
};

/** Follows hints with real keys until the caption says that one is there; returns the winds gone by. */
async function followHints(page: Page): Promise<string[]> {
  const gone: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('h');
    await expect(said(page)).toContainText('Hint:');
    const words = ((await said(page).textContent()) ?? '').replace('Hint: ', '').replace('.', '').split(', ');
    for (const wind of words) {
      await goBy(page, wind);
      gone.push(wind);
      if (await isThere(page)) return gone;
    }
  }
  throw new Error('hints do not lead to the end');
}

async function goBy(page: Page, wind: string): Promise<void> {
  const before = await stepCount(page);
  const arrow = ARROWS[wind];
  if (arrow !== undefined) await page.keyboard.press(arrow);
  else await chooseAndGo(page, wind);
  await expect.poll(() => stepCount(page)).toBe(before + 1);
}

async function chooseAndGo(page: Page, wind: string): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(' ');
    if ((await said(page).textContent()) === `To the ${wind}.`) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`no way leads ${wind}`);
}

const isThere = async (page: Page): Promise<boolean> =>
  ((await page.locator('.caption-figures').textContent()) ?? '').startsWith('There.');

test.describe('Play', () => {
  for (const board of ['squares', 'hexagons', 'rings', 'weave', 'torus', 'floors', 'arrows', 'doors'] as const) {
    test(
      `A maze of ${board} is walked to its end by keys, in as many steps as the shortest way has.`,
      wideUnless(WALKED, board),
      async ({ studio }) => {
        await openPlay(studio, board);
        const gone = await followHints(studio);
        await expect(studio.locator('.caption-figures')).toHaveText(
          new RegExp(`^There\\. ${gone.length} steps in 0:\\d\\d; the shortest way has ${gone.length}\\.$`),
        );
        await expect(said(studio)).toContainText(`The finish. ${gone.length} steps.`);
        if (board === 'floors') expect(gone.filter((way) => way.startsWith('stairs')).length).toBeGreaterThan(1);
      },
    );
  }

  test('A bare maze is given its usual ends, and the picture shows it with the player.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openStudio(studio);
    await studio.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(said(studio)).toContainText('The start.');
    await expect(studio).toHaveURL(/s=ends/);
    await settled(studio);
    expect(await inkShare(studio)).toBeGreaterThan(0.03);
  });

  test('Undo takes a move back, a run goes to the next junction, and Restart begins anew.', async ({ studio }) => {
    await openPlay(studio, 'squares');
    await studio.keyboard.press('h');
    const first = ((await said(studio).textContent()) ?? '').replace('Hint: ', '').split(/[,.]/)[0] as string;
    await studio.keyboard.press(`Shift+${ARROWS[first]}`);
    await expect.poll(() => stepCount(studio)).toBeGreaterThan(0);
    await expect(said(studio)).toContainText(/Junction|Dead end|The finish/);
    await studio.keyboard.press('u');
    await expect.poll(() => stepCount(studio)).toBe(0);
    await expect(said(studio)).toContainText('The start.');
    await studio.keyboard.press(ARROWS[first] as string);
    await expect.poll(() => stepCount(studio)).toBe(1);
    await studio.getByRole('button', { name: 'Restart' }).click();
    await expect(studio.locator('.play-steps')).toHaveText('0 steps');
    await expect(studio.locator('.play-time')).toHaveText('0:00');
  });

  test('A wall is said, and nothing is walked.', { tag: '@wide' }, async ({ studio }) => {
    await openPlay(studio, 'squares');
    const ways = (await said(studio).textContent()) ?? '';
    const wind = ['west', 'east', 'south', 'north'].find((one) => !ways.includes(one)) as string;
    await studio.keyboard.press(ARROWS[wind] as string);
    await expect(said(studio)).toHaveText(`Wall to the ${wind}.`);
    expect(await stepCount(studio)).toBe(0);
  });

  test('Over the edge of a torus one comes back at the other side.', async ({ studio }) => {
    const { way, cell } = wayOverTheEdge();
    expect(way.length).toBeGreaterThan(0);
    await openPlay(studio, 'torus');
    for (const wind of way) await goBy(studio, wind);
    await expect(studio.locator('.play')).toHaveAttribute('data-cell', String(cell));
  });

  test('A click on a cell walks there, and dragging the dot moves it along passages.', async ({ studio }) => {
    await openPlay(studio, 'squares');
    await studio.keyboard.press('h');
    const winds = ((await said(studio).textContent()) ?? '').replace('Hint: ', '').replace('.', '').split(', ');
    const [dx, dy] = towards(winds[0] as string);
    const { x, y, cell } = await playerAt(studio);
    await studio.mouse.click(x + dx * cell, y + dy * cell);
    await expect.poll(() => stepCount(studio)).toBe(1);
    const at = await playerAt(studio);
    await studio.mouse.move(at.x, at.y);
    await studio.mouse.down();
    await studio.mouse.move(at.x - dx * cell * 0.5, at.y - dy * cell * 0.5);
    await studio.mouse.move(at.x - dx * cell, at.y - dy * cell);
    await studio.mouse.up();
    await expect.poll(() => stepCount(studio)).toBe(2);
    await expect(studio.locator('.zoom-value')).toHaveText('Fit');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `What is played has no barriers in ${colorScheme} colours, from above or from inside.`,
      wideUnless(['dark'], colorScheme),
      async ({ studio }) => {
        test.slow(); // the software that draws for tests has no haste
        await studio.setViewportSize({ width: 900, height: 600 });
        await studio.emulateMedia({ colorScheme });
        await openPlay(studio, 'floors');
        expect(await barriers(studio)).toEqual([]);
        await studio.keyboard.press('f');
        await expect(studio.getByRole('img', { name: 'The maze from inside' })).toBeVisible();
        expect(await barriers(studio)).toEqual([]);
      },
    );
  }
});

test.describe('Walk inside', () => {
  test.use({ viewport: { width: 900, height: 600 } });
  test.slow();

  for (const board of ['squares', 'hexagons', 'rings', 'torus', 'floors'] as const) {
    test(
      `A maze of ${board} is seen from inside, and one walks on in it.`,
      wideUnless(INSIDE, board),
      async ({ studio }) => {
        await openPlay(studio, board);
        await studio.keyboard.press('f');
        const view = studio.getByRole('img', { name: 'The maze from inside' });
        await expect(view).toBeVisible();
        await expect.poll(async () => coloursIn(await view.screenshot())).toBeGreaterThan(3);
        const before = await view.screenshot();
        await studio.keyboard.press('ArrowUp');
        await expect.poll(() => stepCount(studio)).toBe(1);
        await expect.poll(async () => (await view.screenshot()).equals(before)).toBe(false);
        await studio.keyboard.press('f');
        await expect(view).toHaveCount(0);
        await expect.poll(() => inkShare(studio)).toBeGreaterThan(0.02);
      },
    );
  }

  test('Turning changes the view but walks nowhere.', { tag: '@wide' }, async ({ studio }) => {
    await openPlay(studio, 'squares');
    await studio.keyboard.press('f');
    const view = studio.getByRole('img', { name: 'The maze from inside' });
    await expect.poll(async () => coloursIn(await view.screenshot())).toBeGreaterThan(3);
    const before = await view.screenshot();
    await studio.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await view.screenshot()).equals(before)).toBe(false);
    expect(await stepCount(studio)).toBe(0);
  });

  test('Where passages run over one another a sentence says that there is no such view.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openPlay(studio, 'weave');
    await studio.keyboard.press('f');
    await expect(studio.locator('.inside-none')).toContainText('over one another');
  });
});

test.describe('Play by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('A swipe runs to the next junction.', async ({ studio }) => {
    await openPlay(studio, 'squares');
    await studio.keyboard.press('h');
    const winds = ((await said(studio).textContent()) ?? '').replace('Hint: ', '').replace('.', '').split(', ');
    const [dx, dy] = towards(winds[0] as string);
    const stage = await studio.locator('.stage').boundingBox();
    if (stage === null) throw new Error('there is no stage');
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height - 60];
    const client = await studio.context().newCDPSession(studio);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x + 30 * dx, y: y + 30 * dy }]);
    await touch('touchMove', [{ x: x + 60 * dx, y: y + 60 * dy }]);
    await touch('touchEnd', []);
    await expect.poll(() => stepCount(studio)).toBeGreaterThan(0);
    await expect(said(studio)).toContainText(/Junction|Dead end|The finish/);
  });

  test('Buttons for hint, undo and walking inside stand below the maze, and nothing is wider than the page.', async ({
    studio,
  }) => {
    await studio.setViewportSize({ width: 360, height: 740 });
    await openPlay(studio, 'squares');
    const stage = await studio.locator('.stage').boundingBox();
    for (const name of ['Hint', 'Undo', 'Walk inside']) {
      const box = await studio.getByRole('button', { name }).boundingBox();
      expect(box?.y).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await studio.getByRole('button', { name: 'Walk inside' }).tap();
    await studio.getByRole('button', { name: 'Forward' }).tap();
    await expect.poll(() => stepCount(studio)).toBe(1);
  });
});

/** The winds to go by on the torus until one has gone over an edge, and the cell one is in then. */
function wayOverTheEdge(): { readonly way: readonly string[]; readonly cell: number } {
  const board = playBoard(makeMaze(parseRecipe({ seed: SEED, ...boards.torus })), 1);
  const ways = new Map<number, readonly string[]>([[board.start, []]]);
  for (const [cell, way] of ways) {
    for (let h = board.first[cell] as number; h < (board.first[cell + 1] as number); h++) {
      if (board.passable[h] !== 1) continue;
      const other = board.to[h] as number;
      const wind = text.play.winds[windOf(board.directions[2 * h] as number, board.directions[2 * h + 1] as number)];
      const far = Math.abs((cell % 6) - (other % 6)) + Math.abs(Math.floor(cell / 6) - Math.floor(other / 6));
      if (far > 1) return { way: [...way, wind as string], cell: other };
      if (!ways.has(other)) ways.set(other, [...way, wind as string]);
    }
  }
  throw new Error('no passage leads over an edge of the torus');
}

function towards(wind: string): [number, number] {
  return [
    wind.includes('east') ? 1 : wind.includes('west') ? -1 : 0,
    wind.includes('south') ? 1 : wind.includes('north') ? -1 : 0,
  ];
}

/** Where the player is on the page, and the pixels of a cell. */
async function playerAt(page: Page): Promise<{ x: number; y: number; cell: number }> {
  return page.evaluate(() => {
    interface Host extends HTMLElement {
      stage: { viewport: { value: { x: number; y: number; scale: number } } };
    }
    const host = document.querySelector('.stage') as Host;
    const { left, top } = host.getBoundingClientRect();
    const { x, y, scale } = host.stage.viewport.value;
    const cell = Number(document.querySelector('.play')?.getAttribute('data-cell'));
    const [column, row] = [cell % 6, Math.floor(cell / 6)];
    return { x: left + (column + 0.5 - x) * scale, y: top + (row + 0.5 - y) * scale, cell: scale };
  });
}

/** How many colours a picture has, up to a few. */
function coloursIn(png: Buffer): number {
  const { samples } = decodePng(png);
  const seen = new Set<number>();
  for (let i = 0; i < samples.length; i += 4 * 97) {
    seen.add(((samples[i] as number) << 16) | ((samples[i + 1] as number) << 8) | (samples[i + 2] as number));
  }
  return seen.size;
}
