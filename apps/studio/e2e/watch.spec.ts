import type { Page } from '@playwright/test';
import { barriers, expect, settled, test, wideUnless } from './studio.ts';

/** Codes of recipes with the seed 7: squares 12 by 10 by these generators. */
const CODES = {
  backtracker:
    'eyJ2ZXJzaW9uIjoxLCJzcGFjZSI6eyJ3aWR0aCI6MTIsImhlaWdodCI6MTB9LCJzdGVwcyI6W3siY2FydmUiOnsiYWxnb3JpdGhtIjoiYmFja3RyYWNrZXIifX1dLCJzZWVkIjo3fQ',
  prim: 'eyJ2ZXJzaW9uIjoxLCJzcGFjZSI6eyJ3aWR0aCI6MTIsImhlaWdodCI6MTB9LCJzdGVwcyI6W3siY2FydmUiOnsiYWxnb3JpdGhtIjoicHJpbS10cnVlIn19XSwic2VlZCI6N30',
  kruskal:
    'eyJ2ZXJzaW9uIjoxLCJzcGFjZSI6eyJ3aWR0aCI6MTIsImhlaWdodCI6MTB9LCJzdGVwcyI6W3siY2FydmUiOnsiYWxnb3JpdGhtIjoia3J1c2thbCJ9fV0sInNlZWQiOjd9',
  wilson: 'eyJ2ZXJzaW9uIjoxLCJzcGFjZSI6eyJ3aWR0aCI6MTIsImhlaWdodCI6MTB9LCJzdGVwcyI6W3siY2FydmUiOnt9fV0sInNlZWQiOjd9',
  loops:
    'eyJ2ZXJzaW9uIjoxLCJzcGFjZSI6eyJ3aWR0aCI6MTIsImhlaWdodCI6MTB9LCJzdGVwcyI6W3siY2FydmUiOnsiYWxnb3JpdGhtIjoiYmFja3RyYWNrZXIifX0seyJicmFpZCI6eyJhbW91bnQiOjAuNX19XSwiZW5kcyI6eyJwbGFjZSI6ImNvcm5lcnMifSwic2VlZCI6N30',
} as const;

const STEP = '.watch-step .watch-slot > :last-child';

/** Opens Watch at its start, without playing. */
async function openWatch(page: Page, code: string, rest = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank'); // another address of the same page would not load it anew
  await page.goto(`./#r=${code}&v=watch${rest}`);
  await expect(page.locator('.watch-telling')).toBeVisible();
  await settled(page);
}

async function goTo(page: Page, event: number): Promise<void> {
  await page.getByRole('slider', { name: 'Step' }).fill(String(event));
  await expect(page.locator(STEP)).toHaveText(`Step ${event}`);
  await expect(page.locator('.watch-side').first()).toHaveAttribute('data-shown', String(event));
  await settled(page);
}

/** Labels of the legend. */
const legend = (page: Page): Promise<string[]> =>
  page.locator('.watch-legend li > span:not(.watch-count)').allTextContents();

async function countOf(page: Page, state: string): Promise<number> {
  const words = await page.locator(`.watch-legend [data-state="${state}"] .watch-count`).textContent();
  return Number((words ?? '').replace(/\D/g, ''));
}

/** The picture of a stage, to compare. */
const pixels = (page: Page): Promise<string> =>
  page
    .locator('.stage canvas')
    .first()
    .evaluate(async (canvas: HTMLCanvasElement) => {
      const bytes = new TextEncoder().encode(canvas.toDataURL());
      return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join(' ');
    });

test.describe('Watch', () => {
  test('It plays by itself, pauses, and steps on and back by keys.', async ({ studio }) => {
    await studio.goto(`./#r=${CODES.backtracker}&v=watch`);
    await expect(studio.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(studio.locator(STEP)).not.toHaveText('Step 0');
    await studio.keyboard.press('Space');
    await expect(studio.getByRole('button', { name: 'Play the steps' })).toBeVisible();
    await studio.keyboard.press('Home');
    await expect(studio.locator(STEP)).toHaveText('Step 0');
    await studio.keyboard.press('ArrowRight');
    await expect(studio.locator(STEP)).toHaveText('Step 1');
    await studio.keyboard.press('Shift+ArrowRight');
    await expect(studio.locator(STEP)).toHaveText('Step 101');
    await studio.keyboard.press('ArrowLeft');
    await expect(studio.locator(STEP)).toHaveText('Step 100');
  });

  test('Who wants little motion starts paused.', { tag: '@wide' }, async ({ studio }) => {
    await openWatch(studio, CODES.backtracker);
    await expect(studio.getByRole('button', { name: 'Play the steps' })).toBeVisible();
    await expect(studio.locator(STEP)).toHaveText('Step 0');
  });

  test('The slider jumps anywhere, by keys and by pointer, and back gives the same picture.', async ({ studio }) => {
    await openWatch(studio, CODES.backtracker);
    await goTo(studio, 150);
    const first = await pixels(studio);
    const slider = studio.getByRole('slider', { name: 'Step' });
    await slider.press('ArrowRight');
    await expect(studio.locator('.watch-side')).toHaveAttribute('data-shown', '151');
    await settled(studio);
    expect(await pixels(studio)).not.toBe(first);
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.click({ position: { x: width / 2, y: height / 2 } });
    await expect(studio.locator(STEP)).toHaveText(/Step 1[6-9]\d/);
    await goTo(studio, 150);
    expect(await pixels(studio)).toBe(first);
  });

  test('It ends with the maze as Make shows it, and starts over from there.', { tag: '@wide' }, async ({ studio }) => {
    await openWatch(studio, CODES.loops);
    await studio.keyboard.press('End');
    await expect(studio.locator('.watch-telling')).toHaveText('The maze is done.');
    await settled(studio);
    const made = await pixels(studio);
    await studio.keyboard.press('Space');
    await expect(studio.getByRole('button', { name: 'Pause' })).toBeVisible();
    await studio.keyboard.press('Space');
    await studio.keyboard.press('1');
    await expect(studio.locator('.caption-title')).toContainText('Squares');
    await settled(studio);
    expect(await pixels(studio)).toBe(made);
  });

  test('The speed goes up and down by keys and in a list.', { tag: '@wide' }, async ({ studio }) => {
    await openWatch(studio, CODES.backtracker);
    const speed = studio.getByLabel('Speed');
    await speed.selectOption('1');
    await studio.locator('#stage').focus();
    await studio.keyboard.press('.');
    await expect(speed).toHaveValue('2');
    await studio.keyboard.press(',');
    await studio.keyboard.press(',');
    await expect(speed).toHaveValue('0.5');
  });

  test('The legend names what the algorithm shows, and counts it.', async ({ studio }) => {
    await openWatch(studio, CODES.backtracker);
    await goTo(studio, 120);
    expect(await legend(studio)).toEqual([
      'In the maze',
      'Way back to the root',
      'Latest cell',
      'Link just opened',
      'Not reached yet',
    ]);
    expect((await countOf(studio, 'in')) + (await countOf(studio, 'out'))).toBe(120);
    expect(await countOf(studio, 'active')).toBeGreaterThan(5);
    await openWatch(studio, CODES.prim);
    await goTo(studio, 60);
    expect(await legend(studio)).toContain('Frontier');
    expect(await countOf(studio, 'frontier')).toBeGreaterThan(0);
    await openWatch(studio, CODES.kruskal);
    await goTo(studio, 60);
    expect(await legend(studio)).toEqual(['Largest piece', 'Other pieces', 'Single cells', 'Link just opened']);
    expect(await studio.locator('.watch-telling').textContent()).toMatch(/join/);
    await openWatch(studio, CODES.wilson);
    await goTo(studio, 3);
    expect(await legend(studio)).toContain('The walk');
    expect(await legend(studio)).toContain('Walker');
  });

  test('A solver is watched once there are ends, and its path stands in the end.', async ({ studio }) => {
    await openWatch(studio, CODES.backtracker);
    await studio.getByRole('radio', { name: 'Solving' }).check({ force: true });
    await studio.getByRole('button', { name: 'Add start and finish' }).click();
    await expect(studio.locator('.watch-legend')).toContainText('Reached');
    await studio.getByLabel('Solver').selectOption('dead-end');
    await expect(studio.locator('.watch-legend')).toContainText('Filled');
    await studio.keyboard.press('Escape');
    await studio.locator('#stage').focus();
    await studio.keyboard.press('End');
    await expect(studio.locator('.watch-telling')).toHaveText('The solver is done.');
    expect(await countOf(studio, 'path')).toBeGreaterThan(15);
  });

  test('Two stand side by side with one slider, and move together.', async ({ studio }) => {
    await openWatch(studio, CODES.backtracker);
    await studio.keyboard.press('c');
    await expect(studio.locator('.watch-side')).toHaveCount(2);
    await expect(studio.locator('.watch-head').nth(1)).toContainText('dead ends');
    await goTo(studio, 100);
    await expect(studio.locator('.watch-legend [data-state="in"] .watch-count')).toContainText('·');
    const scales = (): Promise<number[]> =>
      studio.locator('.stage').evaluateAll((hosts) =>
        hosts.map((host) => {
          const { stage } = host as HTMLElement & { stage: { viewport: { value: { scale: number } } } };
          return stage.viewport.value.scale;
        }),
      );
    const [before] = await scales();
    await studio.locator('#stage').focus();
    await studio.keyboard.press('+');
    const [left, right] = await scales();
    expect(left).toBeGreaterThan(before as number);
    expect(right).toBe(left);
    await settled(studio);
    expect(await barriers(studio)).toEqual([]);
    await studio.keyboard.press('c');
    await expect(studio.locator('.watch-side')).toHaveCount(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `Nothing stands in the way of anybody, in the ${colorScheme} theme and on a phone.`,
      wideUnless(['dark'], colorScheme),
      async ({ studio }) => {
        await studio.emulateMedia({ colorScheme });
        await openWatch(studio, CODES.backtracker);
        await goTo(studio, 100);
        expect(await barriers(studio)).toEqual([]);
        await studio.setViewportSize({ width: 360, height: 740 });
        await settled(studio);
        expect(await barriers(studio)).toEqual([]);
        expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
    );
  }
});
