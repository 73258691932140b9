import { braidWalls } from './braid-walls.ts';
import { checker } from './checker.ts';
import { concentric } from './concentric.ts';
import { diagonal } from './diagonal.ts';
import type { Maker } from './maker.ts';
import { sparse } from './sparse.ts';
import { spiral } from './spiral.ts';
import { template } from './template.ts';

/** All makers. */
export const makers: readonly Maker[] = [
  braidWalls as Maker,
  checker as Maker,
  concentric as Maker,
  diagonal as Maker,
  sparse as Maker,
  spiral as Maker,
  template as Maker,
];
