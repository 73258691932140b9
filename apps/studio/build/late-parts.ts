// What of the engine arrives late.

import type { LateParts } from './late-modules.ts';

const inFolder = (folder: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${folder}/${name}.ts`);

export const lateParts: LateParts = {
  carvers: inFolder(
    'core/src/generate',
    'aldous-broder backtracker binary-tree division eller growing-forest growing-tree hunt-kill kruskal prim-modified prim-simple prim-true selection sidewinder hunts tunneller',
  ),
  rides: [
    ...inFolder('core/src/generate', 'bias handles symmetric rooms segments unicursal'),
    ...inFolder('core/src/mesh', 'weave woven sheets picture'),
  ],
  makers: inFolder('core/src/makers', 'braid-walls checker concentric diagonal sparse spiral template'),
  transforms: [
    ...inFolder(
      'core/src/transform',
      'arrows block braid complete connect fill folded lock pierce posts seal thin trim unbraid',
    ),
  ],
  wish: [...inFolder('core/src/wish', 'search target'), ...inFolder('core/src/measure', 'measures spanning-trees')],
  tilings: [
    ...inFolder('core/src/tilings', 'penrose zeta theta delta ring-counts square-split'),
    ...inFolder('core/src/surfaces', 'solids sphere box sheets projective sheet-code'),
    ...inFolder('core/src/mesh', 'outlines linked-space split discs'),
    ...inFolder('geometry/src', 'voronoi'),
  ],
  masks: [...inFolder('masks/src', 'shape drawing mask-cells way'), 'core/src/mesh/masked.ts'],
  drawing: inFolder('render/src/scene', 'arrow-heads bottlenecks distances locks marks network seams stairs'),
};
