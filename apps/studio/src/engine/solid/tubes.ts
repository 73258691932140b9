// Thick lines on a figure. As round bars, half sunk into the face, they look as thick from every side, bend round edges
// and need no joins; as walls they stand on the face.

import { cross, dot, type Frame, minus, type Point3, plus, times, unit } from './figure.ts';
import type { Run } from './runs.ts';
import type { ShapeBuilder } from './shape.ts';

/** Cosine of the sharpest turn within a bar; at sharper ones it ends and begins anew, both ends round. */
const BENDS = Math.cos(Math.PI / 5);

/** Bars along a run. @param sides of the cross-section */
export function addBar(builder: ShapeBuilder, run: Run, sides: number): void {
  for (const { first, last } of straightParts(run)) {
    const rings: number[][] = [];
    for (let p = first; p <= last; p++) {
      const before = p > first ? alongAt(run, p - 1) : alongAt(run, p);
      const after = p < last ? alongAt(run, p) : before;
      rings.push(ring(builder, run[p] as Frame, unit(plus(before, after)), sides));
    }
    for (let k = 1; k < rings.length; k++) join(builder, rings[k - 1] as number[], rings[k] as number[]);
    cap(builder, run[first] as Frame, times(alongAt(run, first), -1), sides);
    cap(builder, run[last] as Frame, alongAt(run, last - 1), sides);
  }
}

function alongAt(run: Run, p: number): Point3 {
  return unit(minus((run[p + 1] as Frame).at, (run[p] as Frame).at));
}

function* straightParts(run: Run): Generator<{ readonly first: number; readonly last: number }> {
  let first = 0;
  for (let p = 1; p < run.length; p++) {
    const isLast = p === run.length - 1;
    if (!isLast && dot(alongAt(run, p - 1), alongAt(run, p)) >= BENDS) continue;
    yield { first, last: p };
    first = p;
  }
}

function ring(builder: ShapeBuilder, { at, normal, scale }: Frame, along: Point3, sides: number): number[] {
  const beside = unit(cross(normal, along));
  const up = cross(along, beside);
  return Array.from({ length: sides }, (_, k) => {
    const angle = (2 * Math.PI * k) / sides;
    return builder.corner(at, times(plus(times(beside, Math.cos(angle)), up, Math.sin(angle)), scale));
  });
}

function join(builder: ShapeBuilder, one: readonly number[], other: readonly number[]): void {
  for (let k = 0; k < one.length; k++) {
    const next = (k + 1) % one.length;
    builder.quad(one[k] as number, one[next] as number, other[next] as number, other[k] as number);
  }
}

/** Half a ball at the end of a bar. */
function cap(builder: ShapeBuilder, frame: Frame, out: Point3, sides: number): void {
  const { at, normal, scale } = frame;
  const beside = unit(cross(normal, out));
  const up = cross(out, beside);
  const circle = (rise: number): number[] =>
    Array.from({ length: sides }, (_, k) => {
      const angle = (2 * Math.PI * k) / sides;
      const flat = plus(times(beside, Math.cos(angle)), up, Math.sin(angle));
      return builder.corner(at, times(plus(times(flat, Math.cos(rise)), out, Math.sin(rise)), scale));
    });
  const [rim, half] = [circle(0), circle(Math.PI / 4)];
  const tip = builder.corner(at, times(out, scale));
  join(builder, rim, half);
  for (let k = 0; k < sides; k++) builder.triangle(half[k] as number, half[(k + 1) % sides] as number, tip);
}

const BALL_SIDES = 20;
const BALL_RINGS = 10;

/** A ball about a point of the figure. @param size in thicknesses */
export function addBall(builder: ShapeBuilder, at: Point3, size: number): void {
  let below: number[] | null = null;
  for (let r = 0; r <= BALL_RINGS; r++) {
    const rise = Math.PI * (r / BALL_RINGS - 0.5);
    const circle = Array.from({ length: BALL_SIDES }, (_, k) => {
      const angle = (2 * Math.PI * k) / BALL_SIDES;
      const flat = size * Math.cos(rise);
      return builder.corner(at, [flat * Math.cos(angle), size * Math.sin(rise), flat * Math.sin(angle)]);
    });
    if (below !== null) join(builder, below, circle);
    below = circle;
  }
}

const RING_SIDES = 28;

/** A ring that lies on the figure about a point. @param radius of its middle, and of its bar, in thicknesses */
export function addRing(builder: ShapeBuilder, { at, normal }: Frame, radius: number, bar: number): void {
  const aside = unit(cross(normal, Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(normal, aside);
  const rings = Array.from({ length: RING_SIDES }, (_, k) => {
    const angle = (2 * Math.PI * k) / RING_SIDES;
    const out = plus(times(aside, Math.cos(angle)), other, Math.sin(angle));
    return Array.from({ length: 8 }, (__, s) => {
      const turn = (Math.PI * s) / 4;
      const way = plus(times(out, radius + bar * Math.cos(turn)), normal, bar * Math.sin(turn));
      return builder.corner(at, way);
    });
  });
  for (let k = 0; k < RING_SIDES; k++) {
    join(builder, rings[k] as number[], rings[(k + 1) % RING_SIDES] as number[]);
  }
}

/** Sides of the posts at the ends of walls. */
const POST_SIDES = 12;

/** Walls that stand on a flat board. @param height in cell units */
export function addWall(builder: ShapeBuilder, run: Run, height: number): void {
  for (let p = 1; p < run.length; p++) {
    const [from, to] = [run[p - 1] as Frame, run[p] as Frame];
    const beside = unit(cross(from.normal, minus(to.at, from.at)));
    const edge = ({ at, normal }: Frame, sign: 1 | -1): readonly [number, number] => [
      builder.corner(at, times(beside, sign)),
      builder.corner(plus(at, normal, height), times(beside, sign)),
    ];
    const [a, b, c, d] = [edge(from, 1), edge(from, -1), edge(to, 1), edge(to, -1)];
    builder.quad(a[0], a[1], c[1], c[0]);
    builder.quad(d[0], d[1], b[1], b[0]);
    builder.quad(a[1], b[1], d[1], c[1]);
  }
  for (const frame of [run[0] as Frame, ...turnsOf(run), run.at(-1) as Frame]) addPost(builder, frame, height);
}

function turnsOf(run: Run): Frame[] {
  return run.filter((_, p) => p > 0 && p < run.length - 1 && dot(alongAt(run, p - 1), alongAt(run, p)) < 1 - 1e-6);
}

function addPost(builder: ShapeBuilder, { at, normal }: Frame, height: number): void {
  const aside = unit(cross(normal, [1, 0, 0]));
  const other = cross(normal, aside);
  const top = plus(at, normal, height);
  const circle = (place: Point3): number[] =>
    Array.from({ length: POST_SIDES }, (_, k) => {
      const angle = (2 * Math.PI * k) / POST_SIDES;
      return builder.corner(place, plus(times(aside, Math.cos(angle)), other, Math.sin(angle)));
    });
  const [foot, head] = [circle(at), circle(top)];
  join(builder, foot, head);
  const middle = builder.corner(top, [0, 0, 0]);
  for (let k = 0; k < POST_SIDES; k++) {
    builder.triangle(head[k] as number, head[(k + 1) % POST_SIDES] as number, middle);
  }
}
