// PNG files for tests, put together by hand so that they share nothing with the reader.

import { zlibSync } from 'fflate';

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  /** Samples of all pixels, row by row. */
  readonly samples: readonly number[];
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  readonly isInterlaced?: boolean;
  /** Filter of each row, 0 none, 1 from the left, 2 from above. */
  readonly filter?: 0 | 1 | 2;
  /** Chunks put in before the data. */
  readonly extra?: readonly [string, Uint8Array][];
  /** Unpacked data to use instead of the samples. */
  readonly data?: Uint8Array;
}

const CHANNELS: { readonly [type: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function makePng(parts: PngParts): Uint8Array {
  const { width, height, depth, colourType } = parts;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colourType, 0, 0, parts.isInterlaced === true ? 1 : 0], 8);
  const chunks = [chunk('IHDR', header)];
  for (const [type, data] of parts.extra ?? []) chunks.push(chunk(type, data));
  if (parts.palette !== undefined) chunks.push(chunk('PLTE', Uint8Array.from(parts.palette)));
  if (parts.transparency !== undefined) chunks.push(chunk('tRNS', Uint8Array.from(parts.transparency)));
  chunks.push(chunk('IDAT', zlibSync(parts.data ?? imageData(parts))), chunk('IEND', new Uint8Array(0)));
  return join([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...chunks]);
}

/** A black and white picture from lines of `#` for black and anything else for white, one bit a pixel. */
export function pngOfArt(art: readonly string[]): Uint8Array {
  return makePng({ ...artPixels(art), depth: 1, colourType: 0 });
}

export function artPixels(art: readonly string[]): { width: number; height: number; samples: number[] } {
  const samples = art.flatMap((line) => [...line].map((sign) => (sign === '#' ? 0 : 1)));
  return { width: art[0]!.length, height: art.length, samples };
}

function imageData(parts: PngParts): Uint8Array {
  if (parts.isInterlaced !== true) return packRows(parts, 0, 0, 1, 1);
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return join(passes.map(([x, y, stepX, stepY]) => packRows(parts, x, y, stepX, stepY)));
}

function packRows(parts: PngParts, x0: number, y0: number, stepX: number, stepY: number): Uint8Array {
  const { width, height, depth, colourType, samples, filter = 0 } = parts;
  const channels = CHANNELS[colourType]!;
  const pixelBytes = Math.max(1, (depth * channels) / 8);
  const out: number[] = [];
  let above: number[] = [];
  for (let y = y0; y < height; y += stepY) {
    const row: number[] = [];
    let bits = '';
    for (let x = x0; x < width; x += stepX) {
      for (let k = 0; k < channels; k++) {
        bits += samples[(y * width + x) * channels + k]!.toString(2).padStart(depth, '0');
      }
    }
    if (bits === '') continue;
    for (let i = 0; i < bits.length; i += 8) row.push(Number.parseInt(bits.slice(i, i + 8).padEnd(8, '0'), 2));
    const before = (i: number): number => [0, row[i - pixelBytes] ?? 0, above[i] ?? 0][filter]!;
    out.push(filter, ...row.map((byte, i) => (byte - before(i)) & 0xff));
    above = row;
  }
  return Uint8Array.from(out);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** The check sum of the PNG specification, bit by bit. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
