// Knobs whose value varies over the board.

import type { Sheets } from '../mesh/space.ts';

/** The values of a knob in the corners of the board: north-west, north-east, south-west, south-east. */
export type Corners = readonly [nw: number, ne: number, sw: number, se: number];

/** Knobs that may be given by corners. */
export const blendedKnobs = ['bias', 'run', 'river'] as const;
export type BlendedKnob = (typeof blendedKnobs)[number];

/** Knobs that vary, by their values in the corners; they count instead of the value that is the same everywhere. */
export type Blend = { readonly [K in BlendedKnob]?: Corners | undefined };

/** A knob, as a generator at work asks for it: one value everywhere, or one for each cell. */
export class Field {
  readonly byCell: Float32Array | null;
  private readonly everywhere: number;

  constructor(everywhere: number, byCell: Float32Array | null = null) {
    this.everywhere = everywhere;
    this.byCell = byCell;
  }

  at(cell: number): number {
    return this.byCell === null ? this.everywhere : (this.byCell[cell] as number);
  }

  /** Whether it has this value everywhere. */
  isAll(value: number): boolean {
    return this.byCell === null ? this.everywhere === value : this.byCell.every((own) => own === value);
  }
}

/**
 * The values of a knob in each cell: by straight lines along the sides of the box round all of them, and between these.
 *
 * @param positions x and y of each cell
 * @param sheets where the cells lie on several sheets: each has corners of its own
 */
export function blended(corners: Corners, positions: Float64Array, sheets: Sheets | null): Float32Array {
  const [nw, ne, sw, se] = corners;
  const count = positions.length / 2;
  const cellsOfSheet = sheets?.cells ?? count;
  const x = spread(positions, 0, cellsOfSheet);
  const y = spread(positions, 1, cellsOfSheet);
  return Float32Array.from({ length: count }, (_, c) => {
    const across = x(c % cellsOfSheet);
    const down = y(c % cellsOfSheet);
    return (1 - down) * ((1 - across) * nw + across * ne) + down * ((1 - across) * sw + across * se);
  });
}

/** Where the first `count` cells lie between the least and the greatest of their coordinates, 0 to 1. */
function spread(positions: Float64Array, coordinate: 0 | 1, count: number): (cell: number) => number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < count; c++) {
    const at = positions[2 * c + coordinate] as number;
    if (at < least) least = at;
    if (at > most) most = at;
  }
  const extent = most - least;
  return (cell) => (extent > 0 ? ((positions[2 * cell + coordinate] as number) - least) / extent : 0.5);
}
