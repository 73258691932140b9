// The period of the lattice by epoch folding: a profile is cut into pieces of a period and these are laid over each other.
// At the right period walls fall on walls, and the means of the folded places differ most. Sums only, no trigonometry.
// Source: D. A. Leahy and others, On searches for pulsed emission, 1983.

import type { Profile } from './projection.ts';

/** Equidistant walls: the middle of wall i lies at phase + i period. */
export interface Comb {
  readonly period: number;
  readonly phase: number;
  /** Thickness of a wall, in pixels. */
  readonly thickness: number;
  /** Share of the profile's variance explained, 0 to 1. */
  readonly score: number;
}

const MOST_PLACES = 32;
const SCALES_TRIED = 12000;

/**
 * The likely periods of a profile, best first; multiples and parts of the right one are among them.
 *
 * @param shortest shorter periods, in pixels, are not looked for; 2 or more
 * @param most how many at most
 * Cost: O(length) for each of up to 6 length periods (fewer above 2,000 pixels).
 */
export function likelyCombs(profile: Profile, shortest: number, most: number): Comb[] {
  const range = wallRange(profile);
  if (range === null || range.end - range.start < 5) return [];
  const length = range.end - range.start;
  const variance = spread(profile, range.start, range.end);
  if (variance === 0) return [];
  // Frequencies in steps of a sixth of what the length resolves.
  const steps = Math.min(SCALES_TRIED, 3 * length);
  const step = 0.5 / steps;
  const scores = new Float64Array(steps + 1);
  for (let k = 1; k <= steps; k++) {
    const period = 1 / (k * step);
    if (period > length / 1.8) continue;
    if (period < shortest - 1e-9) break;
    scores[k] = foldedScore(profile, range.start, range.end, period, variance);
  }
  const peaks: number[] = [];
  for (let k = 1; k <= steps; k++) {
    const score = scores[k] as number;
    if (score > 0.05 && score >= (scores[k - 1] as number) && score > (scores[k + 1] ?? 0)) peaks.push(k);
  }
  peaks.sort((a, b) => (scores[b] as number) - (scores[a] as number) || b - a);
  const best = peaks[0];
  if (best === undefined) return [];
  // The shortest period that explains nearly as much as the best is tried first.
  const good = peaks.filter((k) => (scores[k] as number) >= 0.7 * (scores[best] as number)).sort((a, b) => b - a);
  const rest = peaks.filter((k) => !good.includes(k));
  const combs: Comb[] = [];
  for (const k of [...good.slice(0, most), ...rest].slice(0, most)) {
    const comb = refined(profile, range.start, range.end, k * step, step, variance);
    if (comb.period < 4 && Math.abs(comb.period - Math.round(comb.period)) > 0.03) continue; // pixels do not split
    if (!combs.some((other) => Math.abs(other.period - comb.period) * length < 0.5 * comb.period * comb.period)) {
      combs.push(comb);
    }
  }
  return combs;
}

/**
 * The part of a profile that holds the maze without its frame; null if it holds no wall at all.
 *
 * A frame or a margin of the colour of walls would outweigh all else, so what is solid at both ends goes.
 */
function wallRange(profile: Profile): { start: number; end: number } | null {
  const { values } = profile;
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  if (largest === 0) return null;
  let start = 0;
  let end = values.length;
  while ((values[start] as number) < 0.1 * largest) start++;
  while ((values[end - 1] as number) < 0.1 * largest) end--;
  while (start < end && (values[start] as number) > 0.93 * largest) start++;
  while (start < end && (values[end - 1] as number) > 0.93 * largest) end--;
  return start < end ? { start, end } : null;
}

function spread(profile: Profile, start: number, end: number): number {
  let sum = 0;
  let squares = 0;
  for (let i = start; i < end; i++) {
    const value = profile.values[i] as number;
    sum += value;
    squares += value * value;
  }
  const count = end - start;
  return squares / count - (sum / count) * (sum / count);
}

const sums = new Float64Array(MOST_PLACES);
const counts = new Float64Array(MOST_PLACES);

function foldedScore(profile: Profile, start: number, end: number, period: number, variance: number): number {
  const places = Math.min(MOST_PLACES, Math.max(2, Math.floor(period + 1e-9)));
  sums.fill(0, 0, places);
  counts.fill(0, 0, places);
  const scale = places / period;
  let place = 0;
  let total = 0;
  for (let i = start; i < end; i++) {
    const value = profile.values[i] as number;
    const at = Math.min(places - 1, Math.floor(place));
    sums[at] = (sums[at] as number) + value;
    counts[at] = (counts[at] as number) + 1;
    total += value;
    place += scale;
    if (place >= places) place -= places;
  }
  const count = end - start;
  const mean = total / count;
  let between = 0;
  for (let k = 0; k < places; k++) {
    const n = counts[k] as number;
    if (n === 0) continue;
    const off = (sums[k] as number) / n - mean;
    between += n * off * off;
  }
  const explained = between / count / variance;
  if (count <= places + 1) return 0;
  // Few pixels for many places explain much by chance alone.
  return Math.max(0, 1 - ((1 - explained) * (count - 1)) / (count - places));
}

function refined(
  profile: Profile,
  start: number,
  end: number,
  frequency: number,
  step: number,
  variance: number,
): Comb {
  let best = frequency;
  let bestScore = foldedScore(profile, start, end, 1 / best, variance);
  for (let size = step / 2; size > step / 40; size /= 2) {
    for (const tried of [best - size, best + size]) {
      const score = foldedScore(profile, start, end, 1 / tried, variance);
      if (score > bestScore) {
        best = tried;
        bestScore = score;
      }
    }
  }
  const coarse = pulse(profile, start, end, 1 / best);
  return straightened(profile, start, end, { ...coarse, period: 1 / best, score: bestScore });
}

/** Where in the period the wall lies and how thick it is. */
function pulse(profile: Profile, start: number, end: number, period: number): { phase: number; thickness: number } {
  const places = Math.max(2, Math.round(Math.min(96, period * (period < 8 ? 1 : 2))));
  const folded = new Float64Array(places);
  const weights = new Float64Array(places);
  for (let i = start; i < end; i++) {
    // A pixel covers a stretch of places.
    let from = (i / period) * places;
    const to = ((i + 1) / period) * places;
    while (from < to - 1e-9) {
      const cell = Math.floor(from + 1e-9);
      const next = Math.min(to, cell + 1);
      const at = cell % places;
      folded[at] = (folded[at] as number) + (next - from) * (profile.values[i] as number);
      weights[at] = (weights[at] as number) + (next - from);
      from = next;
    }
  }
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  let top = 0;
  for (let k = 0; k < places; k++) {
    const value = (folded[k] as number) / Math.max(1e-9, weights[k] as number);
    folded[k] = value;
    low = Math.min(low, value);
    if (value > high) {
      high = value;
      top = k;
    }
  }
  const half = (low + high) / 2;
  let first = top;
  let last = top;
  while (top - first < places - 1 && (folded[(first - 1 + places) % places] as number) > half) first--;
  while (last - first < places - 1 && (folded[(last + 1) % places] as number) > half) last++;
  let area = 0;
  let moment = 0;
  for (let k = first - 1; k <= last + 1; k++) {
    const above = Math.max(0, (folded[(k + places) % places] as number) - low);
    area += above;
    moment += above * (k + 0.5);
  }
  const size = period / places;
  return {
    phase: (moment / area) * size,
    thickness: Math.max(1, Math.min(area / (high - low), last - first + 1) * size),
  };
}

/** Period and phase by a straight line through the walls found one by one near where they are expected. */
function straightened(profile: Profile, start: number, end: number, comb: Comb): Comb {
  const reach = Math.max(1, Math.min(comb.period / 2, 1.5 * comb.thickness + 1));
  if (comb.period < 3) return { ...comb, phase: comb.phase + profile.from };
  let n = 0;
  let weights = 0;
  let si = 0;
  let sp = 0;
  let sii = 0;
  let sip = 0;
  const { values } = profile;
  // The frame counts here, if it stands free: one period and a bit beyond the range.
  const first = Math.ceil((start - 1.4 * comb.period - comb.phase) / comb.period);
  for (let i = first; comb.phase + i * comb.period < end + 1.4 * comb.period; i++) {
    const middle = comb.phase + i * comb.period;
    const from = Math.round(middle - reach);
    const to = Math.round(middle + reach);
    if (from < 0 || to > values.length || to - from < 2) continue;
    let low = Number.POSITIVE_INFINITY;
    let high = 0;
    for (let x = from; x < to; x++) {
      low = Math.min(low, values[x] as number);
      high = Math.max(high, values[x] as number);
    }
    const half = (low + high) / 2;
    if ((values[from] as number) > half || (values[to - 1] as number) > half) continue;
    let area = 0;
    let moment = 0;
    for (let x = from; x < to; x++) {
      // Only what stands out: the ends of crossing walls are uneven on the two sides.
      const above = Math.max(0, (values[x] as number) - low - 0.4 * (high - low));
      area += above;
      moment += above * (x + 0.5);
    }
    if (area === 0) continue;
    const place = moment / area;
    n++;
    weights += area;
    si += area * i;
    sp += area * place;
    sii += area * i * i;
    sip += area * i * place;
  }
  const determinant = weights * sii - si * si;
  if (n < 3 || determinant <= 0) return { ...comb, phase: comb.phase + profile.from };
  const period = (weights * sip - si * sp) / determinant;
  const phase = (sp - period * si) / weights;
  // A fit that leaves the folded place is one that ran after markers.
  if (Math.abs(period - comb.period) * (end - start) > 0.3 * comb.period * comb.period) {
    return { ...comb, phase: comb.phase + profile.from };
  }
  return { ...comb, period, phase: phase + profile.from };
}
