// What the colours and marks of Watch mean, with how many cells show each: only what this algorithm shows.

import type { LegendEntry, LegendState } from '@labrys/render';
import type { Side } from '../../engine/jobs/watch-make.ts';
import * as text from '../../text/en.ts';
import { number } from '../../text/numbers.ts';
import { labelOf } from './tell.ts';
import { reports, sides, watchables } from './watching.ts';

/** What is in stands first, what is not reached last. */
const ORDER: readonly LegendState[] = [
  'in',
  'largest',
  'pieces',
  'single',
  'active',
  'walk',
  'line',
  'frontier',
  'path',
  'filled',
  'head',
  'change',
  'out',
];
/** There is one of them or none. */
const UNCOUNTED: ReadonlySet<LegendState> = new Set(['head', 'change']);

export function Legend() {
  const shown = sides.value.filter((side) => watchables[side].value !== null);
  const entries = new Map<string, LegendEntry>();
  for (const side of shown) {
    for (const entry of watchables[side].value?.legend ?? [])
      entries.set(`${entry.state} ${labelIn(side, entry)}`, entry);
  }
  const sorted = [...entries].sort(([, a], [, b]) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <ul class="watch-legend" aria-label={text.watch.legend}>
      {sorted.map(([key, entry]) => {
        const having = shown.filter((side) =>
          watchables[side].value?.legend.some((one) => `${one.state} ${labelIn(side, one)}` === key),
        );
        return (
          <li key={key} data-state={entry.state}>
            <Sample {...entry} />
            <span>{labelIn(having[0] ?? 'left', entry)}</span>
            {!UNCOUNTED.has(entry.state) && <span class="watch-count">{countsOf(entry.state, having)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function labelIn(side: Side, { state }: LegendEntry): string {
  const watchable = watchables[side].value;
  return watchable === null ? '' : labelOf(state, watchable);
}

const countsOf = (state: LegendState, having: readonly Side[]): string =>
  having.map((side) => number(reports[side].value?.counts[state] ?? 0)).join(' · ');

const FILLS: { readonly [S in LegendState]?: string } = {
  single: 'paper',
  in: 'visited',
  largest: 'visited',
  frontier: 'frontier',
  walk: 'walk-fill',
  active: 'walk-fill',
  filled: 'sunk',
};
/** The four sets that stand for all of them. */
const SETS = [1, 2, 5, 4] as const;

function Sample({ state, sample }: LegendEntry) {
  const fill = FILLS[state];
  const colour = (name: string): string => `var(--${name})`;
  return (
    <svg class="watch-sample" viewBox="0 0 16 16" aria-hidden="true">
      {fill !== undefined &&
        (sample.isSpot ? (
          <circle cx="8" cy="8" r="6.5" fill={colour(fill)} />
        ) : (
          <rect
            x="0.5"
            y="0.5"
            width="15"
            height="15"
            rx="2"
            fill={colour(fill)}
            stroke={state === 'single' ? colour('edge') : 'none'}
          />
        ))}
      {state === 'in' && !sample.isSpot && <path d="M1 2.2h14" stroke={colour('wall')} stroke-width="1.6" />}
      {state === 'pieces' &&
        SETS.map((set, i) => (
          <rect
            key={set}
            x={i % 2 === 0 ? 0.5 : 8}
            y={i < 2 ? 0.5 : 8}
            width="7.5"
            height="7.5"
            fill={colour(`set-${set}`)}
          />
        ))}
      {sample.line !== undefined && (
        <path
          d={sample.line === 'path' ? 'M2 8h12' : 'M2 12c4 0 3-8 6-8s2 8 6 8'}
          fill="none"
          stroke={colour(sample.line === 'path' ? 'path' : 'walk')}
          stroke-width="2"
          stroke-linecap="round"
        />
      )}
      {state === 'out' && <circle cx="8" cy="8" r="1.6" fill={colour('edge')} />}
      {state === 'frontier' && <circle cx="8" cy="8" r="2" fill={colour('head')} />}
      {state === 'filled' && <path d="M5 5l6 6M11 5l-6 6" stroke={colour('edge')} stroke-width="1.4" />}
      {state === 'head' && <circle cx="8" cy="8" r="5" fill={colour('head')} />}
      {state === 'change' && [3, 8, 13].map((y) => <circle key={y} cx="8" cy={y} r="1.7" fill={colour('path')} />)}
    </svg>
  );
}
