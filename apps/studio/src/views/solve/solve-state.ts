// What Solve shows: how the maze is solved, what was found, and the figures of the maze. Kept while other views are shown.

import solvers from 'virtual:catalogue-solvers';
import type { ParamValue, ParamValues } from '@labrys/core';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { named } from '../../catalogue/catalogue.ts';
import type { SolverEntry } from '../../catalogue/entries.ts';
import { ask, isAbortion, latestOnly, Refused } from '../../engine/engine.ts';
import type { EndPlace } from '../../engine/jobs/end-places.ts';
import type { Measured } from '../../engine/jobs/measure.ts';
import type { Pointed } from '../../engine/jobs/pointed-at.ts';
import type { Found } from '../../engine/jobs/solve.ts';
import type { Shown } from '../../engine/style-of.ts';
import { sheet, showVersion, work } from '../../state/studio.ts';

export const solver: Signal<string> = signal('shortest');
/** Knobs by solver, as far as they are not the defaults. */
const knobs: Signal<{ readonly [solver: string]: ParamValues }> = signal({});
export const path: Signal<Shown['solution']> = signal('line');
export const showsDistances: Signal<boolean> = signal(false);
export const showsBottlenecks: Signal<boolean> = signal(true);

export const found: Signal<Found | null> = signal(null);
/** Why the solver does not take this maze. */
export const refusal: Signal<string | null> = signal(null);
/** A solver that finds a way where the chosen one did not. */
export const instead: Signal<SolverEntry | null> = signal(null);
export const measured: Signal<Measured | null> = signal(null);
export const endPlaces: Signal<readonly EndPlace[]> = signal([]);
export const pointed: Signal<Pointed | null> = signal(null);

export const solverRecord: ReadonlySignal<SolverEntry> = computed(() => named(solvers, solver.value));
export const solverKnobs: ReadonlySignal<ParamValues> = computed(() => knobs.value[solver.value] ?? {});

export const shown: ReadonlySignal<Shown> = computed(() => ({
  solution: path.value,
  distances: showsDistances.value,
  bottlenecks: showsBottlenecks.value && (measured.value?.narrow ?? 0) > 0 && measured.value?.isOnlyWay === false,
}));

export function setKnob(name: string, value: ParamValue): void {
  knobs.value = { ...knobs.value, [solver.value]: { ...solverKnobs.value, [name]: value } };
}

/** Solves and measures whatever is on the page, as long as Solve is shown. @returns what ends that */
export function followSheet(): () => void {
  const ends: (() => void)[] = [];
  ends.push(
    effect(() => {
      const id = sheet.value?.facts.id;
      const request = { solver: solver.value, params: solverKnobs.value };
      if (id === undefined) return;
      const hasEnds = (sheet.peek()?.facts.start ?? -1) >= 0;
      untracked(() => void (hasEnds ? solveIt(request) : showVersion('ends')));
    }),
    effect(() => {
      const id = sheet.value?.facts.id;
      pointed.value = null;
      if (id !== undefined) measureLatest(id);
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}

let count = 0;

async function solveIt(request: { readonly solver: string; readonly params: ParamValues }): Promise<void> {
  const number = ++count;
  const controller = new AbortController();
  const since = performance.now();
  const slow = setTimeout(() => {
    if (number === count) work.value = { what: 'solving', done: 0, since, stop: () => controller.abort() };
  }, 300);
  try {
    const answer = await ask('solve', request, { signal: controller.signal });
    if (number !== count) return;
    found.value = answer;
    refusal.value = null;
    instead.value = null;
    if (answer?.help === 'solver') await findInstead(number, request.solver);
  } catch (error) {
    if (number !== count) return;
    found.value = null;
    if (error instanceof Refused) {
      refusal.value = error.message;
      instead.value = null;
      await findInstead(number, request.solver);
    } else if (isAbortion(error))
      solver.value = 'shortest'; // one that does not take long
    else throw error;
  } finally {
    clearTimeout(slow);
    if (number === count && work.value?.what === 'solving') work.value = null;
  }
}

/** Solvers that are tried where another one fails, the most like it first. */
const SURE = ['tremaux', 'dead-end', 'shortest'];

async function findInstead(number: number, failed: string): Promise<void> {
  for (const name of SURE) {
    if (name === failed) continue;
    try {
      const { solved } = await ask('trySolver', name);
      if (number !== count) return;
      if (!solved) continue;
      instead.value = named(solvers, name);
      return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

/** Figures come when there is time: of several mazes in a row those of the last one. */
const measureLatest = latestOnly(
  async (_: number) => ({ measures: await ask('measure', undefined), places: await ask('endPlaces', undefined) }),
  ({ measures, places }) => {
    if (sheet.peek()?.facts.id !== measures.id) return;
    measured.value = measures;
    endPlaces.value = places;
  },
);

/** Looks what lies at a point of the board. */
export const pointAt = latestOnly(
  async (at: { readonly x: number; readonly y: number } | null) => (at === null ? null : ask('pointedAt', at)),
  (what) => {
    pointed.value = what;
  },
);
