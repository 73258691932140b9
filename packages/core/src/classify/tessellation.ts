import type { Mesh } from '../mesh/mesh.ts';
import type { Space } from '../mesh/space.ts';
import { tilings } from '../tilings/catalogue.ts';
import type { Finding } from './finding.ts';

/** What the cells of a board look like: by its name, else by how many sides they have. */
export function tessellationOf({ mesh, description }: Space): Finding[] {
  if (mesh === null) return [{ id: '', name: 'unknown', why: 'the board is known by its links alone' }];
  const isMasked = description.kind.startsWith('masked');
  const kind = isMasked && typeof description.of === 'string' ? description.of : KINDS[description.kind];
  const record = tilings.find(({ name }) => name === (kind ?? description.kind));
  const sides = sidesInWords(mesh);
  const known = kind ?? description.kind;
  const finding: Finding =
    record !== undefined
      ? { id: record.id, name: record.name, why: sides }
      : known === 'voronoi'
        ? { id: 'TES-CRACK', name: known, why: sides }
        : bySides(mesh, sides);
  if (!isMasked) return [finding];
  return [finding, { id: 'TES-MASK', name: 'mask', why: `${mesh.cellCount} cells of a larger board are left` }];
}

/** Tilings of boards whose kind has another name. */
const KINDS: Readonly<Record<string, string>> = {
  'masked-square': 'square',
  pixels: 'square',
  box: 'square',
  sphere: 'theta',
  tetrahedron: 'delta',
  octahedron: 'delta',
  icosahedron: 'delta',
};

/** How many cells have how many sides. */
function sideCounts({ cellCount, sideFirst }: Mesh): Map<number, number> {
  const counts = new Map<number, number>();
  for (let c = 0; c < cellCount; c++) {
    const sides = (sideFirst[c + 1] as number) - (sideFirst[c] as number);
    counts.set(sides, (counts.get(sides) ?? 0) + 1);
  }
  return counts;
}

function sidesInWords(mesh: Mesh): string {
  const counts = [...sideCounts(mesh)].sort(([a], [b]) => a - b);
  const words = counts.slice(0, 6).map(([sides, cells]) => `${cells} with ${sides}`);
  return `cells by sides: ${words.join(', ')}${counts.length > words.length ? ', and more' : ''}`;
}

/** The tiling that a board without a known name is likely to be. */
function bySides(mesh: Mesh, why: string): Finding {
  const [sides, ...others] = sideCounts(mesh).keys();
  if (others.length === 0 && sides === 3) return { id: 'TES-DELTA', name: 'triangles', why };
  if (others.length === 0 && sides === 4) return { id: 'TES-ORTHOGONAL', name: 'quadrangles', why };
  if (others.length === 0 && sides === 6) return { id: 'TES-SIGMA', name: 'hexagons', why };
  return { id: 'TES-OMEGA', name: 'polygons', why };
}
