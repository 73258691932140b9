// Arrays of NumPy (.npy): a magic word, a header written as a Python dictionary, then the numbers.

import { badFile } from '../bad-file.ts';

/** Numbers with their sizes along each axis; the last axis runs fastest. */
export interface NumberArray {
  readonly shape: readonly number[];
  readonly values: ArrayLike<number>;
}

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59] as const;

/**
 * @param name of the array, for messages
 * @throws MazeError `bad-file`
 */
export function parseNpy(bytes: Uint8Array, name: string): NumberArray {
  if (bytes.length < 12 || MAGIC.some((byte, i) => bytes[i] !== byte)) throw badFile(`${name} is no NumPy array`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOld = bytes[6] === 1;
  const headerLength = isOld ? view.getUint16(8, true) : view.getUint32(8, true);
  const from = (isOld ? 10 : 12) + headerLength;
  if (from > bytes.length) throw badFile(`${name} is cut off in its header`);
  const header = new TextDecoder('latin1').decode(bytes.subarray(isOld ? 10 : 12, from));
  const type = /'descr'\s*:\s*'([<>|=]?)([a-z])(\d)'/.exec(header);
  const order = /'fortran_order'\s*:\s*(True|False)/.exec(header);
  const sizes = /'shape'\s*:\s*\(((?:\d{1,9}, ?)*(?:\d{1,9})?)\)/.exec(header);
  if (type === null || order === null || sizes === null) throw badFile(`the header of ${name} cannot be read`);
  if (order[1] === 'True') throw badFile(`${name} is stored column by column, which is not read`);
  const shape = (sizes[1] as string)
    .split(',')
    .filter((size) => size.trim() !== '')
    .map(Number);
  const count = shape.reduce((product, size) => product * size, 1);
  const width = Number(type[3]);
  if (type[1] === '>' || !['b1', 'i1', 'u1', 'i2', 'u2', 'i4', 'u4', 'i8'].includes(`${type[2]}${width}`)) {
    throw badFile(`${name} holds numbers of type ${type[1]}${type[2]}${width}, which are not read`);
  }
  if (!Number.isSafeInteger(count) || from + count * width > bytes.length) {
    throw badFile(`${name} is cut off: ${shape.join(' x ')} numbers do not fit in ${bytes.length} bytes`);
  }
  const isSigned = type[2] === 'i';
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const at = from + i * width;
    if (width === 1) values[i] = isSigned ? view.getInt8(at) : view.getUint8(at);
    else if (width === 2) values[i] = isSigned ? view.getInt16(at, true) : view.getUint16(at, true);
    else if (width === 4) values[i] = isSigned ? view.getInt32(at, true) : view.getUint32(at, true);
    else values[i] = Number(view.getBigInt64(at, true));
  }
  return { shape, values };
}
