import type { Box } from './outline.ts';

/** Where a mask or picture lies on a board: the point x, y of the board is the point x scale + shiftX, ... of the mask. */
export interface Fit {
  /** Units of the mask to a unit of the board. */
  readonly scale: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** As large as fits into the board without changing proportions, the middle of the one on the middle of the other. */
export function fitOf(board: Box, box: Box): Fit {
  const scale = Math.max(box.width / board.width, box.height / board.height);
  return {
    scale,
    shiftX: box.left + box.width / 2 - scale * (board.left + board.width / 2),
    shiftY: box.top + box.height / 2 - scale * (board.top + board.height / 2),
  };
}
