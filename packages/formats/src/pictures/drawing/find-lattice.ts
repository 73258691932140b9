// Tries each reading of the colours with each likely period, upright first, then turned, and keeps what explains the
// picture best.

import type { CodedPicture } from './colours.ts';
import { cropLattice, latticeOver } from './extent.ts';
import { judge, type Verdict } from './judge.ts';
import { columnsOf, type Lattice, rowsOf } from './lattice.ts';
import { type Levels, wallLevels } from './levels.ts';
import { type Comb, likelyCombs } from './period.ts';
import { columnProfile, rowProfile, type Strips, stripsOf } from './projection.ts';
import { estimateSlope } from './rotation.ts';
import { measureSides, type Sides } from './sides.ts';
import { type WallGuess, wallGuesses } from './wall-guess.ts';

/** A picture read into walls. */
export interface Found {
  readonly guess: WallGuess;
  readonly lattice: Lattice;
  readonly sides: Sides;
  readonly levels: Levels;
  readonly verdict: Verdict;
}

/** A reading to be tried, and how periodic its profiles are. */
interface Trial {
  readonly guess: WallGuess;
  readonly combU: Comb;
  readonly combV: Comb;
  readonly slope: number;
  readonly score: number;
}

const MOST_TRIALS = 20;
/** A reading that fits this well is not tried turned. */
const GOOD = 0.93;
/** After a reading this good no other is tried: its mirror image, with walls and floor changed over, reaches 0.9. */
const PERFECT = 0.99;

/**
 * The best reading, good or bad; null where nothing repeats.
 *
 * Cost: O(pixels) for each of up to some twenty readings.
 */
export function findLattice(picture: CodedPicture): Found | null {
  const guesses = wallGuesses(picture);
  const upright = guesses.flatMap((guess) => trialsOf(stripsOf(picture, guess), guess, 0));
  let best = bestOf(picture, upright, null);
  if (best !== null && best.verdict.fit >= GOOD && hasEvenWalls(best.lattice)) return straightened(picture, best);
  const turned: Trial[] = [];
  for (const guess of rankedGuesses(guesses, upright).slice(0, 4)) {
    const strips = stripsOf(picture, guess);
    const slope = estimateSlope(strips);
    if (slope !== 0) turned.push(...trialsOf(strips, guess, slope));
  }
  best = bestOf(picture, turned, best);
  return best;
}

/** A good upright reading, or a turned one if walls leave their lines by more than half a pixel. */
function straightened(picture: CodedPicture, upright: Found): Found {
  const strips = stripsOf(picture, upright.guess);
  const slope = estimateSlope(strips);
  if (Math.abs(slope) * Math.max(picture.width, picture.height) < 1) return upright;
  const turned = bestOf(picture, trialsOf(strips, upright.guess, slope), null);
  return turned !== null && scoreOf(turned) > scoreOf(upright) - 0.01 ? turned : upright;
}

/** How good a reading is, 0 to 1; a bad fit counts more than an unusual maze. */
export function scoreOf({ verdict, levels }: Found): number {
  const clarity = Math.min(1, (levels.closed - levels.open) / 0.95);
  return verdict.fit * verdict.fit * clarity * clarity * verdict.polarity;
}

/** In a picture that is turned walls look thicker, the more so the longer they are. */
function hasEvenWalls({ thicknessU, thicknessV }: Lattice): boolean {
  return Math.abs(thicknessU - thicknessV) < 1 + 0.2 * Math.min(thicknessU, thicknessV);
}

function rankedGuesses(guesses: readonly WallGuess[], trials: readonly Trial[]): WallGuess[] {
  const scores = new Map<WallGuess, number>();
  for (const { guess, score } of trials) scores.set(guess, Math.max(score, scores.get(guess) ?? 0));
  return [...guesses].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function trialsOf(strips: Strips, guess: WallGuess, slope: number): Trial[] {
  const shortest = Math.max(2, strips.spacing / 16);
  const combsU = likelyCombs(columnProfile(strips, slope), shortest, 5);
  const combsV = likelyCombs(rowProfile(strips, slope), shortest, 5);
  const trials: Trial[] = [];
  for (const combU of combsU) {
    for (const combV of combsV) {
      const ratio = combU.period / combV.period;
      if (ratio < 0.75 || ratio > 1.34) continue;
      // Nearly square cells first.
      const score = (combU.score + combV.score) / 2 - Math.abs(1 - ratio);
      trials.push({ guess, combU, combV, slope, score });
    }
  }
  return trials.sort(likelierFirst).slice(0, 5);
}

/** Multiples of a period explain a regular maze as well as the period itself does: among equals the shortest first. */
function likelierFirst(a: Trial, b: Trial): number {
  return Math.round(50 * b.score) - Math.round(50 * a.score) || a.combU.period - b.combU.period;
}

function bestOf(picture: CodedPicture, trials: readonly Trial[], known: Found | null): Found | null {
  let best = known;
  for (const trial of [...trials].sort(likelierFirst).slice(0, MOST_TRIALS)) {
    const found = tryTrial(picture, trial);
    if (found !== null && (best === null || scoreOf(found) > scoreOf(best) + 0.005)) best = found;
    if (best !== null && scoreOf(best) >= PERFECT) break;
  }
  return best;
}

function tryTrial(picture: CodedPicture, trial: Trial): Found | null {
  const { guess, combU, combV, slope } = trial;
  if (combU.thickness > 0.8 * combU.period || combV.thickness > 0.8 * combV.period) return null;
  const whole = latticeOver(picture, combU, combV, slope);
  const everywhere = measureSides(picture, guess, whole);
  const lattice = cropLattice(picture, guess, whole, everywhere, wallLevels(everywhere).threshold);
  if (lattice === null) return null;
  const columns = columnsOf(lattice);
  const rows = rowsOf(lattice);
  if (columns * rows < 4 || Math.max(columns, rows) < 2) return null;
  const sides = measureSides(picture, guess, lattice);
  const levels = wallLevels(sides);
  return { guess, lattice, sides, levels, verdict: judge(picture, guess, lattice, sides, levels) };
}
