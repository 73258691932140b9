import { braid } from './braid.ts';
import type { Transform } from './transform.ts';

/** All transforms. */
export const transforms: readonly Transform[] = [braid];
