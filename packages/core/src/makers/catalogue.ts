import { checker } from './checker.ts';
import { concentric } from './concentric.ts';
import { diagonal } from './diagonal.ts';
import type { Maker } from './maker.ts';
import { spiral } from './spiral.ts';
import { template } from './template.ts';

/** All makers. */
export const makers: readonly Maker[] = [checker, concentric, diagonal, spiral, template];
