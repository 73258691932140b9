// Windows bitmaps: 1, 4 and 8 bits with a palette, 24 and 32 bits, rows from the bottom or (height below 0) from the top.
// Rows are padded to four bytes.

import { badPicture, checkPictureSize } from './reading.ts';
import type { Pixels } from './surface.ts';

const FILE_HEADER = 14;
const PLAIN = 0;
const BIT_FIELDS = 3;

export function looksLikeBmp(bytes: Uint8Array): boolean {
  return bytes[0] === 0x42 && bytes[1] === 0x4d && bytes.length >= FILE_HEADER + 12;
}

/**
 * The pixels of a BMP file. The fourth byte of 32-bit pixels is taken as padding, as most programs leave it.
 *
 * @throws MazeError `bad-file` if the file is broken or compressed, `too-large` before anything is allocated
 */
export function decodeBmp(bytes: Uint8Array): Pixels {
  if (!looksLikeBmp(bytes)) throw badPicture('the file is no BMP');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint32(FILE_HEADER, true);
  const isOld = headerSize === 12; // OS/2: 16-bit sizes, palette entries of three bytes
  if (!isOld && (headerSize < 40 || bytes.length < FILE_HEADER + 40)) {
    throw badPicture(`the BMP has a header of ${headerSize} bytes; 12 and 40 or more are known`);
  }
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true);
  const signedHeight = isOld ? view.getInt16(20, true) : view.getInt32(22, true);
  const depth = view.getUint16(isOld ? 24 : 28, true);
  const compression = isOld ? PLAIN : view.getUint32(30, true);
  const height = Math.abs(signedHeight);
  checkPictureSize(width, height);
  if (compression === 1 || compression === 2) {
    throw badPicture('the BMP is run-length compressed (RLE), which is not read; save it uncompressed or as PNG');
  }
  if (![1, 4, 8, 24, 32].includes(depth) || (compression !== PLAIN && !(compression === BIT_FIELDS && depth === 32))) {
    throw badPicture(
      `the BMP has ${depth} bits a pixel and compression ${compression}; 1, 4, 8, 24 and 32 bits uncompressed are read: save it as PNG`,
    );
  }
  const start = view.getUint32(10, true);
  const rowLength = Math.ceil((width * depth) / 32) * 4;
  if (start + rowLength * height > bytes.length) {
    throw badPicture(
      `the BMP ends early: ${start + rowLength * height} bytes are announced, ${bytes.length} are there`,
    );
  }
  const palette = depth <= 8 ? paletteOf(bytes, view, FILE_HEADER + headerSize, start, depth, isOld) : null;
  const samples = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const row = start + rowLength * (signedHeight < 0 ? y : height - 1 - y);
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      if (palette === null) {
        const from = row + x * (depth >> 3);
        samples[at] = bytes[from + 2] as number;
        samples[at + 1] = bytes[from + 1] as number;
        samples[at + 2] = bytes[from] as number;
      } else {
        const bit = x * depth;
        const index = ((bytes[row + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
        samples[at] = palette[3 * index] as number;
        samples[at + 1] = palette[3 * index + 1] as number;
        samples[at + 2] = palette[3 * index + 2] as number;
      }
      samples[at + 3] = 255;
    }
  }
  return { width, height, samples };
}

/** Red, green, blue of each entry; entries the file does not hold are black. */
function paletteOf(
  bytes: Uint8Array,
  view: DataView,
  from: number,
  end: number,
  depth: number,
  isOld: boolean,
): Uint8Array {
  const entryLength = isOld ? 3 : 4;
  const announced = isOld ? 0 : view.getUint32(46, true);
  const room = Math.max(0, Math.floor((Math.min(end, bytes.length) - from) / entryLength));
  const count = Math.min(announced === 0 ? 1 << depth : announced, 1 << depth, room);
  const palette = new Uint8Array(3 << depth);
  for (let i = 0; i < count; i++) {
    const at = from + i * entryLength;
    palette[3 * i] = bytes[at + 2] as number;
    palette[3 * i + 1] = bytes[at + 1] as number;
    palette[3 * i + 2] = bytes[at] as number;
  }
  return palette;
}
