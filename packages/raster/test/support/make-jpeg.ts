import { encode } from 'jpeg-js';
import type { Pixels } from '../../src/index.ts';

/** A JPEG file with the blur that drawings get when they are saved so. @param quality 1 to 100 */
export function makeJpeg({ width, height, samples }: Pixels, quality = 80): Uint8Array {
  return new Uint8Array(encode({ width, height, data: Buffer.from(samples) }, quality).data);
}
