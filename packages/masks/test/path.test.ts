import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskFault } from '../src/index.ts';
import { outlineOfPath } from '../src/path.ts';
import { areaOf } from './support/area.ts';

const area = (path: string): number => areaOf(outlineOfPath(path, 'nonzero'));
const size = (path: string): number => Math.abs(area(path));

describe('paths', () => {
  it('of straight sides enclose what they enclose', () => {
    expect(area('M0 0 10 0 10 5 0 5Z')).toBe(50);
    expect(area('m1 1h10v5h-10z')).toBe(50);
    expect(area('M0 0H10V5H0')).toBe(50); // closed by itself
    expect(area('M0,0l10-0 0,5-10,0zM20 0h2v2h-2z')).toBe(54);
    expect(area('M0 0h1v1h-1zh2v2h-2z')).toBe(5); // after z from the start again, without a move
  });

  it('of curves do too, within a thousandth', () => {
    expect(size('M0 0C0 4 4 4 4 0Z')).toBeCloseTo(9.6, 2);
    expect(size('M0 0Q2 4 4 0Z')).toBeCloseTo(32 / 6, 2);
    expect(area('M0 0q2 4 4 0t4 0z')).toBeCloseTo(0, 2); // one half below, one above
    expect(area('M0 0C0 4 4 4 4 0S8-4 8 0Z')).toBeCloseTo(0, 2);
  });

  it.each([
    ['two half circles', 'M-5 0A5 5 0 0 0 5 0A5 5 0 0 0-5 0Z', 25 * Math.PI],
    ['an ellipse, turned', 'M-5 0A5 2 30 1 0 5 0A5 2 30 1 0-5 0Z', null],
    ['flags without spaces', 'M-5 0a5 5 0 005 5 5 5 0 005-5z', (25 * Math.PI) / 2],
    ['the long way round', 'M0 0A5 5 0 1 1 5 5Z', 25 * Math.PI * 0.75 + 12.5],
    ['the short way round', 'M0 0A5 5 0 0 1 5 5Z', (25 * Math.PI) / 4 - 12.5],
    ['radii that are too small', 'M-5 0A1 1 0 0 0 5 0Z', (25 * Math.PI) / 2],
    ['a radius of nothing, a straight side', 'M0 0A0 5 0 0 0 5 0V5Z', 12.5],
  ])('of arcs do too: %s', (_, path, wanted) => {
    const found = size(path);
    if (wanted === null) expect(found).toBeGreaterThan(0);
    else expect(found / wanted).toBeCloseTo(1, 2);
  });

  it('have arcs whose corners lie on the ellipse, whatever its turn', () => {
    for (const degrees of [0, 17, 45, 90, 123, 180, 271, -30, 3600]) {
      const { x, y } = outlineOfPath(`M0 0A7 3 ${degrees} 1 0 4 1A7 3 ${degrees} 0 0 0 0Z`, 'nonzero');
      // The middle is the mean of two opposite ends: the arcs are one ellipse, so its box has the same middle.
      const [cx, cy] = [(Math.min(...x) + Math.max(...x)) / 2, (Math.min(...y) + Math.max(...y)) / 2];
      const turn = (degrees * Math.PI) / 180;
      for (const [i, px] of x.entries()) {
        const [dx, dy] = [px - cx, y[i]! - cy];
        const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / 7;
        const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / 3;
        expect(Math.abs(u * u + v * v - 1)).toBeLessThan(0.01);
      }
    }
  });

  it.each([
    ['', /empty/],
    ['   ', /empty/],
    ['L1 1', /start with `M`/],
    ['M0 0 10', /a number is missing at character 8/],
    ['M0 0 X', /bad command X at character 6/],
    ['M0 0 z 5 5', /bad command 5 at character 8/],
    ['M0 0R1 2 3 4', /no command "R"/],
    ['M0 0A1 1 0 2 0 4 4', /flag.+at character 12/],
    ['M0 0 1e999 1', /the path has the coordinate Infinity/],
    ['M0 0', /encloses nothing/],
    ['M0 0H5Z', /encloses nothing/],
    [`M0 0${'h1'.repeat(60_000)}`, /120004 characters; up to 100000/],
  ])('that are wrong are refused with the place: %.20s', (path, sentence) => {
    expect(maskFault({ path })).toMatch(sentence);
  });

  it('are refused if their curves have too many corners', () => {
    const arcs = 'a9 9 0 119 1a9 9 0 11-9-1'.repeat(3_000);
    expect(maskFault({ path: `M0 0${arcs}Z` })).toMatch(/more than 200000 corners/);
  });

  it('never end in anything but an outline or a sentence, whatever is written', () => {
    const token = fc.oneof(
      fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz', ',', ' ', '-', '.', 'e', '1', '0', 'x', '<', '\n', '\u{1f600}'),
      fc.double({ noNaN: true }).map(String),
      fc.integer({ min: -99, max: 99 }).map((n) => ` ${n}`),
    );
    const text = fc.array(token, { maxLength: 60 }).map((parts) => `M0 0${parts.join('')}`);
    let good = 0;
    fc.assert(
      fc.property(text, (path) => {
        const fault = maskFault({ path });
        if (fault !== null) {
          expect(fault).toMatch(/^the (path|outline) /);
          return;
        }
        good++;
        const { x, y, first } = outlineOfPath(path, 'nonzero');
        expect([...x, ...y].every(Number.isFinite)).toBe(true);
        expect(first.at(-1)).toBe(x.length);
      }),
      { seed: 7, numRuns: 3000 },
    );
    // And such as are mostly right.
    const number = fc.integer({ min: -50, max: 50 });
    const flag = fc.constantFrom(0, 1);
    const command = fc.oneof(
      fc.tuple(fc.constantFrom('L', 'l', 'T', 't', 'M', 'm'), number, number),
      fc.tuple(fc.constantFrom('H', 'h', 'V', 'v'), number),
      fc.tuple(fc.constantFrom('C', 'c'), number, number, number, number, number, number),
      fc.tuple(fc.constantFrom('S', 's', 'Q', 'q'), number, number, number, number),
      fc.tuple(fc.constantFrom('A', 'a'), number, number, number, flag, flag, number, number),
      fc.constant(['Z']),
    );
    fc.assert(
      fc.property(fc.array(command, { minLength: 2, maxLength: 20 }), (commands) => {
        const path = `M1 2${commands.map(([name, ...numbers]) => name + numbers.join(' ')).join('')}`;
        if (maskFault({ path }) !== null) return;
        good++;
        const { x, y } = outlineOfPath(path, 'evenodd');
        expect([...x, ...y].every(Number.isFinite)).toBe(true);
      }),
      { seed: 7, numRuns: 1000 },
    );
    expect(good).toBeGreaterThan(500);
  });
});
