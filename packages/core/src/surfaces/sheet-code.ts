import { MazeError } from '../errors.ts';

/** Edges of a section, in the order in which a code names them. */
export const EDGE = { top: 0, left: 1, bottom: 2, right: 3 } as const;
const EDGE_NAMES = ['top', 'left', 'bottom', 'right'] as const;

/** What one edge of a section is glued to. */
export interface GluedEdge {
  readonly section: number;
  /** One of {@link EDGE}. */
  readonly edge: number;
  /**
   * Edges are counted from the left or from the top. Straight, place i meets place i of the other edge; reversed, it
   * meets place i from the other end.
   */
  readonly isReversed: boolean;
}

/** For each section its four edges, in the order of {@link EDGE}; null where there is a wall. */
export type Gluing = readonly (readonly (GluedEdge | null)[])[];

const FIRST_LETTER = 'a'.charCodeAt(0);
const MOST_SECTIONS = 26;

/**
 * Reads how sections are glued, in the manner of W. D. Pullen's Daedalus ("planair" mazes).
 *
 * A group of eight characters for each section a, b, c ...: for its edges top, left, bottom and right the section and
 * the edge that each is glued to. Edges are 0 top, 1 left, 2 bottom, 3 right, and 4 to 7 the same reversed. An edge glued
 * straight to itself is a wall, glued reversed to itself it is folded in the middle. Blanks may stand between groups. A
 * torus is `a2a3a0a1`, a Moebius strip `a0a7a2a5`, a projective plane `a6a7a4a5`.
 *
 * @throws MazeError `bad-value` for anything else, and for an edge whose partner is glued elsewhere
 */
export function parseGluing(code: string): Gluing {
  const text = code.replace(/\s+/g, '').toLowerCase();
  const example = 'a torus is "a2a3a0a1"';
  if (text.length === 0 || text.length % 8 !== 0) {
    throw wrong(
      `"${code}" has ${text.length} characters; each section takes 8, two for each of its edges top, left, bottom, right: ${example}`,
    );
  }
  const count = text.length / 8;
  if (count > MOST_SECTIONS) throw wrong(`the code has ${count} sections; the most is ${MOST_SECTIONS}, a to z`);
  const gluing = Array.from({ length: count }, (_, section) =>
    EDGE_NAMES.map((_name, edge) => {
      const at = 8 * section + 2 * edge;
      return readEdge(text.slice(at, at + 2), { section, edge }, count);
    }),
  );
  gluing.forEach((edges, section) => {
    edges.forEach((glued, edge) => {
      if (glued === null) return;
      const back = (gluing[glued.section] as readonly (GluedEdge | null)[])[glued.edge] ?? null;
      if (back?.section === section && back.edge === edge && back.isReversed === glued.isReversed) return;
      const here = `${letter(section)}'s ${edgeName(edge)}`;
      const there = `${letter(glued.section)}'s ${edgeName(glued.edge)}`;
      const needed = `${letter(section)}${edge + (glued.isReversed ? 4 : 0)}`;
      throw wrong(
        `${here} is glued to ${there}, which is not glued back: write ${needed} at ${there}, or ${letter(section)}${edge} at ${here} for a wall`,
      );
    });
  });
  return gluing;
}

/** One edge of a code: a letter and a digit. */
function readEdge(pair: string, own: { section: number; edge: number }, count: number): GluedEdge | null {
  const section = pair.charCodeAt(0) - FIRST_LETTER;
  const digit = pair.charCodeAt(1) - '0'.charCodeAt(0);
  const where = `"${pair}" at ${letter(own.section)}'s ${edgeName(own.edge)}`;
  if (!(section >= 0 && section < count)) {
    const known = count === 1 ? 'section a' : `sections a to ${letter(count - 1)}`;
    throw wrong(`${where} names no section; the code has ${known}`);
  }
  if (!(digit >= 0 && digit <= 7)) {
    throw wrong(
      `${where} names no edge; it has to be 0 top, 1 left, 2 bottom, 3 right, or 4 to 7 for the same reversed`,
    );
  }
  const glued = { section, edge: digit % 4, isReversed: digit >= 4 };
  return section === own.section && glued.edge === own.edge && !glued.isReversed ? null : glued;
}

/** The letter of a section. */
export function letter(section: number): string {
  return String.fromCharCode(FIRST_LETTER + section);
}

/** An edge in words. */
export function edgeName(edge: number): string {
  return EDGE_NAMES[edge] as string;
}

function wrong(message: string): MazeError {
  return new MazeError('bad-value', `bad gluing: ${message}`);
}
