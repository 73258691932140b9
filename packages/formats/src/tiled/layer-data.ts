import { fromBase64 } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import { shownText } from '../json.ts';
import { unpack } from './unpack.ts';

/** Tiles may be flipped and turned by the four highest bits. */
const FLIPS = 0xf0000000;

/** Clears the bits that flip and turn a tile. */
export function withoutFlips(gid: number): number {
  return (gid & ~FLIPS) >>> 0;
}

/**
 * The tiles of a layer or chunk from numbers between commas.
 *
 * @throws MazeError `bad-file`
 */
export function tilesFromCsv(text: string, count: number, where: string): Uint32Array {
  const fields = text.split(',');
  if (fields.at(-1)?.trim() === '') fields.pop();
  requireCount(fields.length, count, where);
  const tiles = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const field = (fields[i] as string).trim();
    if (!/^\d{1,10}$/.test(field))
      throw badFile(`${where} has "${shownText(field)}" where the number of a tile is needed`);
    tiles[i] = withoutFlips(Number(field));
  }
  return tiles;
}

/**
 * The tiles of a layer or chunk from a list of numbers.
 *
 * @throws MazeError `bad-file`
 */
export function tilesFromList(list: readonly unknown[], count: number, where: string): Uint32Array {
  requireCount(list.length, count, where);
  return Uint32Array.from(list, (gid) => {
    if (typeof gid !== 'number' || !Number.isInteger(gid) || gid < 0 || gid > 0xffffffff) {
      throw badFile(`${where} holds something that is no number of a tile`);
    }
    return withoutFlips(gid);
  });
}

/**
 * The tiles of a layer or chunk from base64, packed or not: 32 bits a tile, little end first.
 *
 * @param compression zlib, gzip, zstd, or nothing
 * @throws MazeError `bad-file`
 */
export function tilesFromBase64(text: string, compression: string, count: number, where: string): Uint32Array {
  if (!['', 'zlib', 'gzip', 'zstd'].includes(compression)) {
    throw badFile(`${where} is packed with "${shownText(compression)}"; zlib, gzip, zstd and nothing are known`);
  }
  const packed = fromBase64(text.replaceAll(/[\t-\r ]/g, ''));
  if (packed === null) throw badFile(`${where} is no base64`);
  if (compression === '' && packed.length !== 4 * count) requireCount(packed.length / 4, count, where);
  const bytes = compression === '' ? packed : unpack(packed, compression, 4 * count);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tiles = new Uint32Array(count);
  for (let i = 0; i < count; i++) tiles[i] = withoutFlips(view.getUint32(4 * i, true));
  return tiles;
}

function requireCount(found: number, count: number, where: string): void {
  if (found !== count) throw badFile(`${where} holds ${found} tiles, but its size asks for ${count}`);
}
