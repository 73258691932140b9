// Averages of tones are taken of light, not of the numbers that stand for it on screens (IEC 61966-2-1, sRGB).

import { MazeError } from '@labrys/core';
import { colourOf } from '@labrys/raster';

/** Red, green, blue and opacity, 0 to 1 each; linear, not multiplied. */
export type Light = readonly [red: number, green: number, blue: number, alpha: number];

/** Steps of light that are told apart when it is written down: the darkest of 256 tones take some ten of them. */
const STEPS = 1 << 15;

let tones: Uint8Array | null = null;

/** Light of 0 to 1, in {@link STEPS} -> tone of 0 to 255. */
function toneTable(): Uint8Array {
  tones ??= Uint8Array.from({ length: STEPS + 1 }, (_, k) => {
    const light = k / STEPS;
    const tone = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * tone);
  });
  return tones;
}

/** The tone, 0 to 255, of light of 0 to 1. */
export function toneOf(light: number): number {
  return toneTable()[Math.round(STEPS * Math.min(Math.max(light, 0), 1))] as number;
}

/** The light of a tone, 0 to 255. */
export function lightOf(tone: number): number {
  const share = tone / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The light of a colour as CSS writes it. @throws MazeError `bad-value` for what is none */
export function lightOfColour(colour: string): Light {
  const rgba = colourOf(colour);
  if (rgba === null) throw new MazeError('bad-value', `"${colour}" is no colour; write #rrggbb or a name`);
  return [lightOf(rgba[0]), lightOf(rgba[1]), lightOf(rgba[2]), rgba[3] / 255];
}
