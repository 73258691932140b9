import { BitSet, backtracker, carve, kruskal, type Random, squareSpace } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import type { Colour } from '../../../src/pictures/drawing/colours.ts';

/** Closed sides of a board of squares, in the order readings have them. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly down: Uint8Array;
  readonly across: Uint8Array;
  /** Cells of the way from the first opening to the second; empty if there are none. */
  readonly way: readonly number[];
}

/** A random maze with two openings (or none), some of them with loops. */
export function randomBoard(random: Random, columns: number, rows: number, hasOpenings: boolean): Board {
  const space = squareSpace(columns, rows);
  const open = BitSet.from(space.graph.linkCount, carve(space, random.chance(0.5) ? kruskal : backtracker, { random }));
  if (random.chance(0.3)) {
    for (let l = 0; l < space.graph.linkCount; l++) if (random.chance(0.08)) open.add(l);
  }
  const down = new Uint8Array((columns + 1) * rows).fill(1);
  const across = new Uint8Array(columns * (rows + 1)).fill(1);
  for (const l of open) {
    const a = space.graph.ends[2 * l] as number;
    const b = space.graph.ends[2 * l + 1] as number;
    const to = Math.max(a, b);
    const x = to % columns;
    const y = Math.floor(to / columns);
    if (Math.abs(a - b) === 1 && columns > 1) down[y * (columns + 1) + x] = 0;
    else across[y * columns + x] = 0;
  }
  if (!hasOpenings) return { columns, rows, down, across, way: [] };
  const first = random.below(columns);
  const last = random.below(columns);
  across[first] = 0;
  across[rows * columns + last] = 0;
  return {
    columns,
    rows,
    down,
    across,
    way: wayThrough(columns, rows, down, across, first, (rows - 1) * columns + last),
  };
}

function wayThrough(
  columns: number,
  rows: number,
  down: Uint8Array,
  across: Uint8Array,
  from: number,
  to: number,
): number[] {
  const cameFrom = new Int32Array(columns * rows).fill(-1);
  cameFrom[to] = to;
  const queue = [to];
  for (let i = 0; i < queue.length; i++) {
    const c = queue[i] as number;
    const x = c % columns;
    const y = Math.floor(c / columns);
    const reach = (other: number, closed: number | undefined): void => {
      if (closed !== 0 || cameFrom[other] !== -1) return;
      cameFrom[other] = c;
      queue.push(other);
    };
    if (x > 0) reach(c - 1, down[y * (columns + 1) + x]);
    if (x + 1 < columns) reach(c + 1, down[y * (columns + 1) + x + 1]);
    if (y > 0) reach(c - columns, across[y * columns + x]);
    if (y + 1 < rows) reach(c + columns, across[(y + 1) * columns + x]);
  }
  const way = [from];
  for (let c = from; c !== to; c = cameFrom[c] as number) way.push(cameFrom[c] as number);
  return way;
}

/** How a board is drawn. Lengths in pixels. */
export interface Look {
  readonly wall: number;
  readonly passage: number;
  /** Vertical lengths are this much longer; 1 if absent. */
  readonly stretch?: number;
  readonly margins: readonly [left: number, top: number, right: number, bottom: number];
  readonly wallColour: Colour;
  readonly floorColour: Colour;
  readonly marginColour: Colour;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Samples a pixel each way: 1 has hard edges. */
  readonly samples: number;
  /** Most that each channel is off. */
  readonly noise?: number;
  /** The way as a line or as filled cells of this colour. */
  readonly way?: { readonly kind: 'line' | 'cells'; readonly colour: Colour };
  /** Floor of its own for each cell. */
  readonly floorOf?: (cell: number) => Colour;
  /** Light falls off to this share from the upper left to the lower right corner; 1 if absent. */
  readonly shade?: number;
  /** Walls are dashed: this share of each period of their length is ink; 1 if absent. */
  readonly ink?: number;
}

export function drawBoard(board: Board, look: Look, random: Random): Pixels {
  const { columns, rows } = board;
  const period = look.wall + look.passage;
  const stretch = look.stretch ?? 1;
  const [left, top, right, bottom] = look.margins;
  const boardWidth = columns * period + look.wall;
  const boardHeight = (rows * period + look.wall) * stretch;
  const width = Math.round(left + boardWidth + right);
  const height = Math.round(top + boardHeight + bottom);
  const onWay = new Map(board.way.map((cell, i) => [cell, i]));
  const radians = ((look.turn ?? 0) * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);

  const boardHeightUnstretched = rows * period + look.wall;
  const colourAt = (u: number, v: number): Colour => {
    if (u < 0 || v < 0 || u >= boardWidth || v >= boardHeightUnstretched) return look.marginColour;
    const x = Math.min(Math.floor(u / period), columns);
    const y = Math.min(Math.floor(v / period), rows);
    const inU = u - x * period < look.wall;
    const inV = v - y * period < look.wall;
    if (inU && inV) {
      return isPost(board, x, y) ? look.wallColour : look.floorColour;
    }
    if (inU) {
      if (board.down[y * (columns + 1) + x] === 1 && isInk(v)) return look.wallColour;
      const a = onWay.get(y * columns + x);
      const b = onWay.get(y * columns + x - 1);
      const joined = x > 0 && x < columns && a !== undefined && b !== undefined && Math.abs(a - b) === 1;
      if (look.way !== undefined && joined && (look.way.kind === 'cells' || isLine(v - y * period)))
        return look.way.colour;
      return look.floorOf?.(y * columns + Math.min(x, columns - 1)) ?? look.floorColour;
    }
    if (inV) {
      if (board.across[y * columns + x] === 1 && isInk(u)) return look.wallColour;
      const a = onWay.get(y * columns + x);
      const b = onWay.get((y - 1) * columns + x);
      const joined = y > 0 && y < rows && a !== undefined && b !== undefined && Math.abs(a - b) === 1;
      if (look.way !== undefined && joined && (look.way.kind === 'cells' || isLine(u - x * period)))
        return look.way.colour;
      return look.floorOf?.(Math.min(y, rows - 1) * columns + x) ?? look.floorColour;
    }
    const cell = y * columns + x;
    if (look.way !== undefined && onWay.has(cell)) {
      if (look.way.kind === 'cells' || isLine(u - x * period) || isLine(v - y * period)) return look.way.colour;
    }
    return look.floorOf?.(cell) ?? look.floorColour;
  };
  const ink = look.ink ?? 1;
  const dash = 4 * look.wall;
  const isInk = (along: number): boolean => ink === 1 || along % dash < ink * dash;
  const isLine = (place: number): boolean => Math.abs(place - look.wall - look.passage / 2) < look.passage / 6;

  const pixels = new Uint8Array(4 * width * height);
  const n = look.samples;
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const sum = [0, 0, 0];
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) {
          const dx = px + (i + 0.5) / n - width / 2;
          const dy = py + (j + 0.5) / n - height / 2;
          const x = dx * cos + dy * sin + width / 2;
          const y = dy * cos - dx * sin + height / 2;
          const colour = colourAt(x - left, (y - top) / stretch);
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (colour[c] as number);
        }
      }
      const at = 4 * (py * width + px);
      const light = 1 - (1 - (look.shade ?? 1)) * ((px / width + py / height) / 2);
      for (let c = 0; c < 3; c++) {
        const off = look.noise === undefined ? 0 : (random.fraction() * 2 - 1) * look.noise;
        pixels[at + c] = Math.max(0, Math.min(255, Math.round((light * (sum[c] as number)) / (n * n) + off)));
      }
      pixels[at + 3] = 255;
    }
  }
  return { width, height, samples: pixels };
}

/** A post is drawn where a wall touches it. */
function isPost({ columns, rows, down, across }: Board, x: number, y: number): boolean {
  return (
    (y > 0 && down[(y - 1) * (columns + 1) + x] === 1) ||
    (y < rows && down[y * (columns + 1) + x] === 1) ||
    (x > 0 && across[y * columns + x - 1] === 1) ||
    (x < columns && across[y * columns + x] === 1)
  );
}

/** A part of a picture. */
export function crop(picture: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const pixels = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 4 * ((top + y) * picture.width + left);
    pixels.set(picture.samples.subarray(from, from + 4 * width), 4 * width * y);
  }
  return { width, height, samples: pixels };
}

/** Two colours that people would tell apart. */
export function twoColours(random: Random, least: number): [Colour, Colour] {
  for (;;) {
    const a: Colour = [random.below(256), random.below(256), random.below(256)];
    const b: Colour = [random.below(256), random.below(256), random.below(256)];
    const [r, g, bl] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    if (Math.sqrt(r * r + g * g + bl * bl) >= least) return [a, b];
  }
}
