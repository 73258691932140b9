// Cuts wide margins off: where paper is most of the picture, the walls' period does not stand out.

import { CODES, type CodedPicture, codedPicture } from './colours.ts';
import type { Found } from './find-lattice.ts';
import { paperCodes, paperShare } from './paper.ts';

/** Share of the picture's edge that is paper, if there is a margin. */
const MARGIN = 0.9;

/** Rows and columns with fewer pixels that are no paper are specks. */
const LEAST_PIXELS = 3;

/** Margins that leave more of the width and of the height than this are not too wide. */
const WIDE = 0.67;

/** Paper that is kept on each side, as a share of what is on it. */
const KEPT = 1 / 6;

/** A part of a picture. */
export interface Trimmed {
  readonly picture: CodedPicture;
  /** The pixel of the whole picture where it begins. */
  readonly left: number;
  readonly top: number;
}

/** The picture with wide margins cut to narrow ones; null if it has none. Cost: O(pixels). */
export function trim(picture: CodedPicture): Trimmed | null {
  const { width, height, code } = picture;
  const isPaper = edgePaper(picture);
  if (isPaper === null) return null;
  const across = new Uint32Array(width);
  const down = new Uint32Array(height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (isPaper[code[at] as number] === 1) continue;
      across[x] = (across[x] as number) + 1;
      down[y] = (down[y] as number) + 1;
    }
  }
  const isFull = (count: number): boolean => count >= LEAST_PIXELS;
  const x0 = across.findIndex(isFull);
  const x1 = across.findLastIndex(isFull);
  const y0 = down.findIndex(isFull);
  const y1 = down.findLastIndex(isFull);
  if (x0 < 0 || y0 < 0 || (x1 - x0 > WIDE * width && y1 - y0 > WIDE * height)) return null;
  const keptX = Math.ceil(KEPT * (x1 - x0 + 1));
  const keptY = Math.ceil(KEPT * (y1 - y0 + 1));
  const left = Math.max(0, x0 - keptX);
  const top = Math.max(0, y0 - keptY);
  const right = Math.min(width, x1 + 1 + keptX);
  const bottom = Math.min(height, y1 + 1 + keptY);
  return { picture: partOf(picture, left, top, right, bottom), left, top };
}

/** What is about the colour of the picture's edge, by colour code; null if the edge has no one colour. */
function edgePaper({ width, height, code }: CodedPicture): Uint8Array | null {
  const histogram = new Uint32Array(CODES);
  const count = (pixel: number): void => {
    const c = code[pixel] as number;
    histogram[c] = (histogram[c] as number) + 1;
  };
  for (let x = 0; x < width; x++) {
    count(x);
    count((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    count(y * width);
    count(y * width + width - 1);
  }
  const isPaper = paperCodes(histogram);
  return paperShare(histogram, isPaper) >= MARGIN ? isPaper : null;
}

function partOf(picture: CodedPicture, left: number, top: number, right: number, bottom: number): CodedPicture {
  const width = right - left;
  const code = new Uint16Array(width * (bottom - top));
  for (let y = top; y < bottom; y++) {
    const from = y * picture.width + left;
    code.set(picture.code.subarray(from, from + width), (y - top) * width);
  }
  return codedPicture(width, bottom - top, code);
}

/** What was found in a part, in the pixels of the whole picture. */
export function foundInWhole(found: Found, { left, top }: Trimmed): Found {
  const { lattice, verdict } = found;
  const { slope, u, v } = lattice;
  const { brokenPosts } = verdict;
  return {
    ...found,
    lattice: {
      ...lattice,
      u: u.map((place) => place + left - slope * top),
      v: v.map((place) => place + top + slope * left),
    },
    verdict: { ...verdict, brokenPosts: { ...brokenPosts, x: brokenPosts.x + left, y: brokenPosts.y + top } },
  };
}
