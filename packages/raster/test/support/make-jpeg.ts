import { encode } from 'jpeg-js';
import type { Pixels } from '../../src/index.ts';

/** A JPEG file with the blur that drawings get when they are saved so. */
export function makeJpeg({ width, height, samples }: Pixels): Uint8Array {
  return new Uint8Array(encode({ width, height, data: Buffer.from(samples) }, 80).data);
}
