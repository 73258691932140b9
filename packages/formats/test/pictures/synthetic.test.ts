// Random mazes drawn in random looks and read back. A failing run shows the seed in the title of the test.

import { Random } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../src/pictures/drawing/colours.ts';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { difference, same } from './support/compare.ts';
import { type Board, crop, drawBoard, type Look, randomBoard, twoColours } from './support/draw.ts';

/** How clearly people and reader can tell two colours apart. */
const CONTRAST = 100;

interface Sample {
  readonly board: Board;
  readonly look: Look;
  readonly random: Random;
}

function sample(name: string, seed: number, more: (random: Random, base: Look) => Partial<Look> = () => ({})): Sample {
  const random = Random.of(seed, name);
  const board = randomBoard(random, 4 + random.below(18), 4 + random.below(18), random.chance(0.7));
  const wall = 1 + random.below(6);
  const passage = Math.max(wall, Math.min(36, wall * (1 + random.below(12))));
  const [wallColour, floorColour] = twoColours(random, CONTRAST);
  const margin = (): number => random.below(25);
  const base: Look = {
    wall,
    passage,
    margins: random.chance(0.8) ? [margin(), margin(), margin(), margin()] : [0, 0, 0, 0],
    wallColour,
    floorColour,
    marginColour: random.chance(0.7) ? floorColour : [255, 255, 255],
    samples: 1,
  };
  return { board, look: { ...base, ...more(random, base) }, random };
}

function itReadsBack(
  title: string,
  seeds: number,
  more: (random: Random, base: Look) => Partial<Look>,
  change: (picture: Pixels, sample: Sample) => Pixels = (picture) => picture,
): void {
  for (let seed = 0; seed < seeds; seed++) {
    it(`${title} (seed ${seed})`, () => {
      const drawn = sample(title, seed, more);
      const picture = change(drawBoard(drawn.board, drawn.look, drawn.random), drawn);
      const reading = readPicture(picture);
      expect(difference(drawn.board, reading)).toEqual(same(drawn.board));
    });
  }
}

describe('A drawn maze is read back wall for wall', () => {
  itReadsBack('in any two colours, walls lighter or darker', 12, () => ({}));

  itReadsBack('with soft edges and unequal scales', 8, (random) => ({
    samples: 3,
    stretch: 0.93 + random.fraction() * 0.14,
  }));

  itReadsBack('with noise on every pixel', 8, () => ({ noise: 20 }));

  itReadsBack('turned by up to three degrees', 12, (random, { floorColour }) => ({
    wall: 2 + random.below(4),
    passage: 6 + random.below(20),
    samples: 3,
    turn: (random.fraction() * 2 - 1) * 3,
    margins: [30, 30, 30, 30],
    marginColour: floorColour,
  }));

  itReadsBack('with the solution drawn in a colour of its own', 10, (random, { wallColour, floorColour }) => ({
    way: { kind: random.chance(0.5) ? 'line' : 'cells', colour: otherColour(random, wallColour, floorColour) },
  }));

  itReadsBack('with coloured floors, as distance maps have', 6, (random, { wallColour }) => {
    const floors = Array.from({ length: 50 }, () => otherColour(random, wallColour, wallColour));
    return { floorOf: (cell) => floors[cell % floors.length]!, passage: 9 + random.below(20) };
  });

  itReadsBack('with sizes that are no whole pixels', 8, (random) => ({
    wall: 2.3 + random.below(3),
    passage: 5.4 + random.below(20),
    samples: 3,
  }));

  itReadsBack('with hair lines thirty times thinner than passages', 4, () => ({ wall: 1, passage: 30 }));

  itReadsBack('on a page several times as large, straight or a little turned', 8, (random, { wallColour }) => {
    const paper: Colour = [255, 255, 255];
    const isDark = Math.max(...wallColour) < 140;
    const margin = (): number => 100 + random.below(500);
    return {
      wallColour: isDark ? wallColour : [40, 0, 0],
      floorColour: paper,
      marginColour: paper,
      wall: 2 + random.below(4),
      passage: 6 + random.below(8),
      margins: [margin(), margin(), margin(), margin()],
      samples: 2,
      turn: random.chance(0.5) ? random.fraction() * 2 - 1 : 0,
    };
  });

  itReadsBack('with walls as thick as passages', 8, (random) => {
    const wall = 1 + random.below(12);
    return { wall, passage: wall };
  });
});

/** Told apart from both. */
function otherColour(random: Random, a: Colour, b: Colour): Colour {
  for (;;) {
    const colour: Colour = [random.below(256), random.below(256), random.below(256)];
    const away = (from: Colour): number => Math.max(...colour.map((c, i) => Math.abs(c - from[i]!)));
    if (away(a) >= 90 && away(b) >= 60) return colour;
  }
}

describe('A frame that was cut off', () => {
  for (let seed = 0; seed < 8; seed++) {
    it(`is taken as closed and told as a doubt (seed ${seed})`, () => {
      const { board, look, random } = sample('cut', seed, (draw, { floorColour }) => ({
        wall: 2 + draw.below(3),
        passage: 10 + draw.below(15),
        margins: [0, 0, 0, 0],
        marginColour: floorColour,
      }));
      const closed: Board = { ...board, across: board.across.map((w, i) => (isFrame(board, i) ? 1 : w)), way: [] };
      const whole = drawBoard(closed, look, random);
      const picture = crop(whole, 0, 0, whole.width - look.wall - 1, whole.height - look.wall - 1);
      const reading = readPicture(picture);
      expect(difference(closed, reading)).toEqual(same(closed));
      const missing = reading.doubts.filter(({ reason }) => reason.startsWith('the whole frame'));
      expect(missing.map(({ side }) => side).sort()).toEqual(['east', 'south']);
    });
  }
});

function isFrame({ columns, rows }: Board, i: number): boolean {
  return i < columns || i >= columns * rows;
}

describe('Transparency', () => {
  it('is read as white paper', () => {
    const { board, look, random } = sample('clear', 1, () => ({
      wallColour: [20, 30, 120],
      floorColour: [255, 255, 255],
      marginColour: [255, 255, 255],
    }));
    const picture = drawBoard(board, look, random);
    for (let i = 0; i < picture.samples.length; i += 4) {
      if (picture.samples[i] === 255) picture.samples.fill(0, i, i + 4); // black, but clear
    }
    expect(difference(board, readPicture(picture))).toEqual(same(board));
  });
});

describe('A wrong picture is noticed', () => {
  it('since one wall more or less is one difference (negative control)', () => {
    const { board, look, random } = sample('control', 3);
    const reading = readPicture(drawBoard(board, look, random));
    const other = { ...board, down: board.down.slice() };
    other.down[1] = 1 - other.down[1]!;
    expect(difference(other, reading).sides).toBe(1);
  });
});
