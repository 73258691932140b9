// Boards of several sheets: signs for the passages from sheet to sheet, and the names of the sheets.
//
//   +-----------+
//   | <       ^ |       up and down, along the first axis: triangles at the upper right and the lower left,
//   |           |       on and back along the second: chevrons at the lower right and the upper left,
//   | v      3+ |       further axes: their number with + or -, in a corner that is free
//   +-----------+
//
// Where the path takes a passage, it ends in a disc with the sign, and goes on from such a disc on the other sheet.

import { isPassable, NONE, type Sheets } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Disc, Item, Lines, Words } from './items.ts';
import { PolylineBuilder, type Polylines } from './polylines.ts';
import { type StairPlace, stairPlaces } from './stair-place.ts';
import type { SceneStyle } from './style.ts';
import { halvesOf, type Way } from './way.ts';

/** Thickness of chevrons, in shares of c. */
const CHEVRON = 0.08;

/** Widths of letters in shares of the font size. */
const LETTER = 0.55;

/** Radius of the discs that hold the signs of the path, in shares of the reach of a sign, and how large signs are in them. */
const DISC = 1.35;
const IN_DISC = 0.8;

/**
 * The signs in all cells from which a passage leads to another sheet.
 *
 * @param isCased leaves paper round them, where they stand on lines and colours
 * @param way a path whose signs are drawn by {@link wayStairs}, over these
 * @param isShown leaves out the signs of other halves
 * Cost: O(halves).
 */
export function stairSigns(
  ground: Ground,
  style: SceneStyle,
  isCased: boolean,
  way: Way | null,
  isShown: (half: number) => boolean = () => true,
): Item[] {
  const { maze, board } = ground;
  const { graph, sheets, sideOfHalf } = maze.space;
  if (sheets === null) return [];
  const casing = style.sizes.casing * board.unit; // half of what discs have, so that walls stay whole
  const signs = new Signs(style.colours.sign, CHEVRON * board.unit, isCased ? casing : 0, style.colours.paper);
  const ofWay = new Signs(style.colours.sign, CHEVRON * board.unit, 0, style.colours.paper);
  const isOfWay = new Set(way === null ? [] : halvesOf(graph, way));
  for (let c = 0; c < graph.cellCount; c++) {
    let places: Map<number, StairPlace> | null = null;
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const step = sheets.stepOfHalf[h] as number;
      if (step === 0 || sideOfHalf[h] !== NONE || !isPassable(maze, c, h) || !isShown(h)) continue;
      places ??= stairPlaces(ground, c);
      (isOfWay.has(h) ? ofWay : signs).add(step, places.get(step) as StairPlace);
    }
  }
  return [...signs.items(), ...ofWay.items()];
}

/**
 * Discs where a path leaves a sheet and where it comes out on another one, with the signs of these passages.
 *
 * @param width of the path
 * Cost: O(path x largest degree).
 */
export function wayStairs(ground: Ground, style: SceneStyle, way: Way, width: number): Item[] {
  const { maze, board } = ground;
  const { graph, sheets, sideOfHalf } = maze.space;
  if (sheets === null) return [];
  const { path, paper } = style.colours;
  const discs: Disc[] = [];
  const signs = new Signs(paper, CHEVRON * board.unit, 0, paper);
  halvesOf(graph, way).forEach((h, i) => {
    const cell = way.path[(i + 1) >>> 1] as number; // two halves a link: out of its first cell, out of its second one
    const step = sheets.stepOfHalf[h] as number;
    const place = sideOfHalf[h] === NONE ? stairPlaces(ground, cell).get(step) : undefined;
    if (place === undefined) return;
    const radius = Math.max(DISC * place.reach, 0.75 * width);
    discs.push({ kind: 'disc', x: place.x, y: place.y, radius, colour: path });
    signs.add(step, { ...place, reach: (IN_DISC * radius) / DISC });
  });
  return [...discs, ...signs.items()];
}

/** Signs of one colour. */
class Signs {
  private readonly colour: string;
  private readonly width: number;
  private readonly casing: number;
  private readonly paper: string;
  private readonly triangles = new PolylineBuilder();
  private readonly chevrons = new PolylineBuilder();
  private readonly numbers: Item[] = [];
  private hasTriangles = false;
  private hasChevrons = false;

  /**
   * @param width of chevrons
   * @param casing paper round the signs; 0 for none
   */
  constructor(colour: string, width: number, casing: number, paper: string) {
    this.colour = colour;
    this.width = width;
    this.casing = casing;
    this.paper = paper;
  }

  add(step: number, { x, y, reach }: StairPlace): void {
    const { triangles, chevrons } = this;
    const sign = Math.sign(step);
    if (Math.abs(step) === 1) {
      triangles.add(x, y - sign * reach);
      triangles.add(x + reach, y + 0.8 * sign * reach);
      triangles.add(x - reach, y + 0.8 * sign * reach);
      triangles.end(true);
      this.hasTriangles = true;
    } else if (Math.abs(step) === 2) {
      chevrons.add(x - 0.55 * sign * reach, y - reach);
      chevrons.add(x + 0.55 * sign * reach, y);
      chevrons.add(x - 0.55 * sign * reach, y + reach);
      chevrons.end(false);
      this.hasChevrons = true;
    } else {
      const text = `${Math.abs(step)}${sign > 0 ? '+' : '-'}`;
      const size = (2 * reach) / (LETTER * text.length);
      if (this.casing > 0)
        this.numbers.push({ kind: 'disc', x, y, radius: reach + this.casing / 2, colour: this.paper });
      const words = { x, y: y + 0.36 * size, size, colour: this.colour };
      this.numbers.push({ kind: 'words', text, face: 'figures', ...words });
    }
  }

  items(): Item[] {
    const items: Item[] = [];
    if (this.hasTriangles) {
      const outlines = this.triangles.polylines();
      if (this.casing > 0) items.push(stroke(outlines, this.casing, this.paper));
      items.push({ kind: 'areas', outlines, colour: this.colour });
    }
    if (this.hasChevrons) {
      const lines = this.chevrons.polylines();
      if (this.casing > 0) items.push(stroke(lines, this.width + this.casing, this.paper));
      items.push(stroke(lines, this.width, this.colour));
    }
    return [...items, ...this.numbers];
  }
}

function stroke(lines: Polylines, width: number, colour: string): Lines {
  return { kind: 'lines', lines, width, colour, ends: 'round', turn: 0, dotStep: 0 };
}

/** Least room below a sheet, in shares of c, in which its name is written. */
const LEAST_ROOM = 0.3;

/** The name below each sheet: its number, or its place along each axis. Cost: O(sides). */
export function sheetNames({ mesh, maze, board }: Ground, style: SceneStyle, below: number): Words[] {
  const { sheets } = maze.space;
  if (sheets === null) return [];
  const boxes = sheetBoxes(sheets, mesh);
  const wall = (board.unit * style.sizes.wall) / 2;
  let room = Number.POSITIVE_INFINITY;
  for (const one of boxes) {
    for (const other of boxes) {
      if (other.top < one.bottom || other.left >= one.right || other.right <= one.left) continue;
      room = Math.min(room, other.top - one.bottom - 2 * wall - 2 * below);
    }
  }
  if (room < LEAST_ROOM * board.unit) return [];
  const size = Math.min(board.unit * style.sizes.label, room / 1.2);
  return boxes.map(({ left, right, bottom }, k) => ({
    kind: 'words',
    text: nameOf(sheets, k),
    x: (left + right) / 2,
    y: bottom + wall + below + size,
    size,
    colour: style.colours.figures,
    face: 'figures',
  }));
}

/** Counted from 1, the axis that changes fastest first. */
function nameOf({ sizes }: Sheets, k: number): string {
  const places: number[] = [];
  let rest = k;
  for (const size of sizes) {
    places.push((rest % size) + 1);
    rest = Math.floor(rest / size);
  }
  return places.length === 1 ? `level ${k + 1}` : places.join(', ');
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function sheetBoxes({ cells }: Sheets, { cellCount, sideFirst, sideCorner, cornerX, cornerY }: Ground['mesh']): Box[] {
  const boxes: Box[] = [];
  for (let from = 0; from < cellCount; from += cells) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let s = sideFirst[from] as number; s < (sideFirst[from + cells] as number); s++) {
      const [x, y] = [cornerX[sideCorner[s] as number] as number, cornerY[sideCorner[s] as number] as number];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    boxes.push({ left, right, top, bottom });
  }
  return boxes;
}
