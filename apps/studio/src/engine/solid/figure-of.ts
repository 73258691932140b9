// Which figure a board has in space.

import type { SolidName, Space } from '@labrys/core';
import { ball } from './ball.ts';
import { boy } from './boy.ts';
import { type BoxSizes, box, triangleSolid } from './faces.ts';
import type { Figure } from './figure.ts';
import { floors, plate } from './floors.ts';
import { cylinder, klein, moebius, torus } from './glued.ts';
import { widestGap } from './seams.ts';

/** Names of figures; `flat` is a board that is glued, but has no figure in space here. */
export type FigureName =
  | 'cube'
  | 'box'
  | SolidName
  | 'sphere'
  | 'cylinder'
  | 'moebius'
  | 'torus'
  | 'klein'
  | 'projective'
  | 'plane'
  | 'levels'
  | 'blocks'
  | 'flat';

export interface NamedFigure {
  readonly name: FigureName;
  readonly figure: Figure;
}

/** What figures may leave open where they close, in cell units. */
const CLOSED = 1e-6;

/** The figure of a board with a mesh; where none closes its seams, the sheets as they are drawn. Cost: O(sides). */
export function figureOf({ mesh, sheets, description }: Space): NamedFigure | null {
  if (mesh === null) return null;
  if (sheets !== null) {
    const name = sheets.sizes.length > 1 ? 'blocks' : 'levels';
    return { name, figure: floors(mesh, sheets) };
  }
  const found = closedFigure({ mesh, description });
  if (found !== null && widestGap(mesh, found.figure) < CLOSED) return found;
  const figure = plate(mesh);
  return { name: widestGap(mesh, figure) < CLOSED ? 'plane' : 'flat', figure };
}

function closedFigure({
  mesh,
  description,
}: {
  readonly mesh: NonNullable<Space['mesh']>;
  readonly description: Space['description'];
}): NamedFigure | null {
  const kind = description.kind === 'masked' ? description.of : description.kind;
  const of = (name: FigureName, figure: Figure | null): NamedFigure | null =>
    figure === null ? null : { name, figure };
  switch (kind) {
    case 'box': {
      const sizes = description as unknown as BoxSizes;
      return of(sizes.width === sizes.height && sizes.height === sizes.depth ? 'cube' : 'box', box(sizes));
    }
    case 'tetrahedron':
    case 'octahedron':
    case 'icosahedron':
      return of(kind, triangleSolid(kind, description.frequency as number));
    case 'sphere':
      return of('sphere', ball(mesh, description.rings as number));
  }
  switch (description.topology) {
    case 'cylinder':
      return of('cylinder', cylinder(mesh));
    case 'moebius':
      return of('moebius', moebius(mesh));
    case 'torus':
      return of('torus', torus(mesh));
    case 'klein':
      return of('klein', klein(mesh));
    case 'projective':
      return of('projective', boy(mesh));
    default:
      return null;
  }
}
