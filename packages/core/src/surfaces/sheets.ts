import { MazeError } from '../errors.ts';
import { requireRoom, requireWithin } from '../mesh/board-size.ts';
import { MeshSpace } from '../mesh/space.ts';
import { PairTable } from '../structures/pair-table.ts';
import { EDGE, type GluedEdge, type Gluing, parseGluing } from './sheet-code.ts';
import { type Section, sheetMesh } from './sheet-mesh.ts';

/** Sections of one size and how they are glued. */
export interface SheetsRequest {
  /** See {@link parseGluing}. */
  readonly code: string;
  /** Squares across a section. */
  readonly width: number;
  /** Squares down a section. */
  readonly height: number;
  /** Column and row of each section in the drawing; side by side if absent. */
  readonly layout?: readonly (readonly [number, number])[] | undefined;
}

const GAP = 3; // between sections that lie side by side and do not belong together there, for the signs at both
const LONGEST = Number.MAX_SAFE_INTEGER;

/**
 * Boards of squares with edges glued as a code in the manner of Daedalus says.
 *
 * Sections are drawn where `layout` says, edge to edge if sections that touch are all glued where they touch, and else
 * with a gap between them.
 *
 * @throws MazeError `bad-value` for codes and layouts that make no sense, `param-range` and `cannot-combine` for sizes
 *   that do not fit, `too-large` before anything is allocated
 * Cost: nearly O(cells).
 */
export function sheetsSpace({ code, width, height, layout }: SheetsRequest): MeshSpace {
  const gluing = parseGluing(code);
  requireWithin('width', width, 1, LONGEST);
  requireWithin('height', height, 1, LONGEST);
  const cells = gluing.length * width * height;
  requireRoom(cells, `${gluing.length} sections of ${width} x ${height}`, 'take smaller sections');
  const places = layout ?? gluing.map((_edges, section): [number, number] => [section, 0]);
  const description = { kind: 'sheets', code, width, height, ...(layout === undefined ? {} : { layout }) };
  return new MeshSpace(sheetMesh(laidOut(places, gluing, width, height), gluing), { description });
}

/** The sections in the drawing, moved so that its box begins at 0, 0. */
function laidOut(
  places: readonly (readonly [number, number])[],
  gluing: Gluing,
  width: number,
  height: number,
): Section[] {
  if (places.length !== gluing.length) {
    throw new MazeError(
      'bad-value',
      `the layout has ${places.length} places and the code ${gluing.length} sections; give column and row of each`,
    );
  }
  const sectionAt = new PairTable(places.length);
  places.forEach(([column, row], section) => {
    if (Number.isInteger(column) && Number.isInteger(row) && sectionAt.add(column, row) === section) return;
    throw new MazeError(
      'bad-value',
      `the layout puts a section at column ${column}, row ${row}; take whole numbers, and each place once`,
    );
  });
  // Straight across opposite edges is how neighbours in the drawing have to be glued to be one sheet.
  const isGlued = (a: number, edge: number, b: number, edgeOfB: number): boolean => {
    const glued = (gluing[a] as readonly (GluedEdge | null)[])[edge] ?? null;
    return glued?.section === b && glued.edge === edgeOfB && !glued.isReversed;
  };
  const touchesOnlyWhereGlued = places.every(([column, row], section) => {
    const right = sectionAt.find(column + 1, row);
    const below = sectionAt.find(column, row + 1);
    return (
      (right < 0 || isGlued(section, EDGE.right, right, EDGE.left)) &&
      (below < 0 || isGlued(section, EDGE.bottom, below, EDGE.top))
    );
  });
  const gap = touchesOnlyWhereGlued ? 0 : GAP;
  const left = Math.min(...places.map(([column]) => column));
  const top = Math.min(...places.map(([, row]) => row));
  return places.map(([column, row]) => ({
    x: (column - left) * (width + gap),
    y: (row - top) * (height + gap),
    width,
    height,
  }));
}
