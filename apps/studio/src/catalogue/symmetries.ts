import type { SymmetryKind } from '@labrys/core';

/** Symmetries in the words of lists. */
export const symmetries: { readonly [K in SymmetryKind]: string } = {
  mirror: 'Mirror, left and right',
  'mirror-down': 'Mirror, top and bottom',
  'mirror-both': 'Mirror, both ways',
  rotate2: 'Half a turn',
  rotate3: 'A third of a turn',
  rotate4: 'A quarter of a turn',
  rotate6: 'A sixth of a turn',
  repeat: 'Two beside each other',
  repeat3: 'Three beside each other',
  repeat4: 'Four beside each other',
  'repeat-down': 'Two below each other',
  'repeat-down3': 'Three below each other',
  'repeat-down4': 'Four below each other',
};
