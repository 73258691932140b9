// A part of a plate as a picture for the stage: in lines, or in tones where lines would be too close.

import type { Recipe } from '@labrys/recipe';
import { type Box, drawOnCanvas, type Plate, type Scene, type SceneStyle, type Sizes, sizesAt } from '@labrys/render';
import { pictureOf } from './picture.ts';

export interface PlatePart {
  /** What to show, in cell units. */
  readonly box: Box;
  /** Pixels of the picture a cell unit: device pixels, not those of CSS. */
  readonly pixels: number;
  /** Device pixels to one of CSS. */
  readonly density: number;
}

export interface PlatePictureOptions extends PlatePart {
  /** Whether paper is drawn, and not that of the page. */
  readonly hasPaper: boolean;
  /** Adds to what is seen. */
  readonly adorned?: (window: Scene, sizes: Sizes) => Scene;
}

/** Cells of fewer pixels are shown as tones, as their walls are too close for lines. */
const LEAST_FOR_LINES = 3;

export function platePicture(
  plate: Plate,
  style: SceneStyle,
  { box, pixels, density, hasPaper, adorned = (window) => window }: PlatePictureOptions,
): ImageBitmap {
  const cell = (pixels / density) * plate.unit; // in pixels of CSS
  const sizes = sizesAt(style.sizes, cell);
  return pictureOf(box, pixels, (context) => {
    const isTone = cell < LEAST_FOR_LINES;
    if (isTone) {
      const { samples, width, height } = plate.tone(box, pixels, { sizes });
      context.putImageData(new ImageData(samples, width, height), 0, 0);
    }
    const window = plate.window(box, pixels, { sizes, walls: !isTone });
    drawOnCanvas({ ...adorned(window, sizes), background: hasPaper ? window.background : null }, context, pixels);
  });
}

/** Paper is what the page is of, unless the recipe has a colour of its own for it. */
export function hasPaper(recipe: Recipe | undefined): boolean {
  return recipe?.style?.paperColour !== undefined;
}
