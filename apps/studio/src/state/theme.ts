// Light, dark, or as the system says; and the colours of the theme for pictures.

import { effect, type Signal, signal } from '@preact/signals';
import type { Ink } from '../engine/ink.ts';
import { drawing } from './studio.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'labrys-theme';
const isDarkOutside = matchMedia('(prefers-color-scheme: dark)');

export const theme: Signal<Theme> = signal(stored());
export const ink: Signal<Ink> = signal(readInk());

function stored(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function apply(): void {
  const isDark = theme.value === 'dark' || (theme.value === 'system' && isDarkOutside.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  ink.value = readInk();
  drawing.value = drawing.peek() + 1;
}

/** Follows the choice and the system. */
export function bindTheme(): void {
  effect(() => {
    if (theme.value === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme.value);
    apply();
  });
  isDarkOutside.addEventListener('change', apply);
}

/** The tokens of styles/tokens.css, as they stand now. */
function readInk(): Ink {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const row = (name: string, from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => token(`${name}-${from + i}`));
  return {
    paper: token('paper'),
    wall: token('wall'),
    path: token('path'),
    start: token('start'),
    finish: token('finish'),
    stair: token('stair'),
    sunk: token('sunk'),
    visited: token('visited'),
    frontier: token('frontier'),
    walk: token('walk'),
    walkFill: token('walk-fill'),
    head: token('head'),
    bottleneck: token('bottleneck'),
    far: row('far', 0, 6),
    sets: row('set', 1, 8),
    note: token('ink-2'),
    edge: token('edge'),
  };
}
