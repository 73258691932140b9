// Bytes as text: base64 with padding (RFC 4648, section 4), where the platform has nothing that all of them share.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

let valueOfCode: Int8Array | undefined; // made when first asked for

/** Cost: O(bytes). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(bytes.length - i, 3);
    const word = ((bytes[i] as number) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    let letters = '';
    for (let k = 0; k <= left; k++) letters += LETTERS.charAt((word >>> (18 - 6 * k)) & 63);
    parts.push(letters.padEnd(4, '='));
  }
  return parts.join('');
}

/**
 * The bytes of base64, whose padding may be left out; null if it is none. Nothing else is passed over, no blanks either.
 *
 * Cost: O(letters).
 */
export function fromBase64(text: string): Uint8Array | null {
  valueOfCode ??= valuesByCode();
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let word = 0;
  let bits = 0;
  let count = 0;
  for (let i = 0; i < length; i++) {
    const value = valueOfCode[text.charCodeAt(i)] ?? -1;
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[count++] = word >>> bits;
  }
  return bytes;
}

function valuesByCode(): Int8Array {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < LETTERS.length; value++) values[LETTERS.charCodeAt(value)] = value;
  return values;
}
