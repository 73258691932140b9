// Single keys, which none of the fields sees: those of the page, and those of the view that is shown.

import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What a key does, by `event.key`; those with Shift by `Shift+` and the key. */
export type Keys = { readonly [key: string]: (event: KeyboardEvent) => void };

const KEPT = 'labrys-keys';

/** Whether single keys do something: speech input and screen readers may want them off. */
export const singleKeys: Signal<boolean> = signal(localStorage.getItem(KEPT) !== 'off');

const layers: Keys[] = [];

/** Listens for keys as long as a component is shown; later ones go before earlier ones. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    layers.push(keys);
    return () => {
      layers.splice(layers.indexOf(keys), 1);
    };
  });
}

export function bindKeys(): void {
  effect(() => {
    if (singleKeys.value) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  });
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = nameOf(event);
    if (event.key !== 'Escape' && (!singleKeys.value || isField(event.target, name) || isModal())) return;
    if ((name === ' ' || name === 'Enter') && isPressed(event.target)) return;
    for (const keys of [...layers].reverse()) {
      const action = keys[name];
      if (action === undefined) continue;
      if (event.key !== 'Escape') event.preventDefault(); // which closes menus and dialogs as well
      action(event);
      return;
    }
  });
}

function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1;
  const name = isLetter ? key.toLowerCase() : key;
  return shiftKey && !isLetter ? `Shift+${name}` : name;
}

/** Fields and lists have keys of their own; sliders, radios and checks only a few. */
function isField(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  if (!(target instanceof HTMLInputElement)) return false;
  switch (target.type) {
    case 'range':
      return /^(Arrow|Page|Home|End)/.test(name);
    case 'radio':
      return name === ' ' || name.startsWith('Arrow');
    case 'checkbox':
      return name === ' ';
    default:
      return true;
  }
}

/** Space and Enter press buttons and open folds. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary') !== null;
}

const isModal = (): boolean => document.querySelector('dialog[open]') !== null;
