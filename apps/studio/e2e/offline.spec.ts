// The studio without a network, once it was open.

import { expect, openStudio, settled, test } from './studio.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('Offline', () => {
  test('The studio opens again without a network, makes a maze, and loads its other views.', async ({
    studio,
    context,
  }) => {
    await openStudio(studio);
    await studio.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller !== null) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    await context.setOffline(true);
    await studio.reload();
    await expect(studio.locator('.caption-figures')).toContainText('cell');
    await settled(studio);
    const before = studio.url();
    await studio.locator('#stage').press('n');
    await expect(studio).not.toHaveURL(before);
    await studio.getByRole('radio', { name: 'Hexagons' }).check({ force: true });
    await expect(studio.locator('.caption-title')).toContainText('Hexagons');
    for (const name of ['Watch', 'Solve', 'Play', '3D']) {
      await studio.getByRole('button', { name, exact: true }).first().click();
      await expect(studio.locator('main')).toBeVisible();
    }
    await studio.getByRole('button', { name: 'Save', exact: true }).first().click();
    const [file] = await Promise.all([
      studio.waitForEvent('download'),
      studio.getByRole('button', { name: /^PDF page/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^labrys-sigma-.*\.pdf$/);
  });
});
