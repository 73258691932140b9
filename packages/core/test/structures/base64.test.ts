import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../src/index.ts';

describe('Base64', () => {
  it('is what the platform writes, and is read with its padding or without', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(toBase64(bytes)).toBe(text);
        expect(fromBase64(text)).toEqual(bytes);
        expect(fromBase64(text.replace(/=+$/, ''))).toEqual(bytes);
      }),
      { seed: 1 },
    );
  });

  it.each(['AA A', 'AAA\n', 'A-A_', 'A=AA', 'AA===', 'Aé', 'A\u0100', '👍'])('is not %j', (text) => {
    expect(fromBase64(text)).toBeNull();
  });
});
