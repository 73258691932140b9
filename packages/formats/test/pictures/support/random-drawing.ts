// Random mazes in random looks, as they come from printers, scanners and web sites, and what becomes of them.

import { MazeError, Random } from '@labrys/core';
import { decodeJpeg, type Pixels } from '@labrys/raster';
import { makeJpeg } from '../../../../raster/test/support/make-jpeg.ts';
import type { Colour } from '../../../src/pictures/drawing/colours.ts';
import { readPicture } from '../../../src/pictures/drawing/read-picture.ts';
import { difference } from './compare.ts';
import { type Board, drawBoard, type Look, randomBoard, twoColours } from './draw.ts';

/** What a kind of drawing has beside soft edges and lines of any width. */
export const looks: Readonly<Record<string, (random: Random, base: Look) => Partial<Look> & { jpeg?: number }>> = {
  plain: () => ({}),
  hard: (random, { wall, passage }) => ({
    samples: 1,
    wall: Math.max(1, Math.round(wall)),
    passage: passage + random.fraction(),
  }),
  turned: (random) => ({ turn: 4 * random.fraction() - 2 }),
  jpeg: (random) => ({ jpeg: 50 + random.below(46) }),
  'turned jpeg': (random) => ({ turn: 4 * random.fraction() - 2, jpeg: 60 + random.below(36) }),
  noisy: (random) => ({ noise: 5 + random.below(25), turn: random.chance(0.5) ? 2 * random.fraction() - 1 : 0 }),
  shaded: (random) => ({ shade: 0.6 + 0.4 * random.fraction() }),
  coloured: (random) => {
    const [wallColour, floorColour] = twoColours(random, 120);
    return { wallColour, floorColour, marginColour: random.chance(0.7) ? floorColour : [255, 255, 255] };
  },
  'coloured floors': (random) => {
    const floors = Array.from(
      { length: 40 },
      (): Colour => [140 + random.below(116), 140 + random.below(116), 140 + random.below(116)],
    );
    return { floorOf: (cell) => floors[cell % floors.length]! };
  },
  dashed: (random) => ({ ink: 0.6 + 0.3 * random.fraction() }),
  stretched: (random) => ({ stretch: 0.9 + 0.2 * random.fraction() }),
};

export interface Drawing {
  readonly board: Board;
  readonly look: Look;
  readonly picture: Pixels;
}

export function randomDrawing(kind: string, seed: number): Drawing {
  const random = Random.of(seed, kind);
  const period = 6 + 34 * random.fraction() * random.fraction();
  const most = Math.min(24, Math.floor(380 / period));
  const board = randomBoard(random, 4 + random.below(most - 3), 4 + random.below(most - 3), random.chance(0.8));
  const wall = Math.min(period / 2, 0.6 + 3.4 * random.fraction());
  const margin = (): number => 25 * random.fraction();
  const isPale = random.chance(0.3);
  const base: Look = {
    wall,
    passage: period - wall,
    margins: [margin(), margin(), margin(), margin()],
    wallColour: isPale ? [90, 90, 90] : [0, 0, 0],
    floorColour: [255, 255, 255],
    marginColour: [255, 255, 255],
    samples: 3,
  };
  const { jpeg, ...more } = looks[kind]!(random, base);
  const look = { ...base, ...more };
  const drawn = drawBoard(board, look, random);
  return { board, look, picture: jpeg === undefined ? drawn : decodeJpeg(makeJpeg(drawn, jpeg)) };
}

/**
 * What became of a drawing: refused, read right (perhaps with needless doubts), with each wrong wall in doubt, or wrong
 * with no doubt at the place; or of another size than it was drawn.
 */
export type Outcome = 'right' | 'refused' | 'in doubt' | 'unnoticed' | 'wrong size';

export function outcomeOf({ board, picture }: Drawing): { outcome: Outcome; detail: string; doubts: number } {
  try {
    const reading = readPicture(picture);
    const { size, sides, unnoticed } = difference(board, reading);
    const doubts = reading.doubts.length;
    const detail = `${size} confidence ${reading.confidence} ${doubts} doubts, ${sides} wrong, ${unnoticed} unnoticed`;
    const outcome = sides < 0 ? 'wrong size' : sides === 0 ? 'right' : unnoticed === 0 ? 'in doubt' : 'unnoticed';
    return { outcome, detail, doubts };
  } catch (error) {
    if (!(error instanceof MazeError)) throw error;
    return { outcome: 'refused', detail: error.message, doubts: 0 };
  }
}
