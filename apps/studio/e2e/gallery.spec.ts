import type { Page } from '@playwright/test';
import { barriers, expect, inkShare, openStudio, settled, test } from './studio.ts';

/** Waits until all plates are drawn. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.plate')).toHaveCount(24);
  await expect(page.locator('.plate canvas[data-drawn]')).toHaveCount(24, { timeout: 120_000 });
}

test.describe('Gallery', () => {
  test.describe.configure({ timeout: 180_000 });

  test('All plates are drawn, and nothing is in the way of anyone.', async ({ studio }) => {
    await openStudio(studio);
    await studio.locator('#stage').press('g');
    await expect(studio.getByRole('heading', { name: 'Twelve plates to begin with' })).toBeVisible();
    await drawn(studio);
    for (let k = 1; k <= 12; k++) {
      for (const section of [1, 2]) {
        const plate = `section:nth-of-type(${section}) li:nth-child(${k}) canvas`;
        expect(await inkShare(studio, plate), plate).toBeGreaterThan(0.03);
      }
    }
    expect(await barriers(studio)).toEqual([]);
  });

  test('A plate opens as a recipe that can be changed.', async ({ studio }) => {
    await openStudio(studio);
    await studio.getByRole('button', { name: 'Gallery' }).click();
    await studio.getByRole('button', { name: 'Honeycomb' }).click();
    await expect(studio.locator('.caption-title')).toHaveText('Hexagons, by Wilson');
    await expect(studio.getByLabel('Shape')).toHaveValue('hexagon');
    await expect(studio.getByRole('radio', { name: 'Ends', exact: true })).toBeChecked();
    await settled(studio);
  });

  test('Arrow keys go from plate to plate and Enter opens one.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await studio.locator('#stage').press('g');
    await expect(studio.locator('.plate')).toHaveCount(24);
    await studio.keyboard.press('ArrowRight');
    await expect(studio.getByRole('button', { name: 'The classic' })).toBeFocused();
    await studio.keyboard.press('ArrowRight');
    await studio.keyboard.press('ArrowDown');
    await expect(studio.getByRole('button', { name: 'Cracked glaze' })).toBeFocused();
    await studio.keyboard.press('Enter');
    await expect(studio.locator('.caption-title')).toContainText('Voronoi');
  });

  test('All plates open.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    for (let plate = 0; plate < 24; plate++) {
      await studio.evaluate(() => {
        location.hash = '#v=gallery';
      });
      const button = studio.locator('.plate').nth(plate);
      const before = await studio.evaluate(() => location.hash);
      await button.click();
      await expect(studio.locator('.plate')).toHaveCount(0);
      expect(await studio.evaluate(() => location.hash)).not.toBe(before);
    }
  });
});
