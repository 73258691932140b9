import { decodeBmp, looksLikeBmp } from './decode-bmp.ts';
import { decodeJpeg, looksLikeJpeg } from './decode-jpeg.ts';
import { decodePng, isPng } from './decode-png.ts';
import { badPicture } from './reading.ts';
import type { Pixels } from './surface.ts';

/**
 * The pixels of a PNG, JPEG or BMP file; the content tells which, never the name.
 *
 * @throws MazeError `bad-file` if it is none of them or broken, `too-large` before anything is allocated
 */
export function decodePicture(bytes: Uint8Array): Pixels {
  if (isPng(bytes)) return decodePng(bytes);
  if (looksLikeJpeg(bytes)) return decodeJpeg(bytes);
  if (looksLikeBmp(bytes)) return decodeBmp(bytes);
  throw badPicture('the file is no picture that is read here: PNG, JPEG and BMP are; save it as one of these');
}
