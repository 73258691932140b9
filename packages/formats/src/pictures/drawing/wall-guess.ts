// Which colour the walls have is not known beforehand and darkness does not tell. Each main colour is tried as the
// colour of the walls, and each as the colour of the floor with all else as wall; the lattice found in each decides.

import { CODES, type CodedPicture, type Colour, colourDistance, colourOfCode } from './colours.ts';
import { type Cluster, mainColours } from './palette.ts';

/** One reading of the colours. */
export interface WallGuess {
  /** Colour of the walls; the mean of all that is not floor where only the floor is one colour. */
  readonly wall: Colour;
  readonly floor: Colour;
  /** How likely such a reading is beforehand, against others that explain the picture as well: 0 to 1. */
  readonly prior: number;
  /** Whether walls are all that is not floor. */
  readonly anyColour: boolean;
  /** Colour code -> how much it is wall, 0 to 255; for the codes that occur. */
  readonly wallness: Uint8Array;
  /** The same in proportion, without the sharp step from floor to wall: what soft edges add up to. */
  readonly ink: Uint8Array;
}

const NEAR = 28;
const FAR = 72;
const LEAST_SHARE = 0.003;

/** All readings worth a try, most different ones only. */
export function wallGuesses(picture: CodedPicture): WallGuess[] {
  const guesses: WallGuess[] = [];
  const add = (guess: WallGuess | null): void => {
    if (guess !== null && !guesses.some((other) => sameReading(picture, guess, other))) guesses.push(guess);
  };
  for (const radius of [FAR, NEAR]) {
    const clusters = mainColours(picture, radius, LEAST_SHARE);
    for (const cluster of clusters.slice(0, 6)) {
      add(wallWithBlends(picture, cluster, clusters));
      add(wallOfColour(picture, cluster, clusters));
    }
  }
  for (const cluster of mainColours(picture, FAR, LEAST_SHARE).slice(0, 2)) add(wallOfAnyColour(picture, cluster));
  return guesses;
}

/**
 * Walls of one colour, all that is nearer to another main colour is not wall. Needed where floors are painted in tones
 * between wall and floor.
 */
function wallOfColour(picture: CodedPicture, cluster: Cluster, clusters: readonly Cluster[]): WallGuess | null {
  const floor = clusters.find((other) => other !== cluster);
  if (floor === undefined) return null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of clusters) {
    if (other !== cluster) nearest = Math.min(nearest, colourDistance(cluster.colour, other.colour));
  }
  const wallness = new Uint8Array(CODES);
  const ink = new Uint8Array(CODES);
  for (const c of picture.present) {
    const distance = colourDistance(colourOfCode(c), cluster.colour);
    wallness[c] = ramp(distance, 0.75 * nearest, 0.25 * nearest);
    ink[c] = ramp(distance, nearest, 0);
  }
  return { wall: cluster.colour, floor: floor.colour, anyColour: false, prior: 0.92, wallness, ink };
}

/**
 * Walls of one colour with soft edges: tones between the colours of floor and wall are wall in part, all colours off
 * the straight line between the two are neither.
 */
function wallWithBlends(picture: CodedPicture, cluster: Cluster, clusters: readonly Cluster[]): WallGuess | null {
  const floor = clusters.find((other) => other !== cluster);
  if (floor === undefined) return null;
  const from = floor.colour;
  const along: Colour = [cluster.colour[0] - from[0], cluster.colour[1] - from[1], cluster.colour[2] - from[2]];
  const square = along[0] * along[0] + along[1] * along[1] + along[2] * along[2];
  const length = Math.sqrt(square);
  const wallness = new Uint8Array(CODES);
  const ink = new Uint8Array(CODES);
  for (const c of picture.present) {
    const [red, green, blue] = colourOfCode(c);
    const dot = (red - from[0]) * along[0] + (green - from[1]) * along[1] + (blue - from[2]) * along[2];
    const part = dot / square;
    const foot: Colour = [from[0] + part * along[0], from[1] + part * along[1], from[2] + part * along[2]];
    const off = colourDistance([red, green, blue], foot);
    // Beyond the colour of the wall it is wall all the more: of thin walls the pale edges may be the most frequent.
    const kind = ramp(off, 0.3 * length + 20, 0.12 * length + 10) / 255;
    wallness[c] = Math.round(kind * ramp(part, 0.25, 0.75));
    ink[c] = Math.round(kind * ramp(part, 0, 1));
  }
  return { wall: cluster.colour, floor: from, anyColour: false, prior: 1, wallness, ink };
}

function wallOfAnyColour(picture: CodedPicture, cluster: Cluster): WallGuess | null {
  let weight = 0;
  let sum = 0;
  const mean = [0, 0, 0];
  for (const c of picture.present) {
    const n = picture.histogram[c] as number;
    const colour = colourOfCode(c);
    const distance = colourDistance(colour, cluster.colour);
    if (distance < NEAR) continue;
    // Weighted by the square, so that the full colours of walls outweigh their soft edges.
    const w = n * distance * distance;
    weight += w;
    sum += w * distance;
    for (let k = 0; k < 3; k++) mean[k] = (mean[k] as number) + w * (colour[k] as number);
  }
  if (weight === 0) return null;
  const reach = sum / weight;
  const wallness = new Uint8Array(CODES);
  const ink = new Uint8Array(CODES);
  for (const c of picture.present) {
    const distance = colourDistance(colourOfCode(c), cluster.colour);
    wallness[c] = ramp(distance, 0.2 * reach, 0.7 * reach);
    ink[c] = ramp(distance, 0, reach);
  }
  return {
    wall: [(mean[0] as number) / weight, (mean[1] as number) / weight, (mean[2] as number) / weight],
    floor: cluster.colour,
    anyColour: true,
    prior: 0.9, // a margin or marks may pass for walls
    wallness,
    ink,
  };
}

/** 0 at `none`, 255 at `full`, straight between. */
function ramp(value: number, none: number, full: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, (value - none) / (full - none))));
}

function sameReading(picture: CodedPicture, a: WallGuess, b: WallGuess): boolean {
  let difference = 0;
  let walls = 0;
  for (const c of picture.present) {
    const n = picture.histogram[c] as number;
    difference += n * Math.abs((a.wallness[c] as number) - (b.wallness[c] as number));
    walls += n * Math.max(a.wallness[c] as number, b.wallness[c] as number);
  }
  return difference <= 0.01 * walls;
}
