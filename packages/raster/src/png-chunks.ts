// The frame of a PNG file (W3C, Portable Network Graphics Specification, third edition, 2025): a signature, then chunks
// of a length, a name, data and a check sum each.

const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Writes a PNG file chunk by chunk. */
export class PngChunks {
  private readonly parts: Uint8Array[] = [Uint8Array.from(SIGNATURE)];

  add(name: string, ...data: readonly Uint8Array[]): void {
    const length = data.reduce((sum, piece) => sum + piece.length, 0);
    const chunk = new Uint8Array(length + 12);
    const view = new DataView(chunk.buffer);
    view.setUint32(0, length);
    for (let i = 0; i < 4; i++) chunk[4 + i] = name.charCodeAt(i);
    let at = 8;
    for (const piece of data) {
      chunk.set(piece, at);
      at += piece.length;
    }
    view.setUint32(at, crc(chunk.subarray(4, at)));
    this.parts.push(chunk);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }
}

/** Numbers of 4 bytes, as PNG has them. */
export function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * numbers.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < numbers.length; i++) view.setUint32(4 * i, numbers[i] as number);
  return bytes;
}

const REMAINDERS: Int32Array = remainders();

/** Byte -> what is left of it after division by the polynomial of ISO 3309. */
function remainders(): Int32Array {
  const table = new Int32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest & 1) === 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    table[byte] = rest;
  }
  return table;
}

function crc(bytes: Uint8Array): number {
  let sum = -1;
  for (let i = 0; i < bytes.length; i++) {
    sum = (sum >>> 8) ^ (REMAINDERS[(sum ^ (bytes[i] as number)) & 0xff] as number);
  }
  return (sum ^ -1) >>> 0;
}
