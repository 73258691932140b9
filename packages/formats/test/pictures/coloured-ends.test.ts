import { Random } from '@labrys/core';
import { decodeJpeg, encodePng, type Pixels } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { makeJpeg } from '../../../raster/test/support/make-jpeg.ts';
import { readMaze } from '../../src/index.ts';
import type { Colour } from '../../src/pictures/drawing/colours.ts';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { reportText } from '../../src/pictures/drawing/report.ts';
import { describeSharedData, sharedFile } from '../support/shared-data.ts';
import { difference, same } from './support/compare.ts';
import { drawBoard, type Look, randomBoard } from './support/draw.ts';

const COLUMNS = 9;
const ROWS = 6;
const PITCH = 18;
const LOOK: Look = {
  wall: 4,
  passage: 14,
  margins: [10, 10, 10, 10],
  wallColour: [30, 30, 30],
  floorColour: [250, 250, 245],
  marginColour: [250, 250, 245],
  samples: 1,
};
const GREEN: Colour = [40, 170, 60];
const BLUE: Colour = [30, 60, 230];
const RED: Colour = [220, 30, 30];
const YELLOW: Colour = [250, 210, 20];
const VIOLET: Colour = [130, 40, 220];

const board = randomBoard(Random.of(1, 'ends'), COLUMNS, ROWS, true);
const gaps = [board.way[0], [board.way.at(-1)]];

/** The board with squares of colour in cells, as large as the share of the passage says. */
function marked(cells: readonly (readonly [x: number, y: number, colour: Colour])[], size = 1, look = LOOK): Pixels {
  const picture = drawBoard(board, look, Random.of(1, 'noise'));
  const side = Math.round(14 * size);
  for (const [x, y, colour] of cells) {
    const left = 10 + PITCH * x + 4 + ((14 - side) >> 1);
    const top = 10 + PITCH * y + 4 + ((14 - side) >> 1);
    for (let py = top; py < top + side; py++) {
      for (let px = left; px < left + side; px++) picture.samples.set(colour, 4 * (py * picture.width + px));
    }
  }
  return picture;
}

function endsOf(picture: Pixels): { ends: unknown; notes: readonly string[] } {
  const reading = readPicture(picture);
  expect(difference(board, reading)).toEqual(same(board));
  return { ends: [reading.start, reading.finishes], notes: reading.notes };
}

const cell = (x: number, y: number): number => y * COLUMNS + x;

describe('Two cells filled with colours', () => {
  it.each([
    ['green', GREEN],
    ['blue', BLUE],
  ])('are the ends, %s before red wherever they are', (name, colour) => {
    expect(
      endsOf(
        marked([
          [7, 4, colour],
          [2, 1, RED],
        ]),
      ),
    ).toEqual({
      ends: [cell(7, 4), [cell(2, 1)]],
      notes: [`The start is the ${name} cell 7,4, the finish the red cell 2,1.`],
    });
    expect(
      endsOf(
        marked([
          [0, 0, colour],
          [8, 5, RED],
        ]),
      ).ends,
    ).toEqual([0, [cell(8, 5)]]);
  });

  it.each([
    ['yellow', YELLOW, 'violet', VIOLET],
    ['green', GREEN, 'blue', BLUE],
    ['red', RED, 'yellow', YELLOW],
  ])('are the ends in reading order where their hues do not tell: %s and %s', (_, a, __, b) => {
    const { ends, notes } = endsOf(
      marked([
        [6, 3, a],
        [1, 4, b],
      ]),
    );
    expect(ends).toEqual([cell(6, 3), [cell(1, 4)]]);
    expect(notes[0]).toMatch(/ cell 6,3, for it comes first, the finish the /);
    expect(
      endsOf(
        marked([
          [6, 3, b],
          [1, 4, a],
        ]),
      ).ends,
    ).toEqual([cell(6, 3), [cell(1, 4)]]);
  });

  it('may be somewhat smaller, turned, noisy, or blurred by a JPEG', () => {
    const two = [
      [7, 4, GREEN],
      [2, 1, RED],
    ] as const;
    const ends = [cell(7, 4), [cell(2, 1)]];
    expect(endsOf(marked(two, 0.7)).ends).toEqual(ends);
    expect(endsOf(marked(two, 1, { ...LOOK, noise: 10 })).ends).toEqual(ends);
    expect(endsOf(decodeJpeg(makeJpeg(marked(two), 85))).ends).toEqual(ends);
  });

  it('are told in the report and the notes, and stay the ends when a wall is corrected', () => {
    const picture = marked([
      [7, 4, BLUE],
      [2, 1, RED],
    ]);
    expect(reportText(readPicture(picture))).toMatch(/\nstart 7,4, finish 2,1\nThe start is the blue cell 7,4/);
    const { maze, notes, whyNoEnds } = readMaze(encodePng(picture), 'x', { knobs: { correct: 'wall:0,3,west=open' } });
    expect([maze.start, maze.finishes, whyNoEnds]).toEqual([cell(7, 4), [cell(2, 1)], '']);
    expect(notes).toContain('The start is the blue cell 7,4, the finish the red cell 2,1.');
  });
});

describe('Other colours are no ends:', () => {
  const none = { ends: gaps, notes: [] };

  it('one cell, three cells, or two of the same hue', () => {
    expect(endsOf(marked([[7, 4, GREEN]]))).toEqual(none);
    expect(
      endsOf(
        marked([
          [7, 4, GREEN],
          [2, 1, RED],
          [4, 4, BLUE],
        ]),
      ),
    ).toEqual(none);
    expect(
      endsOf(
        marked([
          [7, 4, RED],
          [2, 1, [180, 60, 50]],
        ]),
      ),
    ).toEqual(none);
  });

  it('a way in one colour, as cells or as a line, also between coloured ends of its own', () => {
    for (const kind of ['cells', 'line'] as const) {
      expect(endsOf(marked([], 1, { ...LOOK, way: { kind, colour: RED } })).ends).toEqual(gaps);
    }
    const [first, last] = [board.way[0]!, board.way.at(-1)!];
    const way = { ...LOOK, way: { kind: 'cells', colour: YELLOW } } as const;
    const at = (c: number, colour: Colour) => [c % COLUMNS, Math.floor(c / COLUMNS), colour] as const;
    expect(endsOf(marked([at(first, GREEN), at(last, RED)], 1, way)).ends).toEqual(gaps);
  });

  it('letters and marks that fill no cell', () => {
    const picture = marked([]);
    for (const [x, y, colour] of [
      [7, 4, GREEN],
      [2, 1, RED],
    ] as const) {
      // An H: two stems and a bar.
      for (let py = 0; py < 11; py++) {
        for (let px = 0; px < 9; px++) {
          if (px >= 2 && px < 7 && (py < 5 || py > 6)) continue;
          picture.samples.set(colour, 4 * ((10 + PITCH * y + 6 + py) * picture.width + 10 + PITCH * x + 6 + px));
        }
      }
    }
    expect(endsOf(picture).ends).toEqual(gaps);
    expect(
      endsOf(
        marked(
          [
            [7, 4, GREEN],
            [2, 1, RED],
          ],
          0.4,
        ),
      ).ends,
    ).toEqual(gaps);
  });

  it('cells in a picture whose walls or floor are coloured', () => {
    const blue = { ...LOOK, wallColour: [20, 20, 160] as Colour };
    expect(
      endsOf(
        marked(
          [
            [7, 4, GREEN],
            [2, 1, RED],
          ],
          1,
          blue,
        ),
      ).ends,
    ).toEqual(gaps);
  });
});

describeSharedData('A JPEG with a blue and a red square', () => {
  it('starts at the blue one; the red one lies half in the next cell', () => {
    const { start, finishes, notes } = readPicture(decodeJpeg(sharedFile('images/simonlaub/maze.jpg')));
    expect([start, finishes]).toEqual([2 * 18 + 4, [5 * 18 + 3]]);
    expect(notes).toEqual(['The start is the blue cell 4,2, the finish the red cell 3,5 (and half of the next one).']);
  });
});
