import { describe, expect, it } from 'vitest';
import { readDamaged, smallFiles } from '../test/support/mutations.ts';

describe('20,000 damaged files of each kind', () => {
  it.each(smallFiles().map(({ name, bytes }, i) => [`${i} ${name}`, name, bytes] as const))(
    'give a maze or one sentence, each within a second: %s',
    (_, name, bytes) => {
      expect(readDamaged(bytes, name, 20_000)).toBeLessThan(1000);
    },
  );
});
