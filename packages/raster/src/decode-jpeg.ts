import { decode } from 'jpeg-js';
import { badPicture, checkPictureSize } from './reading.ts';
import type { Pixels } from './surface.ts';

export function looksLikeJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** A block of 8 x 8 pixels takes a bit at least: more pixels than that come from a damaged header. */
const PIXELS_PER_BYTE = 512;

/**
 * The pixels of a JPEG file, baseline or progressive.
 *
 * @throws MazeError `bad-file` if the file is broken, `too-large` before anything is allocated
 */
export function decodeJpeg(bytes: Uint8Array): Pixels {
  const size = frameSize(bytes);
  if (size === null) throw badPicture('the JPEG has no frame: it is broken or cut off; save it again');
  checkPictureSize(size.width, size.height);
  if (size.width * size.height > PIXELS_PER_BYTE * bytes.length) {
    throw badPicture(
      `the JPEG is cut off or damaged: ${bytes.length} bytes are too few for ${size.width} x ${size.height} pixels; save it again`,
    );
  }
  try {
    const picture = decode(bytes, {
      useTArray: true,
      tolerantDecoding: true,
      maxResolutionInMP: 70,
      maxMemoryUsageInMB: 4096,
    });
    checkPictureSize(picture.width, picture.height);
    return { width: picture.width, height: picture.height, samples: picture.data };
  } catch (error) {
    // Other errors are the decoder's own, run astray in damaged data: they tell nothing.
    const reason =
      error instanceof Error && error.constructor === Error ? error.message : 'its parts do not fit together';
    throw badPicture(`the JPEG is broken (${reason}); save it again`);
  }
}

/** Width and height as the first frame header has them; null if there is none. */
function frameSize(bytes: Uint8Array): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    const word = (i: number): number => ((bytes[i] as number) << 8) | (bytes[i + 1] as number);
    if (isFrame) return { height: word(at + 5), width: word(at + 7) };
    if (marker === 0xda || marker === 0xd9) return null;
    at += 2 + Math.max(2, word(at + 2));
  }
  return null;
}
