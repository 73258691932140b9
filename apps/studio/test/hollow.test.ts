import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { hollow } from '../build/hollow.ts';

function hollowed(source: string): string {
  return hollow(source, parseSync('module.ts', source).program, 'late()').replace(/\s+/g, ' ').trim();
}

describe('A hollow module', () => {
  it('calls functions of the real one, also those that yield', () => {
    expect(hollowed('export function one(a: number): number { return work(a); }')).toBe(
      'export function one() { return late().one.apply(this, arguments) }',
    );
    expect(hollowed('export function* all() { yield* work(); }')).toBe(
      'export function all() { return late().all.apply(this, arguments) }',
    );
    expect(hollowed('export const two = (a) => work(a);')).toBe(
      'export const two = function () { return late().two.apply(this, arguments) };',
    );
  });

  it('keeps what records say and calls what they do, however it is written', () => {
    const record = `
      import { limit } from './limit.ts';
      export const record = { name: 'a', size: limit, ...shared, start, make() { work(); }, knobs: [{ fault: (v) => check(v) }] };
      function start() { work(); }`;
    expect(hollowed(record)).toBe(
      `import { limit } from './limit.ts'; export const record = { name: 'a', size: limit, ...shared, ` +
        `"start"() { return late().record["start"].apply(this, arguments) }, ` +
        `"make"() { return late().record["make"].apply(this, arguments) }, ` +
        `knobs: [{ "fault"() { return late().record["knobs"][0]["fault"].apply(this, arguments) } }] }; ` +
        `function start() { work(); }`,
    );
  });

  it('refuses to make what would not be called', () => {
    expect(() => hollowed('export const one = 1;')).toThrow('nothing in here can be late');
    expect(() => hollowed('export const record = { get size() { return work(); } };')).toThrow('neither');
    expect(() => hollowed('export const record = { [name]() { work(); } };')).toThrow('neither');
  });

  it('does not let a class be made outside of its part', () => {
    expect(hollowed('export class Walk { go() {} }')).toContain('class of a late module: Walk');
  });
});
