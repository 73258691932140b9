import { describe, it } from 'vitest';
import { readDamaged, smallFiles } from './support/mutations.ts';

const files = smallFiles();
const each = 300;

describe('damaged files of all kinds', () => {
  it.each(files.map(({ name, bytes }, i) => [`${i} ${name}`, name, bytes] as const))(
    'give a maze or one sentence: %s',
    (_, name, bytes) => {
      readDamaged(bytes, name, each);
    },
  );
});
