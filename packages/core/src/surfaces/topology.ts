import type { CatalogueRecord } from '../record.ts';

/** How a board hangs together at large. */
export type TopologyName =
  | 'plane'
  | 'cylinder'
  | 'moebius'
  | 'torus'
  | 'klein'
  | 'projective'
  | 'cube'
  | 'sphere'
  | 'tetrahedron'
  | 'octahedron'
  | 'icosahedron'
  | 'sheets';

/** One entry of the catalogue of surfaces. */
export interface Topology extends CatalogueRecord<Record<string, never>> {
  readonly name: TopologyName;
  /**
   * Corners - sides + cells, each border piece closed by a disc: 2 for all that a sphere can be bent into; null where it
   * is as the code says.
   */
  readonly euler: 2 | 1 | 0 | null;
  /** False where a walk can come back as its own mirror image; null as above. */
  readonly orientable: boolean | null;
  /** Why a tiling may not have it, and which do. */
  readonly whyNot: string;
}
