import { Random } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { overlayPicture } from '../../src/pictures/drawing/overlay.ts';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { reportData, reportText } from '../../src/pictures/drawing/report.ts';
import { drawBoard, type Look, randomBoard } from './support/draw.ts';

const LOOK: Look = {
  wall: 3,
  passage: 15,
  margins: [10, 20, 10, 10],
  wallColour: [255, 220, 0],
  floorColour: [0, 0, 128],
  marginColour: [0, 0, 128],
  samples: 1,
};

/** One wall rubbed out for half its length. */
function rubbedOut(): Pixels {
  const random = Random.of(5, 'report');
  const board = randomBoard(random, 6, 4, true);
  board.down[1 * 7 + 3] = 1;
  const picture = drawBoard(board, LOOK, random);
  const left = 10 + 3 * 18;
  const top = 20 + 18 + 3;
  for (let y = top; y < top + 8; y++) {
    for (let x = left; x < left + 3; x++) picture.samples.set(LOOK.floorColour, 4 * (y * picture.width + x));
  }
  return picture;
}

describe('The report of a picture', () => {
  const picture = rubbedOut();
  const reading = readPicture(picture);

  it('names the doubtful wall with cell, side and pixel, and how to correct it', () => {
    const doubt = reading.doubts[0]!;
    expect([doubt.x, doubt.y, doubt.side]).toEqual([2, 1, 'east']);
    expect(Math.abs(doubt.px - (10 + 3 * 18 + 1))).toBeLessThanOrEqual(1);
    expect(Math.abs(doubt.py - (20 + 18 + 3 + 7))).toBeLessThanOrEqual(1);
    const text = reportText(reading);
    expect(text).toContain('6 x 4 cells');
    expect(text).toContain('1. cell 2,1 east at pixel');
    expect(text).toMatch(/to correct one: wall:2,1,east=(open|closed)/);
  });

  it('says what was understood: colours, period, thickness, corner, polarity', () => {
    const data = reportData(reading);
    expect(data.polarity).toBe('light walls');
    expect(data.walls.colour).toMatch(/^#f[c-f]d[0-9a-f]00$/);
    expect(data.period).toEqual([18, 18]);
    expect(Math.abs(data.walls.thickness - 3)).toBeLessThan(0.3);
    expect(data.rotation).toBe(0);
    expect(Math.abs(data.corner[0] - 11.5)).toBeLessThan(0.3);
    expect(Math.abs(data.corner[1] - 21.5)).toBeLessThan(0.3);
    expect(data.openings).toHaveLength(2);
  });

  it('is plain data: JSON keeps all of it', () => {
    const data = reportData(reading);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('is drawn over the picture: red where walls are, blue round doubts, the size kept', () => {
    const overlay = overlayPicture(picture, reading);
    expect([overlay.width, overlay.height]).toEqual([picture.width, picture.height]);
    const count = (red: number, green: number, blue: number): number => {
      let n = 0;
      for (let i = 0; i < overlay.samples.length; i += 4) {
        if (overlay.samples[i] === red && overlay.samples[i + 1] === green && overlay.samples[i + 2] === blue) n++;
      }
      return n;
    };
    const closed = [...reading.walls.down, ...reading.walls.across].filter((w) => w === 1).length;
    expect(count(220, 20, 60)).toBeGreaterThan(closed * 14);
    expect(count(0, 150, 60)).toBeGreaterThan(20);
    expect(count(20, 80, 255)).toBeGreaterThan(40);
  });

  it('turns a clockwise turn into positive degrees', () => {
    const random = Random.of(6, 'report');
    const board = randomBoard(random, 8, 8, true);
    const turned = drawBoard(board, { ...LOOK, margins: [20, 20, 20, 20], samples: 3, turn: 1.5 }, random);
    expect(Math.abs(readPicture(turned).understood.rotation - 1.5)).toBeLessThan(0.15);
  });
});

describe('A small picture', () => {
  it('is scaled up so that the drawing over it can be seen', () => {
    const random = Random.of(7, 'report');
    const board = randomBoard(random, 9, 6, true);
    const picture = drawBoard(board, { ...LOOK, wall: 1, passage: 1, margins: [0, 0, 0, 0] }, random);
    const overlay = overlayPicture(picture, readPicture(picture));
    expect(overlay.width / picture.width).toBe(6);
  });
});
