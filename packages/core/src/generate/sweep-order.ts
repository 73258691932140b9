/**
 * The cells from top to bottom, each strip from left to right, or from left to right, each strip from top to bottom:
 * on squares row by row or column by column. Strips are half a cell wide; within one place the order of the cells stays.
 *
 * @param positions x and y of each cell, in cell units
 * @param along what a strip runs along: 'x' for rows, 'y' for columns
 * @returns place -> cell
 * Cost: O(cells), two counting sorts.
 */
export function sweepOrder(positions: Float64Array, along: 'x' | 'y'): Uint32Array {
  const order = new Uint32Array(positions.length / 2);
  for (let c = 0; c < order.length; c++) order[c] = c;
  return along === 'x'
    ? sortedBy(stripOf(positions, 1), sortedBy(stripOf(positions, 0), order))
    : sortedBy(stripOf(positions, 0), sortedBy(stripOf(positions, 1), order));
}

/** The strip each cell lies in by one coordinate, counted from 0. */
function stripOf(positions: Float64Array, coordinate: 0 | 1): Uint32Array {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = coordinate; i < positions.length; i += 2) {
    const value = positions[i] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  // Two strips a cell, but no more than two for each cell there is. Coordinates are mostly multiples of a simple
  // fraction; the odd shift keeps them off the edges of the strips, where the last bit would decide.
  const cellCount = positions.length / 2;
  const scale = most - least > cellCount ? (2 * cellCount) / (most - least) : 2;
  const strips = new Uint32Array(cellCount);
  for (let c = 0; c < cellCount; c++) {
    strips[c] = Math.floor(((positions[2 * c + coordinate] as number) - least) * scale + 0.37);
  }
  return strips;
}

/** Stable: what lies in one strip keeps its order. */
function sortedBy(strips: Uint32Array, order: Uint32Array): Uint32Array {
  let most = 0;
  let isSorted = true;
  for (let i = 0, before = 0; i < order.length; i++) {
    const strip = strips[order[i] as number] as number;
    if (strip < before) isSorted = false;
    if (strip > most) most = strip;
    before = strip;
  }
  if (isSorted) return order;
  const next = new Uint32Array(most + 2);
  for (let i = 0; i < strips.length; i++) {
    const after = (strips[i] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let strip = 1; strip < next.length; strip++) {
    next[strip] = (next[strip] as number) + (next[strip - 1] as number);
  }
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const cell = order[i] as number;
    const strip = strips[cell] as number;
    const place = next[strip] as number;
    sorted[place] = cell;
    next[strip] = place + 1;
  }
  return sorted;
}
