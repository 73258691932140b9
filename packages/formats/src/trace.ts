// What a solver or generator did, step by step, as JSON: for animations and studies made elsewhere.

import { EVENT, type EventKind, type ParamValues, Trace } from '@labrys/core';
import { badFile } from './bad-file.ts';
import { isObject, parseJson } from './json.ts';

/** Who did it, and on how large a board. */
export interface TraceHeader {
  /** Name of the solver or generator. */
  readonly by: string;
  readonly params: ParamValues;
  readonly cells: number;
  readonly links: number;
}

const FORMAT = 'labrys-trace';
const VERSION = 1;
/** Names of the kinds of events, by their numbers. */
const KINDS = Object.keys(EVENT) as (keyof typeof EVENT)[];

/**
 * Writes a trace: `events` are pairs of a number of a kind and of a cell, or of a link where the kind is `choose`.
 *
 *     {"format": "labrys-trace", "version": 1, "by": "tremaux", "params": {...}, "cells": 9, "links": 12,
 *      "kinds": ["visit", "choose", "step", "leave"], "events": [0,4, 2,5, ...]}
 */
export function printTrace(trace: Trace, { by, params, cells, links }: TraceHeader): string {
  const events: string[] = [];
  for (let event = 0; event < trace.length; event++) events.push(`${trace.kind(event)},${trace.index(event)}`);
  const head = JSON.stringify({ format: FORMAT, version: VERSION, by, params, cells, links, kinds: KINDS });
  return `${head.slice(0, -1)},"events":[${events.join(',')}]}\n`;
}

/**
 * Reads what {@link printTrace} has written.
 *
 * @throws MazeError `bad-file` with one sentence
 */
export function parseTrace(text: string): { readonly trace: Trace; readonly header: TraceHeader } {
  const file = parseJson(text);
  if (!isObject(file) || file.format !== FORMAT) throw badFile('this is no trace: "format" is not "labrys-trace"');
  if (file.version !== VERSION) throw badFile(`this trace has version ${String(file.version)}; ${VERSION} is read`);
  const { by, params, cells, links, events } = file;
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  if (typeof by !== 'string' || !isObject(params) || !isCount(cells) || !isCount(links)) {
    throw badFile('the trace does not say by whom it is ("by", "params") and of what board ("cells", "links")');
  }
  if (!Array.isArray(events) || events.length % 2 !== 0) throw badFile('"events" is no list of pairs');
  const trace = new Trace();
  for (let i = 0; i < events.length; i += 2) {
    const [kind, index] = [events[i] as unknown, events[i + 1] as unknown];
    const most = kind === EVENT.choose ? links : cells;
    if (!isCount(kind) || kind >= KINDS.length || !isCount(index) || index >= most) {
      throw badFile(`event ${i / 2} of the trace names no cell or link of the board`);
    }
    const name = KINDS[kind as EventKind] as keyof typeof EVENT;
    trace[name](index);
  }
  return { trace, header: { by, params: params as ParamValues, cells, links } };
}
