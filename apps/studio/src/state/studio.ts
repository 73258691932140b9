// What the page shows: one maze, the draft it came from, and the lens it is looked at through.

import type { Recipe } from '@labrys/recipe';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ask, isAbortion, onRevival, Refused } from '../engine/engine.ts';
import type { MazeFacts } from '../engine/facts.ts';
import type { Figures } from '../engine/jobs/figures.ts';
import { type Draft, withEnds, withSeed } from './draft.ts';

export const views = ['make', 'watch', 'solve', 'play', 'solid'] as const;
/** The five lenses, the page of plates, and where files are opened. */
export type View = (typeof views)[number] | 'gallery' | 'open';

/** Bare as made, with ends, or with its solution too. */
export type Version = 'bare' | 'ends' | 'solution';

/** A maze on the page. */
export interface Sheet {
  readonly facts: MazeFacts;
  /** Null for a maze that was read from a file that keeps none. */
  readonly recipe: Recipe | null;
  /** The recipe for links; null without one. */
  readonly code: string | null;
  /** Where it was read from; null for what was made here. */
  readonly source: Source | null;
  readonly title: string | null;
}

/** A file that a maze was read from. */
interface Source {
  readonly name: string;
  /** Has the worker read it again, where it had to be started anew. */
  readonly again: () => Promise<MazeFacts>;
}

/** Work that takes long enough to be spoken of. */
export interface Work {
  readonly what: 'making' | 'solving' | 'reading' | 'saving';
  /** Share that is done, 0 to 1. */
  readonly done: number;
  readonly since: number;
  readonly stop: () => void;
}

/** Why the last change was not taken. */
export interface NotTaken {
  /** The control that asked for it, such as `tiling`. */
  readonly control: string;
  readonly message: string;
  /** The nearest that works, with its words; null where none was found. */
  readonly remedy: { readonly words: string; readonly draft: Draft } | null;
}

export const view: Signal<View> = signal('make');
export const sheet: Signal<Sheet | null> = signal(null);
export const figures: Signal<Figures | null> = signal(null);
export const work: Signal<Work | null> = signal(null);
export const notTaken: Signal<NotTaken | null> = signal(null);
export const version: Signal<Version> = signal('bare');
/** Counts up whenever the picture of the maze has to be drawn anew. */
export const drawing: Signal<number> = signal(0);

/** The recipes that were on the page, and which of them is now. */
const past: Signal<readonly Recipe[]> = signal([]);
const place: Signal<number> = signal(-1);
export const canGoBack: ReadonlySignal<boolean> = computed(() => place.value > 0);
export const canGoOn: ReadonlySignal<boolean> = computed(() => place.value < past.value.length - 1);

/** The recipe on the page as a draft to change; null for a maze that was read. */
export const draft: ReadonlySignal<Draft | null> = computed(() => sheet.value?.recipe ?? null);

let running: AbortController | null = null;
/** What is being made, so that a change made meanwhile is one of that and not of what is still on the page. */
export const wanted: Signal<Draft | null> = signal(null);
/** Whether the last maze came as a whole, and not as one of many while a slider moves: it may fade in. */
export const isCalm: Signal<boolean> = signal(false);

export interface ShowOptions {
  /** The control that asks; where it is refused the reason stands there. */
  readonly control?: string;
  /** True while a slider moves: the picture is swapped at once, and the history keeps only where it comes to rest. */
  readonly isMoving?: boolean;
  /** False where it goes back or on in the history. */
  readonly isNew?: boolean;
}

/**
 * Makes the maze of a draft and puts it on the page; what is there stays where it is refused or stopped. Of several in a
 * row only the last one counts.
 *
 * @returns whether it is there
 */
export async function show(
  next: Draft,
  { control = 'page', isNew = true, isMoving = false }: ShowOptions = {},
): Promise<boolean> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  wanted.value = next;
  const begin = performance.now();
  const stop = (): void => controller.abort();
  const slow = setTimeout(() => {
    if (running === controller) work.value = { what: 'making', done: 0, since: begin, stop };
  }, 150);
  try {
    const made = await ask('make', next, {
      signal: controller.signal,
      onProgress: (done) => {
        if (work.value !== null && running === controller) work.value = { ...work.value, done };
      },
    });
    if (version.peek() === 'solution' && made.facts.start >= 0) await solveShortest();
    batch(() => {
      isCalm.value = !isMoving;
      sheet.value = { ...made, source: null, title: made.recipe.title ?? null };
      figures.value = null;
      notTaken.value = null;
      if (made.facts.start < 0) version.value = 'bare';
      else if (version.peek() === 'bare') version.value = 'ends';
      drawing.value++;
      if (isNew) remember(made.recipe, control);
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) {
      notTaken.value = { control, message: error.message, remedy: null };
      void lookForRemedy(next, notTaken.value);
    } else if (!isAbortion(error)) throw error;
    return false;
  } finally {
    clearTimeout(slow);
    if (running === controller) {
      running = null;
      wanted.value = null;
      work.value = null;
    }
  }
}

/** Puts a maze on the page that the worker has read, or changed without a recipe. */
export function showOpened(opened: Omit<Sheet, 'code'> & { readonly code?: string | null }): void {
  running?.abort();
  batch(() => {
    sheet.value = { ...opened, code: opened.code ?? null };
    figures.value = null;
    notTaken.value = null;
    version.value = opened.facts.start < 0 ? 'bare' : 'ends';
    drawing.value++;
    if (opened.recipe !== null) remember(opened.recipe, 'page');
  });
}

/**
 * Puts start and finish on other cells: in the recipe where there is one, so that links and the history have them.
 *
 * @returns whether they are there
 */
export async function moveEnds(from: number, to: number): Promise<boolean> {
  const before = sheet.peek();
  if (before === null) return false;
  try {
    const moved = await ask('moveEnds', { from, to });
    batch(() => {
      sheet.value = { ...before, ...moved };
      figures.value = null;
      notTaken.value = null;
      if (version.peek() === 'bare') version.value = 'ends';
      drawing.value++;
      if (moved.recipe !== null) remember(moved.recipe, 'ends', isSameButForEnds(before.recipe, moved.recipe));
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) notTaken.value = { control: 'ends', message: error.message, remedy: null };
    else if (!isAbortion(error)) throw error;
    return false;
  }
}

/** Whether ends were moved before: one more move then takes the place of the last one in the history. */
function isSameButForEnds(before: Recipe | null, after: Recipe): boolean {
  if (before?.ends.from === undefined) return false;
  return JSON.stringify({ ...before, ends: null }) === JSON.stringify({ ...after, ends: null });
}

const MOST_REMEMBERED = 200;

/** Changes by one control within so many milliseconds are one. */
const AT_ONCE = 800;
let lastChange = { control: '', at: 0 };

function remember(recipe: Recipe, control: string, replaces = false): void {
  const at = performance.now();
  const goesOn = control !== 'page' && control === lastChange.control && at - lastChange.at < AT_ONCE;
  lastChange = { control, at };
  const kept = past.value.slice(0, place.value + (goesOn || replaces ? 0 : 1));
  past.value = [...kept, recipe].slice(-MOST_REMEMBERED);
  place.value = past.value.length - 1;
}

/** Finds the nearest that works, as long as nothing else is asked for. */
async function lookForRemedy(refused: Draft, why: NotTaken): Promise<void> {
  const remedy = await ask('remedy', { draft: refused, control: why.control, message: why.message });
  if (notTaken.peek() === why) notTaken.value = { ...why, remedy };
}

/** One maze back (-1) or on (1) in the history. */
export async function goInHistory(step: 1 | -1): Promise<void> {
  const recipe = past.value[place.value + step];
  if (recipe === undefined) return;
  place.value += step;
  await show(recipe, { isNew: false });
}

/** A seed nobody has asked for: short enough to be read aloud. */
export function freshSeed(): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn as number) % 1_000_000;
}

/** Another maze of the same recipe. */
export async function newMaze(): Promise<void> {
  if (draft.value === null) return;
  const { from: _, to: __, ...ends } = draft.value.ends ?? {};
  await show(withSeed({ ...draft.value, ends }, freshSeed()));
}

/** Changes the recipe on the page. */
export async function change(
  control: string,
  edit: (draft: Draft) => Draft,
  { isMoving = false }: Pick<ShowOptions, 'isMoving'> = {},
): Promise<boolean> {
  const now = wanted.value ?? draft.value;
  if (now === null) return false;
  return show(edit(now), { control, isMoving });
}

/** Takes the nearest that works. */
export async function takeRemedy(): Promise<void> {
  const { control, remedy } = notTaken.value ?? {};
  if (control !== undefined && remedy) await show(remedy.draft, { control });
}

/** Bare, with ends, or with its solution. */
export async function showVersion(wanted: Version): Promise<void> {
  const { ends } = draft.value ?? {};
  const { start = -1, usualEnds } = sheet.value?.facts ?? {};
  const hasEnds = start >= 0;
  if (wanted === 'bare' && draft.value !== null) await change('version', (now) => withEnds(now, NO_ENDS));
  else if (!hasEnds && draft.value !== null) {
    const place = ends?.place === undefined || ends.place === 'none' ? (usualEnds ?? undefined) : ends.place;
    if (!(await change('version', (now) => withEnds(now, { place })))) return;
  }
  if (wanted === 'solution') await solveShortest();
  batch(() => {
    version.value = wanted;
    drawing.value++;
  });
}

/** Has the worker find the way that is shown with the solution. */
const solveShortest = (): Promise<unknown> => ask('solve', { solver: 'shortest' });

const NO_ENDS = { place: 'none', from: undefined, to: undefined } as const;

// The figures of the caption are asked for behind the picture, which the stage asks for as soon as it knows of the maze.
effect(() => {
  const id = sheet.value?.facts.id;
  if (id === undefined) return;
  const later = setTimeout(async () => {
    const found = await ask('figures', undefined);
    if (sheet.peek()?.facts.id === found.id) figures.value = found;
  });
  return () => clearTimeout(later);
});

onRevival(async () => {
  const before = sheet.peek();
  if (before === null) return;
  const { recipe, source } = before;
  const facts = recipe === null ? await source?.again() : (await ask('make', recipe)).facts;
  if (facts !== undefined && sheet.peek() === before) sheet.value = { ...before, facts }; // another engine numbers anew
});
