// How long a change takes until its picture is there, and whether the page stays alive at a million cells. Figures are told,
// not judged: they are those of the machine as well.

import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect, inkShare, openStudio, settled, test } from './studio.ts';

test.describe('Speed', () => {
  test.describe.configure({ timeout: 120_000 });

  test('A preview of 60 x 40 squares is there soon after a change.', async ({ studio }, info) => {
    await openStudio(studio);
    await studio.getByLabel('Width').fill('60');
    await studio.getByLabel('Height').fill('40');
    await expect(studio.locator('.caption-figures')).toContainText(/2\s*400 cells/);
    await settled(studio);
    const times: number[] = [];
    for (let i = 1; i <= 10; i++) times.push(await pictureAfter(studio, '#loops', i / 20));
    report(info, 'preview of 60 x 40, ms after a change', times);
  });

  test('A million cells are made, zoomed and dragged while the page stays alive.', async ({ studio }, info) => {
    await openStudio(studio);
    await studio.getByLabel('Width').fill('1000');
    await expect(studio.locator('.caption-figures')).toContainText(/20\s*000 cells/);
    await settled(studio);
    await watchFrames(studio);
    report(info, '1000 x 1000, ms until another board is there', [await pictureAfter(studio, '#size-height', 1000)]);
    await expect(studio.locator('.caption-figures')).toContainText(/1\s*000\s*000 cells/);
    await settled(studio);
    report(info, '1000 x 1000, ms until another maze is there', [
      await pictureAfter(studio, '.foot-left .seed input', 7),
      await pictureAfter(studio, '.foot-left .seed input', 8),
      await pictureAfter(studio, '.foot-left .seed input', 9),
    ]);
    report(info, '1000 x 1000, longest frames meanwhile', await longestFrames(studio));
    const { x, y, width, height } = (await studio.locator('.stage').boundingBox()) as NonNullable<
      Awaited<ReturnType<Locator['boundingBox']>>
    >;
    await studio.mouse.move(x + width / 2, y + height / 2);
    for (let i = 0; i < 20; i++) await studio.mouse.wheel(0, -120);
    await studio.mouse.down();
    for (let i = 0; i < 30; i++) await studio.mouse.move(x + width / 2 + 10 * i, y + height / 2 - 4 * i);
    await studio.mouse.up();
    await settled(studio);
    report(info, '1000 x 1000, longest frames while zooming and dragging', await longestFrames(studio));
    expect(await inkShare(studio)).toBeGreaterThan(0.01);
  });
});

/** Milliseconds from a change of a field until its picture is on the stage. */
async function pictureAfter(studio: Page, selector: string, value: number): Promise<number> {
  const time = await studio.evaluate(
    async ([where, wanted]) => {
      const { stage } = document.querySelector('.stage') as HTMLElement & { stage: { pictures: number } };
      const field = document.querySelector(where) as HTMLInputElement;
      const before = stage.pictures;
      const begin = performance.now();
      field.value = wanted;
      field.dispatchEvent(new Event(where.startsWith('#') ? 'input' : 'change', { bubbles: true }));
      while (stage.pictures === before) await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - begin;
    },
    [selector, String(value)] as const,
  );
  await settled(studio);
  await studio.waitForTimeout(300); // what is done in idle time
  return time;
}

/** Takes down how long frames take from now on. */
async function watchFrames(studio: Page): Promise<void> {
  await studio.evaluate(() => {
    const seen = window as unknown as { frames: number[] };
    seen.frames = [];
    let last = performance.now();
    const frame = (): void => {
      const now = performance.now();
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** The five longest since they were asked for last. */
async function longestFrames(studio: Page): Promise<number[]> {
  return studio.evaluate(() => {
    const seen = window as unknown as { frames: number[] };
    const longest = seen.frames.sort((a, b) => b - a).slice(0, 5);
    seen.frames = [];
    return longest;
  });
}

/** Says figures beside the results: how fast it is, is not a matter of tests. */
function report({ annotations }: TestInfo, what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const description = `median ${Math.round(sorted[sorted.length >> 1] as number)} of ${times.map(Math.round).join(' ')}`;
  annotations.push({ type: what, description });
  process.stdout.write(`\n${what}: ${description}\n`);
}
