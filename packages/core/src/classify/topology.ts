import type { Space } from '../mesh/space.ts';
import { type SurfaceFigures, surfaceFigures } from '../mesh/surface.ts';
import { topologies } from '../surfaces/catalogue.ts';
import type { TopologyName } from '../surfaces/topology.ts';
import type { Finding } from './finding.ts';

/** What surface a board lies on, by its Euler characteristic, its borders and whether it has two faces. */
export function topologyOf({ mesh, description, weave }: Space): Finding[] {
  if (mesh === null || mesh.cellCount === 0) {
    return [{ id: '', name: 'unknown', why: 'the board is known by its links alone' }];
  }
  const figures = surfaceFigures(mesh);
  const { pieces, borders, euler, isOrientable } = figures;
  const why = [
    pieces > 1 ? `${pieces} pieces` : '',
    `Euler characteristic ${euler / pieces} with ${borders / pieces} border${borders === pieces ? '' : 's'} closed`,
    isOrientable ? 'orientable' : 'not orientable',
    weave !== null ? 'crossings left out' : '',
  ];
  const name = named(description.topology ?? SURFACES[description.kind], figures);
  return [
    {
      id: topologies.find((record) => record.name === name)?.id ?? 'TOP-SHEETS',
      name: name ?? 'a surface of its own',
      why: why.filter(Boolean).join(', '),
    },
  ];
}

/** Surfaces that the kind of a board names. */
const SURFACES: Readonly<Record<string, TopologyName>> = {
  box: 'cube',
  tetrahedron: 'tetrahedron',
  octahedron: 'octahedron',
  icosahedron: 'icosahedron',
};

/** The surface that the board's own description names if the figures bear it out, else the one the figures name. */
function named(claimed: unknown, figures: SurfaceFigures): TopologyName | null {
  const { pieces, euler, borders, isOrientable } = figures;
  if (!figures.isGlued && borders > 0) return 'plane';
  // Pieces are all alike: the sheets of a board with levels.
  if (euler % pieces !== 0 || borders % pieces !== 0) return null;
  const record = topologies.find(({ name }) => name === claimed);
  const each = euler / pieces;
  const rims = borders / pieces;
  if (record !== undefined && record.euler === each && record.orientable === isOrientable) return record.name;
  if (each === 2) return rims === 0 ? 'sphere' : rims === 1 ? 'plane' : 'cylinder';
  if (each === 1) return rims === 0 ? 'projective' : 'moebius';
  if (each === 0 && rims === 0) return isOrientable ? 'torus' : 'klein';
  return null;
}
