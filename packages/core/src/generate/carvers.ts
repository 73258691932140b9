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
import { wilson } from './wilson.ts';

/**
 * All generators that work on a board as it is, in the order of the published table. A new one is listed here: unicursal,
 * which runs round a maze by one of these, takes its sources from the list.
 */
export const carvers: readonly Generator[] = [
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
