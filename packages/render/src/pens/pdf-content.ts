// A scene as the operators of a PDF page (ISO 32000-1:2008, 8.5): paths, strokes and fills. Words are left to what has
// fonts.

import { MazeError } from '@labrys/core';
import { colourOf } from '@labrys/raster';
import type { Item, Lines, Scene, Words } from '../scene/items.ts';
import { lettering } from '../scene/lettering.ts';
import type { Polylines } from '../scene/polylines.ts';
import { type Tracer, trace } from '../scene/trace.ts';

/** What a page shows: operators, and words to be set upon them. */
export interface PdfContent {
  readonly operators: string;
  /** In points, from the top left of the scene. */
  readonly words: readonly Words[];
}

/** Letters that the standard fonts have. */
const LATIN = /^[\u0020-\u007e\u00a1-\u00ff]*$/;

/**
 * A scene in points, y down.
 *
 * @param scale points a cell unit
 * Cost: O(points).
 */
export function pdfContent(scene: Scene, scale: number): PdfContent {
  const pen = new PdfPen(scene, scale);
  const words: Words[] = [];
  for (const layer of scene.layers) {
    for (const item of layer.items) {
      if (item.kind !== 'words') pen.draw(item);
      else if (LATIN.test(item.text)) {
        words.push({ ...item, x: pen.x(item.x), y: pen.y(item.y), size: item.size * scale });
      } else for (const lines of lettering(item)) pen.draw(lines);
    }
  }
  return { operators: pen.text(), words };
}

/** Control points of a quarter circle, as a share of its radius. */
const QUARTER = 0.5522847498;

class PdfPen implements Tracer {
  private readonly left: number;
  private readonly top: number;
  private readonly scale: number;
  private readonly pieces: string[] = [];
  private atX = 0; // where the pen stands, in points
  private atY = 0;

  constructor(scene: Scene, scale: number) {
    this.left = scene.x;
    this.top = scene.y;
    this.scale = scale;
  }

  draw(item: Exclude<Item, Words>): void {
    const { pieces } = this;
    const [r, g, b, alpha] = rgb(item.colour);
    if (alpha === 0) return;
    switch (item.kind) {
      case 'lines':
        pieces.push(`${r} ${g} ${b} RG`);
        this.stroke(item);
        break;
      case 'areas':
        pieces.push(`${r} ${g} ${b} rg`);
        this.path(item.outlines, 0);
        pieces.push('f*');
        break;
      case 'disc':
        pieces.push(`${r} ${g} ${b} rg`);
        this.circle(this.x(item.x), this.y(item.y), item.radius * this.scale);
        pieces.push('f');
    }
  }

  private stroke({ lines, width, ends, turn, dotStep }: Lines): void {
    const cap = ends === 'round' ? '1 J 1 j' : '2 J 0 j';
    const dash = dotStep > 0 ? `[0 ${short(dotStep * this.scale)}] 0 d` : '[] 0 d';
    this.pieces.push(`${short(width * this.scale)} w ${cap} ${dash}`);
    this.path(lines, turn);
    this.pieces.push('S');
  }

  private path(lines: Polylines, turn: number): void {
    for (let k = 0; k < lines.count; k++) trace(lines, k, turn, this);
  }

  private circle(x: number, y: number, r: number): void {
    const k = QUARTER * r;
    this.pieces.push(
      `${short(x + r)} ${short(y)} m`,
      curve(x + r, y + k, x + k, y + r, x, y + r),
      curve(x - k, y + r, x - r, y + k, x - r, y),
      curve(x - r, y - k, x - k, y - r, x, y - r),
      curve(x + k, y - r, x + r, y - k, x + r, y),
      'h',
    );
  }

  moveTo(x: number, y: number): void {
    this.to(x, y, 'm');
  }

  lineTo(x: number, y: number): void {
    this.to(x, y, 'l');
  }

  /** One curve, which runs along the ways to and from the corner: exact to a thousandth of the radius up to a right angle. */
  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number): void {
    const [fromX, fromY] = [this.atX, this.atY];
    const [toX, toY] = [this.x(x), this.y(y)];
    const inX = this.x(cornerX) - fromX;
    const inY = this.y(cornerY) - fromY;
    const outX = toX - this.x(cornerX);
    const outY = toY - this.y(cornerY);
    const lengthIn = Math.sqrt(inX * inX + inY * inY);
    const lengthOut = Math.sqrt(outX * outX + outY * outY);
    const cosine = (inX * outX + inY * outY) / (lengthIn * lengthOut);
    const half = Math.sqrt(Math.max(1 + cosine, 0) / 2);
    const quarter = Math.sqrt((1 + half) / 2);
    const reach = ((4 / 3) * radius * this.scale * Math.sqrt(Math.max(1 - quarter * quarter, 0))) / quarter;
    const [k, l] = [reach / lengthIn, reach / lengthOut];
    this.pieces.push(curve(fromX + k * inX, fromY + k * inY, toX - l * outX, toY - l * outY, toX, toY));
    this.atX = toX;
    this.atY = toY;
  }

  closePath(): void {
    this.pieces.push('h');
  }

  private to(x: number, y: number, operator: string): void {
    this.atX = this.x(x);
    this.atY = this.y(y);
    this.pieces.push(`${short(this.atX)} ${short(this.atY)} ${operator}`);
  }

  x(x: number): number {
    return (x - this.left) * this.scale;
  }

  y(y: number): number {
    return (y - this.top) * this.scale;
  }

  text(): string {
    return this.pieces.join('\n');
  }
}

function curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): string {
  return `${short(x1)} ${short(y1)} ${short(x2)} ${short(y2)} ${short(x)} ${short(y)} c`;
}

/** Rounded to 1/1000 point, so that every machine writes the same. */
function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}

/** Parts of a colour from 0 to 1. */
function rgb(text: string): readonly number[] {
  const colour = colourOf(text);
  if (colour === null)
    throw new MazeError('bad-value', `"${text}" is no colour; write #rgb, #rrggbb or a name such as black`);
  return colour.map((part) => short(part / 255));
}
