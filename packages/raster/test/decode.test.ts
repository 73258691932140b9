import { MazeError } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { describeSharedData, sharedFile } from '../../formats/test/support/shared-data.ts';
import { decodeBmp, decodePng, MAX_READ_PIXELS, type Pixels, sampleOnWhite } from '../src/index.ts';
import { makeBmp } from './support/make-bmp.ts';
import { makePng } from './support/make-png.ts';

function pixels(picture: Pixels): number[][] {
  return Array.from({ length: picture.width * picture.height }, (_, i) => [
    ...picture.samples.subarray(4 * i, 4 * i + 4),
  ]);
}

describe('PNG', () => {
  for (const depth of [1, 2, 4, 8, 16]) {
    it(`grey with ${depth} bits runs from black to white`, () => {
      const most = 2 ** depth - 1;
      const samples = [0, most, most, 0, most, 0];
      const png = makePng({ width: 3, height: 2, depth, colourType: 0, samples });
      const white = [255, 255, 255, 255];
      const black = [0, 0, 0, 255];
      expect(pixels(decodePng(png))).toEqual([black, white, white, black, white, black]);
    });
  }

  for (const depth of [1, 2, 4, 8]) {
    it(`with a palette and ${depth} bits has the colours and the transparency of its entries`, () => {
      const png = makePng({
        width: 3,
        height: 1,
        depth,
        colourType: 3,
        samples: [1, 0, 1],
        palette: [10, 20, 30, 200, 100, 50],
        transparency: [128, 255],
      });
      expect(pixels(decodePng(png))).toEqual([
        [200, 100, 50, 255],
        [10, 20, 30, 128],
        [200, 100, 50, 255],
      ]);
    });
  }

  for (const depth of [8, 16]) {
    it(`in colour with an opacity channel and ${depth} bits keeps both`, () => {
      const scale = depth === 16 ? 257 : 1;
      const samples = [1, 2, 3, 4, 250, 251, 252, 253].map((v) => v * scale);
      const png = makePng({ width: 2, height: 1, depth, colourType: 6, samples });
      expect(pixels(decodePng(png))).toEqual([
        [1, 2, 3, 4],
        [250, 251, 252, 253],
      ]);
    });
  }

  it('with one transparent colour clears that colour alone', () => {
    const png = makePng({
      width: 3,
      height: 1,
      depth: 8,
      colourType: 2,
      samples: [9, 8, 7, 9, 8, 6, 9, 8, 7],
      transparency: [0, 9, 0, 8, 0, 7],
    });
    expect(pixels(decodePng(png)).map(([, , , alpha]) => alpha)).toEqual([0, 255, 0]);
  });

  it('that announces too many pixels is refused before it is unpacked', () => {
    const png = makePng({ width: 1, height: 1, depth: 8, colourType: 0, samples: [0] });
    new DataView(png.buffer).setUint32(16, MAX_READ_PIXELS + 1);
    expect(() => decodePng(png)).toThrow(/million/);
  });

  it('cut off anywhere is refused', () => {
    const png = makePng({ width: 4, height: 4, depth: 8, colourType: 0, samples: new Array<number>(16).fill(7) });
    for (let length = 0; length < png.length - 16; length++) {
      expect(() => decodePng(png.subarray(0, length)), `${length} bytes`).toThrow(MazeError);
    }
  });
});

describe('Transparency', () => {
  it('is laid on white', () => {
    const rgba = Uint8Array.of(0, 100, 255, 128);
    expect([0, 1, 2].map((c) => sampleOnWhite(rgba, 0, c))).toEqual([127, 177, 255]);
    expect(sampleOnWhite(Uint8Array.of(0, 0, 0, 0), 0, 0)).toBe(255);
  });
});

describe('BMP', () => {
  const palette = [
    [0, 0, 0],
    [200, 100, 50],
  ] as const;
  const red = [255, 0, 0, 255];
  const blue = [0, 0, 255, 255];

  for (const depth of [1, 4, 8] as const) {
    for (const topDown of [false, true]) {
      it(`with a palette and ${depth} bits is read ${topDown ? 'from the top' : 'from the bottom'}`, () => {
        const bmp = makeBmp({ width: 3, height: 2, depth, topDown, palette, samples: [1, 0, 0, 0, 1, 0] });
        const black = [0, 0, 0, 255];
        const brown = [200, 100, 50, 255];
        expect(pixels(decodeBmp(bmp))).toEqual([brown, black, black, black, brown, black]);
      });
    }
  }

  for (const depth of [24, 32] as const) {
    it(`with ${depth} bits has its colours in the right order`, () => {
      const bmp = makeBmp({ width: 1, height: 2, depth, topDown: false, samples: [0xff0000, 0x0000ff] });
      expect(pixels(decodeBmp(bmp))).toEqual([red, blue]);
    });
  }

  it('with run-length coding is refused with the way out', () => {
    const bmp = makeBmp({ width: 2, height: 2, depth: 8, topDown: false, palette, samples: [0, 1, 0, 1] });
    new DataView(bmp.buffer).setUint32(30, 1, true);
    expect(() => decodeBmp(bmp)).toThrow(/RLE.*save it uncompressed/);
  });

  it('cut off anywhere is refused', () => {
    const bmp = makeBmp({ width: 3, height: 2, depth: 24, topDown: false, samples: [1, 2, 3, 4, 5, 6] });
    for (let length = 0; length < bmp.length; length++) {
      expect(() => decodeBmp(bmp.subarray(0, length)), `${length} bytes`).toThrow(MazeError);
    }
  });

  it('that announces too many pixels is refused', () => {
    const bmp = makeBmp({ width: 1, height: 1, depth: 24, topDown: false, samples: [0] });
    new DataView(bmp.buffer).setInt32(18, MAX_READ_PIXELS + 1, true);
    expect(() => decodeBmp(bmp)).toThrow(/million/);
  });
});

describeSharedData('A bitmap of another program', () => {
  it('is decoded', () => {
    const { width, height } = decodeBmp(sharedFile('daedalus/hunger.bmp'));
    expect(width * height).toBeGreaterThan(1000);
  });
});
