// A line put together from legs: the pieces between the centre of a cell and the middles of its sides.

import { bulgeAbout, circleOf, sumOfBulges } from './bulge.ts';
import { PolylineBuilder, type Polylines } from './polylines.ts';

/** A point of a line, and how round the piece is that leads there. */
export type Bend = readonly [x: number, y: number, bulge: number];

/** A line that breaks where its next part begins elsewhere. */
export class LegLine {
  private readonly builder = new PolylineBuilder();
  private part: Bend[] = []; // since the last break
  private startsLate = 0;

  /**
   * Over a leg, from where the line is, or from elsewhere.
   *
   * @param late how far along a part that begins here is left out
   */
  follow(leg: readonly Bend[], late = 0): void {
    leg.forEach(([x, y, bulge], i) => {
      const isHere = this.isAt(x, y);
      if (i === 0 && !isHere) {
        this.end();
        this.startsLate = late;
      }
      if (i > 0 || !isHere) this.go(x, y, bulge);
    });
  }

  /** Goes on to a point, round a bulge. */
  go(x: number, y: number, bulge: number): void {
    const last = this.part[this.part.length - 1];
    if (last !== undefined && x === last[0] && y === last[1]) return;
    const earlier = this.part[this.part.length - 2];
    if (bulge === 0 && last?.[2] === 0 && earlier !== undefined && x === earlier[0] && y === earlier[1]) {
      this.part.pop(); // the way turns off before the centre of the cell
      return;
    }
    if (last === undefined || last[2] * bulge >= 0) {
      this.part.push([x, y, bulge]);
      return;
    }
    // Back on the ring it came along: the way turns off before the centre of the cell.
    this.part.pop();
    const before = this.part.at(-1) as Bend;
    const whole = sumOfBulges(last[2], bulge);
    if (Math.abs(before[0] - x) + Math.abs(before[1] - y) > 1e-9) this.part.push([x, y, whole]);
  }

  /** Takes the end of the line back. */
  stopShort(by: number): void {
    if (by > 0) this.part = [...backwards(shortened(backwards(this.part), by))];
  }

  /** Ends the part; the next one begins wherever it will. */
  end(): void {
    if (this.part.length === 0) return;
    const part = this.startsLate > 0 ? shortened(this.part, this.startsLate) : this.part;
    for (const [x, y, bulge] of part) this.builder.bend(x, y, bulge);
    this.builder.end(false);
    this.part = [];
    this.startsLate = 0;
  }

  /** Whether the line is at a point, as near as counts. */
  protected isAt(x: number, y: number): boolean {
    const at = this.part[this.part.length - 1];
    return at !== undefined && Math.abs(x - at[0]) + Math.abs(y - at[1]) < 1e-6;
  }

  /** Whether nothing is drawn since the last break. */
  protected get isAtBreak(): boolean {
    return this.part.length === 0;
  }

  /** The line so far. */
  polylines(): Polylines {
    this.end();
    return this.builder.polylines();
  }
}

/** A line without its beginning, which ends within the first piece. */
function shortened(line: readonly Bend[], by: number): Bend[] {
  const [first, second, ...others] = line;
  if (first === undefined || second === undefined) return [...line];
  const [alongX, alongY] = [second[0] - first[0], second[1] - first[1]];
  const share = Math.min(by / Math.sqrt(alongX * alongX + alongY * alongY), 0.9);
  const [x, y] = [first[0] + share * alongX, first[1] + share * alongY];
  const bulge = second[2];
  if (bulge === 0) return [[x, y, 0], second, ...others];
  const circle = circleOf(first[0], first[1], second[0], second[1], bulge);
  const scale = circle.radius / Math.sqrt((x - circle.x) * (x - circle.x) + (y - circle.y) * (y - circle.y));
  const [onX, onY] = [circle.x + scale * (x - circle.x), circle.y + scale * (y - circle.y)];
  const rest = bulgeAbout(circle.x, circle.y, onX, onY, second[0], second[1]);
  return [[onX, onY, 0], [second[0], second[1], rest], ...others];
}

/** A leg walked the other way. */
export function backwards(leg: readonly Bend[]): readonly Bend[] {
  const back: Bend[] = [];
  for (let i = leg.length - 1; i >= 0; i--) {
    const [x, y] = leg[i] as Bend;
    back.push([x, y, -(leg[i + 1]?.[2] ?? 0)]);
  }
  return back;
}
