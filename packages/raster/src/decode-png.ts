// PNG files as pictures. fast-png does the decoding; what it leaves open is settled before: that the file is whole, that
// its data unpack to what the header says and no more (a few kilobytes can unpack to gigabytes), and that chunks with
// other people's data, which may be packed as well, stay packed.

import { type DecodedPng, decode } from 'fast-png';
import { Unzlib } from 'fflate';
import { badPicture, checkPictureSize } from './reading.ts';
import type { Pixels } from './surface.ts';

const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => bytes[i] === byte);
}

/**
 * The pixels of a PNG file; 16-bit samples keep their upper half.
 *
 * @throws MazeError `bad-file` for what is no PNG, cut off or damaged, `too-large` before anything is allocated
 */
export function decodePng(bytes: Uint8Array): Pixels {
  if (!isPng(bytes)) throw badPicture('the file does not begin like a PNG');
  const chunks = chunksOf(bytes);
  const header = headerOf(bytes, chunks);
  checkData(bytes, chunks, header);
  let decoded: DecodedPng;
  try {
    decoded = decode(onlyChunks(bytes, chunks), { checkCrc: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const chunk = /chunk (\w{4})/.exec(reason);
    throw badPicture(
      reason.startsWith('CRC')
        ? `the PNG is damaged: the check sum of its chunk ${chunk?.[1]} is wrong`
        : `the PNG is damaged (${reason})`,
    );
  }
  return { width: decoded.width, height: decoded.height, samples: rgbaOf(decoded) };
}

interface Chunk {
  readonly type: string;
  /** Where its data begin and how many bytes they have. */
  readonly at: number;
  readonly length: number;
}

/** The chunks that make up the picture, up to the closing one. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  for (;;) {
    if (at + 12 > bytes.length)
      throw badPicture(`the PNG is cut off at byte ${bytes.length}: its closing chunk is missing`);
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!/^[A-Za-z]{4}$/.test(type)) throw badPicture(`the PNG is damaged at byte ${at}: no chunk begins there`);
    if (at + 12 + length > bytes.length) {
      throw badPicture(
        `the PNG is cut off at byte ${bytes.length}: its chunk ${type} should end at ${at + 12 + length}`,
      );
    }
    if (['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].includes(type)) chunks.push({ type, at: at + 8, length });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

const CHANNELS_OF_COLOUR_TYPE: { readonly [type: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS_OF_COLOUR_TYPE: { readonly [type: number]: readonly number[] } = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function headerOf(bytes: Uint8Array, chunks: readonly Chunk[]): Header {
  const chunk = chunks[0] as Chunk;
  if (chunk.type !== 'IHDR' || chunk.length !== 13)
    throw badPicture('the PNG is damaged: it does not begin with a header');
  const view = new DataView(bytes.buffer, bytes.byteOffset + chunk.at, chunk.length);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const depth = view.getUint8(8);
  const colourType = view.getUint8(9);
  const interlace = view.getUint8(12);
  if (width === 0 || height === 0) throw badPicture(`the PNG says that it has ${width} x ${height} pixels`);
  checkPictureSize(width, height);
  if (DEPTHS_OF_COLOUR_TYPE[colourType]?.includes(depth) !== true || interlace > 1) {
    throw badPicture(
      `the PNG is damaged: its header says colour type ${colourType} with ${depth} bits, which does not exist`,
    );
  }
  if (colourType === 3 && !chunks.some(({ type }) => type === 'PLTE')) {
    throw badPicture('the PNG is damaged: its palette is missing');
  }
  if (interlace === 1 && depth < 8) {
    throw badPicture(`interlaced PNGs with ${depth} bits a sample are not read; save the picture without interlacing`);
  }
  const bitsPerPixel = depth * (CHANNELS_OF_COLOUR_TYPE[colourType] as number);
  return { width, height, bitsPerPixel, isInterlaced: interlace === 1 };
}

/** x, y of the first pixel and the steps of each pass of an interlaced picture (PNG specification, 8.2). */
const PASSES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** Bytes of the unpacked data: each row of pixels after a byte that says how it was filtered. */
function unpackedLength({ width, height, bitsPerPixel, isInterlaced }: Header): number {
  const rows = (columns: number, count: number): number =>
    columns === 0 ? 0 : count * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (!isInterlaced) return rows(width, height);
  let sum = 0;
  for (const [x, y, stepX, stepY] of PASSES) {
    sum += rows(Math.ceil(Math.max(width - x, 0) / stepX), Math.ceil(Math.max(height - y, 0) / stepY));
  }
  return sum;
}

const SLICE = 16_384; // unpacks to 17 MB at most

/** Unpacks the data slice by slice, only to count them, and stops as soon as they are too many. */
function checkData(bytes: Uint8Array, chunks: readonly Chunk[], header: Header): void {
  const expected = unpackedLength(header);
  let unpacked = 0;
  const unzlib = new Unzlib((piece) => {
    unpacked += piece.length;
  });
  try {
    for (const { type, at, length } of chunks) {
      if (type !== 'IDAT') continue;
      for (let from = at; from < at + length && unpacked <= expected; from += SLICE) {
        unzlib.push(bytes.subarray(from, Math.min(from + SLICE, at + length)));
      }
    }
  } catch {
    throw badPicture('the PNG is damaged: its picture data cannot be unpacked');
  }
  if (unpacked === expected) return;
  const { width, height } = header;
  throw badPicture(
    unpacked < expected
      ? `the PNG is cut off or damaged: its data end in row ${Math.floor((unpacked / expected) * height)} of ${height}`
      : `the PNG is damaged: its data are longer than ${width} x ${height} pixels`,
  );
}

/** The file with the given chunks alone. */
function onlyChunks(bytes: Uint8Array, chunks: readonly Chunk[]): Uint8Array {
  const parts = [bytes.subarray(0, SIGNATURE.length)];
  for (const { at, length } of chunks) parts.push(bytes.subarray(at - 8, at + length + 4));
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** Any kind of PNG as red, green, blue and opacity, 8 bits each. */
function rgbaOf(png: DecodedPng): Uint8Array {
  const { width, height, channels, depth, palette } = png;
  const raw = unpackSamples(png);
  const full = 2 ** depth - 1;
  const byteOf = (value: number): number => (depth === 16 ? value >> 8 : depth === 8 ? value : (value * 255) / full);
  const key = palette === undefined ? png.transparency : undefined;
  const hasAlpha = channels === 2 || channels === 4;
  const isGrey = channels <= 2;
  const rgba = new Uint8Array(4 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const at = 4 * pixel;
    if (palette !== undefined) {
      const entry = palette[raw[from] as number];
      if (entry === undefined) {
        throw badPicture(
          `the PNG is damaged: pixel ${pixel % width},${Math.floor(pixel / width)} has a colour not in its palette`,
        );
      }
      for (let k = 0; k < 3; k++) rgba[at + k] = entry[k] as number;
      rgba[at + 3] = entry[3] ?? 255;
      continue;
    }
    for (let k = 0; k < 3; k++) rgba[at + k] = byteOf(raw[from + (isGrey ? 0 : k)] as number);
    if (hasAlpha) rgba[at + 3] = byteOf(raw[from + channels - 1] as number);
    else rgba[at + 3] = key !== undefined && isKey(raw, from, key) ? 0 : 255;
  }
  return rgba;
}

/** Whether a pixel has the one colour that stands for "transparent". */
function isKey(raw: ArrayLike<number>, from: number, key: Uint16Array): boolean {
  for (let k = 0; k < key.length; k++) if (raw[from + k] !== key[k]) return false;
  return key.length > 0;
}

/** Samples of fewer than 8 bits lie packed in bytes, rows padded to whole ones. */
function unpackSamples({ width, height, channels, depth, data }: DecodedPng): ArrayLike<number> {
  if (depth >= 8) return data;
  const rowSamples = width * channels;
  const rowBytes = Math.ceil((rowSamples * depth) / 8);
  const samples = new Uint8Array(rowSamples * height);
  const perByte = 8 / depth;
  const mask = 2 ** depth - 1;
  for (let y = 0, at = 0; y < height; y++) {
    for (let i = 0; i < rowSamples; i++, at++) {
      const byte = data[y * rowBytes + Math.floor(i / perByte)] as number;
      samples[at] = (byte >> (8 - depth * ((i % perByte) + 1))) & mask;
    }
  }
  return samples;
}
