// The small picture of a plate. Pictures are drawn one after the other and kept as long as the page is open.

import { useEffect, useRef } from 'preact/hooks';
import { ask } from '../../engine/engine.ts';
import type { Ink } from '../../engine/ink.ts';
import { ink } from '../../state/theme.ts';
import type { Plate } from './plates.ts';

interface PictureProps {
  readonly plate: Plate;
}

const WIDTH = 216;
const HEIGHT = 184;

/** Pictures by plate and paper. */
const kept = new Map<string, ImageBitmap>();

/** The pictures that are asked for, one after the other: what else is asked for meanwhile waits for one at most. */
let last: Promise<unknown> = Promise.resolve();

export function Picture({ plate }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = ink.value;
  const density = Math.min(window.devicePixelRatio, 2);
  const key = `${plate.name} ${colours.paper} ${density}`;
  useEffect(() => {
    let isSeen = true;
    const put = (picture: ImageBitmap): void => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      context.clearRect(0, 0, picture.width, picture.height);
      context.drawImage(picture, 0, 0);
      canvas.current?.setAttribute('data-drawn', key);
    };
    const draw = async (): Promise<void> => {
      if (!isSeen) return;
      const picture = kept.get(key) ?? (await drawn(plate, colours, density));
      kept.set(key, picture);
      if (isSeen) put(picture);
    };
    const known = kept.get(key);
    if (known === undefined) last = last.then(draw).catch(reportError);
    else put(known);
    return () => {
      isSeen = false;
    };
  }, [key]);
  return (
    <span class="plate-picture" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH * density} height={HEIGHT * density} />
    </span>
  );
}

function drawn({ recipe, as }: Plate, colours: Ink, density: number): Promise<ImageBitmap> {
  const style = getComputedStyle(document.documentElement);
  const face = (k: number): string => style.getPropertyValue(`--face-${k}`).trim();
  return ask('thumbnail', {
    recipe,
    width: WIDTH * density,
    height: HEIGHT * density,
    ink: colours,
    faces: [face(1), face(2), face(3)],
    as,
  });
}
