// Pictures of mazes of squares, read into cells: any colours, thin or thick walls, a little turned, noisy or cut off.
// What is wall and what floor, and where the cells lie, is decided by which reading explains the picture; see
// find-lattice.ts.

import { badPicture, checkPictureSize, type Pixels } from '@labrys/raster';
import { colouredEnds } from './coloured-ends.ts';
import { type CodedPicture, type Colour, codeColours, colourDistance } from './colours.ts';
import { type Correction, correctReading, endsOf } from './corrections.ts';
import { decideSides } from './decide.ts';
import { type Found, findLattice, scoreOf } from './find-lattice.ts';
import { columnsOf, type Lattice, pixelX, pixelY, rowsOf } from './lattice.ts';
import { looksLike, runsStraight } from './looks-like.ts';
import { ASSUMED, type Outline, placedSide, readOutline } from './outline.ts';
import type { Doubt, PictureReading, SideName, Understood, Walls } from './reading.ts';
import { UNSEEN } from './sides.ts';
import { requirePlainSurroundings } from './surroundings.ts';
import { foundInWhole, trim } from './trim.ts';

/** How to read. */
export interface ReadPictureOptions {
  /** Walls and ends set by hand. */
  readonly corrections?: readonly Correction[] | undefined;
}

/** Readings that fit less are refused. */
const LEAST_FIT = 0.55;
const GOOD_FIT = 0.9;
/** Most wall that may lie off the lattice. */
const MOST_STRAY = 0.13;
/** Readings less certain are nearly always wrong; those of drawings without faults are far above. */
const LEAST_CONFIDENCE = 0.5;
/** Readings less certain are kept only of pictures whose edges run across and down, on the lattice. */
const UNSURE = 0.8;
/** Wall off the lattice that makes an unsure reading a wrong one. */
const MUCH_STRAY = 0.08;
/** Sides less certain than this are told as doubts. */
const DOUBTFUL = 0.5;
const MOST_DOUBTS = 500;
/** Boards on a page have few ways in. */
const MOST_OPENINGS = 4;

/**
 * Reads a picture of a maze of squares into cells.
 *
 * @param picture decoded pixels, any colours, up to 64 million
 * @returns for each side of each cell whether it is closed, with confidence and place, openings, ends and doubts
 * @throws MazeError `bad-file` with what the picture looks like and the way out, `too-large` above the limit,
 *   `bad-value` for corrections outside the board
 * Cost: O(pixels) for each of some twenty readings tried; 2001 x 2001 pixels take one to three seconds.
 */
export function readPicture(picture: Pixels, options: ReadPictureOptions = {}): PictureReading {
  checkPictureSize(picture.width, picture.height);
  if (picture.samples.length !== 4 * picture.width * picture.height) {
    throw badPicture(
      `the pixels are ${picture.samples.length} bytes; ${picture.width} x ${picture.height} need four each`,
    );
  }
  const coded = codeColours(picture);
  const found = betterFound(coded);
  if (found === null || found.verdict.fit < leastFit(found) || found.verdict.stray > MOST_STRAY) {
    throw badPicture(looksLike(picture, coded, found));
  }
  requireWholePosts(found);
  requirePlainSurroundings(coded, found.lattice);
  const walls = decideSides(picture, found);
  const outline = readOutline(found.lattice, found.sides, walls);
  requireFrame(picture, found, outline);
  const confidence = overallConfidence(found, walls);
  const isUnsure = confidence < UNSURE && (found.verdict.stray > MUCH_STRAY || !runsStraight(picture));
  if (confidence < LEAST_CONFIDENCE || isUnsure) {
    throw badPicture(looksLike(picture, coded, found));
  }
  const coloured = colouredEnds(picture, found, walls);
  const ends =
    coloured === null
      ? endsOf(outline.openings, columnsOf(found.lattice))
      : { start: coloured.start, finishes: [coloured.finish] };
  const { doubts, more } = doubtsOf(found, walls, outline);
  const reading: PictureReading = {
    columns: columnsOf(found.lattice),
    rows: rowsOf(found.lattice),
    walls,
    openings: outline.openings,
    start: ends.start,
    finishes: ends.finishes,
    hasColouredEnds: coloured !== null,
    doubts,
    notes: [...(coloured === null ? [] : [coloured.note]), ...notesOf(found, more)],
    understood: understoodOf(picture, found),
    confidence,
    lattice: found.lattice,
  };
  return correctReading(reading, options.corrections ?? []);
}

/** The better of the readings with and without wide margins; null if there is none. */
function betterFound(coded: CodedPicture): Found | null {
  const found = findLattice(coded);
  const trimmed = trim(coded);
  if (trimmed === null) return found;
  const part = findLattice(trimmed.picture);
  if (part === null || (found !== null && scoreOf(found) >= scoreOf(part))) return found;
  return foundInWhole(part, trimmed);
}

/** A single row of cells is soon found in anything. */
function leastFit({ lattice }: Found): number {
  return Math.min(columnsOf(lattice), rowsOf(lattice)) === 1 ? GOOD_FIT : LEAST_FIT;
}

/** A picture of single pixels with ways through the corners of cells is another kind of maze. */
function requireWholePosts(found: Found): void {
  const { brokenPosts } = found.verdict;
  const isFine = (found.lattice.u[1] as number) - (found.lattice.u[0] as number) < 4;
  if (brokenPosts.count === 0 || (!isFine && brokenPosts.share < 0.1)) return;
  throw badPicture(
    `passages run through the corners of cells in ${brokenPosts.count} places (first at pixel ${brokenPosts.x},${brokenPosts.y}), ` +
      'so this looks like a picture of pixels, not of cells. --as pixels reads it pixel by pixel',
  );
}

/** Lines on a page without a whole frame are ways to be followed, or the board is no rectangle. */
function requireFrame(picture: Pixels, found: Found, outline: Outline): void {
  const gaps = outline.openings.length;
  if (outline.closedShare >= 0.5 && (gaps <= MOST_OPENINGS || outline.closedShare >= 0.85)) return;
  const { lattice } = found;
  const { slope, u, v } = lattice;
  const left = pixelX(slope, u[0] as number, v[0] as number);
  const top = pixelY(slope, u[0] as number, v[0] as number);
  const right = pixelX(slope, u[u.length - 1] as number, v[v.length - 1] as number);
  const bottom = pixelY(slope, u[u.length - 1] as number, v[v.length - 1] as number);
  const period = (right - left) / columnsOf(lattice);
  const hasMargin =
    left > period / 2 && top > period / 2 && picture.width - right > period / 2 && picture.height - bottom > period / 2;
  if (!hasMargin) return;
  throw badPicture(
    'the lines have no closed frame round them: this looks like a line maze, where the lines are the ways, or like a board ' +
      'that is no rectangle; reading those comes later. If they are walls, close the frame first',
  );
}

function doubtsOf(found: Found, walls: Walls, outline: Outline): { doubts: Doubt[]; more: number } {
  const { lattice, sides } = found;
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  const doubts: Doubt[] = [];
  for (const { side, reason } of outline.missing) {
    const isDown = side === 'west' || side === 'east';
    const x = isDown ? (side === 'west' ? 0 : columns - 1) : columns >> 1;
    const y = isDown ? rows >> 1 : side === 'north' ? 0 : rows - 1;
    doubts.push({
      ...placedSide(lattice, x, y, side),
      closed: true,
      confidence: ASSUMED,
      reason: `the whole frame on the ${side} is taken as closed: ${reason}`,
    });
  }
  const missing = new Set(outline.missing.map(({ side }) => side));
  const unsure: Doubt[] = [];
  const add = (x: number, y: number, side: SideName, closed: number, confidence: number, amount: number): void => {
    if (confidence >= DOUBTFUL || (missing.has(side) && confidence === Math.fround(ASSUMED))) return;
    unsure.push({
      ...placedSide(lattice, x, y, side),
      closed: closed === 1,
      confidence: Math.round(100 * confidence) / 100,
      reason:
        amount === UNSEEN
          ? 'it lies outside the picture'
          : confidence === 0
            ? 'wall and floor have one colour here'
            : `${Math.round(100 * amount)} % of it looks like wall`,
    });
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const i = y * (columns + 1) + x;
      const confidence = walls.downConfidence[i] as number;
      if (confidence >= DOUBTFUL) continue;
      add(
        Math.max(0, x - 1),
        y,
        x === 0 ? 'west' : 'east',
        walls.down[i] as number,
        confidence,
        sides.down[i] as number,
      );
    }
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      const confidence = walls.acrossConfidence[i] as number;
      if (confidence >= DOUBTFUL) continue;
      add(
        x,
        Math.max(0, y - 1),
        y === 0 ? 'north' : 'south',
        walls.across[i] as number,
        confidence,
        sides.across[i] as number,
      );
    }
  }
  unsure.sort((a, b) => a.confidence - b.confidence || a.y - b.y || a.x - b.x);
  const room = Math.max(0, MOST_DOUBTS - doubts.length);
  doubts.push(...unsure.slice(0, room));
  return { doubts, more: Math.max(0, unsure.length - room) };
}

function notesOf(found: Found, more: number): string[] {
  const notes: string[] = [];
  const { brokenPosts, stray } = found.verdict;
  if (brokenPosts.count > 0) {
    notes.push(
      `In ${brokenPosts.count} places a wall has a gap at the corner of cells, first at pixel ${brokenPosts.x},${brokenPosts.y}; it was taken as closed.`,
    );
  }
  if (stray > 0.02)
    notes.push('Something of the colour of the walls lies inside cells (marks, letters, dirt); it was left out.');
  if (more > 0) notes.push(`${more} more walls are in doubt than are listed.`);
  return notes;
}

function overallConfidence(found: Found, walls: Walls): number {
  let sum = 0;
  for (const list of [walls.downConfidence, walls.acrossConfidence]) {
    for (const confidence of list) sum += confidence;
  }
  const mean = sum / (walls.downConfidence.length + walls.acrossConfidence.length);
  // Wall and floor changed over would score about half.
  return Math.round(1000 * mean * Math.min(1, found.verdict.fit) * Math.min(1, 0.5 + scoreOf(found))) / 1000;
}

function understoodOf(picture: Pixels, found: Found): Understood {
  const { lattice, guess } = found;
  const { slope, u, v } = lattice;
  const brightness = (colour: Colour): number => colourDistance(colour, [0, 0, 0]);
  const stretch = Math.sqrt(1 + slope * slope); // (u, v) are a little longer than pixels
  return {
    pictureWidth: picture.width,
    pictureHeight: picture.height,
    wallColour: guess.wall,
    floorColour: guess.floor,
    wallsOfManyColours: guess.anyColour,
    polarity: brightness(guess.wall) < brightness(guess.floor) ? 'dark walls' : 'light walls',
    periodX: periodOf(u) / stretch,
    periodY: periodOf(v) / stretch,
    wallThickness: (lattice.thicknessU + lattice.thicknessV) / 2 / stretch,
    rotation: -slope * (180 / Math.PI) * (1 - (slope * slope) / 3),
    ...cornerOf(lattice),
    offLattice: found.verdict.stray,
  };
}

function cornerOf({ slope, u, v }: Lattice): { left: number; top: number } {
  return { left: pixelX(slope, u[0] as number, v[0] as number), top: pixelY(slope, u[0] as number, v[0] as number) };
}

/** The usual distance of lines: a last narrow row does not count. */
function periodOf(lines: Float64Array): number {
  return Math.max(
    (lines[1] as number) - (lines[0] as number),
    ((lines[lines.length - 1] as number) - (lines[0] as number)) / (lines.length - 1),
  );
}
