import { describe, expect, it } from 'vitest';
import { colourOf } from '../src/index.ts';

describe('colourOf', () => {
  it('reads digits, short and long, with and without opacity, and names in any case', () => {
    expect(colourOf('#0a8')).toEqual([0, 170, 136, 255]);
    expect(colourOf('#0a8c')).toEqual([0, 170, 136, 204]);
    expect(colourOf('#191D26')).toEqual([25, 29, 38, 255]);
    expect(colourOf('#191d2680')).toEqual([25, 29, 38, 128]);
    expect(colourOf('RebeccaPurple')).toEqual([102, 51, 153, 255]);
    expect(colourOf('transparent')).toEqual([0, 0, 0, 0]);
  });

  it('gives nothing for what is no colour', () => {
    for (const text of ['', '#', '#12', '#12345', '#ggg', 'crimsom', 'rgb(1,2,3)', '"/><script>']) {
      expect(colourOf(text)).toBeNull();
    }
  });
});
