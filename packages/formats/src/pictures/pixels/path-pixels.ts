// Which pixels of a picture are path and which are wall.

import { BitSet } from '@labrys/core';
import { type Pixels, sampleOnWhite } from '@labrys/raster';
import { badFile } from '../../bad-file.ts';
import { edgePixels, edgeRuns } from './edge.ts';

/** Which shade is the path; `auto` takes white unless the edge of the picture says otherwise. */
export type PathShade = 'auto' | 'white' | 'black';

/**
 * The path of a one-pixel maze. Light and dark are told apart half-way between the lightest and the darkest pixel.
 *
 * A light edge with two dark gaps that dark pixels join means that black is the path. A wholly light edge does not: it
 * may as well be the margin round a maze with black walls.
 *
 * @param notes is told of a guess that is not the usual one
 */
export function pathPixels(picture: Pixels, shade: PathShade, notes: string[]): BitSet {
  const light = lightPixels(picture);
  if (shade === 'white') return light;
  const dark = light.complement();
  if (shade === 'black') return dark;
  if (!isDarkPath(picture, dark)) return light;
  notes.push('Black was taken for the path and white for the walls, because the edge is white with two black gaps.');
  return dark;
}

function lightPixels({ width, height, samples }: Pixels): BitSet {
  const brightness = (pixel: number): number => {
    const red = sampleOnWhite(samples, pixel, 0);
    const green = sampleOnWhite(samples, pixel, 1);
    const blue = sampleOnWhite(samples, pixel, 2);
    return (299 * red + 587 * green + 114 * blue) / 1000; // weights of ITU-R BT.601
  };
  let least = 255;
  let most = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const value = brightness(pixel);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least === most) throw badFile('the picture has one shade only, so it shows no maze');
  const light = new BitSet(width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (brightness(pixel) > (least + most) / 2) light.add(pixel);
  }
  return light;
}

/** Share of the edge that two openings take at most; more is the outline of a board that touches the edge. */
const WIDEST_OPENINGS = 0.15;

function isDarkPath({ width, height }: Pixels, dark: BitSet): boolean {
  const runs = edgeRuns(width, height, dark);
  const [from, to] = runs;
  if (runs.length !== 2 || from === undefined || to === undefined) return false;
  if ((from.length + to.length) / edgePixels(width, height).length > WIDEST_OPENINGS) return false;
  return areJoined(width, height, dark, from[0] as number, to[0] as number);
}

/** Whether marked pixels lead from one to the other. Cost: O(pixels). */
function areJoined(width: number, height: number, marked: BitSet, from: number, to: number): boolean {
  const reached = new BitSet(width * height);
  const waiting = [from];
  reached.add(from);
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (pixel === to) return true;
    const x = pixel % width;
    const neighbours = [
      x + 1 < width ? pixel + 1 : pixel,
      pixel + width < width * height ? pixel + width : pixel,
      x > 0 ? pixel - 1 : pixel,
      pixel >= width ? pixel - width : pixel,
    ];
    for (const neighbour of neighbours) {
      if (reached.has(neighbour) || !marked.has(neighbour)) continue;
      reached.add(neighbour);
      waiting.push(neighbour);
    }
  }
  return false;
}
