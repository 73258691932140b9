import { arrows } from './arrows.ts';
import { block } from './block.ts';
import { braid } from './braid.ts';
import { complete } from './complete.ts';
import { connect } from './connect.ts';
import { fill } from './fill.ts';
import { lock } from './lock.ts';
import { pierce } from './pierce.ts';
import { posts } from './posts.ts';
import { seal } from './seal.ts';
import { thin } from './thin.ts';
import type { Transform } from './transform.ts';
import { trim } from './trim.ts';
import { unbraid } from './unbraid.ts';

/** All transforms. */
export const transforms: readonly Transform[] = [
  arrows,
  block as Transform,
  braid,
  complete as Transform,
  connect,
  fill,
  lock,
  pierce as Transform,
  posts,
  seal,
  thin,
  trim,
  unbraid,
];
