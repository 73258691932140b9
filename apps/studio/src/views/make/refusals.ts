// What cannot be combined with the maze on the page. It is found out when the picture is there and nothing else is asked
// for; until then lists show what is true of the tiling alone.

import { effect, type Signal, signal } from '@preact/signals';
import type { Choice } from '../../controls/select.tsx';
import { ask, isAbortion } from '../../engine/engine.ts';
import type { Refusals } from '../../engine/jobs/refusals.ts';
import { draft, figures, wanted } from '../../state/studio.ts';
import { text } from '../../text/en.ts';
import { sentenceOf, shortReason } from './sentence.ts';

export const refusals: Signal<Refusals> = signal({});

/** Milliseconds of quiet before it begins. */
const QUIET = 250;

let controller: AbortController | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps {@link refusals} up to date as long as the panel is shown. */
export function watchRefusals(): () => void {
  const end = effect(() => {
    const now = draft.value;
    const isBusy = wanted.value !== null || figures.value === null;
    stop();
    if (now === null || isBusy) return;
    timer = setTimeout(() => void find(now), QUIET);
  });
  return () => {
    end();
    stop();
  };
}

/** Drops the search, so that nothing waits for it. */
function stop(): void {
  clearTimeout(timer);
  controller?.abort();
  controller = null;
}

async function find(now: NonNullable<typeof draft.value>): Promise<void> {
  controller = new AbortController();
  try {
    const found = await ask('refusals', now, { signal: controller.signal });
    refusals.value = found.refusals;
    if (!found.isWhole) timer = setTimeout(() => void find(now), QUIET);
  } catch (error) {
    if (!isAbortion(error)) throw error;
  }
}

/** The choices of a list, each with a few words on why it cannot be chosen. */
export function withReasons(
  control: string,
  choices: readonly Choice[],
  usual: (value: string) => string | undefined = () => undefined,
): Choice[] {
  const refused = refusals.value[control] ?? {};
  return choices.map(({ value, label }) => {
    const message = refused[value];
    return { value, label, reason: message === undefined ? usual(value) : shortReason(message) };
  });
}

/** Below a list: what cannot be chosen, by reason. */
export function reasonsOf(choices: readonly Choice[]): string {
  const byReason = new Map<string, string[]>();
  for (const { label, reason } of choices) {
    if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => text.make.notHere(labels, reason)).join(' ');
}

/** The sentence on a choice of a control; empty where it can be chosen. */
export function refusalOf(control: string, choice: string): string {
  const message = refusals.value[control]?.[choice];
  return message === undefined ? '' : sentenceOf(message, false);
}
