import { MazeError } from '@labrys/core';

/**
 * The known name closest to a mistyped one, or null where none is close.
 *
 * Close: at most a third of the letters are wrong, left out, too many or changed places with their neighbour; or the
 * known name begins with what was typed.
 */
export function nearestName(typed: string, known: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance >= bestDistance) continue;
    best = name;
    bestDistance = distance;
  }
  if (best === null && wanted.length >= 3) best = known.find((name) => name.toLowerCase().startsWith(wanted)) ?? null;
  return best;
}

/**
 * One sentence about a name that does not exist.
 *
 * @param kind what the name should have been, for example `algorithm`
 * @param hint where all names can be looked up
 */
export function unknownName(kind: string, typed: string, known: readonly string[], hint: string): string {
  const nearest = nearestName(typed, known);
  const suggestion = nearest === null ? '' : ` Did you mean "${nearest}"?`;
  return `there is no ${kind} "${shortened(typed)}".${suggestion} ${hint}`;
}

/**
 * The record of that name.
 *
 * @param kind what the records are, for example `algorithm`
 * @param hint where all names can be looked up
 * @throws MazeError `unknown-name` with a suggestion
 */
export function recordNamed<T extends { readonly name: string }>(
  records: readonly T[],
  kind: string,
  name: string,
  hint: string,
): T {
  const found = records.find((record) => record.name === name);
  if (found !== undefined) return found;
  const names = records.map((record) => record.name);
  throw new MazeError('unknown-name', unknownName(kind, name, names, hint));
}

/** Text from outside, short enough for a message of one line. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 40 ? line : `${line.slice(0, 37)}...`;
}

/** Letters to change, insert, remove or swap with a neighbour (F. J. Damerau, 1964; swapped letters stay together). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
