import { brick } from './brick.ts';
import { cairo } from './cairo.ts';
import { delta } from './delta.ts';
import { elongatedTriangular } from './elongated-triangular.ts';
import { penrose } from './penrose.ts';
import { rhombille } from './rhombille.ts';
import { rhombitrihexagonal } from './rhombitrihexagonal.ts';
import { rightTriangle } from './right-triangle.ts';
import { sigma } from './sigma.ts';
import { snubSquare } from './snub-square.ts';
import { snubTrihexagonal } from './snub-trihexagonal.ts';
import { square } from './square.ts';
import { tetrakis } from './tetrakis.ts';
import { theta } from './theta.ts';
import type { Tiling } from './tiling.ts';
import { trihexagonal } from './trihexagonal.ts';
import { truncatedHexagonal } from './truncated-hexagonal.ts';
import { truncatedTrihexagonal } from './truncated-trihexagonal.ts';
import { upsilon } from './upsilon.ts';
import { zeta } from './zeta.ts';

/** All tilings a board can be cut from. */
export const tilings: readonly Tiling[] = [
  square,
  delta,
  sigma,
  theta,
  upsilon,
  zeta,
  brick,
  rightTriangle,
  tetrakis,
  rhombille,
  cairo,
  trihexagonal,
  snubSquare,
  truncatedHexagonal,
  truncatedTrihexagonal,
  elongatedTriangular,
  rhombitrihexagonal,
  snubTrihexagonal,
  penrose,
];
