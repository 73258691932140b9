import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutTexts } from '../build/plain-records.ts';

function stripped(source: string): string {
  return withoutTexts(source, parseSync('record.ts', source).program).replace(/\s+/g, ' ').trim();
}

describe('Records for the worker', () => {
  it('lose what is told of them, and keep names, ranges and defaults', () => {
    const record = `export const wilson = {
      name: 'wilson', title: 'Wilson', summary: 'Walks.',
      about: 'Found ' + 'in 1996.', // by walking
      steps: ['Put one in.', \`Go \${on}.\`], sources: PULLEN,
      params: { run: { type: 'integer', min: 1, default: 3, help: 'cells' } },
      start: () => 1,
    };`;
    expect(stripped(record)).toBe(
      "export const wilson = { name: 'wilson', title: 'Wilson', // by walking params: { run: { type: 'integer', min: 1, default: 3, } }, start: () => 1, };",
    );
  });

  it('keep the names of choices', () => {
    const knob =
      "const knob = { type: 'choice', choices: { a: 'the one', 'b-c': 'the other' }, default: 'a', help: LONG };";
    expect(stripped(knob)).toBe("const knob = { type: 'choice', choices: { a: '', 'b-c': '' }, default: 'a', };");
  });

  it('keep steps and summaries of what is no record', () => {
    const recipe = "const recipe = { steps: [{ carve: {} }], summary: say(), name: 'x', title: 'y' };";
    expect(stripped(recipe)).toBe(recipe);
  });

  it.each([
    ["const r = { name: 'a', summary: 'b', about: 'c' };", 'a record without "title"'],
    ["const r = { name: 'a', title: 'A', summary: 'b', about() { return 'c'; } };", '"about" is more than text'],
    ["const r = { name: 'a', title: 'A', summary: 'b', about: 'c', steps: [go()] };", '"steps" is more than text'],
    ["const r = { type: 'text', default: '', help: () => 'long' };", '"help" is more than text'],
  ])('are not understood: %s', (source, fault) => {
    expect(() => stripped(source)).toThrow(fault);
  });
});
