// Packed bytes of tile layers, unpacked piece by piece: a few kilobytes may unpack to gigabytes.

import { Gunzip, Unzlib } from 'fflate';
import { Decompress } from 'fzstd';
import { badFile } from '../bad-file.ts';

/** Bytes given to the unpacker at a time, so that what is too much is seen early. */
const PIECE = 16_384;

class TooLong extends Error {}

/**
 * Unpacks bytes that must have a certain length.
 *
 * @param compression zlib, gzip or zstd
 * @param length bytes that have to come out
 * @throws MazeError `bad-file`
 */
export function unpack(packed: Uint8Array, compression: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  const take = (piece: Uint8Array): void => {
    if (at + piece.length > length) throw new TooLong();
    bytes.set(piece, at);
    at += piece.length;
  };
  try {
    const stream =
      compression === 'zlib' ? new Unzlib(take) : compression === 'gzip' ? new Gunzip(take) : new Decompress(take);
    for (let from = 0; from < packed.length; from += PIECE) {
      stream.push(packed.subarray(from, from + PIECE), from + PIECE >= packed.length);
    }
  } catch (error) {
    const reason =
      error instanceof TooLong ? `it unpacks to more than ${length} bytes` : 'the packed bytes are damaged';
    throw badFile(`a tile layer (${compression}) cannot be read: ${reason}`);
  }
  if (at !== length)
    throw badFile(`a tile layer (${compression}) unpacks to ${at} bytes, not ${length}: it is cut off`);
  return bytes;
}
