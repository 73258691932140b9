import { badPicture } from '@labrys/raster';
import { CODES, type CodedPicture } from './colours.ts';
import { columnsOf, type Lattice, pixelX, pixelY, rowsOf } from './lattice.ts';
import { paperCodes, paperShare } from './paper.ts';

/** A board that covers more of the picture than this is what the picture shows. */
const LARGE = 0.25;

/** Share of the pixels round a small board that have to be about as the most frequent colour there: paper, with some words. */
const PLAIN = 0.75;

/**
 * Refuses a board that is a small part of a picture full of other things: some corner of any drawing looks like a maze.
 *
 * @throws MazeError `bad-file`
 * Cost: O(pixels) where the board is small.
 */
export function requirePlainSurroundings({ width, height, code }: CodedPicture, lattice: Lattice): void {
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const { slope, u, v, thicknessU, thicknessV } = lattice;
  const place = (i: number, j: number): [number, number] => [
    pixelX(slope, u[i] as number, v[j] as number),
    pixelY(slope, u[i] as number, v[j] as number),
  ];
  const corners = [place(0, 0), place(columns, 0), place(0, rows), place(columns, rows)];
  const left = Math.min(...corners.map(([x]) => x)) - thicknessU;
  const right = Math.max(...corners.map(([x]) => x)) + thicknessU;
  const top = Math.min(...corners.map(([, y]) => y)) - thicknessV;
  const bottom = Math.max(...corners.map(([, y]) => y)) + thicknessV;
  const covered = ((right - left) * (bottom - top)) / (width * height);
  if (covered > LARGE) return;

  const histogram = new Uint32Array(CODES);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= left && x <= right && y >= top && y <= bottom) continue;
      const c = code[y * width + x] as number;
      histogram[c] = (histogram[c] as number) + 1;
    }
  }
  if (paperShare(histogram, paperCodes(histogram)) >= PLAIN) return;
  throw badPicture(
    `no maze was recognised: what comes nearest, ${columns} x ${rows} squares, is ${Math.ceil(100 * covered)} % of the picture, ` +
      'and there is no plain margin round it. Cut the picture down to one maze',
  );
}
