/** The verbs of a pen. */
export interface Tracer {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  /**
   * An arc from the current point round a corner to x, y; it touches the ways to and from the corner.
   *
   * @param clockwise as drawn with y down
   */
  arcTo(cornerX: number, cornerY: number, x: number, y: number, radius: number, clockwise: boolean): void;
  closePath(): void;
}
