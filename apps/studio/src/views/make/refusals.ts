// What cannot be combined with the maze on the page. It is found out when the picture is there and nothing else is asked
// for; until then lists show what is true of the tiling alone.

import { effect, type Signal, signal } from '@preact/signals';
import type { Choice } from '../../controls/select.tsx';
import { ask } from '../../engine/engine.ts';
import type { Refusals } from '../../engine/jobs/refusals.ts';
import { draft, figures, wanted } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { sentenceOf, shortReason } from './sentence.ts';

export const refusals: Signal<Refusals> = signal({});

/** Whether somebody has come to the panel: before that nobody is told anything, and nothing has to be loaded for it. */
export const isUsed: Signal<boolean> = signal(false);

/** Milliseconds of quiet before it begins. */
const QUIET = 800;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps {@link refusals} up to date as long as the panel is shown. */
export function watchRefusals(): () => void {
  const end = effect(() => {
    const now = draft.value;
    const isBusy = wanted.value !== null || figures.value === null;
    stop();
    if (now === null || isBusy || !isUsed.value) return;
    timer = setTimeout(() => void find(now), QUIET);
  });
  return () => {
    end();
    stop();
  };
}

/** Begins no other search. The one at work gives way by itself as soon as something else is asked for. */
function stop(): void {
  clearTimeout(timer);
}

async function find(now: NonNullable<typeof draft.value>): Promise<void> {
  const found = await ask('refusals', now);
  if (draft.peek() !== now || wanted.peek() !== null) return;
  refusals.value = found.refusals;
  if (!found.isWhole) timer = setTimeout(() => void find(now), QUIET);
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
