// The size of letters set in the browser: everything grows with it, and the maze keeps its place.

import { expect, openStudio, test } from './studio.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

test.describe('Large letters', () => {
  for (const [width, height, least] of [
    [1280, 900, 24],
    [390, 844, 16],
  ] as const) {
    test(`Letters grow at ${width} px, and nothing runs off the page.`, async ({ studio }) => {
      await studio.setViewportSize({ width, height });
      await openStudio(studio);
      const size = await studio.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      expect(size).toBeGreaterThan(least);
      const stage = await studio.locator('.stage').boundingBox();
      expect(stage?.height).toBeGreaterThan(height / 6);
      for (const button of await studio.locator('header :is(a, button):visible, nav a:visible').all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), (await button.textContent()) ?? undefined).toBeLessThanOrEqual(
          width + 1,
        );
      }
    });
  }
});
