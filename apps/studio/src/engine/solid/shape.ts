// Triangles for the graphics card, collected one after the other. Each corner has a place and a way out: what is drawn
// stands at place + thickness x way, so that lines become thicker without being made anew.

import type { Point3 } from './figure.ts';
import { growableFloats, growableIndices } from './growable.ts';

/** Triangles as plain data; buffers go to the page with it. */
export interface Shape {
  /** x, y and z of each corner. */
  readonly places: Float32Array<ArrayBuffer>;
  /** Its way out; for surfaces their normal. */
  readonly ways: Float32Array<ArrayBuffer>;
  readonly corners: Uint32Array<ArrayBuffer>;
}

export class ShapeBuilder {
  private readonly places = growableFloats();
  private readonly ways = growableFloats();
  private readonly corners = growableIndices();
  private count = 0;

  /** A corner; gives its number. */
  corner(place: Point3, way: Point3): number {
    this.places.add(...place);
    this.ways.add(...way);
    return this.count++;
  }

  triangle(a: number, b: number, c: number): void {
    this.corners.add(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.corners.add(a, b, c);
    this.corners.add(a, c, d);
  }

  shape(): Shape {
    return { places: this.places.all(), ways: this.ways.all(), corners: this.corners.all() };
  }
}

/** The buffers of a shape, to be handed over. */
export const buffersOf = ({ places, ways, corners }: Shape): ArrayBuffer[] => [
  places.buffer,
  ways.buffer,
  corners.buffer,
];
