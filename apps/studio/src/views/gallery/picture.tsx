// The small picture of a plate. Pictures are drawn one after the other and kept as long as the page is open.

import { useEffect, useRef } from 'preact/hooks';
import { ask, isAbortion } from '../../engine/engine.ts';
import type { Ink } from '../../engine/ink.ts';
import { ink } from '../../state/theme.ts';
import type { Plate } from './plates.ts';

interface PictureProps {
  readonly plate: Plate;
  /** Earlier ones are drawn before later ones. */
  readonly order: number;
}

const WIDTH = 216;
const HEIGHT = 184;

/** Pictures by plate and paper. */
const kept = new Map<string, ImageBitmap>();

export function Picture({ plate, order }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = ink.value;
  const density = Math.min(window.devicePixelRatio, 2);
  const key = `${plate.name} ${colours.paper} ${density}`;
  useEffect(() => {
    const controller = new AbortController();
    const put = (picture: ImageBitmap): void => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      context.clearRect(0, 0, picture.width, picture.height);
      context.drawImage(picture, 0, 0);
      canvas.current?.setAttribute('data-drawn', key);
    };
    const known = kept.get(key);
    if (known !== undefined) put(known);
    else
      void drawn(plate, colours, density, order, controller.signal).then((picture) => {
        if (picture === null) return;
        kept.set(key, picture);
        put(picture);
      });
    return () => controller.abort();
  }, [key]);
  return (
    <span class="plate-picture" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH * density} height={HEIGHT * density} />
    </span>
  );
}

async function drawn(
  { recipe, as }: Plate,
  colours: Ink,
  density: number,
  order: number,
  signal: AbortSignal,
): Promise<ImageBitmap | null> {
  // A frame each, so that the page appears before its pictures and can be left at any moment.
  await new Promise((resolve) => setTimeout(resolve, 16 * order));
  const style = getComputedStyle(document.documentElement);
  const face = (k: number): string => style.getPropertyValue(`--face-${k}`).trim();
  try {
    return await ask(
      'thumbnail',
      {
        recipe: { ...recipe, ends: {}, wish: undefined },
        width: WIDTH * density,
        height: HEIGHT * density,
        ink: colours,
        faces: [face(1), face(2), face(3)],
        as,
      },
      { signal },
    );
  } catch (error) {
    if (isAbortion(error)) return null;
    throw error;
  }
}
