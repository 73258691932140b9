/**
 * How many cells each ring gets, so that cells are about one unit wide and each count divides the next.
 *
 * Only + - * / are used: the counts decide the board. Cost: O(rings).
 *
 * @param lengthOf ring -> its length along the middle, in cell units
 * @param least fewest cells of the first ring
 * @param first cells of the first ring, or 0: a power of two, or three times one, whichever is nearest
 */
export function ringCounts(
  rings: number,
  lengthOf: (ring: number) => number,
  { least, first = 0 }: { readonly least: number; readonly first?: number },
): number[] {
  const counts: number[] = [];
  let count = first > 0 ? first : roundCount(lengthOf(0), least);
  for (let ring = 0; ring < rings; ring++) {
    if (ring > 0) count *= bestFactor(lengthOf(ring) / count);
    counts.push(count);
  }
  return counts;
}

/** The whole number by which cells of a width have to be cut to be nearest to one unit wide, as ratios go. */
function bestFactor(width: number): number {
  const factor = Math.max(1, Math.floor(width));
  return width * width > factor * (factor + 1) ? factor + 1 : factor;
}

/** The number of the form 2^k or 3 x 2^k nearest to a length: halves and quarters of a disc then fit the whole. */
function roundCount(length: number, least: number): number {
  let best = 0;
  let bestRatio = Number.POSITIVE_INFINITY;
  for (let power = 1; power <= 2 * Math.max(length, least); power *= 2) {
    for (const count of [power, 3 * power]) {
      const ratio = Math.max(count / length, length / count);
      if (count < least || ratio >= bestRatio) continue;
      best = count;
      bestRatio = ratio;
    }
  }
  return best;
}
