// All figures of the maze, with what each counts: for those who want them all, as some take a moment.

import { type MeasureRecord, measureRecords, measures } from '@labrys/core';
import type { Session } from '../session.ts';

export interface Measure {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly unit: MeasureRecord['unit'];
  /** A number, several by their names, digits, or null where there is none. */
  readonly value: number | string | null | { readonly [part: string]: number | null };
}

export function run(session: Session): readonly Measure[] {
  const found = session.keep('all measures', ({ maze }) => measures(maze));
  return measureRecords.map(({ name, title, summary, unit }) => ({
    ...{ name, title, summary, unit },
    value: found[name] as Measure['value'],
  }));
}
