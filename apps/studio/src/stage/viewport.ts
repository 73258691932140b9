// The part of the plane that a stage shows: pure sums between cell units and pixels of CSS.

import type { Box } from '@labrys/render';

/** x and y of the top left corner of the stage in cell units, and pixels of CSS to a unit. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space kept free round the board at Fit, in pixels. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Pixels a cell at 100 per cent, at most, and where one double click leads. */
export const FULL = 24;
export const MOST = 96;
export const CLOSE = 16;

/** The whole board, as large as it fits. A board of few cells does not fill the stage with one cell. */
export function fitted(bounds: Box, unit: number, size: Size, margins: Margins): Viewport {
  const width = Math.max(size.width - margins.left - margins.right, 1);
  const height = Math.max(size.height - margins.top - margins.bottom, 1);
  const scale = Math.min(width / bounds.width, height / bounds.height, MOST / unit);
  return {
    scale,
    x: bounds.x + bounds.width / 2 - (margins.left + width / 2) / scale,
    y: bounds.y + bounds.height / 2 - (margins.top + height / 2) / scale,
  };
}

/** What is seen, a share of it more on every side, cut to the bounds; null where nothing is. */
export function seen({ x, y, scale }: Viewport, { width, height }: Size, bounds: Box, more: number): Box | null {
  const [wide, high] = [width / scale, height / scale];
  const left = Math.max(x - more * wide, bounds.x);
  const top = Math.max(y - more * high, bounds.y);
  const right = Math.min(x + (1 + more) * wide, bounds.x + bounds.width);
  const bottom = Math.min(y + (1 + more) * high, bounds.y + bounds.height);
  return right <= left || bottom <= top ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
