import { EVENT, Trace } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrace, printTrace } from '../src/index.ts';

const header = { by: 'tremaux', params: { order: 'turning', seed: 1 }, cells: 20, links: 30 };

describe('a trace as JSON', () => {
  it('comes back event by event', () => {
    const event = fc.tuple(fc.constantFrom('visit', 'choose', 'step', 'leave'), fc.integer({ min: 0, max: 19 }));
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const trace = new Trace();
        for (const [kind, index] of events) trace[kind](index);
        const text = printTrace(trace, header);
        const back = parseTrace(text);
        expect(back.header).toEqual(header);
        expect(back.trace.length).toBe(events.length);
        events.forEach(([kind, index], i) => {
          expect([back.trace.kind(i), back.trace.index(i)]).toEqual([EVENT[kind], index]);
        });
        expect(printTrace(back.trace, back.header)).toBe(text);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it.each([
    ['{', /no complete JSON/],
    ['{"format":"labrys-maze"}', /this is no trace/],
    ['{"format":"labrys-trace","version":2}', /version 2; 1 is read/],
    ['{"format":"labrys-trace","version":1,"by":"x","params":{}}', /does not say/],
    [JSON.stringify({ format: 'labrys-trace', version: 1, ...header, events: [0] }), /no list of pairs/],
    [JSON.stringify({ format: 'labrys-trace', version: 1, ...header, events: [0, 20] }), /event 0 .* names no cell/],
    [JSON.stringify({ format: 'labrys-trace', version: 1, ...header, events: [1, 29, 4, 0] }), /event 1 /],
    [JSON.stringify({ format: 'labrys-trace', version: 1, ...header, events: [0, -1] }), /event 0 /],
  ])('is refused in one sentence if it is none: %s', (text, why) => {
    expect(() => parseTrace(text)).toThrow(why);
  });

  it('is read or refused whatever is changed in it, and nothing else happens', () => {
    const trace = new Trace();
    for (let cell = 0; cell < 9; cell++) trace.visit(cell);
    const text = printTrace(trace, header);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 4 }), fc.nat(5), (at, put, cut) => {
        try {
          parseTrace(text.slice(0, at) + put + text.slice(at + cut));
        } catch (error) {
          expect(error).toMatchObject({ name: 'MazeError', code: 'bad-file' });
        }
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
});
