// Drawings in two shades that are no boards of squares: nobody is led a wrong way through them.

import { Random } from '@labrys/core';
import { encodePng, type Pixels, type Rgba } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { readMaze } from '../../src/index.ts';
import { refusal } from '../support/bytes.ts';
import { drawBoard, randomBoard } from './support/draw.ts';
import { disc, drawLines, hexagons, triangles, weave } from './support/draw-lines.ts';

const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];
const ANY = /^(this looks like|no lattice|each passage|walls run|the lines have).*--as pixels/;

const KINDS = [
  ['hexagons', (size: number, random: Random) => hexagons(9, 7, size, random), /a maze of hexagons;/],
  ['triangles', (size: number, random: Random) => triangles(20, 9, 2 * size, random), /a maze of triangles;/],
  ['a disc', (size: number, random: Random) => disc(7, 24, size, random), /a round maze/],
  ['a weave', (size: number, random: Random) => weave(11, 9, 2 * size, random), /a weave maze/],
] as const;

describe('A drawing in two shades', () => {
  for (const [name, lines, reason] of KINDS) {
    it(`of ${name} is refused with the reason and the way out`, () => {
      const picture = drawLines(lines(16, Random.of(1, name)), 2, 12, BLACK, WHITE);
      const message = refusal(encodePng(picture));
      expect(message).toMatch(reason);
      expect(message).toMatch(/; --as pixels walks it pixel by pixel all the same$/);
      const { unit } = readMaze(encodePng(picture), 'x', { knobs: { as: 'pixels' } });
      expect(unit).toBe('pixel');
    });

    it(`of ${name} is refused at any size, margin and width of lines, also in white on black`, () => {
      for (const size of [4, 5, 6, 8, 11, 14]) {
        for (const [width, margin] of [
          [1, 0],
          [1, 5],
          [2, 3],
          [3, 30],
        ] as const) {
          if (width > size / 3) continue;
          const drawn = lines(size, Random.of(100 * size + margin, name));
          expect(refusal(encodePng(drawLines(drawn, width, margin, BLACK, WHITE)))).toMatch(ANY);
          expect(refusal(encodePng(drawLines(drawn, width, margin, WHITE, BLACK)))).toMatch(ANY);
        }
      }
    });
  }
});

/** A board with walls and passages of whole pixels. */
function squares(wall: number, passage: number, isDark: boolean): Pixels {
  const random = Random.of(wall + passage, 'squares');
  const colour = (value: number): [number, number, number] => [value, value, value];
  const look = {
    wall,
    passage,
    margins: [0, 0, 0, 0] as const,
    wallColour: colour(isDark ? 0 : 255),
    floorColour: colour(isDark ? 255 : 0),
    marginColour: colour(isDark ? 255 : 0),
    samples: 1,
  };
  return drawBoard(randomBoard(random, 12, 9, true), look, random);
}

describe('Squares in two shades', () => {
  it.each([
    [1, 8, true],
    [1, 8, false],
    [1, 7, false],
    [2, 2, true],
    [4, 4, true],
    [1, 1, true],
  ])(
    'walls of %i and passages of %i pixels, dark walls %s: by cells, or by pixels if all are one wide',
    (wall, passage, isDark) => {
      const { unit, maze } = readMaze(encodePng(squares(wall, passage, isDark)), 'x');
      expect(unit).toBe(passage === 1 ? 'pixel' : 'cell');
      if (passage > 1) expect(maze.space.graph.cellCount).toBe(108);
    },
  );
});
