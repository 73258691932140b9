// What may be laid over a board to be seen in the maze: the shapes of masks, and pictures in shades of grey.

import { MazeError, type MeshSpace, type Picture } from '@labrys/core';
import { fitOf } from './fit.ts';
import type { BitmapMask, PathMask, PolygonMask, TextMask } from './mask.ts';
import { type Box, boxOf } from './outline.ts';
import { type Shades, shadeBytes } from './shades.ts';
import { maskFault, shapeOf } from './shape.ts';
import { isInside, spansOfOutline } from './spans.ts';

/** A drawing: shapes are black on white. */
export type Drawing = (TextMask | PathMask | PolygonMask | BitmapMask | ShadesDrawing) & {
  /** True to exchange black and white. */
  readonly invert?: boolean | undefined;
};

interface ShadesDrawing {
  readonly shades: Shades;
}

/** The key of each kind of drawing. */
export const drawingKinds = {
  text: 'words in a bold font; a line end begins another line',
  path: 'an SVG path, filled',
  polygon: 'a list of corners [x, y], or a list of such lists, where one inside another is a hole',
  bitmap: 'a picture of two colours, what a mask would keep in black',
  shades: 'a picture in shades of grey',
} as const;
type DrawingKind = keyof typeof drawingKinds;

/** What is wrong with a drawing, and what would work; null if it is good. */
export function drawingFault(drawing: unknown): string | null {
  if (typeof drawing !== 'object' || drawing === null || Array.isArray(drawing)) return NO_DRAWING;
  const kinds = Object.keys(drawing).filter((key): key is DrawingKind => Object.hasOwn(drawingKinds, key));
  if (kinds.length === 0) return NO_DRAWING;
  if (!kinds.includes('shades')) return maskFault(drawing)?.replace('a mask is', 'a picture is') ?? null;
  if (kinds.length > 1) return `a picture is one thing, and this is ${kinds[0]} and ${kinds[1]}; leave one out`;
  const strange = Object.keys(drawing).find((key) => key !== 'shades' && key !== 'invert');
  if (strange !== undefined) return `a picture of shades does not take "${strange}"; it takes shades, invert`;
  const { shades, invert } = drawing as { readonly shades: unknown; readonly invert?: unknown };
  if (invert !== undefined && typeof invert !== 'boolean') return 'invert of a picture has to be true or false';
  return shadesFault(shades);
}

const NO_DRAWING = `a picture has to be an object with one of ${Object.keys(drawingKinds).join(', ')}, such as {"text": "MAZE"}`;

function shadesFault(shades: unknown): string | null {
  const { width, height, rows, ...more } = (shades ?? {}) as { readonly [key: string]: unknown };
  const isWhole = typeof width === 'number' && typeof height === 'number' && typeof rows === 'string';
  if (!isWhole || Object.keys(more).length > 0) {
    return 'the shades of a picture have to be an object with width, height and rows';
  }
  try {
    shadeBytes({ width, height, rows });
    return null;
  } catch (error) {
    if (error instanceof MazeError) return error.message;
    throw error;
  }
}

/** Lines across an outline. */
const LINES = 2048;

/**
 * A drawing as it lies on a board: as large as fits without changing its proportions, and centred. Of pictures the
 * middles of the outermost pixels come to lie on the border, so that one of two pixels from cell to cell, as mazes are
 * saved, falls on walls and cells pixel by pixel.
 *
 * @throws MazeError `bad-value` for a bad drawing
 * Cost: O(pixels), or of outlines in proportion to their height.
 */
export function pictureOn({ mesh }: Pick<MeshSpace, 'mesh'>, drawing: Drawing): Picture {
  const { box, darknessAt } = 'shades' in drawing ? shadesDarkness(drawing.shades) : shapeDarkness(drawing);
  const { scale, shiftX, shiftY } = fitOf(boxOf(mesh.cornerX, mesh.cornerY), box);
  const isInverted = drawing.invert === true;
  return {
    brightnessAt: (x, y) => {
      const darkness = darknessAt(x * scale + shiftX, y * scale + shiftY);
      return isInverted ? darkness : 1 - darkness;
    },
  };
}

/** How dark a drawing is at its own points: 0 white to 1 black. */
interface Darkness {
  readonly box: Box;
  darknessAt(x: number, y: number): number;
}

function shadesDarkness(shades: Shades): Darkness {
  const { width, height } = shades;
  const bytes = shadeBytes(shades);
  return pixelDarkness(width, height, (x, y) => 1 - (bytes[y * width + x] as number) / 255);
}

function shapeDarkness({ invert: _, ...drawing }: Exclude<Drawing, ShadesDrawing>): Darkness {
  const shape = shapeOf(drawing);
  if ('bits' in shape) {
    const { width, height, has } = shape.bits;
    return pixelDarkness(width, height, (x, y) => (has(x, y) ? 1 : 0));
  }
  if ('cells' in shape) throw new MazeError('bad-value', NO_DRAWING);
  const { outline } = shape;
  const spans = spansOfOutline(outline, outline.box.height / LINES);
  const lineAt = (y: number): number => Math.floor((y - spans.top) / spans.step);
  return { box: outline.box, darknessAt: (x, y) => (isInside(spans, lineAt(y), x) ? 1 : 0) };
}

/** @param at the darkness of a pixel */
function pixelDarkness(width: number, height: number, at: (x: number, y: number) => number): Darkness {
  return {
    box: { left: 0.5, top: 0.5, width: Math.max(width - 1, 0.5), height: Math.max(height - 1, 0.5) },
    darknessAt: (x, y) => {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      return column < 0 || row < 0 || column >= width || row >= height ? 0 : at(column, row);
    },
  };
}
