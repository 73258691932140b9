import type { Page } from '@playwright/test';
import { barriers, expect, inkShare, openStudio, settled, test } from './studio.ts';

const code = (page: Page): string => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('r') ?? '';

/** The recipe in the address, in its short form. */
function recipe(page: Page): { space?: Record<string, unknown>; steps?: object[]; style?: object; wish?: object } {
  return JSON.parse(Buffer.from(code(page), 'base64url').toString('utf8'));
}

/** Opens a fold of the panel. */
async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('summary', { hasText: title }).click();
}

test.describe('Make', () => {
  test.describe.configure({ timeout: 120_000 });

  test('A first visit shows a maze without ends, as it was made.', async ({ studio }) => {
    await openStudio(studio);
    expect(await inkShare(studio)).toBeGreaterThan(0.03);
    await expect(studio.locator('.caption-title')).toHaveText('Squares, by Wilson');
    await expect(studio.getByRole('radio', { name: 'Maze', exact: true })).toBeChecked();
    expect(await barriers(studio)).toEqual([]);
  });

  test('Another board is drawn at once, and New maze, back and forward go through the history.', async ({ studio }) => {
    await openStudio(studio);
    const squares = studio.url();
    await studio.getByRole('radio', { name: 'Hexagons' }).check({ force: true });
    await expect(studio.locator('.caption-title')).toContainText('Hexagons');
    await expect(studio).not.toHaveURL(squares);
    await settled(studio);
    const first = studio.url();
    await studio.locator('#stage').press('n');
    await expect(studio).not.toHaveURL(first);
    await studio.getByRole('button', { name: 'The maze before' }).click();
    await expect(studio).toHaveURL(first);
    await studio.locator('#stage').press(']');
    await expect(studio).not.toHaveURL(first);
    const second = studio.url();
    await studio.locator('.foot-left').getByLabel('Seed').fill('7');
    await studio.keyboard.press('Enter');
    await expect(studio).not.toHaveURL(second);
    expect(recipe(studio)).toMatchObject({ seed: 7 });
    const typed = studio.url();
    await studio
      .locator('.foot-left')
      .getByRole('button', { name: /^New maze/ })
      .click(); // keys are typed into the field
    await expect(studio).not.toHaveURL(typed);
    await studio.locator('#stage').press('[');
    await expect(studio).toHaveURL(typed);
    await studio.locator('#stage').press('[');
    await expect(studio).toHaveURL(second);
  });

  test('Every tile and every other board makes a maze.', { tag: '@wide' }, async ({ studio }) => {
    test.setTimeout(400_000);
    await openStudio(studio);
    const tiles = studio.locator('.tiles input');
    await expect(tiles).toHaveCount(10);
    for (let i = 0; i < 10; i++) {
      const before = code(studio);
      await tiles.nth(i).check({ force: true });
      if (i > 0) await expect.poll(() => code(studio)).not.toBe(before);
      await expect(tiles.nth(i)).toBeChecked();
      await settled(studio);
      expect(await inkShare(studio), `tile ${i}`).toBeGreaterThan(0.01);
    }
    await tiles.nth(0).check({ force: true });
    await studio.getByRole('button', { name: 'Other boards' }).click();
    const list = studio.getByLabel('All boards');
    const values = await list
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values.length).toBe(24);
    for (const value of values) {
      await list.selectOption(value);
      await expect(list).toHaveValue(value);
      await settled(studio);
      await expect(studio.locator('.refusal')).toHaveCount(0);
      expect(await inkShare(studio), value).toBeGreaterThan(0.01);
    }
  });

  test('What cannot be combined says so in its list, and has a way out beside it.', async ({ studio }) => {
    await openStudio(studio);
    await studio.getByRole('radio', { name: 'Penrose rhombs' }).check({ force: true });
    await expect(studio.locator('.caption-title')).toContainText('Penrose');
    const list = studio.getByLabel('Made by');
    await expect(list.locator('option[value=eller]')).toHaveText('Eller (needs rows)');
    await expect(studio.locator('.reasons')).toContainText('need rows');
    await list.selectOption('eller');
    const refusal = studio.locator('.refusal');
    await expect(refusal).toContainText('Eller needs rows');
    await expect(list).toHaveValue('wilson');
    await refusal.getByRole('button', { name: 'Use Kruskal' }).click();
    await expect(list).toHaveValue('kruskal');
    await expect(refusal).toHaveCount(0);
    await expect(studio.locator('.caption-title')).toHaveText('Penrose rhombs, by Kruskal');
  });

  test('A board that the algorithm does not take has a remedy that keeps the board.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openStudio(studio);
    await studio.getByLabel('Made by').selectOption('sidewinder');
    await expect(studio.locator('.caption-title')).toContainText('Sidewinder');
    await studio.getByRole('radio', { name: 'Voronoi cells' }).check({ force: true });
    await studio.locator('.refusal').getByRole('button').click();
    await expect(studio.locator('.caption-title')).toContainText('Voronoi cells');
    await expect(studio.getByRole('radio', { name: 'Voronoi cells' })).toBeChecked();
  });

  test('A weave carves passages, and says why walls cannot be added.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await unfold(studio, 'Floors and bridges');
    await studio.getByLabel('Bridges').first().fill('0.6');
    await expect.poll(() => recipe(studio).space?.weave).toBeTruthy();
    const walls = studio.getByRole('radio', { name: 'Add walls' });
    await expect(walls).toHaveAttribute('aria-disabled', 'true');
    await walls.check({ force: true }).catch(() => {}); // it does not stay checked
    await expect(studio.locator('.refusal')).toContainText('no corners');
    await expect(studio.getByRole('radio', { name: 'Carve' })).toBeChecked();
    await studio.locator('.refusal').getByRole('button', { name: 'Leave out the bridges' }).click();
    await expect(walls).toBeChecked();
  });

  test('A mask is a word, a shape, a picture, or drawn by hand and by keys.', async ({ studio }) => {
    await openStudio(studio);
    const mask = () => recipe(studio).space?.mask as Record<string, unknown> | undefined;
    await unfold(studio, 'Mask');
    const kind = studio.getByLabel('Cut by');
    await kind.selectOption('text');
    await expect.poll(() => mask()?.text).toBe('MAZE');
    await studio.getByLabel('Word').fill('OK');
    await studio.getByLabel('Word').press('Enter');
    await expect.poll(() => mask()?.text).toBe('OK');
    await kind.selectOption('heart');
    await expect.poll(() => mask()?.path).toContain('M50');
    await kind.selectOption('polygon');
    await studio.getByLabel('Corners').fill('0,0 9,0 x');
    await studio.getByLabel('Corners').press('Enter');
    await expect(studio.getByText('These are no corners')).toBeVisible();
    await studio.getByLabel('Corners').fill('0,0 9,0 4,8');
    await studio.getByLabel('Corners').press('Enter');
    await expect.poll(() => JSON.stringify(mask()?.polygon)).toBe('[[0,0],[9,0],[4,8]]');
    await kind.selectOption('picture');
    await studio.getByLabel('File').setInputFiles({
      name: 'disc.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle cx="5" cy="5" r="5"/></svg>'),
    });
    await expect.poll(() => String(mask()?.path)).toContain('M0 5a5');
    const png = await studio.evaluate(async () => {
      const canvas = new OffscreenCanvas(30, 20);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 30, 20);
      context.fillStyle = '#000';
      context.fillRect(3, 3, 20, 12);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    });
    await studio.getByLabel('File').setInputFiles({
      name: 'bar.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png),
    });
    await expect.poll(() => (mask()?.bitmap as { width: number } | undefined)?.width).toBe(30);
    await studio.getByRole('button', { name: 'Remove the mask' }).click();
    await expect.poll(mask).toBeUndefined();
    await kind.selectOption('drawn');
    const pad = studio.getByRole('application', { name: 'Drawing pad' });
    await pad.focus();
    await studio.keyboard.press('ArrowRight');
    await studio.keyboard.press('Space');
    await expect(studio.locator('.caption-figures')).toContainText('599 cells');
    await studio.keyboard.press('u');
    await expect(studio.locator('.caption-figures')).toContainText('600 cells');
    const box = (await pad.boundingBox()) as { x: number; y: number };
    await studio.mouse.move(box.x + 20, box.y + 20);
    await studio.mouse.down();
    await studio.mouse.move(box.x + 60, box.y + 20, { steps: 12 });
    await studio.mouse.up();
    await expect(studio.locator('.caption-figures')).not.toContainText('600 cells');
    await expect(studio.locator('.caption-figures')).toContainText('59');
  });

  test('Texture: bias, symmetry, rooms and parts are in the recipe.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    const carve = () => (recipe(studio).steps?.[0] as { carve: Record<string, unknown> } | undefined)?.carve ?? {};
    await unfold(studio, 'Texture');
    await studio.locator('#bias').fill('0.8');
    await expect.poll(() => carve().bias).toEqual({ axis: 'x', amount: 0.8 });
    await studio.getByLabel('Symmetry').selectOption('mirror');
    await expect.poll(() => carve().symmetry).toBe('mirror');
    await studio.getByLabel('Symmetry').selectOption('none');
    await studio.getByLabel('Rooms').fill('3');
    await expect.poll(() => (carve().rooms as { count: number } | undefined)?.count).toBe(3);
    await studio.getByLabel('Rooms').fill('0');
    await studio.getByLabel('Parts').selectOption('quarters');
    await expect.poll(() => (carve().segments as unknown[] | undefined)?.length).toBe(3);
    await studio
      .getByLabel('Top right')
      .selectOption('eller')
      .catch(() => {});
    await studio.getByLabel('Parts').selectOption('none');
    await expect.poll(() => carve().segments).toBeUndefined();
  });

  test('Changes are done in the order in which they were chosen.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    const steps = () => (recipe(studio).steps ?? []).flatMap((step) => Object.keys(step));
    await unfold(studio, 'More changes');
    await studio.getByLabel('Dead ends trimmed').check();
    await expect.poll(steps).toEqual(['carve', 'trim']);
    await studio.getByLabel('Loop remover').check();
    await expect.poll(steps).toEqual(['carve', 'trim', 'unbraid']);
    await studio.locator('#change-trim-length').fill('3');
    await expect.poll(() => JSON.stringify(recipe(studio).steps)).toContain('"length":3');
    await studio.getByLabel('Dead ends trimmed').uncheck();
    await expect.poll(steps).toEqual(['carve', 'unbraid']);
  });

  test('Ends have a place, a style and cells, and follow the version that is shown.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openStudio(studio);
    await unfold(studio, 'Start and finish');
    await studio.getByLabel('Place').selectOption('farthest');
    await expect(studio.getByRole('radio', { name: 'Ends', exact: true })).toBeChecked();
    await expect(studio.locator('.caption-figures')).toContainText('shortest way');
    await studio.getByLabel('From').fill('0, 0');
    await studio.getByLabel('From').press('Enter');
    await expect(studio.locator('summary', { hasText: 'Start and finish' })).toContainText('given cells');
    await studio.getByLabel('From').fill('99, 99');
    await studio.getByLabel('From').press('Enter');
    await expect(studio.locator('.refusal')).toBeVisible();
    await studio.getByRole('radio', { name: 'Solution' }).check({ force: true });
    await expect(studio).toHaveURL(/s=solution/);
    await studio.getByRole('radio', { name: 'Maze', exact: true }).check({ force: true });
    await expect(studio.locator('.caption-figures')).not.toContainText('shortest way');
  });

  test('The drawing is as its knobs say, on the page too.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await unfold(studio, 'Drawing');
    const thin = await inkShare(studio);
    await studio.locator('#style-wall').fill('0.4');
    await expect.poll(() => recipe(studio).style).toEqual({ wall: 0.4 });
    await settled(studio);
    expect(await inkShare(studio)).toBeGreaterThan(2 * thin);
    await studio.getByLabel('Title').fill('For Ariadne');
    await studio.getByLabel('Title').press('Enter');
    await expect(studio.locator('.caption-title')).toHaveText('For Ariadne');
    await studio.locator('#style-wallColour').fill('#ff0000');
    await expect.poll(() => JSON.stringify(recipe(studio).style)).toContain('#ff0000');
    await settled(studio);
    const hasRed = await studio.locator('.stage canvas').evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, i) => i % 4 === 0 && value === 255 && data[i + 1] === 0 && data[i + 3] === 255);
    });
    expect(hasRed).toBe(true);
    await studio.getByRole('button', { name: 'Draw as usual' }).click();
    await expect.poll(() => recipe(studio).style).toBeUndefined();
  });

  test('A wish is looked for and met.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await unfold(studio, 'Wish');
    await studio.getByRole('button', { name: 'Add a figure' }).click();
    await expect.poll(() => recipe(studio).wish).toBeTruthy();
    await studio.getByLabel('At most').fill('150');
    await studio.getByLabel('At most').press('Enter');
    await expect.poll(() => JSON.stringify(recipe(studio).wish)).toContain('150');
    await expect(studio.locator('.caption-figures')).toContainText(/(1\d|2[0-5])\s*% dead ends/);
    await studio.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => recipe(studio).wish).toBeUndefined();
  });

  test('Surprise me and mazes for an age are whole recipes.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await studio.getByRole('button', { name: 'Easy' }).click();
    await expect(studio.locator('.caption-figures')).toContainText('36 cells');
    for (let i = 0; i < 6; i++) {
      const before = code(studio);
      await studio.getByRole('button', { name: 'Surprise me' }).click();
      await expect.poll(() => code(studio)).not.toBe(before);
      await settled(studio);
      expect(await inkShare(studio)).toBeGreaterThan(0.02);
    }
  });

  test('All folds are open to everyone, in both themes.', { tag: '@wide' }, async ({ studio }) => {
    test.setTimeout(120_000);
    for (const colorScheme of ['light', 'dark'] as const) {
      await studio.emulateMedia({ colorScheme });
      await openStudio(studio);
      for (let i = 0; i < 8; i++) {
        const fold = studio.locator('details').nth(i);
        await fold.locator('summary').click();
        await fold.locator('.fold-body > *').first().waitFor();
      }
      await studio.getByLabel('Cut by').selectOption('drawn');
      await studio.getByRole('application', { name: 'Drawing pad' }).waitFor();
      expect(await barriers(studio)).toEqual([]);
    }
  });

  test('What is typed stays in its field while it is refused, and a word is drawn letter by letter.', async ({
    studio,
  }) => {
    await openStudio(studio);
    await unfold(studio, 'Start and finish');
    await studio.locator('#ends-from').fill('99,99');
    await studio.keyboard.press('Enter');
    await expect(studio.locator('.refusal')).toBeVisible();
    await expect(studio.locator('#ends-from')).toHaveValue('99,99');
    await unfold(studio, 'Mask');
    await studio.locator('#mask-kind').selectOption('text');
    await studio.locator('#mask-word').fill('');
    await studio.locator('#mask-word').pressSequentially('OX', { delay: 200 });
    await expect(studio.locator('#mask-word')).toHaveValue('OX');
    await expect.poll(() => recipe(studio).space?.mask).toMatchObject({ text: 'OX' });
  });

  test('The panel goes by keys alone.', async ({ studio }) => {
    await openStudio(studio);
    await studio.getByRole('radio', { name: 'Squares', exact: true }).focus();
    await studio.keyboard.press('ArrowRight');
    await expect(studio.locator('.caption-title')).toContainText('Hexagons');
    await studio.keyboard.press('Tab');
    await expect(studio.getByRole('button', { name: 'Other boards' })).toBeFocused();
    await studio.keyboard.press('Tab');
    await expect(studio.getByLabel('Shape')).toBeFocused();
    await studio.locator('#algorithm').focus();
    await studio.keyboard.type('Kruskal');
    await expect(studio.locator('.caption-title')).toContainText('Kruskal');
    await studio.locator('summary', { hasText: 'Texture' }).focus();
    await studio.keyboard.press('Enter');
    await studio.locator('#bias-axis').waitFor();
    await studio.keyboard.press('Tab');
    await expect(studio.locator('#bias-axis')).toBeFocused();
  });
});
