import { MazeError, Random } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import { decodeBmp, decodePng } from '@labrys/raster';
import { makeBmp } from '../../../../raster/test/support/make-bmp.ts';
import { makePng } from '../../../../raster/test/support/make-png.ts';
import { readPicture } from '../../../src/pictures/drawing/read-picture.ts';
import { drawBoard, type Look, randomBoard, twoColours } from './draw.ts';

/** What became of a damaged picture. */
export type Outcome = 'read' | 'refused' | 'not decoded';

/**
 * Draws a small maze, damages its pixels or the bytes of its file, and reads it.
 *
 * @throws whatever is no MazeError
 */
export function readDamaged(seed: number): Outcome {
  const random = Random.of(seed, 'damage');
  const [wallColour, floorColour] = twoColours(random, 60);
  const wall = 1 + random.below(3);
  const look: Look = {
    wall,
    passage: wall + random.below(8),
    margins: [random.below(8), random.below(8), random.below(8), random.below(8)],
    wallColour,
    floorColour,
    marginColour: floorColour,
    samples: 1,
  };
  const board = randomBoard(random, 1 + random.below(8), 1 + random.below(8), random.chance(0.5));
  const picture = drawBoard(board, look, random);
  try {
    const damaged = random.chance(0.5) ? damagedPixels(picture, random) : damagedFile(picture, random);
    if (damaged === null) return 'not decoded';
    readPicture(damaged);
    return 'read';
  } catch (error) {
    if (error instanceof MazeError) return 'refused';
    throw error;
  }
}

function damagedPixels(picture: Pixels, random: Random): Pixels {
  const { width, height } = picture;
  const pixels = picture.samples.slice();
  for (let left = random.below(6); left >= 0; left--) {
    const x = random.below(width);
    const y = random.below(height);
    const across = 1 + random.below(Math.min(width, 30));
    const down = 1 + random.below(Math.min(height, 30));
    const isNoise = random.chance(0.3);
    const colour = [
      random.below(256),
      random.below(256),
      random.below(256),
      random.chance(0.2) ? random.below(256) : 255,
    ];
    for (let py = y; py < Math.min(height, y + down); py++) {
      for (let px = x; px < Math.min(width, x + across); px++) {
        pixels.set(
          isNoise ? [random.below(256), random.below(256), random.below(256), 255] : colour,
          4 * (py * width + px),
        );
      }
    }
  }
  // A last cut leaves any size, down to a single pixel.
  if (random.chance(0.3)) return { width, height: 1 + random.below(height), samples: pixels.slice() };
  return { width, height, samples: pixels };
}

function damagedFile(picture: Pixels, random: Random): Pixels | null {
  const { width, height, samples: pixels } = picture;
  const isPng = random.chance(0.6);
  const samples = Array.from({ length: 3 * width * height }, (_, i) => pixels[4 * Math.floor(i / 3) + (i % 3)]!);
  const bytes = isPng
    ? makePng({ width, height, depth: 8, colourType: 2, samples })
    : makeBmp({
        width,
        height,
        depth: 24,
        topDown: random.chance(0.5),
        samples: Array.from(
          { length: width * height },
          (_, i) => (pixels[4 * i]! << 16) | (pixels[4 * i + 1]! << 8) | pixels[4 * i + 2]!,
        ),
      });
  // Headers are short and matter most: half of the changes fall there.
  for (let left = random.below(4); left >= 0; left--) {
    bytes[random.below(random.chance(0.5) ? Math.min(64, bytes.length) : bytes.length)] = random.below(256);
  }
  const cut = random.chance(0.2) ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes;
  try {
    return isPng ? decodePng(cut) : decodeBmp(cut);
  } catch (error) {
    if (error instanceof MazeError) return null;
    throw error;
  }
}
