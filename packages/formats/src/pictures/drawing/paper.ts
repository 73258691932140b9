import { CODES, colourDistance, colourOfCode } from './colours.ts';

/** Colours no farther apart are one, in spite of noise and shading. */
const ALIKE = 60;

/**
 * Colour code -> 1 if it is about the most frequent one.
 *
 * @param histogram pixels with each code
 */
export function paperCodes(histogram: Uint32Array): Uint8Array {
  let most = 0;
  for (let c = 1; c < CODES; c++) if ((histogram[c] as number) > (histogram[most] as number)) most = c;
  const paper = colourOfCode(most);
  return Uint8Array.from(histogram, (_, c) => (colourDistance(colourOfCode(c), paper) < ALIKE ? 1 : 0));
}

/** Share of the pixels that have such a code, 0 to 1; 1 if there are none. */
export function paperShare(histogram: Uint32Array, isPaper: Uint8Array): number {
  let paper = 0;
  let all = 0;
  for (let c = 0; c < CODES; c++) {
    all += histogram[c] as number;
    if (isPaper[c] === 1) paper += histogram[c] as number;
  }
  return all === 0 ? 1 : paper / all;
}
