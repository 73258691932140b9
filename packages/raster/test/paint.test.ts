import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paint, type Rgba, Shape, Stroke, Surface } from '../src/index.ts';

const BLACK: Rgba = [0, 0, 0, 255];
const SIZE = 12;

const shade = (surface: Surface, x: number, y: number): number => surface.samples[4 * (y * surface.width + x) + 3]!;

type Point = readonly [number, number];

/** Winding number of closed outlines at a point, by the crossings of a ray to the right. */
function winding(outlines: readonly (readonly Point[])[], x: number, y: number): number {
  let number = 0;
  for (const points of outlines) {
    points.forEach(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length]!;
      if (y0 <= y === y1 <= y) return;
      if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) number += y1 > y0 ? 1 : -1;
    });
  }
  return number;
}

/** Share of a pixel for which `isInside` holds, at 32 x 32 points. */
function share(px: number, py: number, isInside: (x: number, y: number) => boolean): number {
  let count = 0;
  for (let j = 0; j < 32; j++) {
    for (let i = 0; i < 32; i++) if (isInside(px + (i + 0.5) / 32, py + (j + 0.5) / 32)) count++;
  }
  return count / 1024;
}

/** Greatest difference between a painted surface and the truth, as a share of a pixel. */
function greatestError(surface: Surface, isInside: (x: number, y: number) => boolean): number {
  let worst = 0;
  for (let y = 0; y < surface.height; y++) {
    for (let x = 0; x < surface.width; x++) {
      worst = Math.max(worst, Math.abs(shade(surface, x, y) / 255 - share(x, y, isInside)));
    }
  }
  return worst;
}

const outlines = fc.array(
  fc.array(fc.tuple(fc.double({ min: -3, max: 15, noNaN: true }), fc.double({ min: -3, max: 15, noNaN: true })), {
    minLength: 3,
    maxLength: 7,
  }),
  { minLength: 1, maxLength: 3 },
);

function shapeOf(all: readonly (readonly Point[])[]): Shape {
  const shape = new Shape();
  for (const points of all) {
    points.forEach(([x, y], i) => {
      if (i === 0) shape.moveTo(x, y);
      else shape.lineTo(x, y);
    });
    shape.closePath();
  }
  return shape;
}

/** Distance from a point to a straight piece. */
function distance([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const lines = fc.array(fc.tuple(fc.integer({ min: -8, max: 56 }), fc.integer({ min: -8, max: 56 })), {
  minLength: 1,
  maxLength: 6,
});

describe('paint', () => {
  it('covers pixels as a fine sampling of the shape says, by either rule', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom('winding', 'even-odd'), (all, rule) => {
        const surface = new Surface(SIZE, SIZE);
        paint(surface, shapeOf(all), BLACK, { rule: rule as 'winding' | 'even-odd' });
        const isInside = (x: number, y: number): boolean => {
          const number = winding(all, x, y);
          return rule === 'winding' ? number !== 0 : (number & 1) === 1;
        };
        expect(greatestError(surface, isInside)).toBeLessThan(0.14);
      }),
      { seed: 31, numRuns: 120 },
    );
  });

  it('has no bias: the area of a shape is that of its pixels', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 7, noNaN: true }), fc.double({ min: 8, max: 12, noNaN: true }), (r, c) => {
        const surface = new Surface(24, 24);
        const shape = new Shape();
        shape.disc(c, c + 0.37, r);
        paint(surface, shape, BLACK);
        let area = 0;
        for (let p = 3; p < surface.samples.length; p += 4) area += surface.samples[p]! / 255;
        expect(Math.abs(area - Math.PI * r * r) / (2 * Math.PI * r)).toBeLessThan(0.03);
      }),
      { seed: 32, numRuns: 100 },
    );
  });

  it('without smoothing paints just the pixels whose middle lies inside', () => {
    fc.assert(
      fc.property(outlines, (all) => {
        const surface = new Surface(SIZE, SIZE);
        paint(surface, shapeOf(all), BLACK, { smooth: false });
        for (let y = 0; y < SIZE; y++) {
          for (let x = 0; x < SIZE; x++) {
            // Corners are rounded to 1/256, so what lies that near to an edge may fall to either side.
            const near = [-0.01, 0, 0.01].map((d) => winding(all, x + 0.5 + d, y + 0.5) !== 0);
            if (near.every((inside) => inside === near[0])) expect(shade(surface, x, y)).toBe(near[0] ? 255 : 0);
          }
        }
      }),
      { seed: 33, numRuns: 100 },
    );
  });

  it('strokes round lines as all points within half a width', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(0.6, 1, 3.4), fc.boolean(), (points, width, closed) => {
        const path = points.map(([x, y]): Point => [x / 4, y / 4]);
        const surface = new Surface(SIZE, SIZE);
        const shape = new Shape();
        const stroke = new Stroke(shape, { width, ends: 'round' });
        path.forEach(([x, y], i) => {
          if (i === 0) stroke.moveTo(x, y);
          else stroke.lineTo(x, y);
        });
        if (closed) stroke.closePath();
        else stroke.end();
        paint(surface, shape, BLACK);
        const pieces = path.map((point, i): [Point, Point] => [point, path[(i + 1) % path.length]!]);
        if (!closed && pieces.length > 1) pieces.pop();
        const isInside = (x: number, y: number): boolean => pieces.some(([a, b]) => distance(a, b, x, y) <= width / 2);
        expect(greatestError(surface, isInside)).toBeLessThan(0.16);
      }),
      { seed: 34, numRuns: 100 },
    );
  });

  it('lays pieces of a stroke that overlap on the paper once, so that no seam shows through', () => {
    const surface = new Surface(SIZE, SIZE);
    const shape = new Shape();
    const stroke = new Stroke(shape, { width: 2, ends: 'square' });
    stroke.moveTo(2, 2);
    stroke.lineTo(9, 2);
    stroke.lineTo(9, 9);
    stroke.lineTo(2, 9);
    stroke.end();
    paint(surface, shape, [200, 30, 20, 128]);
    const shades = new Set(Array.from({ length: SIZE * SIZE }, (_, p) => surface.samples[4 * p + 3]!));
    expect([...shades].sort()).toEqual([0, 128]);
  });

  it('ends square lines half a width further and fills their corners', () => {
    const surface = new Surface(SIZE, SIZE);
    const shape = new Shape();
    const stroke = new Stroke(shape, { width: 2, ends: 'square' });
    stroke.moveTo(2, 9);
    stroke.lineTo(2, 2);
    stroke.lineTo(6, 2);
    stroke.end();
    paint(surface, shape, BLACK);
    const isInside = (x: number, y: number): boolean =>
      (x > 1 && x < 3 && y > 1 && y < 10) || (y > 1 && y < 3 && x > 1 && x < 7);
    expect(greatestError(surface, isInside)).toBe(0);
  });

  it('lays opaque colours over what is there and mixes the others with it', () => {
    const surface = new Surface(2, 1);
    surface.fill(0, 0, 2, 1, [255, 255, 255, 255]);
    const shape = new Shape();
    shape.rectangle(0, 0, 1, 1);
    paint(surface, shape, [255, 0, 0, 51]);
    expect([...surface.samples]).toEqual([255, 204, 204, 255, 255, 255, 255, 255]);
  });

  it('refuses a surface that no engine can hold', () => {
    expect(() => new Surface(100_000, 100_000)).toThrow(/fewer pixels a cell/);
  });
});
