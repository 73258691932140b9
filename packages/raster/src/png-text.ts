import { unzlibSync } from 'fflate';
import { deflate } from './png-rows.ts';

/** Words kept inside a PNG. */
export interface PngText {
  /** 1 to 79 Latin letters, digits and hyphens. */
  readonly keyword: string;
  readonly text: string;
}

/** From here on texts are deflated; shorter ones can be read with the bare eye. */
const LONG = 1024;

/** The data of an iTXt chunk. */
export function textChunk({ keyword, text }: PngText): Uint8Array {
  const encoder = new TextEncoder();
  const name = encoder.encode(keyword);
  const words = encoder.encode(text);
  const isLong = words.length > LONG;
  const body = isLong ? deflate(words) : words;
  // Keyword, its end, deflated or not, by method 0, no language, no translated keyword.
  const chunk = new Uint8Array(name.length + 5 + body.length);
  chunk.set(name);
  chunk[name.length + 1] = isLong ? 1 : 0;
  chunk.set(body, name.length + 5);
  return chunk;
}

/** No text may unpack to more: recipes have a few kilobytes. */
const MOST = 16_777_216;

/**
 * The text of the first iTXt chunk with a keyword, in a file that may be anything; null if there is none that can be
 * read. Check sums are not looked at. Cost: O(chunks).
 */
export function pngText(bytes: Uint8Array, keyword: string): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wanted = new TextEncoder().encode(keyword);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    const isText = [0x69, 0x54, 0x58, 0x74].every((letter, i) => bytes[at + 4 + i] === letter); // iTXt
    if (
      isText &&
      data.length === length &&
      wanted.every((letter, i) => data[i] === letter) &&
      data[wanted.length] === 0
    ) {
      return textOf(data.subarray(wanted.length + 1));
    }
    at += 12 + length;
  }
  return null;
}

/** The text after the keyword of an iTXt chunk. */
function textOf(data: Uint8Array): string | null {
  const afterLanguage = data.indexOf(0, 2) + 1;
  const afterTranslation = afterLanguage === 0 ? 0 : data.indexOf(0, afterLanguage) + 1;
  if (afterTranslation === 0) return null;
  const body = data.subarray(afterTranslation);
  try {
    const words = data[0] === 1 ? unzlibSync(body, { out: new Uint8Array(Math.min(MOST, 1032 * body.length)) }) : body;
    return new TextDecoder('utf-8', { fatal: true }).decode(words);
  } catch {
    return null;
  }
}
