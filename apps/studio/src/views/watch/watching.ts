// What Watch shows: the making of the maze on the page or a solver on it, alone or beside a second one.

import solvers from 'virtual:catalogue-solvers';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { generatorNamed, named } from '../../catalogue/catalogue.ts';
import type { Entry } from '../../catalogue/entries.ts';
import { ask, isAbortion, Refused } from '../../engine/engine.ts';
import type { FrameReport } from '../../engine/jobs/watch-frame.ts';
import type { Side, Watchable, WatchRequest } from '../../engine/jobs/watch-make.ts';
import { carveOf, withAlgorithm } from '../../state/draft.ts';
import { draft, sheet, work } from '../../state/studio.ts';
import { Player } from './player.ts';

export type What = 'making' | 'solving';

/** What the user has asked for; a maze that was read from a file can only be solved. */
export const wanted: Signal<What> = signal('making');
export const what: ReadonlySignal<What> = computed(() => (draft.value === null ? 'solving' : wanted.value));
export const solver: Signal<string> = signal('shortest');
/** The generator or solver beside it, by what is watched; null for none. */
export const rivals: { readonly [W in What]: Signal<string | null> } = {
  making: signal(null),
  solving: signal(null),
};
export const isFollowing: Signal<boolean> = signal(true);

export const sides: Signal<readonly Side[]> = signal(['left']);
export const watchables: { readonly [S in Side]: Signal<Watchable | null> } = {
  left: signal(null),
  right: signal(null),
};
export const reports: { readonly [S in Side]: Signal<FrameReport | null> } = {
  left: signal(null),
  right: signal(null),
};
/** Why a side is not there. */
export const refusals: { readonly [S in Side]: Signal<string | null> } = { left: signal(null), right: signal(null) };
export const player = new Player();

/** The generator of the maze on the page, or the solver that is watched on it. */
export function ownName(): string {
  if (what.value === 'solving' || draft.value === null) return solver.value;
  return carveOf(draft.value).algorithm ?? 'backtracker';
}

/** The record of what a side shows. */
export function entryOf(side: Side): Entry | null {
  const name = side === 'left' ? ownName() : rivals[what.value].value;
  if (name === null) return null;
  return what.value === 'solving' ? named(solvers, name) : generatorNamed(name);
}

/** Whether a solver is asked for and has nowhere to go. */
export const lacksEnds: ReadonlySignal<boolean> = computed(
  () => what.value === 'solving' && (sheet.value?.facts.start ?? -1) < 0,
);

const loaded = { left: '', right: '' };
const running: { [S in Side]: AbortController | null } = { left: null, right: null };
/** Kept when nothing is being loaded. */
let loading: Promise<unknown> = Promise.resolve();
export const whenLoaded = (): Promise<unknown> => loading;

/** Loads what is not there yet. @param plays whether it begins at once */
export function load(plays: boolean): void {
  const rival = rivals[what.value].value;
  sides.value = rival === null ? ['left'] : ['left', 'right'];
  const key = (name: string): string => JSON.stringify([sheet.value?.facts.id, what.value, name]);
  const isMaking = what.value === 'making';
  const left: WatchRequest = { side: 'left', recipe: null, solver: isMaking ? null : solver.value };
  const work = [loadSide(left, lacksEnds.value || sheet.value === null ? '' : key(left.solver ?? ''))];
  if (rival !== null) {
    const recipe = isMaking && draft.value !== null ? withAlgorithm(draft.value, rival) : null;
    const right: WatchRequest = { side: 'right', recipe, solver: isMaking ? null : rival };
    work.push(loadSide(right, lacksEnds.value ? '' : key(rival)));
  } else if (loaded.right !== '') {
    forget('right');
    work.push(Promise.resolve(true));
  }
  loading = Promise.all(work).then((isNew) => {
    if (!isNew.includes(true)) return;
    const lengths = [watchables.left.value, watchables.right.value].map((one) => one?.events ?? 0);
    player.begin(Math.max(...lengths), plays);
  });
}

/** Loads again what the worker does not hold any more. */
export function loadAgain(): void {
  forget('left');
  forget('right');
  load(player.isPlaying.value);
}

export function stopLoading(): void {
  running.left?.abort();
  running.right?.abort();
}

function forget(side: Side): void {
  running[side]?.abort();
  loaded[side] = '';
  batch(() => {
    watchables[side].value = null;
    reports[side].value = null;
    refusals[side].value = null;
  });
}

/** @returns whether something else is there now */
async function loadSide(request: WatchRequest, key: string): Promise<boolean> {
  const { side } = request;
  if (key === loaded[side]) return false;
  forget(side);
  if (key === '') return true;
  loaded[side] = key;
  const controller = new AbortController();
  running[side] = controller;
  const since = performance.now();
  const stop = (): void => {
    loaded[side] = '';
    controller.abort();
  };
  const slow = setTimeout(() => {
    work.value = { what: what.value, done: 0, since, stop };
  }, 150);
  try {
    const watchable = await ask('watchMake', request, {
      signal: controller.signal,
      onProgress: (done) => {
        if (work.value?.stop === stop) work.value = { ...work.value, done };
      },
    });
    if (controller.signal.aborted) return false;
    watchables[side].value = watchable;
    return true;
  } catch (error) {
    if (error instanceof Refused) refusals[side].value = error.message;
    else if (!isAbortion(error)) throw error;
    // A worker that was ended for another job took this one with it.
    else if (!controller.signal.aborted) {
      loaded[side] = '';
      return await loadSide(request, key);
    }
    return !controller.signal.aborted;
  } finally {
    clearTimeout(slow);
    if (work.value?.stop === stop) work.value = null;
  }
}
