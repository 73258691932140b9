// The page on paper.

import { expect, openStudio, test } from './studio.ts';

test.describe('Printing', () => {
  test('The paper has the maze alone, in light colours, as lines and on one page.', async ({ studio }) => {
    await studio.emulateMedia({ colorScheme: 'dark' });
    await openStudio(studio);
    await studio.keyboard.press('Control'); // as with the shortcut for printing
    const picture = studio.locator('.on-paper img');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await studio.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(studio.locator('#studio')).toBeHidden();
    await expect(picture).toBeVisible();
    const svg = await picture.evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text());
    expect(svg).toMatch(/^<\?xml|^<svg/);
    expect(svg, 'the caption').toContain('30 x 20, seed 47110');
    const background = await studio.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
    const pdf = (await studio.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf, 'no picture of pixels').not.toMatch(/\/Subtype\s*\/Image/);
  });

  test('What is printed is the maze that is shown, and its solution with it.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await studio.keyboard.press('Control'); // as with the shortcut for printing
    const picture = studio.locator('.on-paper img');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    const text = (): Promise<string> =>
      picture.evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text());
    expect(await text()).not.toContain('id="solution"');
    await studio.getByRole('radio', { name: 'Solution', exact: true }).first().click({ force: true });
    await expect.poll(text).toContain('id="solution"');
  });
});
