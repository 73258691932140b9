// Drawings through the catalogue: whatever file they come in, with knobs, ends and the way.

import { type Maze, MazeError, NONE, Random, validate } from '@labrys/core';
import { decodePng, encodePng, type Pixels } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { makeBmp } from '../../../raster/test/support/make-bmp.ts';
import { makeJpeg } from '../../../raster/test/support/make-jpeg.ts';
import { type Document, printPathPng, readMaze } from '../../src/index.ts';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { mazeOfReading } from '../../src/pictures/drawing/reading-maze.ts';
import { refusal } from '../support/bytes.ts';
import { describeSharedData, sharedFile } from '../support/shared-data.ts';
import { difference, same } from './support/compare.ts';
import { type Board, drawBoard, type Look, randomBoard } from './support/draw.ts';

const LOOK: Look = {
  wall: 3,
  passage: 13,
  margins: [9, 12, 9, 10],
  wallColour: [20, 20, 60],
  floorColour: [250, 250, 240],
  marginColour: [250, 250, 240],
  samples: 1,
};

function drawn(seed: number, hasGaps = true): { readonly board: Board; readonly picture: Pixels } {
  const random = Random.of(seed, 'drawings');
  const board = randomBoard(random, 9, 6, hasGaps);
  return { board, picture: drawBoard(board, LOOK, random) };
}

function bmpOf({ width, height, samples }: Pixels): Uint8Array {
  const colour = (i: number): number => (samples[4 * i]! << 16) | (samples[4 * i + 1]! << 8) | samples[4 * i + 2]!;
  const pixels = Array.from({ length: width * height }, (_, i) => colour(i));
  return makeBmp({ width, height, depth: 24, topDown: false, samples: pixels });
}

function read(picture: Pixels, correct = '', as = 'auto'): Document {
  return readMaze(encodePng(picture), 'x', { knobs: { as, correct } });
}

const cellOf = (x: number, y: number): number => y * 9 + x;

describe('A drawing', () => {
  const { board, picture } = drawn(1);

  it.each([
    ['png', encodePng(picture)],
    ['bmp', bmpOf(picture)],
    ['jpeg', makeJpeg(picture)],
  ])('is read wall for wall from %s, by content alone', (format, bytes) => {
    const document = readMaze(bytes, 'scan');
    expect(document).toMatchObject({ format, unit: 'cell', whyNoEnds: '' });
    expect(difference(board, document.reading!)).toEqual(same(board));
    expect(validate(document.maze).faults).toEqual([]);
    expect([document.maze.start, document.maze.finishes]).toEqual([board.way[0], [board.way.at(-1)]]);
    expect(document.notes).toEqual([expect.stringMatching(/^Read as 9 x 6 squares, \d+ per cent sure\.$/)]);
  });

  it('tells in one line how many walls are in doubt', () => {
    const whole = readPicture(picture);
    const at = whole.openings[0]!;
    const smudged = { ...picture, samples: picture.samples.slice() };
    // Half of the floor in a gap becomes wall.
    for (let y = at.py - 1; y <= at.py + 1; y++) {
      for (let x = at.px - 6; x <= at.px; x++)
        smudged.samples.set([...LOOK.wallColour, 255], 4 * (y * picture.width + x));
    }
    const { notes, reading } = read(smudged);
    expect(reading!.doubts.length).toBeGreaterThan(0);
    expect(notes[0]).toMatch(/; (1 wall is|\d+ walls are) in doubt, see --report\.$/);
  });

  it('takes corrections, joined by semicolons, and says which is none', () => {
    const is = board.down[board.way.length > 0 ? 10 + 3 : 0] === 1;
    const { maze, reading } = read(picture, `wall:3,1,west=${is ? 'open' : 'closed'}; start:2,2;finish:4,4`);
    expect(reading!.walls.down[10 + 3]).toBe(is ? 0 : 1);
    expect([maze.start, maze.finishes]).toEqual([cellOf(2, 2), [cellOf(4, 4)]]);
    expect(() => read(picture, 'wall:3,1=open')).toThrow(/is no correction; write wall:x,y,side=open/);
    expect(() => read(picture, 'wall:9,0,east=open')).toThrow(/9 x 6 cells/);
    expect(() => read(picture, 'start:0,0', 'pixels')).toThrow(MazeError);
  });

  it('with other than two gaps has no ends, and says where the gaps are', () => {
    const closed = read(drawn(2, false).picture);
    expect([closed.maze.start, closed.maze.finishes]).toEqual([NONE, []]);
    expect(closed.whyNoEnds).toBe('the outer wall has no gap; say where with --from and --to');
    expect(read(drawn(2, false).picture, 'wall:4,0,north=open').whyNoEnds).toBe(
      'the outer wall has one gap only, at 4,0 north; say where with --from and --to',
    );
    const three = 'wall:4,0,north=open;wall:0,3,west=open;wall:8,5,east=open';
    expect(read(drawn(2, false).picture, three).whyNoEnds).toBe(
      'the outer wall has 3 gaps, at 4,0 north, 0,3 west, 8,5 east; choose two cells with --from and --to',
    );
  });

  it('gets its way in colour from gap to gap, in the middle of the passages, and nothing else', () => {
    const document = read(picture);
    const printed = decodePng(printPathPng(document, { path: board.way, links: [] }));
    const isRed = (x: number, y: number): boolean => {
      const at = 4 * (y * picture.width + x);
      return printed.samples[at] === 0xc9 && printed.samples[at + 1] === 0x34 && printed.samples[at + 2] === 0x1c;
    };
    for (const cell of board.way) {
      const left = 9 + 16 * (cell % 9) + 3;
      const top = 12 + 16 * Math.floor(cell / 9) + 3;
      expect(isRed(left + 6, top + 6), `cell ${cell}`).toBe(true);
      for (const [x, y] of [
        [0, 0],
        [12, 0],
        [0, 12],
        [12, 12],
      ] as const) {
        expect(isRed(left + x, top + y)).toBe(false);
      }
    }
    for (const { px, py } of document.reading!.openings) expect(isRed(px, py)).toBe(true);
    let changed = 0;
    for (let i = 0; i < printed.samples.length; i += 4) if (printed.samples[i] !== picture.samples[i]) changed++;
    expect(changed).toBeLessThan((board.way.length + 1) * 16 * 5);
  });
});

describe('A picture with a recipe inside', () => {
  const { board, picture } = drawn(3);
  const recipe = { seed: 7 };
  const other: Maze = mazeOfReading(readPicture(drawn(4).picture));
  const rebuild = (found: unknown): Maze => {
    expect(found).toEqual(recipe);
    return other;
  };
  const bytes = (text: string): Uint8Array => encodePng(picture, { texts: [{ keyword: 'labrys-recipe', text }] });
  const whole = bytes(JSON.stringify(recipe));

  it('is the maze of that recipe', () => {
    expect(readMaze(whole, 'x', { rebuild })).toMatchObject({ maze: other, recipe, format: 'png' });
  });

  it('is read as what it shows if that is asked for, if it is corrected, or if recipes cannot be followed', () => {
    for (const options of [{ rebuild, knobs: { as: 'drawing' } }, { rebuild, knobs: { correct: 'start:0,0' } }, {}]) {
      expect(difference(board, readMaze(whole, 'x', options).reading!)).toEqual(same(board));
    }
  });

  it('is refused if the recipe is damaged', () => {
    expect(refusal(bytes('{"seed":'), 'x', { rebuild })).toBe('the recipe inside the PNG is damaged: it is no JSON');
  });
});

describe('Other things in the picture', () => {
  const { board, picture } = drawn(5);

  /** A larger picture with the drawing in it. */
  function placed(colour: (x: number, y: number) => readonly number[]): Pixels {
    const width = 3 * picture.width;
    const height = 3 * picture.height;
    const samples = new Uint8Array(4 * width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) samples.set([...colour(x, y), 255], 4 * (y * width + x));
    }
    for (let y = 0; y < picture.height; y++) {
      const row = picture.samples.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
      samples.set(row, 4 * ((y + picture.height) * width + picture.width));
    }
    return { width, height, samples };
  }

  it('are no hindrance if they are but paper', () => {
    const page = placed(() => LOOK.floorColour);
    expect(difference(board, read(page).reading!)).toEqual(same(board));
  });

  it('are told of if the maze is a small part of them', () => {
    const patches = [LOOK.floorColour, [130, 130, 130], [200, 40, 40], [60, 160, 60], [90, 90, 220]] as const;
    const page = placed((x, y) => patches[(Math.floor(x / 61) + 2 * Math.floor(y / 47)) % patches.length]!);
    expect(refusal(encodePng(page))).toMatch(/Cut the picture down to one maze$/);
  });
});

describe('A damaged JPEG', () => {
  const bytes = makeJpeg(drawn(6).picture);
  const frame = bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xc0);

  it('is told in words of ours', () => {
    // A scan that asks for a component the frame does not have.
    const scan = bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xda);
    expect(refusal(bytes.with(scan + 5, 9))).toBe('the JPEG is broken (its parts do not fit together); save it again');
  });

  it('is not unpacked if it announces more pixels than its bytes can hold', () => {
    expect(refusal(bytes.with(frame + 5, 28).with(frame + 7, 28))).toMatch(/bytes are too few for 7\d+ x 7\d+ pixels/);
  });
});

describeSharedData('A bitmap that is no maze', () => {
  it('is refused, though a corner of it looks like squares', () => {
    expect(refusal(sharedFile('daedalus/hunger.bmp'))).toMatch(
      /^(no maze was recognised|no lattice of square cells was found)/,
    );
  });
});
