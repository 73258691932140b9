import { MazeError } from '@labrys/core';
import { MAX_COORDINATE, MAX_CORNERS, type Point, type PolygonMask } from './mask.ts';
import { type Outline, OutlineBuilder } from './outline.ts';

/**
 * The outline of a polygon, or of several, where one inside another is a hole.
 *
 * @throws MazeError `bad-value`, `too-large`
 */
export function outlineOfPolygon(polygon: PolygonMask['polygon']): Outline {
  const rings = ringsOf(polygon);
  const builder = new OutlineBuilder();
  for (const ring of rings) {
    if (ring.length < 3) {
      throw new MazeError('bad-value', `a ring of the polygon has ${ring.length} corners; it needs at least three`);
    }
    for (const [k, [x, y]] of ring.entries()) {
      if (k === 0) builder.moveTo(x, y);
      else builder.lineTo(x, y);
    }
  }
  return builder.outline('evenodd', 'the polygon');
}

/** Rings of checked corners. */
function ringsOf(polygon: unknown): readonly (readonly Point[])[] {
  if (!Array.isArray(polygon) || polygon.length === 0) throw misshapen();
  if (polygon.length > MAX_CORNERS) {
    throw new MazeError('too-large', `the polygon has ${polygon.length} corners; the most is ${MAX_CORNERS}`);
  }
  const rings: unknown[] = polygon.every(isPoint) ? [polygon] : polygon;
  for (const ring of rings) if (!Array.isArray(ring) || !ring.every(isPoint)) throw misshapen();
  return rings as Point[][];
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every(isCoordinate);
}

function isCoordinate(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE;
}

function misshapen(): MazeError {
  return new MazeError(
    'bad-value',
    `the polygon has to be a list of corners such as [[0, 0], [10, 0], [5, 8]], or a list of such lists, with numbers up to ${MAX_COORDINATE}`,
  );
}
