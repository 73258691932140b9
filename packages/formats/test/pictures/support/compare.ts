import type { PictureReading } from '../../../src/pictures/drawing/reading.ts';
import type { Board } from './draw.ts';

/** How a reading differs from what was drawn: size, or the sides that differ and how many of them were not doubted. */
export interface Difference {
  readonly size: string;
  readonly sides: number;
  readonly unnoticed: number;
}

export function difference(board: Board, reading: PictureReading): Difference {
  const size = `${reading.columns} x ${reading.rows}`;
  if (reading.columns !== board.columns || reading.rows !== board.rows) return { size, sides: -1, unnoticed: -1 };
  let sides = 0;
  let unnoticed = 0;
  const count = (truth: Uint8Array, read: Uint8Array, confidence: Float32Array): void => {
    for (let i = 0; i < truth.length; i++) {
      if (truth[i] === read[i]) continue;
      sides++;
      if (confidence[i]! >= 0.5) unnoticed++;
    }
  };
  count(board.down, reading.walls.down, reading.walls.downConfidence);
  count(board.across, reading.walls.across, reading.walls.acrossConfidence);
  return { size, sides, unnoticed };
}

export function same(board: Board): Difference {
  return { size: `${board.columns} x ${board.rows}`, sides: 0, unnoticed: 0 };
}
