// Scan lines: what of each line across a mask lies inside.

import type { Bits } from './bits.ts';
import type { Box, Outline } from './outline.ts';

/**
 * Lines across the box of a mask, in the mask's units: line j lies at top + (j + 1/2) step. Each has the spans of a row;
 * lines may share one.
 */
export interface Spans {
  readonly top: number;
  readonly step: number;
  readonly lineCount: number;
  /** Line j shows row floor(j * rowsALine + rowsALine / 2); 1 where each line has a row of its own. */
  readonly rowsALine: number;
  /** Row r has the spans from first[r] to first[r + 1] - 1, from left to right. */
  readonly first: Uint32Array;
  readonly start: Float64Array;
  readonly end: Float64Array;
  /** Span -> the length inside, of its row, to the left of it. */
  readonly before: Float64Array;
}

/** Most crossings of lines and sides: some hundred megabytes. */
const MOST_CROSSINGS = 4_000_000;

/** Most lines across an outline. */
const MOST_LINES = 1 << 16;

/**
 * The lines across an outline.
 *
 * @param wanted how far they should lie apart; wider if there would be too many crossings
 * Cost: O(crossings log(crossings of a line)).
 */
export function spansOfOutline(outline: Outline, wanted: number): Spans {
  const { box, rule } = outline;
  const step = stepFor(outline, wanted);
  const lineCount = Math.max(1, Math.ceil(box.height / step));
  const first = new Uint32Array(lineCount + 1);
  eachCrossing(outline, step, lineCount, (line) => {
    first[line + 1] = (first[line + 1] as number) + 1;
  });
  for (let line = 0; line < lineCount; line++) first[line + 1] = (first[line + 1] as number) + (first[line] as number);
  const crossings = first[lineCount] as number;
  const x = new Float64Array(crossings);
  const down = new Int8Array(crossings);
  const next = first.slice();
  eachCrossing(outline, step, lineCount, (line, at, direction) => {
    const k = next[line] as number;
    next[line] = k + 1;
    x[k] = at;
    down[k] = direction;
  });

  // Of n crossings at most n / 2 spans remain, which stand where the crossings of their row stood.
  const start = new Float64Array(crossings >> 1);
  const end = new Float64Array(crossings >> 1);
  const before = new Float64Array(crossings >> 1);
  const firstSpan = new Uint32Array(lineCount + 1);
  let count = 0;
  for (let line = 0; line < lineCount; line++) {
    const order: number[] = [];
    for (let k = first[line] as number; k < (first[line + 1] as number); k++) order.push(k);
    order.sort((a, b) => (x[a] as number) - (x[b] as number) || a - b);
    let winding = 0;
    let inside = 0;
    let from = 0;
    for (const k of order) {
      const was = winding;
      winding = rule === 'evenodd' ? 1 - winding : winding + (down[k] as number);
      if (was === 0) from = x[k] as number;
      if (winding !== 0 || !((x[k] as number) > from)) continue;
      start[count] = from;
      end[count] = x[k] as number;
      before[count++] = inside;
      inside += (x[k] as number) - from;
    }
    firstSpan[line + 1] = count;
  }
  return { top: box.top, step, lineCount, rowsALine: 1, first: firstSpan, start, end, before };
}

/** The lines across a picture, in pixels; those within one row of pixels are alike. Cost: O(pixels). */
export function spansOfBits({ width, height, has }: Bits, wanted: number): Spans {
  const first = new Uint32Array(height + 1);
  const start: number[] = [];
  const end: number[] = [];
  const before: number[] = [];
  for (let y = 0; y < height; y++) {
    let inside = 0;
    for (let x = 0; x < width; x++) {
      if (!has(x, y)) continue;
      const from = x;
      while (x < width && has(x, y)) x++;
      start.push(from);
      end.push(x);
      before.push(inside);
      inside += x - from;
    }
    first[y + 1] = start.length;
  }
  const lineCount = Math.max(1, Math.ceil(height / wanted));
  const step = height / lineCount;
  return {
    ...{ top: 0, step, lineCount, rowsALine: step, first },
    ...{ start: Float64Array.from(start), end: Float64Array.from(end), before: Float64Array.from(before) },
  };
}

/** The box that a mask's spans lie in. */
export function boxOfBits({ width, height }: Bits): Box {
  return { left: 0, top: 0, width, height };
}

/** How much of a line lies inside to the left of x; nothing on lines beyond the mask. Cost: O(log spans). */
export function insideLeftOf(spans: Spans, line: number, x: number): number {
  const { start, end, before } = spans;
  const span = spanAt(spans, line, x);
  return span < 0 ? 0 : (before[span] as number) + Math.min(x, end[span] as number) - (start[span] as number);
}

/** Whether a point of a line lies inside. */
export function isInside(spans: Spans, line: number, x: number): boolean {
  const span = spanAt(spans, line, x);
  return span >= 0 && x < (spans.end[span] as number);
}

/** The last span of a line that begins at or left of x, or -1. */
function spanAt({ first, start, lineCount, rowsALine }: Spans, line: number, x: number): number {
  if (line < 0 || line >= lineCount) return -1;
  const row = rowsALine === 1 ? line : Math.min(first.length - 2, Math.floor((line + 0.5) * rowsALine));
  let low = first[row] as number;
  let high = first[row + 1] as number;
  const begin = low;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((start[middle] as number) <= x) low = middle + 1;
    else high = middle;
  }
  return low === begin ? -1 : low - 1;
}

/** The first line at or below y. Half-open, so that a corner between two sides is crossed once. */
export function lineBelow(y: number, top: number, step: number): number {
  return Math.ceil((y - top) / step - 0.5);
}

function stepFor({ box, y, first }: Outline, wanted: number): number {
  let heights = 0;
  for (let ring = 0; ring + 1 < first.length; ring++) {
    const end = first[ring + 1] as number;
    for (let i = first[ring] as number; i < end; i++) {
      const next = i + 1 === end ? (first[ring] as number) : i + 1;
      heights += Math.abs((y[next] as number) - (y[i] as number));
    }
  }
  return Math.max(wanted, heights / MOST_CROSSINGS, box.height / MOST_LINES);
}

/** Calls back for each line that each side crosses: where, and 1 if the side leads down, -1 up. */
function eachCrossing(
  { x, y, first, box }: Outline,
  step: number,
  lineCount: number,
  found: (line: number, x: number, direction: number) => void,
): void {
  for (let ring = 0; ring + 1 < first.length; ring++) {
    const end = first[ring + 1] as number;
    for (let i = first[ring] as number; i < end; i++) {
      const next = i + 1 === end ? (first[ring] as number) : i + 1;
      const [x0, y0, x1, y1] = [x[i] as number, y[i] as number, x[next] as number, y[next] as number];
      if (y0 === y1) continue;
      const [from, to] = y0 < y1 ? [y0, y1] : [y1, y0];
      const last = Math.min(lineCount, lineBelow(to, box.top, step));
      for (let line = Math.max(0, lineBelow(from, box.top, step)); line < last; line++) {
        const at = box.top + (line + 0.5) * step;
        found(line, x0 + ((at - y0) / (y1 - y0)) * (x1 - x0), y0 < y1 ? 1 : -1);
      }
    }
  }
}
