// The keys of a game seen from above.

import type { Keys } from '../../keys.ts';
import type { Play } from './play.ts';

const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  w: [0, -1],
  d: [1, 0],
  s: [0, 1],
  a: [-1, 0],
} as const;

/** Keys that lead to other sheets, by step. */
const SHEETS = { PageUp: 1, PageDown: -1, '.': 2, ',': -2 } as const;

export function playKeys(play: Play): Keys {
  const keys: Record<string, Keys[string]> = {
    ...gameKeys(play),
    ' ': () => play.choose(),
    Enter: () => play.goChosen(),
  };
  for (const [key, [x, y]] of Object.entries(DIRECTIONS)) {
    const walk = (event: KeyboardEvent): void => {
      if (event.repeat && play.isGliding) return; // a key that is held goes no faster than the player
      play.go(x, y, event.shiftKey);
    };
    keys[key] = walk;
    keys[`Shift+${key}`] = walk;
  }
  for (const [key, step] of Object.entries(SHEETS)) keys[key] = () => play.goToSheet(step);
  return keys;
}

/** Those that mean the same from inside. */
export function gameKeys(play: Play): Keys {
  return {
    h: () => play.showHint(),
    u: () => play.undo(),
    r: () => play.restart(),
  };
}
