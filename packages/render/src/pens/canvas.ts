// A scene on a canvas. The calls are those of a browser's 2D context; whatever has them can be drawn on.

import type { Item, Lines, Scene } from '../scene/items.ts';
import type { Polylines } from '../scene/polylines.ts';
import { type Tracer, trace } from '../scene/trace.ts';

/** What is needed of a CanvasRenderingContext2D. */
export interface CanvasLike {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  font: string;
  textAlign: string;
  textBaseline: string;
  save(): void;
  restore(): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
  stroke(): void;
  fill(rule?: 'evenodd' | 'nonzero'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  setLineDash(lengths: number[]): void;
}

/**
 * Draws a scene, its top left corner at the origin of the canvas.
 *
 * The origin of the scene is subtracted before the canvas sees a number, as canvases count in 32-bit floats: to show a
 * part of a large board, move the scene's x and y, not the canvas.
 *
 * @param scale pixels a cell unit
 * Cost: O(points).
 */
export function drawOnCanvas(scene: Scene, canvas: CanvasLike, scale: number): void {
  canvas.save();
  if (scene.background !== null) {
    canvas.fillStyle = scene.background;
    canvas.fillRect(0, 0, scene.width * scale, scene.height * scale);
  }
  const pen = new CanvasPen(canvas, scene.x, scene.y, scale);
  for (const layer of scene.layers) for (const item of layer.items) pen.draw(item);
  canvas.restore();
}

class CanvasPen implements Tracer {
  private readonly canvas: CanvasLike;
  private readonly left: number;
  private readonly top: number;
  private readonly scale: number;

  constructor(canvas: CanvasLike, left: number, top: number, scale: number) {
    this.canvas = canvas;
    this.left = left;
    this.top = top;
    this.scale = scale;
  }

  draw(item: Item): void {
    const { canvas, scale } = this;
    switch (item.kind) {
      case 'lines':
        this.stroke(item);
        break;
      case 'areas':
        this.path(item.outlines, 0);
        canvas.fillStyle = item.colour;
        canvas.fill('evenodd');
        break;
      case 'disc':
        canvas.beginPath();
        canvas.arc(this.x(item.x), this.y(item.y), item.radius * scale, 0, 2 * Math.PI);
        canvas.fillStyle = item.colour;
        canvas.fill();
        break;
      case 'words':
        canvas.font =
          item.face === 'title'
            ? `italic ${item.size * scale}px Newsreader, Georgia, serif`
            : `${item.size * scale}px "Instrument Sans", system-ui, sans-serif`;
        canvas.textAlign = item.anchor === 'start' ? 'left' : 'center';
        canvas.textBaseline = 'alphabetic';
        canvas.fillStyle = item.colour;
        canvas.fillText(item.text, this.x(item.x), this.y(item.y));
    }
  }

  private stroke({ lines, width, colour, ends, turn, dotStep }: Lines): void {
    const { canvas, scale } = this;
    this.path(lines, turn);
    canvas.strokeStyle = colour;
    canvas.lineWidth = width * scale;
    canvas.lineCap = ends;
    canvas.lineJoin = ends === 'round' ? 'round' : 'miter';
    canvas.setLineDash(dotStep > 0 ? [0, dotStep * scale] : []);
    canvas.stroke();
    canvas.setLineDash([]);
  }

  private path(lines: Polylines, turn: number): void {
    this.canvas.beginPath();
    for (let k = 0; k < lines.count; k++) trace(lines, k, turn, this);
  }

  moveTo(x: number, y: number): void {
    this.canvas.moveTo(this.x(x), this.y(y));
  }

  lineTo(x: number, y: number): void {
    this.canvas.lineTo(this.x(x), this.y(y));
  }

  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number): void {
    this.canvas.arcTo(this.x(cornerX), this.y(cornerY), this.x(x), this.y(y), radius * this.scale);
  }

  closePath(): void {
    this.canvas.closePath();
  }

  private x(x: number): number {
    return (x - this.left) * this.scale;
  }

  private y(y: number): number {
    return (y - this.top) * this.scale;
  }
}
