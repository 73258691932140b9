import { MazeError } from '@labrys/core';
import { colourOf, paint, type Rgba, Shape, Stroke, type Surface } from '@labrys/raster';
import type { Areas, Disc, Item, Lines, Scene } from '../scene/items.ts';
import { lettering } from '../scene/lettering.ts';
import { type Tracer, trace } from '../scene/trace.ts';

/** Where a scene lies on the pixels: cell units, less the origin, times the scale. */
export interface View {
  readonly originX: number;
  readonly originY: number;
  /** Pixels a cell unit. */
  readonly scale: number;
  /** Edges are smoothed; else each pixel has one of the colours. */
  readonly smooth: boolean;
}

/** Paints a scene layer by layer. @throws MazeError `bad-value` for a colour that is none */
export function paintScene(scene: Scene, surface: Surface, view: View): void {
  if (scene.background !== null) surface.fill(0, 0, surface.width, surface.height, rgba(scene.background));
  for (const layer of scene.layers) for (const item of layer.items) paintItem(item, surface, view);
}

/** Paints one item. */
function paintItem(item: Item, surface: Surface, view: View): void {
  switch (item.kind) {
    case 'lines':
      paintLines(item, surface, view);
      break;
    case 'areas':
      paintAreas(item, surface, view);
      break;
    case 'disc':
      paintDisc(item, surface, view);
      break;
    case 'words':
      for (const lines of lettering(item)) paintLines(lines, surface, view);
  }
}

function paintLines({ lines, width, colour, ends, turn, dotStep }: Lines, surface: Surface, view: View): void {
  const shape = new Shape();
  const { scale, smooth } = view;
  const stroke = new Stroke(shape, { width: width * scale, ends, dotStep: dotStep * scale });
  const pen = new Placed(stroke, view);
  for (let k = 0; k < lines.count; k++) trace(lines, k, turn, pen);
  stroke.end();
  paint(surface, shape, rgba(colour), { smooth });
}

function paintAreas({ outlines, colour }: Areas, surface: Surface, view: View): void {
  const shape = new Shape();
  const pen = new Placed(shape, view);
  for (let k = 0; k < outlines.count; k++) trace(outlines, k, 0, pen);
  paint(surface, shape, rgba(colour), { rule: 'even-odd', smooth: view.smooth });
}

function paintDisc({ x, y, radius, colour }: Disc, surface: Surface, view: View): void {
  const { originX, originY, scale, smooth } = view;
  const shape = new Shape();
  shape.disc((x - originX) * scale, (y - originY) * scale, radius * scale);
  paint(surface, shape, rgba(colour), { smooth });
}

function rgba(text: string): Rgba {
  const colour = colourOf(text);
  if (colour === null)
    throw new MazeError('bad-value', `"${text}" is no colour; write #rgb, #rrggbb or a name such as black`);
  return colour;
}

/** Verbs in cell units, passed on in pixels. */
class Placed implements Tracer {
  private readonly pen: Tracer;
  private readonly view: View;

  constructor(pen: Tracer, view: View) {
    this.pen = pen;
    this.view = view;
  }

  moveTo(x: number, y: number): void {
    this.pen.moveTo(this.x(x), this.y(y));
  }

  lineTo(x: number, y: number): void {
    this.pen.lineTo(this.x(x), this.y(y));
  }

  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number, clockwise: boolean): void {
    this.pen.arcTo(this.x(cornerX), this.y(cornerY), this.x(x), this.y(y), radius * this.view.scale, clockwise);
  }

  closePath(): void {
    this.pen.closePath();
  }

  private x(x: number): number {
    return (x - this.view.originX) * this.view.scale;
  }

  private y(y: number): number {
    return (y - this.view.originY) * this.view.scale;
  }
}
