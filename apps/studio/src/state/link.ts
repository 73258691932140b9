// The address holds everything: #r=RECIPE-CODE&v=VIEW&s=VERSION. It changes with the page, and the page with it.

import { effect } from '@preact/signals';
import { ask, Refused } from '../engine/engine.ts';
import * as text from '../text/en.ts';
import { notTaken, sheet, show, type Version, type View, version, view, views } from './studio.ts';

interface Address {
  readonly code: string | null;
  readonly view: View | null;
  readonly version: Version | null;
}

function addressOf(hash: string): Address {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const isOne = <T extends string>(names: readonly T[], name: string | null): T | null =>
    names.find((one) => one === name) ?? null;
  return {
    code: parts.get('r'),
    view: isOne<View>([...views, 'gallery', 'open'], parts.get('v')),
    version: isOne<Version>(['bare', 'ends', 'solution'], parts.get('s')),
  };
}

function hashOf({ code, view: seen, version: shown }: Address): string {
  const parts = new URLSearchParams();
  if (code !== null) parts.set('r', code);
  if (seen !== null && seen !== 'make') parts.set('v', seen);
  if (shown !== null && shown !== 'bare') parts.set('s', shown);
  return `#${parts}`;
}

/** The address of what is on the page. */
export function linkOfPage(): string {
  return new URL(hashOf({ code: sheet.value?.code ?? null, view: view.value, version: version.value }), location.href)
    .href;
}

/**
 * Shows what the address asks for.
 *
 * @returns whether it asked for a maze
 */
export async function followAddress(): Promise<boolean> {
  const address = addressOf(location.hash);
  if (address.view !== null) view.value = address.view;
  if (address.code === null || address.code === sheet.value?.code) return address.code !== null;
  try {
    const recipe = await ask('readCode', address.code);
    if (!(await show(recipe))) {
      const { message = '' } = notTaken.value ?? {};
      if (message !== '') sayRefused(text.share.broken(message));
      return false;
    }
    version.value = address.version ?? (recipe.ends.place === 'none' ? 'bare' : 'ends');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    sayRefused(error.code === 'newer-version' ? text.share.newer : text.share.broken(error.message));
    return false;
  }
  return true;
}

/** Said below the maze that is there instead. */
function sayRefused(message: string): void {
  notTaken.value = { control: 'page', message, remedy: null };
}

/** Keeps the address up to date, and follows it where somebody changes it. */
export function bindAddress(): void {
  effect(() => {
    const hash = hashOf({ code: sheet.value?.code ?? null, view: view.value, version: version.value });
    if (hash !== location.hash && sheet.value !== null) history.replaceState(null, '', hash);
  });
  window.addEventListener('hashchange', () => void followAddress());
}
