import { braid } from './braid.ts';
import { complete } from './complete.ts';
import { connect } from './connect.ts';
import { fill } from './fill.ts';
import { seal } from './seal.ts';
import type { Transform } from './transform.ts';
import { unbraid } from './unbraid.ts';

/** All transforms. */
export const transforms: readonly Transform[] = [braid, complete, connect, fill, seal, unbraid];
