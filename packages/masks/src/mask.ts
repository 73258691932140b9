// What a mask may be written as: plain data, so that a recipe can hold it.

/** Whatever cuts a board to shape. */
export type Mask = MaskShape & {
  /** True to keep what the shape leaves out. */
  readonly invert?: boolean | undefined;
};

export type MaskShape = TextMask | PathMask | PolygonMask | BitmapMask | CellsMask | ExceptMask;

/** Words in a bold font; a line end begins another line. */
export interface TextMask {
  readonly text: string;
}

/** An SVG path, filled. */
export interface PathMask {
  readonly path: string;
  /** Which parts are inside where the path runs over itself; nonzero, as in SVG, if absent. */
  readonly rule?: FillRule | undefined;
}

export type FillRule = 'nonzero' | 'evenodd';
export type Point = readonly [x: number, y: number];

/** A polygon, y down; or a list of them, where one inside another is a hole. */
export interface PolygonMask {
  readonly polygon: readonly Point[] | readonly (readonly Point[])[];
}

export interface BitmapMask {
  readonly bitmap: Bitmap;
}

/** A picture of two colours. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /**
   * The pixels as base64: row by row from the top, each row from a new byte on, the leftmost pixel the highest bit, 1 for
   * what is kept.
   */
  readonly rows: string;
}

/** The cells that stay. */
export interface CellsMask {
  readonly cells: readonly CellName[];
}

/** The cells that are left out. */
export interface ExceptMask {
  readonly except: readonly CellName[];
}

/** A cell's number, or column and row of the unit square around its middle, from 0 at the top left. */
export type CellName = number | Point;

/** The key of each kind of mask. */
export const maskKinds = {
  text: 'words in a bold font; a line end begins another line',
  path: 'an SVG path, filled',
  polygon: 'a list of corners [x, y], or a list of such lists, where one inside another is a hole',
  bitmap: 'a picture of two colours',
  cells: 'the cells that stay, by number or [column, row]',
  except: 'the cells that are left out, by number or [column, row]',
} as const;
export type MaskKind = keyof typeof maskKinds;

/** Most characters of words. */
export const MAX_LETTERS = 500;
/** Most characters of a path. */
export const MAX_PATH = 100_000;
/** Most corners of a polygon, and of a path once its curves are corners. */
export const MAX_CORNERS = 200_000;
/** Most pixels of a bitmap each way. */
export const MAX_BITMAP = 1024;
/** Largest coordinate of a path or polygon. */
export const MAX_COORDINATE = 1e9;
