import { decodePng, encodePng, type Pixels, paint, Shape, Surface } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { bitsOf } from '../src/bits.ts';
import { maskFromPicture, type PictureMaskOptions } from '../src/index.ts';

/** The mask of a picture as rows of # and dots. */
function drawn(pixels: Pixels, options: PictureMaskOptions = {}): string[] {
  const bits = bitsOf(maskFromPicture(pixels, options).bitmap);
  return Array.from({ length: bits.height }, (_, y) =>
    Array.from({ length: bits.width }, (_, x) => (bits.has(x, y) ? '#' : '.')).join(''),
  );
}

/** A picture from grey levels, and opacities if given. */
function picture(grey: readonly (readonly number[])[], opacity?: readonly (readonly number[])[]): Pixels {
  const [width, height] = [grey[0]!.length, grey.length];
  const samples = Uint8Array.from(
    grey.flatMap((row, y) => row.flatMap((level, x) => [level, level, level, opacity?.[y]?.[x] ?? 255])),
  );
  return { width, height, samples };
}

describe('the mask of a picture', () => {
  const ramp = picture([
    [0, 100, 127, 128],
    [255, 200, 50, 128],
  ]);

  it('keeps what is dark', () => {
    expect(drawn(ramp)).toEqual(['###.', '..#.']);
    expect(drawn(ramp, { threshold: 0.3 })).toEqual(['#...', '..#.']);
    expect(drawn(ramp, { invert: true })).toEqual(['...#', '##.#']);
  });

  it('keeps what is opaque where the rest is transparent', () => {
    const seeThrough = picture([[255, 255, 0, 0]], [[255, 128, 127, 0]]);
    expect(drawn(seeThrough)).toEqual(['##..']);
    expect(drawn(seeThrough, { invert: true })).toEqual(['..##']);
    expect(drawn(seeThrough, { threshold: 0.8 })).toEqual(['#...']);
    expect(drawn(seeThrough, { alpha: false })).toEqual(['....']); // pale on white
    expect(drawn(picture([[255, 0]], [[255, 200]]))).toEqual(['.#']); // nothing is really transparent
  });

  it('is scaled down to the mean of its pixels', () => {
    const large = picture(
      Array.from({ length: 10 }, (_, y) => Array.from({ length: 20 }, (_, x) => (x > y ? 255 : 0))),
    );
    expect(drawn(large, { most: 10 })).toEqual(Array.from({ length: 5 }, (_, y) => '#'.repeat(y + 1).padEnd(10, '.')));
    const wide = { width: 3000, height: 2, samples: new Uint8Array(4 * 6000) };
    expect(maskFromPicture(wide, { alpha: false }).bitmap).toMatchObject({ width: 1024, height: 1 });
  });

  it('is read from a transparent PNG', () => {
    const surface = new Surface(40, 40);
    const disc = new Shape();
    disc.disc(20, 20, 19);
    paint(surface, disc, [255, 255, 255, 255]); // white, so only opacity tells
    const rows = drawn(decodePng(encodePng(surface)));
    expect(rows[20]).toBe(`.${'#'.repeat(38)}.`);
    expect(rows[0]).toBe('.'.repeat(40));
  });

  it('refuses thresholds and sizes out of range', () => {
    expect(() => maskFromPicture(ramp, { threshold: 128 })).toThrow(
      /threshold is 128; it has to be a number from 0 to 1/,
    );
    expect(() => maskFromPicture(ramp, { most: 2000 })).toThrow(/from 1 to 1024/);
  });
});
