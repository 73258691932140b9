import { describe, expect, it } from 'vitest';
import { maskFault } from '../src/index.ts';
import { outlineOfText } from '../src/text.ts';
import { areaOf } from './support/area.ts';

const box = (text: string) => outlineOfText(text).box;

describe('words', () => {
  it('have the shape of their letters', () => {
    expect(outlineOfText('I').first).toHaveLength(2); // one ring and its end
    expect(outlineOfText('B').first).toHaveLength(4); // an outline and two holes
    expect(box('LABRYS').width / box('LABRYS').height).toBeGreaterThan(4);
    const { width, height } = box('O');
    const filled = Math.abs(areaOf(outlineOfText('O'))) / (width * height);
    expect(filled).toBeGreaterThan(0.4); // bold
    expect(filled).toBeLessThan(0.75); // with a hole
  });

  it('may stand in several lines, each centred', () => {
    const [one, two] = [box('OO'), box('OO\nO')];
    expect(two.width).toBe(one.width);
    expect(two.height).toBeGreaterThan(1.5 * one.height);
    expect(box('OO\r\nO')).toEqual(two);
    expect(box('OO\n O ')).toEqual(two);
    expect(box('O\n\nO').height).toBeGreaterThan(two.height);
  });

  it.each([
    'The quick brown fox jumps over the lazy dog, 0123456789!?',
    'Žluťoučký kůň, façade, Ærøskøbing, ĲSSELMEER, Łódź, Tiếng Việt',
    'ΛΑΒΡΥΣ λάβρυς, Лабрис, Ґ, Ђ',
    '"A" & <B> – „C“ … 50 % + 3 € = {x} [y] \\ ~ ^ _ | @ #',
  ])('may use many letters: %s', (text) => {
    expect(maskFault({ text })).toBeNull();
  });

  it('are the same however accents are coded', () => {
    expect(outlineOfText('e\u0301')).toEqual(outlineOfText('\u00e9'));
  });

  it('are refused with the letters the font has not', () => {
    expect(maskFault({ text: 'A漢B漢字' })).toMatch(/no "漢" \(U\+6F22\), "字" \(U\+5B57\); it has Latin/);
    expect(maskFault({ text: 'hi\u{1f600}' })).toMatch(/U\+1F600/);
    expect(maskFault({ text: '漢字仮名交文章的東西南北中' })).toMatch(/and 3 more/);
    expect(maskFault({ text: '' })).toMatch(/text of the mask is empty/);
    expect(maskFault({ text: ' \n ' })).toMatch(/text of the mask is empty/);
    expect(maskFault({ text: 'A'.repeat(501) })).toMatch(/501 characters; the most is 500/);
    expect(maskFault({ text: 7 })).toMatch(/has to be text/);
  });
});
