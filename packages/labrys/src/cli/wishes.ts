import type { Outcome } from '@labrys/core';

/** What is not as it was wished: `solutionLength 74, wished 80 to 100`. */
export function missesInWords(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ met }) => !met)
    .map((outcome) => `${outcome.measure} ${shown(outcome.value)}, wished ${rangeInWords(outcome)}`);
}

function rangeInWords({ least, most }: Outcome): string {
  if (least === most) return shown(least ?? null);
  if (least === undefined) return `at most ${shown(most ?? null)}`;
  return most === undefined ? `at least ${shown(least)}` : `${shown(least)} to ${shown(most)}`;
}

/** To two places. */
function shown(value: number | null): string {
  return value === null ? 'none' : String(Number(value.toFixed(2)));
}
