// A small picture of the maze of a recipe; the maze on the page stays what it is.

import { NONE, type Space } from '@labrys/core';
import { makeMaze, parseRecipe, type RecipeInput } from '@labrys/recipe';
import { type Box, boardOfMaze, drawOnCanvas, type Scene, scene, sceneStyle, sizes } from '@labrys/render';
import { handOver } from '../hand-over.ts';
import { coloursOf, type Ink } from '../ink.ts';
import type { Session } from '../session.ts';

export interface ThumbnailRequest {
  readonly recipe: RecipeInput;
  /** Pixels of the picture, at most. */
  readonly width: number;
  readonly height: number;
  readonly ink: Ink;
  /** The three faces of a cube that are seen, by light. */
  readonly faces: readonly [string, string, string];
  /** Flat, folded to a cube, or its sheets one above the other. */
  readonly as: 'flat' | 'cube' | 'floors';
}

export function run(_: Session, request: ThumbnailRequest): ImageBitmap {
  const { recipe, width, height, ink, as } = request;
  // Ends are left to the page that a plate opens.
  const maze = { ...makeMaze(parseRecipe(recipe)), start: NONE, finishes: [], openings: [] };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const isFlat = as === 'flat';
  const drawn = scene(maze, {
    ...sceneStyle,
    sizes: { ...sizes, wall: wallOf(boardOfMaze(maze), request), margin: 0.1, label: 0.8 },
    colours: coloursOf(ink),
    background: 'none',
    labels: isFlat && maze.space.sheets === null,
  });
  if (as === 'cube') drawFaces(drawn, boardOfMaze(maze), context, request);
  else if (as === 'floors') drawFloors(drawn, sheetsOf(maze.space), context, request);
  else drawFlat(drawn, context, request);
  const picture = canvas.transferToImageBitmap();
  return handOver(picture, [picture]);
}

/** Walls of all plates are about as thick, but leave room for passages. */
function wallOf(
  { unit, width: wide, height: high }: Box & { readonly unit: number },
  { width, height, as }: ThumbnailRequest,
): number {
  const scale = Math.min(width / wide, height / high);
  const folded = as === 'cube' ? 0.5 : as === 'floors' ? 0.6 : 1; // a face or a sheet is drawn larger than in its net
  return Math.min(Math.max((folded * WALL * (height / PLATE)) / (scale * unit), 0.1), 0.22);
}

/** Pixels of a wall, on a plate of that height. */
const WALL = 1.6;
const PLATE = 184;

type Pen = OffscreenCanvasRenderingContext2D;
type Size = Pick<ThumbnailRequest, 'width' | 'height'>;

function drawFlat(drawn: Scene, context: Pen, { width, height }: Size): void {
  const scale = Math.min(width / drawn.width, height / drawn.height);
  context.translate((width - drawn.width * scale) / 2, (height - drawn.height * scale) / 2);
  drawOnCanvas(drawn, context, scale);
}

/** A direction of the board in the picture: pixels to the right and down for a cell unit. */
type Direction = readonly [right: number, down: number];
type Point = readonly [x: number, y: number];

/** Draws a part of a scene as a parallelogram: its top left corner at a point, its sides along two directions. */
function drawTilted(
  drawn: Scene,
  part: Box,
  context: Pen,
  at: Point,
  [rightX, rightY]: Direction,
  [downX, downY]: Direction,
  fill: string | null,
): void {
  const edge = 0.09 * drawn.unit;
  context.setTransform(rightX, rightY, downX, downY, at[0], at[1]);
  context.beginPath();
  context.rect(-edge, -edge, part.width + 2 * edge, part.height + 2 * edge);
  context.save();
  context.clip();
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  // What a scene draws starts at its own corner.
  drawOnCanvas({ ...drawn, x: part.x, y: part.y, background: null }, context, 1);
  context.restore();
}

/** A cube from its net: the top, and the two faces that hang on it and touch each other. */
function drawFaces(
  drawn: Scene,
  net: Box & { readonly unit: number },
  context: Pen,
  { width, height, faces, ink }: ThumbnailRequest,
): void {
  // The net is a cross, four faces wide and three high; the second of its row has the top above it.
  const edge = net.width / 4;
  const face = (column: number, row: number): Box => ({
    x: net.x + column * edge,
    y: net.y + row * edge,
    width: edge,
    height: edge,
  });
  const [slant, fall] = [0.93, 0.42];
  const scale = (0.96 * Math.min(width / (2 * slant), height / (1 + 2 * fall))) / edge;
  const [middleX, middleY] = [width / 2, height / 2 + (fall - 0.5) * edge * scale];
  const east: Direction = [slant * scale, -fall * scale];
  const south: Direction = [slant * scale, fall * scale];
  const down: Direction = [0, scale];
  // The corner in front is in the middle: the front face at its left, the next one at its right, the top behind both.
  const left: Point = [middleX - edge * south[0], middleY - edge * south[1]];
  const behind: Point = [left[0] + edge * east[0], left[1] + edge * east[1]];
  drawTilted(drawn, face(1, 0), context, behind, south, [-east[0], -east[1]], faces[0]);
  drawTilted(drawn, face(1, 1), context, left, south, down, faces[2]);
  drawTilted(drawn, face(2, 1), context, [middleX, middleY], east, down, faces[1]);
  // Passages lead over the edges, so these are only hinted at.
  context.resetTransform();
  context.strokeStyle = ink.note;
  context.lineWidth = height / PLATE / 2;
  const right: Point = [middleX + edge * east[0], middleY + edge * east[1]];
  const drop = edge * scale;
  outline(context, [
    left,
    behind,
    right,
    [right[0], right[1] + drop],
    [middleX, middleY + drop],
    [left[0], left[1] + drop],
  ]);
}

function outline(context: Pen, corners: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.stroke();
}

/** Sheets one above the other, each as a rhomb. */
function drawFloors(drawn: Scene, sheets: readonly Box[], context: Pen, { width, height }: Size): void {
  const [first] = sheets;
  if (first === undefined) return;
  const [wide, high] = [0.84, 0.42];
  const across = first.width + first.height;
  const overlap = 0.02;
  const rows = sheets.length * (1 - overlap) + overlap;
  const scale = 0.97 * Math.min(width / (wide * across), height / (high * across * rows));
  const tall = high * across * scale;
  const top = (height - tall * rows) / 2;
  sheets.forEach((sheet, k) => {
    const x = width / 2 + (wide * (first.height - first.width) * scale) / 2;
    drawTilted(
      drawn,
      sheet,
      context,
      [x, top + k * tall * (1 - overlap)],
      [wide * scale, high * scale],
      [-wide * scale, high * scale],
      null,
    );
  });
}

/** Where each sheet lies. Cost: O(corners). */
function sheetsOf({ mesh, sheets }: Space): Box[] {
  if (mesh === null || sheets === null) return [];
  const count = sheets.sizes.reduce((product, size) => product * size, 1);
  const { sideFirst, sideCorner, cornerX, cornerY } = mesh;
  return Array.from({ length: count }, (_, k) => {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const from = sideFirst[k * sheets.cells] ?? NONE;
    const to = sideFirst[(k + 1) * sheets.cells] ?? NONE;
    for (let s = from; s < to; s++) {
      const corner = sideCorner[s] as number;
      const [x, y] = [cornerX[corner] as number, cornerY[corner] as number];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    return { x: left, y: top, width: right - left, height: bottom - top };
  });
}
