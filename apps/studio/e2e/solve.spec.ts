import { distances } from '@labrys/core';
import type { Locator, Page } from '@playwright/test';
import { make, recipe, recipeCode, recipeFromCode, solve } from 'labrys';
import { barriers, expect, settled, test } from './studio.ts';

/** Opens Solve on the maze of a request. */
async function openSolve(page: Page, request: Parameters<typeof recipe>[0]): Promise<void> {
  await page.goto(`./#r=${recipeCode(recipe(request))}&v=solve`);
  await expect(page.locator('.figures').first()).toContainText('Cells');
  await settled(page);
}

/** The recipe in the address. */
const recipeOf = (page: Page) =>
  recipeFromCode(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('r') as string);

const count = (page: Page, name: string): Locator => page.locator('.legend li', { hasText: name }).locator('output');

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const PLAIN = { width: 12, height: 9, algorithm: 'wilson', ends: 'corners', endsStyle: 'markers', seed: 5 } as const;

test.describe('Solve', () => {
  test('A bare maze gets the usual ends, and its way is counted as the library counts it.', async ({ studio }) => {
    await openSolve(studio, { ...PLAIN, ends: 'none' });
    await expect(studio.getByRole('button', { name: /^Start, cell 0,0/ })).toBeVisible();
    await expect.poll(() => recipeOf(studio).ends.place).toBe('corners');
    await expect(count(studio, 'The way')).toHaveText(String(solve(make(recipeOf(studio))).links.length));
    expect(await barriers(studio)).toEqual([]);
  });

  test('Start and finish are dragged to other cells, and the link has them.', async ({ studio }) => {
    await openSolve(studio, PLAIN);
    const start = studio.getByRole('button', { name: /^Start/ });
    const finish = studio.getByRole('button', { name: /^Finish/ });
    const [from, to] = [await middleOf(start), await middleOf(finish)];
    const cell = (to.x - from.x) / 11; // the corners of 12 columns
    await studio.mouse.move(from.x, from.y);
    await studio.mouse.down();
    await studio.mouse.move(from.x + 2 * cell, from.y + cell, { steps: 4 });
    await expect.poll(() => recipeOf(studio).ends.from, 'the way follows').toBe(12 + 2);
    await studio.mouse.move(from.x + 5 * cell, from.y + 3 * cell, { steps: 4 });
    await studio.mouse.up();
    await expect(start).toHaveAccessibleName('Start, cell 5,3');
    await expect.poll(() => recipeOf(studio).ends.from).toBe(3 * 12 + 5);
    expect(recipeOf(studio).ends.to).toBe(8 * 12 + 11);
    const solution = solve(make(recipeOf(studio)));
    await expect(count(studio, 'The way')).toHaveText(String(solution.links.length));
    const box = (await start.boundingBox()) as { width: number; height: number };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await studio.keyboard.press('[');
    await expect.poll(() => recipeOf(studio).ends.from, 'one drag is one step back').toBeUndefined();
  });

  test('Arrow keys move an end to the cell beside it, through walls too, and not off the board.', {
    tag: '@wide',
  }, async ({ studio }) => {
    await openSolve(studio, PLAIN);
    const start = studio.getByRole('button', { name: /^Start/ });
    await start.focus();
    for (const [key, name] of [
      ['ArrowRight', '1,0'],
      ['ArrowDown', '1,1'],
      ['ArrowDown', '1,2'],
      ['ArrowLeft', '0,2'],
      ['ArrowLeft', '0,2'],
    ] as const) {
      await studio.keyboard.press(key);
      await expect(start).toHaveAccessibleName(`Start, cell ${name}`);
      await expect(start).toBeFocused();
    }
    await expect.poll(() => recipeOf(studio).ends.from).toBe(2 * 12);
  });

  test('Distances are shown where one points.', async ({ studio }) => {
    await openSolve(studio, PLAIN);
    await studio.getByLabel('Distance from the start').check();
    const from = await middleOf(studio.getByRole('button', { name: /^Start/ }));
    const to = await middleOf(studio.getByRole('button', { name: /^Finish/ }));
    const cell = (to.x - from.x) / 11;
    const maze = make(recipeOf(studio));
    const { of, order } = distances(maze, [maze.start]);
    await expect(studio.locator('.ramp-ends')).toContainText(`${of[order.at(-1) as number]} steps`);
    for (const [x, y] of [
      [4, 2],
      [9, 7],
    ] as const) {
      await studio.mouse.move(from.x + (x + 0.3) * cell, from.y + (y - 0.3) * cell);
      await expect(studio.locator('.stage-note')).toHaveText(`Cell ${x},${y}: ${of[y * 12 + x]} steps from the start.`);
    }
  });

  test('Bottlenecks are told apart where there are several ways.', { tag: '@wide' }, async ({ studio }) => {
    await openSolve(studio, PLAIN);
    await expect(studio.locator('#bottlenecks-note')).toContainText('one way only');
    await openSolve(studio, { ...PLAIN, braid: 0.5, algorithm: 'backtracker' });
    await expect(studio.locator('#bottlenecks-note')).toHaveText('Cells that every way passes.');
    await expect(studio.getByLabel('Bottlenecks')).toBeChecked();
  });

  test('All solvers are compared by steps, and one is chosen from the list.', async ({ studio }) => {
    await openSolve(studio, PLAIN);
    await studio.getByRole('button', { name: 'Compare solvers' }).click();
    const rows = studio.locator('.compare tbody tr');
    await expect(rows).toHaveCount(13);
    await expect(studio.locator('.compare').getByRole('button', { name: 'Stop' })).toHaveCount(0);
    const steps = (await rows.locator('td:nth-child(2)').allTextContents()).map((words) =>
      Number(words.replace(/\D/g, '')),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    await studio.locator('.compare').getByRole('button', { name: 'Dead-end filling' }).click();
    await expect(studio.getByLabel('Solve by')).toHaveValue('dead-end');
    await expect(count(studio, 'The way')).toHaveText(
      String(solve(make(recipeOf(studio)), { solver: 'dead-end' }).links.length),
    );
    await studio.getByRole('button', { name: 'Steps' }).click();
    await expect(studio.getByRole('columnheader', { name: 'Steps' })).toHaveAttribute('aria-sort', 'descending');
    expect(await barriers(studio)).toEqual([]);
  });

  test('A solver that does not take the maze says why, and one that does is a click away.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openSolve(studio, { ...PLAIN, topology: 'torus', ends: 'farthest' });
    await studio.getByLabel('Solve by').selectOption('pledge');
    const answer = studio.locator('.answer');
    await expect(answer).toContainText('sides are glued');
    await answer.getByRole('button', { name: /^Use/ }).click();
    await expect(answer.locator('p')).toHaveCount(0);
    await expect(count(studio, 'The way')).not.toHaveText('none');
  });

  test('Solve has no barriers in the dark.', async ({ studio }) => {
    await studio.emulateMedia({ colorScheme: 'dark' });
    await openSolve(studio, { ...PLAIN, algorithm: 'backtracker', braid: 0.5 });
    await studio.getByLabel('Distance from the start').check();
    expect(await barriers(studio)).toEqual([]);
  });

  test('On a phone an end is dragged by touch.', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await openSolve(page, PLAIN);
    const finish = page.getByRole('button', { name: /^Finish/ });
    const [from, to] = [await middleOf(page.getByRole('button', { name: /^Start/ })), await middleOf(finish)];
    const cell = (to.x - from.x) / 11;
    const touch = await context.newCDPSession(page);
    const send = (type: string, points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
    await send('touchStart', [to]);
    for (let k = 1; k <= 4; k++) await send('touchMove', [{ x: to.x - k * cell, y: to.y - (k / 2) * cell }]);
    await send('touchEnd', []);
    await expect(finish).toHaveAccessibleName('Finish, cell 7,6');
    await context.close();
  });
});
