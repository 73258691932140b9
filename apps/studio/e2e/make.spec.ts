import { barriers, expect, inkShare, openStudio, settled, test } from './studio.ts';

test.describe('Make', () => {
  test('A first visit shows a maze without ends, as it was made.', async ({ studio }) => {
    await openStudio(studio);
    expect(await inkShare(studio)).toBeGreaterThan(0.03);
    await expect(studio.locator('.caption-title')).toHaveText('Squares, by Wilson');
    await expect(studio.getByRole('radio', { name: 'Maze', exact: true })).toBeChecked();
    expect(await barriers(studio)).toEqual([]);
  });

  test('Another board is drawn at once, and New maze, back and forward go through the history.', async ({ studio }) => {
    await openStudio(studio);
    await studio.getByRole('radio', { name: 'Hexagons' }).check({ force: true });
    await expect(studio.locator('.caption-title')).toContainText('Hexagons');
    await settled(studio);
    await studio.getByLabel('Seed').fill('7');
    await studio.getByLabel('Seed').press('Enter');
    await expect(studio).toHaveURL(/r=/);
    const first = studio.url();
    await studio.locator('#stage').press('n');
    await expect(studio).not.toHaveURL(first);
    await studio.getByRole('button', { name: 'The maze before' }).click();
    await expect(studio).toHaveURL(first);
  });
});
