// Bands across the board. Cost: nearly O(cells + links).

import { linksOnSheets } from '../mesh/links-on-sheets.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { Maker } from './maker.ts';
import { disturb, noiseParam, type Repair, repaired, repairParam, requireDrawable } from './repair.ts';

export type DiagonalParams = { readonly noise: number; readonly repair: Repair };

export const diagonal: Maker<DiagonalParams> = {
  id: 'MAKE-TEMPLATE',
  name: 'diagonal',
  title: 'Diagonal',
  summary: 'Walls like stairs from the lower left to the upper right, barred here and there: turns all the way.',
  about:
    'Bands run across the board at 45 degrees, two diagonals of squares wide, with walls between them. On squares each is a ' +
    'corridor that turns at every cell; on other boards it runs as near to that as the cells allow. Random bars break the ' +
    'bands, and the isolation remover lets one through into the next. The long way across the bands is short, along them long.',
  steps: [
    'Cut the board into bands at 45 degrees and close all links between them.',
    'Put walls at random places.',
    'Open one wall for each part that is cut off, and close one link for each loop that is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: { noise: noiseParam(0.175), repair: repairParam },
  focus: 'wall',
  *make(space, { noise, repair }, work) {
    const { graph, centres } = requireDrawable(space, diagonal.name);
    const isOnSheet = linksOnSheets(space);
    // On squares x + y is a whole number for every cell: bands hold two neighbouring ones.
    const band = (c: number): number => Math.floor(((centres[2 * c] as number) + (centres[2 * c + 1] as number)) / 2);
    const open = new BitSet(graph.linkCount);
    for (let l = 0; l < graph.linkCount; l++) {
      const isWithin = band(graph.ends[2 * l] as number) === band(graph.ends[2 * l + 1] as number);
      if (isWithin && isOnSheet[l] === 1) open.add(l);
    }
    disturb(open, noise, work.random, 'wall');
    return yield* repaired(space, open, repair, work);
  },
};
