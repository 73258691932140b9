// The file that is open: what was understood of it, what was corrected, and reading it again.

import type { ParamValue, ParamValues } from '@labrys/core';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ask, isAbortion, Refused } from '../engine/engine.ts';
import type { MazeFacts } from '../engine/facts.ts';
import type { Opened, OpenRequest } from '../engine/jobs/open-file.ts';
import * as text from '../text/en.ts';
import { moveEnds, sheet, showOpened, type View, view, work } from './studio.ts';

/** A wall that the reader was not sure of. */
export interface DoubtfulWall {
  readonly x: number;
  readonly y: number;
  readonly side: 'east' | 'south' | 'west' | 'north';
  /** As it was read. */
  readonly closed: boolean;
  readonly confidence: number;
  readonly reason: string;
}

/** A file and how it was read. */
export interface OpenFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly knobs: ParamValues;
  readonly opened: Opened;
  /** As first read: corrected ones stay in their places. */
  readonly doubts: readonly DoubtfulWall[];
  /** Number of the doubt -> whether a person says that it is a wall. */
  readonly corrections: ReadonlyMap<number, boolean>;
}

/** Why the last file was not read. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  /** Where one was when it was tried. */
  readonly view: View;
  /** To be read once more, another way. */
  readonly request: OpenRequest;
}

const kept: Signal<OpenFile | null> = signal(null);
/** The file that the maze on the page comes from; null for what was made here. */
export const file: ReadonlySignal<OpenFile | null> = computed(() =>
  sheet.value?.source === null || sheet.value === null ? null : kept.value,
);
export const failure: Signal<Failure | null> = signal(null);

/** Reads a file and shows its maze in Solve; what is on the page stays where it cannot be read. */
export async function reading(bytes: Uint8Array, name: string, knobs: ParamValues = {}): Promise<boolean> {
  const opened = await read({ bytes, name, knobs, ends: null });
  if (opened === null) return false;
  kept.value = { bytes, name, knobs, opened, doubts: opened.report?.doubts ?? [], corrections: new Map() };
  put(kept.value);
  view.value = 'solve';
  return true;
}

/** Reads the file once more with another knob. */
export async function readOtherwise(name: string, value: ParamValue): Promise<void> {
  const now = kept.peek();
  if (now === null) return;
  const { correct: _, ...knobs } = now.knobs;
  await reading(now.bytes, now.name, { ...knobs, [name]: value });
}

/** Says of a wall in doubt whether it is one. */
export async function correct(doubt: number, closed: boolean): Promise<void> {
  const now = kept.peek();
  const wall = now?.doubts[doubt];
  if (now === null || wall === undefined) return;
  const corrections = new Map(now.corrections).set(doubt, closed);
  const words = [...corrections].map(([i, isClosed]) => {
    const { x, y, side } = now.doubts[i] as DoubtfulWall;
    return `wall:${x},${y},${side}=${isClosed ? 'closed' : 'open'}`;
  });
  const knobs = { ...now.knobs, as: 'drawing', correct: words.join(';') };
  const opened = await read({ bytes: now.bytes, name: now.name, knobs, ends: ends() });
  if (opened === null) return;
  kept.value = { ...now, knobs, opened, corrections };
  put(kept.value);
}

/** Where somebody moved start and finish to: kept when the file is read once more. */
const moved: Signal<OpenRequest['ends']> = signal(null);

export async function moveOpenedEnds(from: number, to: number): Promise<boolean> {
  const isThere = await moveEnds(from, to);
  if (isThere) moved.value = { from, to };
  return isThere;
}

const ends = (): OpenRequest['ends'] => moved.peek();

function put({ opened, bytes, name, knobs }: OpenFile): void {
  const { facts, recipe, code, title } = opened;
  const again = async (): Promise<MazeFacts> => {
    return (await ask('openFile', { bytes, name, knobs, ends: ends() })).facts;
  };
  showOpened({ facts, recipe, code, title, source: { name: name === '' ? text.open.pasted : name, again } });
}

async function read(request: OpenRequest): Promise<Opened | null> {
  const controller = new AbortController();
  const since = performance.now();
  const slow = setTimeout(() => {
    work.value = { what: 'reading', done: 0, since, stop: () => controller.abort() };
  }, 150);
  try {
    const opened = await ask('openFile', request, { signal: controller.signal });
    failure.value = null;
    if (request.ends === null) moved.value = null;
    return opened;
  } catch (error) {
    if (error instanceof Refused) {
      const name = request.name === '' ? text.open.pasted : request.name;
      const from = view.peek() === 'open' ? (failure.peek()?.view ?? 'make') : view.peek();
      failure.value = { name, message: error.message, view: from, request };
      view.value = 'open'; // says what would help
    } else if (!isAbortion(error)) throw error;
    return null;
  } finally {
    clearTimeout(slow);
    work.value = null;
  }
}
