// What of the engine arrives late, from the folder of packages on. A file is worth its line if much hangs on it that the usual
// maze (squares by Wilson, with walls, markers and no more) does without. Not in here can be: functions that are called while
// modules are loaded, classes that others than its part make, and records that are compared by what they are, not by name.
//
// Without a part the first load would grow from 60 kB gzip by (all in one piece, with texts, it is 215):
//   masks 48, boards 22, wish 21, additions 17, carvers 14, drawing 9, transforms 7, makers 6

import type { LateParts } from './late-modules.ts';

const inFolder = (folder: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${folder}/${name}.ts`);

export const lateParts: LateParts = {
  carvers: [
    ...inFolder(
      'core/src/generate',
      'aldous-broder backtracker binary-tree division eller growing-forest growing-tree hunt-kill hunts kruskal prim-modified prim-simple prim-true selection sidewinder tunneller',
    ),
    ...inFolder('core/src/mesh', 'borders-after directions region wall-rows'),
    'core/src/graph/dual.ts',
  ],
  additions: [
    ...inFolder('core/src/generate', 'bias handles limited settling symmetric rooms segments unicursal'),
    'recipe/src/segments.ts',
    ...inFolder('core/src/mesh', 'crossed-sides weave woven sheets picture'),
  ],
  makers: inFolder('core/src/makers', 'braid-walls checker concentric diagonal sparse spiral template'),
  transforms: inFolder(
    'core/src/transform',
    'arrows block braid complete connect fill folded lock pierce posts seal thin trim unbraid',
  ),
  wish: [
    ...inFolder('core/src/wish', 'search target'),
    'recipe/src/wish.ts',
    ...inFolder('core/src/measure', 'measures spanning-trees figure'),
  ],
  boards: [
    ...inFolder('core/src/tilings', 'penrose zeta theta delta ring-counts square-split'),
    ...inFolder('core/src/surfaces', 'solids sphere box sheets projective sheet-code'),
    ...inFolder('core/src/mesh', 'outlines linked-space split discs'),
    ...inFolder('geometry/src', 'voronoi'),
    'recipe/src/mesh-schema.ts',
  ],
  masks: [...inFolder('masks/src', 'shape drawing mask-cells way'), 'core/src/mesh/masked.ts'],
  tones: inFolder('render/src/plate', 'tone linear-light'),
  drawing: inFolder(
    'render/src/scene',
    'arrow-heads bottlenecks distances inner-way locks marks network seams stairs stair-place corridors passages wall-pieces',
  ),
};
