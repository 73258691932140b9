// Every figure of the catalogue, counted when somebody opens the list.

import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { wordsOf } from '../../controls/knob.tsx';
import { ask } from '../../engine/engine.ts';
import type { Measure } from '../../engine/jobs/all-measures.ts';
import * as text from '../../text/en.ts';
import { number } from '../../text/numbers.ts';

export function AllFigures() {
  const measures = useMemo(() => signal<readonly Measure[] | null>(null), []);
  return (
    <details
      class="fold"
      onToggle={async (event) => {
        if (!event.currentTarget.open || measures.value !== null) return;
        measures.value = await ask('allMeasures', undefined);
      }}
    >
      <summary>{text.solve.allFigures}</summary>
      <dl class="figures all">
        {(measures.value ?? []).map((measure) => (
          <div key={measure.name} title={measure.summary}>
            <dt>{measure.title}</dt>
            <dd>{shownValue(measure)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function shownValue({ value, unit }: Measure): string {
  if (value === null) return text.solve.none;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return `${fine(value)}${unit === 'per cent' ? '\u2009%' : ''}`;
  const parts = Object.entries(value).filter(([, part]) => part !== null) as [string, number][];
  return parts.length === 0
    ? text.solve.none
    : parts.map(([name, part]) => `${wordsOf(name)} ${fine(part)}`).join(', ');
}

/** Whole, or to one place. */
const fine = (value: number): string => (Number.isInteger(value) ? number(value) : value.toFixed(1));
