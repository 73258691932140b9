import * as core from '@labrys/core';
import { describe, expect, it } from 'vitest';
import type probe from './entries/probe.ts';
import { noBrowser, runInBrowser, withPage } from './run-in-browser.ts';

const PROBE = new URL('./entries/probe.ts', import.meta.url);

describe.skipIf(noBrowser)('running code in a browser', () => {
  it('bundles the sources, runs them in Chromium and brings values and bytes back', async () => {
    const found = await runInBrowser<unknown, Awaited<ReturnType<typeof probe>>>(PROBE, { numbers: [1, 2, 4] });
    expect(found.sum).toBe(7);
    expect(found.bytes).toEqual(new Uint8Array([1, 2, 255]));
    expect(found.core.sort()).toEqual(Object.keys(core).sort());
    expect(found.agent).toContain('Chrome');
    expect(found.outside).toBe('undefined');
  });

  it('passes an error of the page on', async () => {
    await expect(runInBrowser(PROBE, { numbers: [], fail: 'no such maze' })).rejects.toThrow('no such maze');
  });

  it('lets nothing out of the page', async () => {
    const page =
      '<!doctype html><script>fetch("http://example.com/").catch(() => { document.title = "alone" })</script>';
    const visit = withPage(new Map([['/', page]]), (open) => open.waitForFunction('document.title === "alone"'));
    await expect(visit).rejects.toThrow('the page asked for http://example.com/');
  });
});
