// Braids by walls on open ground, in three forms.

import { MazeError } from '../errors.ts';
import type { Dual } from '../graph/dual.ts';
import { mazeOf } from '../maze/maze.ts';
import { OpenGround } from '../maze/open-ground.ts';
import type { Space } from '../mesh/space.ts';
import { braidRows } from './braid-rows.ts';
import { tiltedWalls } from './braid-tilt.ts';
import type { Maker } from './maker.ts';

export type BraidWallsParams = { readonly form: string };

/** Walls looked at between two yields. */
const SLICE = 1 << 17;

export const braidWalls: Maker<BraidWallsParams> = {
  id: 'MAKE-BRAID-WALLS',
  name: 'braid-walls',
  title: 'Braid by walls',
  summary: 'Puts walls into open ground so that no dead end arises: a braid, all loops and no way that ends.',
  about:
    'Most braids are perfect mazes whose dead ends were opened; this one has never had any. Few crossings, many winding ' +
    'loops and short ways through, since nothing in it was ever one long passage. The tilt form has the long ways: a fifth of ' +
    'the cells where the others have a twenty-fifth. Only cells with a single neighbour on the whole board stay dead ends.',
  steps: [
    'Begin with open ground inside the outer wall.',
    'Give each wall corner that no wall touches one wall, to a random corner beside it, so that no lone posts are left.',
    'Take all other walls in random order.',
    'Put one up if the cells beside it keep two passages and it closes no ring of walls.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    form: {
      type: 'choice',
      choices: {
        walls: 'corners first, then all walls, in random order',
        rows: 'row by row with the sets of Eller: many turns, no crossroads',
        tilt: 'every other corner the middle of a straight wall two long: long winding ways',
      },
      default: 'walls',
      help: 'how the walls come',
    },
  },
  focus: 'wall',
  *make(space, { form }, { random, trace }) {
    const dual = dualOf(space);
    const { graph } = space;
    const choose = (l: number): void => trace?.choose(l);
    if (form === 'rows') {
      const open = braidRows(space, dual, random);
      yield 0.9;
      for (const l of open.complement()) choose(l);
      return mazeOf(space, open);
    }
    const tilted = form === 'tilt' ? tiltedWalls(space, dual, random) : null;
    const ground = new OpenGround(graph, dual, tilted);
    for (const l of ground.open.complement()) choose(l);
    yield 0;

    const corners = dual.graph.cellCount;
    const work = corners + graph.linkCount;
    for (let n = 0; n < corners; n++) {
      if (ground.isPost(n)) {
        const l = ground.joinPost(n, random);
        if (l >= 0) choose(l);
      }
      if (n % SLICE === SLICE - 1) yield n / work;
    }
    const order = Uint32Array.from({ length: graph.linkCount }, (_, l) => l);
    random.shuffle(order);
    for (let i = 0; i < order.length; i++) {
      const l = order[i] as number;
      if (ground.canWall(l)) {
        ground.wall(l);
        choose(l);
      }
      if (i % SLICE === SLICE - 1) yield (corners + i) / work;
    }
    return mazeOf(space, ground.open);
  },
};

/** @throws MazeError `cannot-combine` where walls do not meet in corners */
function dualOf({ dual, whyNoDual, rivals }: Space): Dual {
  if (dual !== null && rivals === null) return dual;
  throw new MazeError(
    'cannot-combine',
    `braid-walls puts walls from corner to corner, and here ${whyNoDual}; take a generator such as kruskal with --braid 1`,
  );
}
