const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const valueOfLetter = new Int16Array(128).fill(-1);
[...LETTERS].forEach((letter, value) => {
  valueOfLetter[letter.charCodeAt(0)] = value;
});

export function toBase64(bytes: Uint8Array): string {
  const out: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const three =
      ((bytes[i] as number) << 16) |
      ((left > 1 ? (bytes[i + 1] as number) : 0) << 8) |
      (left > 2 ? (bytes[i + 2] as number) : 0);
    const letter = (shift: number): string => LETTERS.charAt((three >> shift) & 63);
    out.push(letter(18) + letter(12) + (left > 1 ? letter(6) : '=') + (left > 2 ? letter(0) : '='));
  }
  return out.join('');
}

/** The bytes of base64 with blanks and line ends anywhere; null if it is none. */
export function fromBase64(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4) + 3);
  let count = 0;
  let bits = 0;
  let held = 0;
  let isClosed = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32 || (code >= 9 && code <= 13)) continue;
    if (code === 61) {
      isClosed = true;
      continue;
    }
    const value = code < 128 ? (valueOfLetter[code] as number) : -1;
    if (value < 0 || isClosed) return null;
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[count++] = bits >> held;
  }
  return bytes.subarray(0, count);
}
