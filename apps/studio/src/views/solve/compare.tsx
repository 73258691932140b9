// All solvers on this maze, one after the other, by what they cost.

import solvers from 'virtual:catalogue-solvers';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, isAbortion, Refused } from '../../engine/engine.ts';
import type { Tried } from '../../engine/jobs/try-solver.ts';
import { sheet } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { number } from '../../text/numbers.ts';
import { solver } from './solve-state.ts';

interface Entry {
  readonly solver: string;
  /** What it found, or why it does not take this maze. */
  readonly result: Tried | string;
}

type Column = 'steps' | 'seen' | 'length';
const COLUMNS: readonly Column[] = ['steps', 'seen', 'length'];

interface Comparison {
  /** Number of the maze. */
  readonly id: number;
  readonly entries: readonly Entry[];
  readonly controller: AbortController | null;
}

export const comparison: Signal<Comparison | null> = signal(null);
const order: Signal<{ readonly by: Column | 'name'; readonly isDown: boolean }> = signal({
  by: 'steps',
  isDown: false,
});

/** Lets all solvers try, so that they can be compared. */
export async function compareSolvers(): Promise<void> {
  const id = sheet.value?.facts.id;
  if (id === undefined) return;
  comparison.value?.controller?.abort();
  const controller = new AbortController();
  let entries: readonly Entry[] = [];
  const put = (running: AbortController | null): void => {
    if (sheet.peek()?.facts.id !== id) controller.abort();
    else if (comparison.value === null || comparison.value.controller === controller || entries.length === 0) {
      comparison.value = { id, entries, controller: running };
    }
  };
  put(controller);
  for (const { name } of solvers) {
    if (controller.signal.aborted) break;
    try {
      const result = await ask('trySolver', name, { signal: controller.signal });
      entries = [...entries, { solver: name, result }];
    } catch (error) {
      if (error instanceof Refused) entries = [...entries, { solver: name, result: error.message }];
      else if (!isAbortion(error)) throw error;
    }
    put(controller);
  }
  put(null);
}

export function Compare() {
  const now = comparison.value;
  const id = sheet.value?.facts.id;
  useEffect(() => {
    if (comparison.value !== null && comparison.value.id !== id) {
      comparison.value.controller?.abort();
      comparison.value = null;
    }
  }, [id]);
  if (now === null || now.id !== id) return null;
  const { by, isDown } = order.value;
  const most = now.entries.reduce((max, { result }) => (isNumbers(result) ? Math.max(max, result.steps) : max), 1);
  return (
    <section class="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">
        {text.solve.compareTitle}
        {now.controller !== null && (
          <span>
            {text.solve.comparing(now.entries.length, solvers.length)}
            <button type="button" class="quiet" onClick={() => now.controller?.abort()}>
              {text.stage.stop}
            </button>
          </span>
        )}
      </h2>
      <table>
        <thead>
          <tr>
            {(['name', ...COLUMNS] as const).map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={by === column ? (isDown ? 'descending' : 'ascending') : undefined}
              >
                <button
                  type="button"
                  class="quiet"
                  onClick={() => {
                    order.value = { by: column, isDown: by === column && !isDown };
                  }}
                >
                  {text.solve.columns[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(now.entries, by, isDown).map(({ solver: name, result }) => (
            <tr key={name} class={name === solver.value ? 'chosen' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  class="quiet"
                  aria-pressed={name === solver.value}
                  onClick={() => {
                    solver.value = name;
                  }}
                >
                  {titleOf(name)}
                </button>
                {isNumbers(result) && (
                  <span class="compare-bar" style={{ width: `${(100 * result.steps) / most}%` }} aria-hidden="true" />
                )}
              </th>
              {isNumbers(result) && result.solved ? (
                COLUMNS.map((column) => (
                  <td key={column}>
                    {number(result[column])}
                    {column === 'length' && result.leavesCells && text.solve.cellsMark}
                    {column === 'length' && !result.sure && <abbr title={text.solve.luckLong}>{text.solve.luck}</abbr>}
                  </td>
                ))
              ) : (
                <td colSpan={3} class="compare-reason">
                  {isNumbers(result) ? text.solve.unsolved(result.reason ?? '') : result}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{text.solve.compareNote}</p>
    </section>
  );
}

const isNumbers = (result: Tried | string): result is Tried => typeof result !== 'string';
const titleOf = (name: string): string => solvers.find((entry) => entry.name === name)?.title ?? name;

/** Those without a number come last. */
function sorted(entries: readonly Entry[], by: Column | 'name', isDown: boolean): readonly Entry[] {
  const sign = isDown ? -1 : 1;
  const keyOf = ({ result }: Entry): number =>
    isNumbers(result) && result.solved ? sign * (by === 'name' ? 0 : result[by]) : Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => {
    const names = titleOf(a.solver).localeCompare(titleOf(b.solver), 'en');
    if (by === 'name') return sign * names;
    const [one, other] = [keyOf(a), keyOf(b)];
    return one === other ? names : one - other;
  });
}
