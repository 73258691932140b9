import type { Pixels } from './surface.ts';

/** Most colours of a palette. */
export const MAX_COLOURS = 256;

/** A picture whose pixels are numbers of colours. */
export interface Indexed {
  /** Red, green, blue and opacity of each colour, in the order they are first met. */
  readonly palette: readonly (readonly [number, number, number, number])[];
  /** Pixel -> number of its colour. */
  readonly indices: Uint8Array;
}

/** The picture by numbers of its colours; null if it has more than {@link MAX_COLOURS}. Cost: O(pixels). */
export function indexed({ width, height, samples }: Pixels): Indexed | null {
  const numbers = new Map<number, number>();
  const palette: [number, number, number, number][] = [];
  const indices = new Uint8Array(width * height);
  let beforeKey = -1;
  let before = 0;
  for (let pixel = 0, at = 0; pixel < indices.length; pixel++, at += 4) {
    const r = samples[at] as number;
    const g = samples[at + 1] as number;
    const b = samples[at + 2] as number;
    const a = samples[at + 3] as number;
    const key = ((r * 256 + g) * 256 + b) * 256 + a;
    if (key !== beforeKey) {
      let number = numbers.get(key);
      if (number === undefined) {
        if (palette.length === MAX_COLOURS) return null;
        number = palette.length;
        numbers.set(key, number);
        palette.push([r, g, b, a]);
      }
      beforeKey = key;
      before = number;
    }
    indices[pixel] = before;
  }
  return { palette, indices };
}
