// Says what a picture may be that is no maze of squares, so that the refusal helps.

import type { Pixels } from '@labrys/raster';
import type { CodedPicture } from './colours.ts';
import { edgeDirections } from './directions.ts';
import type { Found } from './find-lattice.ts';
import { mainColours } from './palette.ts';

const LATER = 'reading those comes later';

/**
 * Why a picture was not read and what to do, one or two sentences.
 *
 * @param found the best reading there was, though it is not good enough; null if there is none
 * Cost: O(pixels).
 */
export function looksLike(picture: Pixels, coded: CodedPicture, found: Found | null): string {
  if (mainColours(coded, 24, 0.0005).length < 2) {
    return 'the picture is all one colour; there are no walls to be told from the floor';
  }
  if (isPhotograph(coded)) {
    return (
      'this looks like a photograph: shading and perspective hide the lattice, and reading photographs comes later. ' +
      'A scan, or a picture straightened and turned into black and white, can be read'
    );
  }
  if (isPixelMaze(coded)) {
    return (
      'no lattice of cells fits, but single pixels make the passages: this looks like a picture of pixels, not of cells. ' +
      '--as pixels reads it pixel by pixel'
    );
  }
  const { straight, slanted, lying, standing, least } = runsOf(picture);
  // Three directions share the edges evenly in hexagons and triangles; small ones with hard edges have some of all.
  if (Math.max(lying, standing) > (least > 0.03 ? 0.56 : 0.75) && straight < 0.6) {
    return hasLongRuns(picture, lying > standing)
      ? `this looks like a maze of triangles; ${LATER}`
      : `this looks like a maze of hexagons; ${LATER}`;
  }
  if (least > 0.03) return `this looks like a round maze (its walls run in all directions); ${LATER}`;
  if (slanted > 0.16 && straight + slanted > 0.8) {
    return slanted > 0.45 * straight
      ? `this looks like a maze of octagons and squares; ${LATER}`
      : `this looks like a maze with slanting passages (zeta); ${LATER}`;
  }
  if (straight > 0.85) {
    if (found?.verdict.hasEmptyLines === true && found.verdict.stray < 0.1) {
      return `each passage has walls of its own, with room between: this looks like a weave maze, whose passages cross over and under; ${LATER}`;
    }
    if (found !== null && found.verdict.stray > 0.1) {
      return (
        'walls run only across and down, but not on one lattice of cells all alike: perspective, several mazes, or other things ' +
        'in the picture. Cut the picture down to one maze'
      );
    }
  }
  return (
    'no lattice of square cells was found. The picture should show one maze of squares, seen straight on, ' +
    'turned by no more than 3 degrees; cut away what lies around it'
  );
}

/** Shares of the edges by the ways they run, 0 to 1. */
interface Runs {
  /** Across or down. */
  readonly straight: number;
  /** Along a diagonal. */
  readonly slanted: number;
  /** In the three directions of hexagons or triangles, one of them across (lying) or down (standing). */
  readonly lying: number;
  readonly standing: number;
  /** Of the rarest direction. */
  readonly least: number;
}

function runsOf(picture: Pixels): Runs {
  const shares = edgeDirections(picture);
  const near = (direction: number): number =>
    (shares[direction] as number) +
    ((shares[(direction + 11) % 12] as number) + (shares[(direction + 1) % 12] as number)) / 2;
  return {
    straight: near(0) + near(6),
    slanted: near(3) + near(9),
    lying: near(2) + near(6) + near(10),
    standing: near(0) + near(4) + near(8),
    least: Math.min(...shares),
  };
}

/** Whether most edges run across or down, as those of squares do. Cost: O(pixels). */
export function runsStraight(picture: Pixels): boolean {
  return runsOf(picture).straight > 0.62;
}

/** Many shades make up the bulk of a photograph, one or two that of a drawing. */
function isPhotograph(coded: CodedPicture): boolean {
  const counts = Array.from(coded.histogram.filter((n) => n > 0)).sort((a, b) => b - a);
  let covered = 0;
  let shades = 0;
  while (covered < 0.9 * coded.code.length) covered += counts[shades++] as number;
  return shades >= 16;
}

/** Colours change every few pixels, without any between wall and floor. */
function isPixelMaze(coded: CodedPicture): boolean {
  const { width, height, code, histogram } = coded;
  let changes = 0;
  for (let i = 1; i < code.length; i++) if (code[i] !== code[i - 1]) changes++;
  let colours = 0;
  for (const n of histogram) if (n > 0) colours++;
  return colours <= 8 && changes > 0.2 * width * height;
}

/** Whether edges along one direction go on over several sides of cells; sides of hexagons all stand alone. */
function hasLongRuns(picture: Pixels, lying: boolean): boolean {
  const { width, height, samples } = picture;
  const lines = lying ? height : width;
  const length = lying ? width : height;
  const at = (line: number, place: number): number => 4 * (lying ? line * width + place : place * width + line);
  const runs: number[] = [];
  const grey = (i: number): number =>
    ((samples[i] as number) + (samples[i + 1] as number) + (samples[i + 2] as number)) *
      ((samples[i + 3] as number) / 255) +
    3 * (255 - (samples[i + 3] as number));
  for (let line = 0; line + 1 < lines; line++) {
    let run = 0;
    for (let place = 0; place < length; place++) {
      if (grey(at(line + 1, place)) - grey(at(line, place)) > 100) run++;
      else {
        if (run >= 6) runs.push(run);
        run = 0;
      }
    }
  }
  if (runs.length < 3) return false;
  runs.sort((a, b) => a - b);
  const usual = runs[runs.length >> 1] as number;
  return (runs[Math.floor(0.97 * (runs.length - 1))] as number) > 1.8 * usual;
}
