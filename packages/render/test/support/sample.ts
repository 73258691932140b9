import { type Lines, type Polylines, trace } from '../../src/index.ts';

/** Points close together along a line as pens draw it: x, y in turn. */
export type Sampled = number[];

/** Each line of an item, walked in small steps, its turns rounded and its round pieces round. */
export function sampled(lines: Polylines, turn: number, step = 0.05): Sampled[] {
  return Array.from({ length: lines.count }, (_, k) => {
    const points: number[] = [];
    let [startX, startY] = [0, 0];
    const goTo = (x: number, y: number): void => {
      const [fromX, fromY] = points.slice(-2) as [number, number];
      const steps = Math.max(Math.ceil(Math.hypot(x - fromX, y - fromY) / step), 1);
      for (let i = 1; i <= steps; i++)
        points.push(fromX + ((x - fromX) * i) / steps, fromY + ((y - fromY) * i) / steps);
    };
    trace(lines, k, turn, {
      moveTo(x, y) {
        [startX, startY] = [x, y];
        points.push(x, y);
      },
      lineTo: goTo,
      arcTo(cornerX, cornerY, x, y, radius, clockwise) {
        // The centre lies a radius beside the way to the corner.
        const [fromX, fromY] = points.slice(-2) as [number, number];
        const length = Math.hypot(cornerX - fromX, cornerY - fromY);
        if (length < 1e-9) return goTo(x, y);
        const side = clockwise ? radius / length : -radius / length;
        const centreX = fromX - side * (cornerY - fromY);
        const centreY = fromY + side * (cornerX - fromX);
        const from = Math.atan2(fromY - centreY, fromX - centreX);
        let turned = Math.atan2(y - centreY, x - centreX) - from;
        if (clockwise && turned < 0) turned += 2 * Math.PI;
        if (!clockwise && turned > 0) turned -= 2 * Math.PI;
        const steps = Math.max(Math.ceil(Math.abs(turned * radius) / step), 1);
        for (let i = 1; i <= steps; i++) {
          const angle = from + (turned * i) / steps;
          points.push(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
        }
      },
      closePath: () => goTo(startX, startY),
    });
    return points;
  });
}

/** Least distance between any points of two sets of lines. */
export function clearance(one: readonly Sampled[], other: readonly Sampled[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of one) {
    for (const b of other) {
      for (let i = 0; i < a.length; i += 2) {
        for (let j = 0; j < b.length; j += 2) {
          least = Math.min(least, (a[i]! - b[j]!) ** 2 + (a[i + 1]! - b[j + 1]!) ** 2);
        }
      }
    }
  }
  return Math.sqrt(least);
}

/** How much paper is left between a path and the walls; below 0 they overlap. Samples may miss a tenth of a step. */
export function paperBetween(path: Lines, walls: Lines): number {
  return clearance(sampled(path.lines, path.turn), sampled(walls.lines, 0)) - (path.width + walls.width) / 2;
}
