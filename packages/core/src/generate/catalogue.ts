import { aldousBroder } from './aldous-broder.ts';
import { backtracker } from './backtracker.ts';
import { binaryTree } from './binary-tree.ts';
import { division } from './division.ts';
import { eller } from './eller.ts';
import type { Generator } from './generator.ts';
import { growingForest } from './growing-forest.ts';
import { growingTree } from './growing-tree.ts';
import { huntKill } from './hunt-kill.ts';
import { kruskal } from './kruskal.ts';
import { primModified } from './prim-modified.ts';
import { primSimple } from './prim-simple.ts';
import { primTrue } from './prim-true.ts';
import { sidewinder } from './sidewinder.ts';
import { unicursal } from './unicursal.ts';
import { wilson } from './wilson.ts';

/** All generators, in the order of the published table. */
export const generators: readonly Generator[] = [
  unicursal,
  backtracker,
  huntKill,
  division,
  binaryTree,
  sidewinder,
  eller,
  wilson,
  aldousBroder,
  kruskal,
  primTrue,
  primSimple,
  primModified,
  growingTree,
  growingForest,
];
