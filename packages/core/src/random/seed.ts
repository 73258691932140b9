// From any text or integer to 128 bits of state. Text is hashed as UTF-8, so that 7 and "7" are one seed and every
// engine agrees. The mixing is MurmurHash3's 32-bit finaliser (A. Appleby, 2008) over FNV-1a style accumulation.

/** A seed: any text or any safe integer, 0 and negative ones included. `7` and `'7'` are the same seed. */
export type Seed = string | number;

const GOLDEN = 0x9e3779b9;

/** Writes the UTF-8 bytes of `text` to `emit`, one by one; lone surrogates become U+FFFD as in TextEncoder. */
function eachUtf8Byte(text: string, emit: (byte: number) => void): void {
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) {
      emit(code);
    } else if (code < 0x800) {
      emit(0xc0 | (code >> 6));
      emit(0x80 | (code & 63));
    } else if (code < 0x10000) {
      emit(0xe0 | (code >> 12));
      emit(0x80 | ((code >> 6) & 63));
      emit(0x80 | (code & 63));
    } else {
      emit(0xf0 | (code >> 18));
      emit(0x80 | ((code >> 12) & 63));
      emit(0x80 | ((code >> 6) & 63));
      emit(0x80 | (code & 63));
    }
  }
}

function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/**
 * Four well-mixed 32-bit words for a seed and a stream name.
 *
 * @param seed any text or integer
 * @param stream name of the independent stream, `''` for the main one
 * @returns four signed 32-bit integers, never all zero
 */
export function hashSeed(seed: Seed, stream: string): Int32Array {
  const words = new Int32Array([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]); // digits of pi
  let position = 0;
  const absorb = (byte: number): void => {
    const lane = position++ & 3;
    words[lane] = Math.imul((words[lane] as number) ^ byte, 0x01000193) + position;
  };
  eachUtf8Byte(String(seed), absorb);
  absorb(0x1ff); // a value no byte has: ('a', 'b') and ('ab', '') differ
  eachUtf8Byte(stream, absorb);
  // Each word has to depend on each byte: two rounds in which every lane takes in its neighbour.
  for (let round = 0; round < 8; round++) {
    const lane = round & 3;
    const neighbour = words[(lane + 3) & 3] as number;
    words[lane] = mix((words[lane] as number) + Math.imul(neighbour, 5) + Math.imul(GOLDEN, position + round));
  }
  if ((words[0] as number) === 0 && words[1] === 0 && words[2] === 0 && words[3] === 0) words[0] = GOLDEN;
  return words;
}
