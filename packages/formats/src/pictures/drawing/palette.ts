import { type CodedPicture, type Colour, colourDistance, colourOfCode } from './colours.ts';

/** A colour that many pixels share, with what is near it. */
export interface Cluster {
  readonly colour: Colour;
  /** Share of all pixels, 0 to 1. */
  readonly share: number;
}

/**
 * The main colours of a picture, most frequent first: the most frequent code takes in all that lie near, then the next.
 *
 * @param radius how near, in colour distance
 * @param least smallest share of the pixels that counts
 */
export function mainColours(picture: CodedPicture, radius: number, least: number): Cluster[] {
  const { histogram } = picture;
  const total = picture.code.length;
  const present = Array.from(picture.present).sort(
    (a, b) => (histogram[b] as number) - (histogram[a] as number) || a - b,
  );
  const clusters: Cluster[] = [];
  let left = present;
  let pixelsLeft = total;
  while (left.length > 0 && clusters.length < 10 && pixelsLeft >= least * total) {
    const centre = colourOfCode(left[0] as number);
    const sum = [0, 0, 0];
    let count = 0;
    const outside: number[] = [];
    for (const c of left) {
      const colour = colourOfCode(c);
      if (colourDistance(colour, centre) > radius) {
        outside.push(c);
        continue;
      }
      const n = histogram[c] as number;
      count += n;
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (colour[k] as number) * n;
    }
    left = outside;
    pixelsLeft -= count;
    if (count < least * total) continue;
    clusters.push({
      colour: [(sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count],
      share: count / total,
    });
  }
  return clusters.sort((a, b) => b.share - a.share);
}
