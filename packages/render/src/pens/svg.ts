// Scalable Vector Graphics (W3C, SVG 1.1, second edition, 2011). One user unit is one millimetre, so the picture has its
// true size in print, on plotters and on laser cutters; layers carry the names that Inkscape shows.

import { type Maze, MazeError, NONE } from '@labrys/core';
import type { Item, Layer, Lines, Scene, Words } from '../scene/items.ts';
import type { Polylines } from '../scene/polylines.ts';
import { scene } from '../scene/scene.ts';
import { legible, sizes } from '../scene/style.ts';
import { type Tracer, trace } from '../scene/trace.ts';
import { fittingCell, leastOnPaper, titleOnPaper } from './paper.ts';
import type { Pen } from './pen.ts';
import { type StyleParams, styleFrom, styleParams } from './style-params.ts';
import { xmlJson, xmlText } from './xml.ts';

/** No text may be longer than about 500 MB in V8; a cell takes some 10 bytes. */
const MOST_CELLS = 20_000_000;

export type SvgParams = StyleParams & { readonly cell: number };

export const svg: Pen<SvgParams> = {
  id: 'PEN-SVG',
  name: 'svg',
  title: 'SVG',
  summary: 'A drawing in millimetres with layers, for print, plotters, laser cutters and the web; it keeps the recipe.',
  about:
    'Scalable Vector Graphics is what browsers, drawing programs, plotters and laser cutters read. One unit is one ' +
    'millimetre. Each wall is drawn exactly once, straight walls are merged and chained to long strokes, so a pen or a ' +
    'laser never goes over a line twice. Walls, solution, markers and caption are layers of their own.',
  steps: [
    'Choose the cell size: as large as fits on A4, from 1 to 10 mm, unless one is given.',
    'Join the walls to strokes: straight on where walls meet, round corners where they end.',
    'Write each layer as a group, all coordinates in mm, rounded to 1/1000.',
  ],
  sources: ['W3C, Scalable Vector Graphics (SVG) 1.1 (Second Edition), 2011'],
  params: {
    cell: {
      type: 'number',
      min: 0,
      max: 1000,
      default: 0,
      help: 'cell size in mm (square root of the mean cell area); 0 fits the maze on A4 with cells of 1 to 10 mm',
    },
    ...styleParams,
  },
  extensions: ['svg'],
  output: 'text',
  shows: ['solution', 'title', 'figures', 'recipe'],
  draw(maze, picture, params) {
    const { cellCount } = maze.space.graph;
    if (cellCount > MOST_CELLS) {
      throw new MazeError(
        'too-large',
        `${cellCount} cells make an SVG of about ${Math.ceil(cellCount / 1e5)} MB; the most is ${MOST_CELLS} cells`,
      );
    }
    const cell = params.cell > 0 ? params.cell : fittingCell(maze, picture, params);
    const wanted = { ...sizes, wall: params.wall, margin: params.margin, title: titleOnPaper(cell) };
    const style = styleFrom(params, legible(wanted, leastOnPaper(cell)));
    const drawing = scene(maze, style, picture);
    return svgDocument(drawing, cell / drawing.unit, {
      title: picture.title ?? 'Maze',
      description: descriptionOf(maze),
      recipe: picture.recipe,
    });
  },
};

function descriptionOf(maze: Maze): string {
  const { cellCount } = maze.space.graph;
  const ends =
    maze.start === NONE
      ? ''
      : maze.openings.length > 0
        ? ', entered through a gap in its border'
        : ', with a marked start';
  return `A maze of ${cellCount} ${cellCount === 1 ? 'cell' : 'cells'}${ends}.`;
}

/** What is written for people and programs that do not look at the drawing. */
export interface SvgTexts {
  readonly title: string;
  readonly description: string;
  readonly recipe?: string | undefined;
}

/**
 * A scene as an SVG document.
 *
 * @param scale mm a cell unit
 * Cost: O(points).
 */
export function svgDocument(scene: Scene, scale: number, texts: SvgTexts): string {
  const page = new SvgPage(scene, scale);
  const width = page.length(scene.width);
  const height = page.length(scene.height);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ' +
      `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${xmlText(texts.title)}</title>`,
    `<desc>${xmlText(texts.description)}</desc>`,
  ];
  if (texts.recipe !== undefined) lines.push(`<metadata id="labrys-recipe">${xmlJson(texts.recipe)}</metadata>`);
  if (scene.background !== null) {
    lines.push(`<rect id="background" width="${width}" height="${height}" fill="${xmlText(scene.background)}"/>`);
  }
  for (const layer of scene.layers) lines.push(...layerLines(layer, page));
  lines.push('</svg>', '');
  return lines.join('\n');
}

function layerLines(layer: Layer, page: SvgPage): string[] {
  const open = `<g id="${layer.name}" inkscape:groupmode="layer" inkscape:label="${layer.name}">`;
  return [open, ...layer.items.map((item) => svgElement(item, page)), '</g>'];
}

/** One item as an element. */
export function svgElement(item: Item, page: SvgPage): string {
  switch (item.kind) {
    case 'lines':
      return linesElement(item, page);
    case 'areas': {
      const d = svgPathData(item.outlines, 0, page);
      return `<path fill="${xmlText(item.colour)}" fill-rule="evenodd" d="${d}"/>`;
    }
    case 'disc': {
      const centre = `cx="${page.x(item.x)}" cy="${page.y(item.y)}"`;
      return `<circle ${centre} r="${page.length(item.radius)}" fill="${xmlText(item.colour)}"/>`;
    }
    case 'words':
      return wordsElement(item, page);
  }
}

function linesElement(item: Lines, page: SvgPage): string {
  return `<path ${svgStroke(item, page)} d="${svgPathData(item.lines, item.turn, page)}"/>`;
}

/** How lines are stroked, as attributes. */
export function svgStroke(item: Omit<Lines, 'lines'>, page: SvgPage): string {
  const ends = item.ends === 'round' ? ['round', 'round'] : ['square', 'miter'];
  const dots = item.dotStep > 0 ? ` stroke-dasharray="0 ${page.length(item.dotStep)}"` : '';
  return (
    `fill="none" stroke="${xmlText(item.colour)}" stroke-width="${page.length(item.width)}" ` +
    `stroke-linecap="${ends[0]}" stroke-linejoin="${ends[1]}"${dots}`
  );
}

function wordsElement(item: Words, page: SvgPage): string {
  const face =
    item.face === 'title'
      ? 'font-family="Newsreader, Georgia, serif" font-style="italic"'
      : 'font-family="Instrument Sans, system-ui, sans-serif"';
  return (
    `<text x="${page.x(item.x)}" y="${page.y(item.y)}" ${face} font-size="${page.length(item.size)}" ` +
    `text-anchor="${item.anchor ?? 'middle'}" fill="${xmlText(item.colour)}">${xmlText(item.text)}</text>`
  );
}

/** A line of path data for each polyline. */
export function svgPathData(lines: Polylines, turn: number, page: SvgPage): string {
  const data = new PathData(page);
  for (let k = 0; k < lines.count; k++) trace(lines, k, turn, data);
  return data.text();
}

/** Cell units to mm from the top left of the page. */
export class SvgPage {
  private readonly left: number;
  private readonly top: number;
  private readonly scale: number;

  constructor(scene: Scene, scale: number) {
    this.left = scene.x;
    this.top = scene.y;
    this.scale = scale;
  }

  x(x: number): number {
    return this.length(x - this.left);
  }

  y(y: number): number {
    return this.length(y - this.top);
  }

  /** Rounded to 1/1000 mm, so that every machine writes the same. */
  length(length: number): number {
    return Math.round(length * this.scale * 1000) / 1000;
  }
}

/** Writes absolute path data, so that rounding errors do not add up. */
class PathData implements Tracer {
  private readonly page: SvgPage;
  private readonly pieces: string[] = [];
  private piece = '';
  private x = 0;
  private y = 0;

  constructor(page: SvgPage) {
    this.page = page;
  }

  moveTo(x: number, y: number): void {
    if (this.piece !== '') this.pieces.push(this.piece);
    this.x = this.page.x(x);
    this.y = this.page.y(y);
    this.piece = `M${this.x} ${this.y}`;
  }

  lineTo(x: number, y: number): void {
    const toX = this.page.x(x);
    const toY = this.page.y(y);
    if (toY === this.y) this.piece += `H${toX}`;
    else if (toX === this.x) this.piece += `V${toY}`;
    else this.piece += `L${toX} ${toY}`;
    this.x = toX;
    this.y = toY;
  }

  arcTo(_cornerX: number, _cornerY: number, x: number, y: number, radius: number, clockwise: boolean): void {
    const r = this.page.length(radius);
    this.x = this.page.x(x);
    this.y = this.page.y(y);
    this.piece += `A${r} ${r} 0 0 ${clockwise ? 1 : 0} ${this.x} ${this.y}`;
  }

  closePath(): void {
    this.piece += 'Z';
  }

  text(): string {
    if (this.piece !== '') this.pieces.push(this.piece);
    this.piece = '';
    return this.pieces.join('\n');
  }
}
