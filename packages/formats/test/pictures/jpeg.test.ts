import { MazeError, validate } from '@labrys/core';
import { decodeJpeg } from '@labrys/raster';
import { expect, it } from 'vitest';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import { mazeOfReading } from '../../src/pictures/drawing/reading-maze.ts';
import { describeSharedData, sharedFile } from '../support/shared-data.ts';

describeSharedData('JPEG pictures', () => {
  it('of blocks as wide as passages are read in spite of ringing and of coloured ends', () => {
    const reading = readPicture(decodeJpeg(sharedFile('images/simonlaub/maze.jpg')));
    expect([reading.columns, reading.rows]).toEqual([18, 9]);
    expect(validate(mazeOfReading(reading))).toMatchObject({ parts: 1, loops: 0, faults: [] });
  });

  it('of hair lines on textured ground have the walls of the map they were drawn from', () => {
    const reading = readPicture(decodeJpeg(sharedFile('images/hog2/maze512-32-0.jpg')));
    const lines = new TextDecoder().decode(sharedFile('movingai/maze512-32-0.map')).split('\n').slice(4);
    // Walls of the map are one cell thick, every 33 cells; the last row and column of rooms are 16 wide.
    const isWall = (x: number, y: number): number => (lines[y]!.charAt(x) === '@' ? 1 : 0);
    const middle = (i: number): number => Math.min(33 * i + 16, 33 * i + 8);
    const { columns, rows, walls } = reading;
    expect([columns, rows]).toEqual([16, 16]);
    let differ = 0;
    for (let y = 0; y < 16; y++) {
      for (let x = 1; x < 16; x++) {
        if (walls.down[y * 17 + x] !== isWall(33 * x, middle(y))) differ++;
        if (walls.across[x * 16 + y] !== isWall(middle(y), 33 * x)) differ++;
      }
    }
    expect(differ).toBe(0);
  });

  it('taken with a telephone are told to be photographs', () => {
    expect(() => readPicture(decodeJpeg(sharedFile('images/photos/line-maze-phone.jpg')))).toThrow(/photograph/);
  });

  it('that are cut off or broken give a clear error or a picture', () => {
    const whole = sharedFile('images/simonlaub/maze.jpg');
    for (let length = 0; length < 2000; length += 97) {
      try {
        decodeJpeg(whole.subarray(0, length));
      } catch (error) {
        expect(error).toBeInstanceOf(MazeError);
      }
    }
  });

  it('with a header that announces too much are refused before they are unpacked', () => {
    const bytes = sharedFile('images/simonlaub/maze.jpg').slice();
    for (let i = 2; i < bytes.length - 9; i++) {
      if (bytes[i] === 0xff && (bytes[i + 1] === 0xc0 || bytes[i + 1] === 0xc2)) {
        bytes.fill(0xff, i + 5, i + 9);
        break;
      }
    }
    expect(() => decodeJpeg(bytes)).toThrow(/million/);
  });
});
