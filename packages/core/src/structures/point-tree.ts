// Points in boxes in boxes, sixteen each, packed by Sort-Tile-Recursive (S. T. Leutenegger, M. A. Lopez, J. Edgington,
// STR: a simple and efficient algorithm for R-tree packing, 1997). Unlike a grid of squares it does not mind points that
// lie much closer in one place than in another.

const FAN = 16;

/** Finds the points near a line. */
export class PointTree {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  /** Points leaf by leaf. */
  private readonly order: Uint32Array;
  /** Left, top, right and bottom of each box, level by level, the leaves first. */
  private readonly boxes: Float64Array;
  /** Where each level begins, in boxes, and where the last one ends. */
  private readonly levelFirst: readonly number[];

  /**
   * @param points which of the coordinates are in the tree
   * Cost: O(points log points).
   */
  constructor(points: Uint32Array, x: Float64Array, y: Float64Array) {
    this.x = x;
    this.y = y;
    const order = points.slice().sort((a, b) => (x[a] as number) - (x[b] as number) || a - b);
    const slab = FAN * Math.max(1, Math.ceil(Math.sqrt(order.length / FAN)));
    for (let from = 0; from < order.length; from += slab) {
      order.subarray(from, from + slab).sort((a, b) => (y[a] as number) - (y[b] as number) || a - b);
    }
    this.order = order;

    const levelFirst = [0];
    for (let count = Math.ceil(order.length / FAN); count > 0; count = count === 1 ? 0 : Math.ceil(count / FAN)) {
      levelFirst.push((levelFirst[levelFirst.length - 1] as number) + count);
    }
    this.levelFirst = levelFirst;
    this.boxes = new Float64Array(4 * (levelFirst[levelFirst.length - 1] as number));
    for (let level = 0; level + 1 < levelFirst.length; level++) {
      const first = levelFirst[level] as number;
      for (let box = first; box < (levelFirst[level + 1] as number); box++) this.enclose(level, box);
    }
  }

  /**
   * Calls `found` for each point whose distance from the line between two places is at most `reach`, in no particular order.
   *
   * Cost: O(log points) and the points found for short lines; O(square root of points) boxes for long ones.
   */
  nearLine(ax: number, ay: number, bx: number, by: number, reach: number, found: (point: number) => void): void {
    const { levelFirst, boxes, order, x, y } = this;
    const top = levelFirst.length - 2;
    if (top < 0) return;
    const left = Math.min(ax, bx) - reach;
    const right = Math.max(ax, bx) + reach;
    const upper = Math.min(ay, by) - reach;
    const lower = Math.max(ay, by) + reach;
    const alongX = bx - ax;
    const alongY = by - ay;
    const squared = alongX * alongX + alongY * alongY;
    const limit = reach * (Math.abs(alongX) + Math.abs(alongY));
    const waiting: number[] = [top, levelFirst[top] as number];
    while (waiting.length > 0) {
      const box = waiting.pop() as number;
      const level = waiting.pop() as number;
      const boxLeft = boxes[4 * box] as number;
      const boxTop = boxes[4 * box + 1] as number;
      const boxRight = boxes[4 * box + 2] as number;
      const boxBottom = boxes[4 * box + 3] as number;
      if (boxLeft > right || boxRight < left || boxTop > lower || boxBottom < upper) continue;
      // Wholly to one hand of the line, measured at the corner that reaches farthest towards it.
      const middle = alongX * ((boxTop + boxBottom) / 2 - ay) - alongY * ((boxLeft + boxRight) / 2 - ax);
      const half = (Math.abs(alongX) * (boxBottom - boxTop) + Math.abs(alongY) * (boxRight - boxLeft)) / 2;
      if (Math.abs(middle) > half + limit) continue;
      const from = FAN * (box - (levelFirst[level] as number));
      if (level > 0) {
        const below = levelFirst[level - 1] as number;
        const end = Math.min(below + from + FAN, levelFirst[level] as number);
        for (let child = below + from; child < end; child++) waiting.push(level - 1, child);
        continue;
      }
      for (let i = from; i < Math.min(from + FAN, order.length); i++) {
        const point = order[i] as number;
        const awayX = (x[point] as number) - ax;
        const awayY = (y[point] as number) - ay;
        const along = squared > 0 ? Math.min(Math.max((awayX * alongX + awayY * alongY) / squared, 0), 1) : 0;
        const offX = awayX - along * alongX;
        const offY = awayY - along * alongY;
        if (offX * offX + offY * offY <= reach * reach) found(point);
      }
    }
  }

  private enclose(level: number, box: number): void {
    const { boxes, levelFirst, order, x, y } = this;
    const from = FAN * (box - (levelFirst[level] as number));
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    if (level === 0) {
      for (let i = from; i < Math.min(from + FAN, order.length); i++) {
        const point = order[i] as number;
        left = Math.min(left, x[point] as number);
        right = Math.max(right, x[point] as number);
        top = Math.min(top, y[point] as number);
        bottom = Math.max(bottom, y[point] as number);
      }
    } else {
      const below = levelFirst[level - 1] as number;
      for (let child = below + from; child < Math.min(below + from + FAN, levelFirst[level] as number); child++) {
        left = Math.min(left, boxes[4 * child] as number);
        top = Math.min(top, boxes[4 * child + 1] as number);
        right = Math.max(right, boxes[4 * child + 2] as number);
        bottom = Math.max(bottom, boxes[4 * child + 3] as number);
      }
    }
    boxes.set([left, top, right, bottom], 4 * box);
  }
}
