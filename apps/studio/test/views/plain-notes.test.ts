import { describe, expect, it } from 'vitest';
import { withoutOptions } from '../../src/views/open/plain-notes.ts';

describe('withoutOptions', () => {
  it('leaves out the part of a sentence that speaks of the command line', () => {
    expect(withoutOptions('Read as 3 x 4 squares, 90 per cent sure; 2 walls are in doubt, see --report.')).toBe(
      'Read as 3 x 4 squares, 90 per cent sure; 2 walls are in doubt.',
    );
    expect(withoutOptions('no squares were found; --as pixels walks it pixel by pixel all the same')).toBe(
      'no squares were found',
    );
  });

  it('leaves other sentences as they are', () => {
    for (const words of ['The walls are thin.', 'a row is short; all rows have to be alike', '']) {
      expect(withoutOptions(words)).toBe(words);
    }
  });
});
