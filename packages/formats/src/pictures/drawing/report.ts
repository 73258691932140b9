// What was understood of a picture, for people and for programs.

import { NONE } from '@labrys/core';
import { colourName } from './colours.ts';
import type { Doubt, PictureReading, PlacedSide } from './reading.ts';

/** Most doubts in the text; the data has all. */
const DOUBTS_IN_TEXT = 40;

/** The report as plain text, a fact a line. */
export function reportText(reading: PictureReading): string {
  const { understood: seen, openings, doubts } = reading;
  const lines = [
    `${reading.columns} x ${reading.rows} cells, read from ${seen.pictureWidth} x ${seen.pictureHeight} pixels`,
    `confidence ${percent(reading.confidence)}`,
    `walls ${seen.wallsOfManyColours ? 'of any colour, about ' : ''}${colourName(seen.wallColour)} on floor ${colourName(seen.floorColour)} (${seen.polarity})`,
    `a cell is ${rounded(seen.periodX)} x ${rounded(seen.periodY)} pixels, walls are ${rounded(seen.wallThickness)} pixels thick`,
    `top left corner at pixel ${rounded(seen.left)},${rounded(seen.top)}, turned by ${rounded(seen.rotation)} degrees clockwise`,
    openings.length === 0 ? 'no openings' : `openings: ${openings.map(placeText).join('; ')}`,
    endsText(reading),
    ...reading.notes,
    doubts.length === 0 ? 'no wall is in doubt' : `${doubts.length} in doubt:`,
    ...doubts.slice(0, DOUBTS_IN_TEXT).map((doubt, i) => `  ${i + 1}. ${doubtText(doubt)}`),
  ];
  if (doubts.length > DOUBTS_IN_TEXT) lines.push(`  and ${doubts.length - DOUBTS_IN_TEXT} more`);
  const example = doubts[0];
  if (example !== undefined) {
    lines.push(`to correct one: wall:${example.x},${example.y},${example.side}=${example.closed ? 'open' : 'closed'}`);
  }
  return `${lines.join('\n')}\n`;
}

function doubtText(doubt: Doubt): string {
  return `${placeText(doubt)}: taken as ${doubt.closed ? 'closed' : 'open'}, ${percent(doubt.confidence)} sure; ${doubt.reason}`;
}

function placeText({ x, y, side, px, py }: PlacedSide): string {
  return `cell ${x},${y} ${side} at pixel ${px},${py}`;
}

function endsText({ start, finishes, columns }: PictureReading): string {
  const place = (cell: number): string => `${cell % columns},${Math.floor(cell / columns)}`;
  if (start === NONE && finishes.length === 0) return 'no ends; set them with start:x,y and finish:x,y';
  return `start ${start === NONE ? 'not known' : place(start)}, finish ${finishes.length === 0 ? 'not known' : finishes.map(place).join(' or ')}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** Two digits after the point; no minus before zero. */
function rounded(value: number): number {
  return Math.round(100 * value) / 100 + 0;
}

/** The report as plain data for JSON. */
export interface PictureReport {
  readonly columns: number;
  readonly rows: number;
  readonly confidence: number;
  readonly picture: { readonly width: number; readonly height: number };
  readonly walls: { readonly colour: string; readonly anyColour: boolean; readonly thickness: number };
  readonly floor: { readonly colour: string };
  readonly polarity: string;
  readonly period: readonly [number, number];
  readonly corner: readonly [number, number];
  readonly rotation: number;
  readonly offLattice: number;
  readonly openings: readonly PlacedSide[];
  readonly start: readonly [number, number] | null;
  readonly finishes: readonly (readonly [number, number])[];
  readonly notes: readonly string[];
  readonly doubts: readonly Doubt[];
}

export function reportData(reading: PictureReading): PictureReport {
  const { understood: seen, columns } = reading;
  const place = (cell: number): [number, number] => [cell % columns, Math.floor(cell / columns)];
  return {
    columns,
    rows: reading.rows,
    confidence: reading.confidence,
    picture: { width: seen.pictureWidth, height: seen.pictureHeight },
    walls: {
      colour: colourName(seen.wallColour),
      anyColour: seen.wallsOfManyColours,
      thickness: rounded(seen.wallThickness),
    },
    floor: { colour: colourName(seen.floorColour) },
    polarity: seen.polarity,
    period: [rounded(seen.periodX), rounded(seen.periodY)],
    corner: [rounded(seen.left), rounded(seen.top)],
    rotation: rounded(seen.rotation),
    offLattice: rounded(seen.offLattice),
    openings: reading.openings,
    start: reading.start === NONE ? null : place(reading.start),
    finishes: reading.finishes.map(place),
    notes: reading.notes,
    doubts: reading.doubts,
  };
}
