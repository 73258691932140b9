import { MazeError, NONE, Random } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { correctReading, parseCorrection } from '../../src/pictures/drawing/corrections.ts';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { mazeOfReading } from '../../src/pictures/drawing/reading-maze.ts';
import { type Board, drawBoard, type Look, randomBoard } from './support/draw.ts';

const LOOK: Look = {
  wall: 2,
  passage: 12,
  margins: [8, 8, 8, 8],
  wallColour: [0, 0, 0],
  floorColour: [255, 255, 255],
  marginColour: [255, 255, 255],
  samples: 1,
};

function drawn(seed: number, hasOpenings: boolean): { board: Board; picture: ReturnType<typeof drawBoard> } {
  const random = Random.of(seed, 'corrections');
  const board = randomBoard(random, 7, 5, hasOpenings);
  return { board, picture: drawBoard(board, LOOK, random) };
}

describe('A correction', () => {
  it('is read in any case, with sides by name or letter', () => {
    expect(parseCorrection('wall:3,4,east=open')).toEqual({ kind: 'wall', x: 3, y: 4, side: 'east', closed: false });
    expect(parseCorrection(' WALL:0,12,N=Closed ')).toEqual({ kind: 'wall', x: 0, y: 12, side: 'north', closed: true });
    expect(parseCorrection('start:1,2')).toEqual({ kind: 'start', x: 1, y: 2 });
    expect(parseCorrection('finish:3,4')).toEqual({ kind: 'finish', x: 3, y: 4 });
  });

  for (const text of [
    '',
    'wall:1,1=open',
    'wall:-1,0,east=open',
    'wall:1,1,up=open',
    'start:1',
    'wall:1,1,east=ajar',
  ]) {
    it(`is refused with the right form where it is "${text}"`, () => {
      expect(() => parseCorrection(text)).toThrow(/wall:x,y,side=open/);
    });
  }

  it('outside the board is refused with its size', () => {
    const { picture } = drawn(1, true);
    const corrections = [parseCorrection('wall:7,0,east=open')];
    expect(() => readPicture(picture, { corrections })).toThrow(/7 x 5 cells/);
    expect(() => readPicture(picture, { corrections })).toThrow(MazeError);
  });

  it('changes one side, seen from either cell, and makes it certain', () => {
    const { board, picture } = drawn(2, true);
    const side = board.down[1 * 8 + 3] === 1 ? 'open' : 'closed';
    for (const text of [`wall:2,1,east=${side}`, `wall:3,1,west=${side}`]) {
      const reading = readPicture(picture, { corrections: [parseCorrection(text)] });
      const expected = board.down.slice();
      expected[1 * 8 + 3] = 1 - expected[1 * 8 + 3]!;
      expect(reading.walls.down).toEqual(expected);
      expect(reading.walls.across).toEqual(board.across);
      expect(reading.walls.downConfidence[1 * 8 + 3]).toBe(1);
    }
  });

  it('of the outline opens ends, and two openings are start and finish', () => {
    const { picture } = drawn(3, false);
    const bare = readPicture(picture);
    expect([bare.start, bare.finishes, bare.openings]).toEqual([NONE, [], []]);
    const corrections = ['wall:2,0,north=open', 'wall:6,4,east=open'].map(parseCorrection);
    const reading = correctReading(bare, corrections);
    expect(reading.openings.map(({ x, y, side }) => `${x},${y} ${side}`)).toEqual(['2,0 north', '6,4 east']);
    expect([reading.start, reading.finishes]).toEqual([2, [34]]);
    expect(mazeOfReading(reading).openings).toEqual([
      { cell: 2, side: 3 },
      { cell: 34, side: 0 },
    ]);
  });

  it('sets ends by hand, several finishes too', () => {
    const { picture } = drawn(4, true);
    const corrections = ['start:0,4', 'finish:3,2', 'finish:4,2'].map(parseCorrection);
    const maze = mazeOfReading(readPicture(picture, { corrections }));
    expect([maze.start, maze.finishes, maze.openings]).toEqual([28, [17, 18], []]);
  });
});
