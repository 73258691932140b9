// What all browser tests of the studio share: a page that may not complain, and may not talk to another host.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the browser says because of how the tests run it: without service workers, and without a graphics card. */
const NOTICES = ['Service Worker registration blocked by Playwright', 'GPU stall due to ReadPixels'];

/** The page of a test: what it says on the console and whom it asks is looked at in the end. */
export const test = base.extend<{ studio: Page; chromium: undefined }>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use, { project, skip }) => {
      skip(project.use.launchOptions?.executablePath === undefined, 'no Chromium here');
      await use(undefined);
    },
    { auto: true },
  ],
  studio: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !NOTICES.some((notice) => message.text().includes(notice))) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL as string).origin) {
        complaints.push(`asked another host: ${request.url()}`);
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Leaves a test to `npm run sweep` but for a few cases: all of them take longer than a check before each commit may. */
export function wideUnless<T extends string>(usual: readonly T[], name: T): { readonly tag: string[] } {
  return { tag: usual.includes(name) ? [] : ['@wide'] };
}

/** Opens the studio, at an address of its own if wanted, and waits for the maze. */
export async function openStudio(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.caption-figures')).toContainText('cell');
  await settled(page);
}

/** Waits until the picture on the stage is that of what is on the page. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hosts = [...document.querySelectorAll('.stage')] as (HTMLElement & { stage?: { isSettled: boolean } })[];
    return hosts.every((host) => host.stage?.isSettled ?? true);
  });
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds wrong with the page, a line each. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axeSource); // the page lets no script in by its address
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll('\n', ' ')}`),
  );
}

/** The share of pixels of an element that are not its background: whether something is drawn on it. */
export async function inkShare(page: Page, selector = '.stage canvas'): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.width === 0 || canvas.height === 0) return 0;
      // A copy is read: a canvas that is read often is moved out of the graphics card, which browsers warn of.
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let ink = 0;
      for (let i = 3; i < data.length; i += 4) if ((data[i] as number) > 0) ink++;
      return ink / (data.length / 4);
    });
}
