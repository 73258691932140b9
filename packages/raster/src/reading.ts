// What every reader of pictures asks and says.

import { MazeError } from '@labrys/core';

/** Most pixels that are read: some 600 MB while at work. */
export const MAX_READ_PIXELS = 64_000_000;

/** What is wrong with a picture and what would work. */
export function badPicture(message: string): MazeError {
  return new MazeError('bad-file', message);
}

/**
 * Refuses sizes before anything is allocated.
 *
 * @param width, height in pixels, as the header has them
 * @throws MazeError `bad-file` for sizes below 1, `too-large` above {@link MAX_READ_PIXELS}
 */
export function checkPictureSize(width: number, height: number): void {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width >= 1 && height >= 1)) {
    throw badPicture(`the picture is ${width} x ${height} pixels; it needs at least one each way`);
  }
  if (width * height > MAX_READ_PIXELS) {
    throw new MazeError(
      'too-large',
      `the picture is ${width} x ${height} pixels; up to ${MAX_READ_PIXELS / 1_000_000} million are read: scale it down first`,
    );
  }
}

/** One sample laid on white: `channel` 0 red, 1 green, 2 blue of pixel `index`; 0 to 255. */
export function sampleOnWhite(samples: Uint8Array, index: number, channel: number): number {
  const alpha = samples[4 * index + 3] as number;
  const sample = samples[4 * index + channel] as number;
  return alpha === 255 ? sample : 255 - Math.round(((255 - sample) * alpha) / 255);
}
