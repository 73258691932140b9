// What was chosen in the menu: kept as long as the page is open.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MazeFacts } from '../engine/facts.ts';
import type { SavedVersion } from '../engine/jobs/save.ts';
import { version } from '../state/studio.ts';

export type Choice = SavedVersion | 'all';

/** Whether the list of all formats is open. */
export const formatsAreOpen: Signal<boolean> = signal(false);

/** Null as long as it is the version on the page. */
export const choice: Signal<Choice | null> = signal(null);

export const chosen: ReadonlySignal<Choice> = computed(() => choice.value ?? version.value);
export const versions: ReadonlySignal<readonly SavedVersion[]> = computed(() =>
  chosen.value === 'all' ? ['bare', 'ends', 'solution'] : [chosen.value],
);
export const paper: Signal<'a4' | 'letter'> = signal(usualPaper());
export const letters: Signal<string> = signal('unicode');
export const film: Signal<string> = signal('gif');

/** How large a PNG is: by its cells or by its longest side. */
export const pixels: Signal<{ readonly by: 'cell' | 'total'; readonly cell: number; readonly total: number }> = signal({
  by: 'cell',
  cell: 0,
  total: 2400,
});

/** Where people print on letter paper: the United States, Canada, and some countries that follow them. */
function usualPaper(): 'a4' | 'letter' {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/.test(navigator.language) ? 'letter' : 'a4';
}

/** Most pixels a cell that the pen takes. */
export const MOST_PIXELS = 1000;

/** Pixels a cell of a picture whose longest side has at most so many; 0 leaves it to the pen. */
export function pixelsACell({ bounds, unit }: Pick<MazeFacts, 'bounds' | 'unit'>): number {
  const { by, cell, total } = pixels.value;
  if (by === 'cell') return cell;
  const longest = Math.max(bounds.width, bounds.height) / unit;
  return Math.min(MOST_PIXELS, Math.max(1, Math.floor(total / longest)));
}
