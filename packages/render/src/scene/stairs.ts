// Boards of several sheets: signs for the passages from sheet to sheet, and the names of the sheets.
//
//   +-----------+
//   | <   3+  ^ |       up and down, along the first axis: triangles at the upper right and the lower left,
//   |           |       on and back along the second: chevrons at the lower right and the upper left,
//   | v   3-  > |       further axes: their number with + or -
//   +-----------+

import { isPassable, NONE, type Sheets } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Item, Lines, Words } from './items.ts';
import { PolylineBuilder, type Polylines } from './polylines.ts';
import { roomIn } from './sides.ts';
import { stairPlace } from './stair-place.ts';
import type { SceneStyle } from './style.ts';

// Sizes in shares of the radius of the circle that fits into a cell.

/** From the middle of a sign to its edge. */
const REACH = 0.28;
const DIGIT = 0.46;

/** Thickness of chevrons, in shares of c. */
const CHEVRON = 0.08;

/**
 * The signs in all cells from which a passage leads to another sheet.
 *
 * @param isCased leaves paper round them, where they stand on lines and colours
 * Cost: O(halves).
 */
export function stairSigns(ground: Ground, style: SceneStyle, isCased: boolean): Item[] {
  const { maze, mesh, centres, board } = ground;
  const { graph, sheets, sideOfHalf } = maze.space;
  if (sheets === null) return [];
  const triangles = new PolylineBuilder();
  const chevrons = new PolylineBuilder();
  const items: Item[] = [];
  let [hasTriangles, hasChevrons] = [false, false];
  for (let c = 0; c < graph.cellCount; c++) {
    const further: [string, string] = ['', '']; // axes on and back
    let room = 0;
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const step = sheets.stepOfHalf[h] as number;
      if (step === 0 || sideOfHalf[h] !== NONE || !isPassable(maze, c, h)) continue;
      room = room > 0 ? room : roomIn(mesh, centres, c);
      const [x, y] = stairPlace(mesh, centres, c, step);
      const [sign, reach] = [Math.sign(step), REACH * room];
      if (Math.abs(step) === 1) {
        triangles.add(x, y - sign * reach);
        triangles.add(x + reach, y + 0.8 * sign * reach);
        triangles.add(x - reach, y + 0.8 * sign * reach);
        triangles.end(true);
        hasTriangles = true;
      } else if (Math.abs(step) === 2) {
        chevrons.add(x - 0.55 * sign * reach, y - reach);
        chevrons.add(x + 0.55 * sign * reach, y);
        chevrons.add(x - 0.55 * sign * reach, y + reach);
        chevrons.end(false);
        hasChevrons = true;
      } else further[sign > 0 ? 0 : 1] += `${Math.abs(step)}${sign > 0 ? '+' : '-'}`;
    }
    for (const [k, text] of further.entries()) {
      if (text === '') continue;
      const [x, y] = stairPlace(mesh, centres, c, k === 0 ? 3 : -3);
      const size = DIGIT * room;
      if (isCased) items.push({ kind: 'disc', x, y, radius: 0.5 * size, colour: style.colours.paper });
      items.push({ kind: 'words', text, x, y: y + 0.36 * size, size, colour: style.colours.sign, face: 'figures' });
    }
  }
  const { sign, paper } = style.colours;
  const casing = style.sizes.casing * board.unit; // half of what discs have, so that walls stay whole
  const stroke = (lines: Polylines, width: number, colour: string): Lines => ({
    kind: 'lines',
    lines,
    width,
    colour,
    ends: 'round',
    turn: 0,
    dotStep: 0,
  });
  const solids: Item[] = [];
  if (hasTriangles) {
    const outlines = triangles.polylines();
    if (isCased) solids.push(stroke(outlines, casing, paper));
    solids.push({ kind: 'areas', outlines, colour: sign });
  }
  if (hasChevrons) {
    const width = CHEVRON * board.unit;
    const lines = chevrons.polylines();
    if (isCased) solids.push(stroke(lines, width + casing, paper));
    solids.push(stroke(lines, width, sign));
  }
  return [...solids, ...items];
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
