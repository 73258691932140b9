// Lines of the drawing as runs of points on a figure: cut where the figure is bent, and short enough to follow it.

import { type Lines, trace } from '@labrys/render';
import type { Figure, Fold, Frame } from './figure.ts';
import { frameAt } from './figure.ts';
import { chordsOf } from './sides.ts';

/** Points of a line on one chart. */
export type Run = readonly Frame[];

/** Ends that lie nearer to a fold than that lie on it, in cell units. */
const ON_FOLD = 1e-7;

/** The runs of an item. Cost: O(points + pieces). */
export function runsOf({ lines, turn }: Pick<Lines, 'lines' | 'turn'>, figure: Figure): Run[] {
  const runs: Run[] = [];
  for (let k = 0; k < lines.count; k++) {
    const points: number[] = [];
    trace(lines, k, turn, flattener(points));
    runs.push(...runsThrough(points, figure));
  }
  return runs;
}

/** Collects x and y of points, arcs as short straight pieces. */
function flattener(points: number[]): Parameters<typeof trace>[3] {
  return {
    moveTo: (x, y) => void points.push(x, y),
    lineTo: (x, y) => void points.push(x, y),
    closePath: () => void points.push(points[0] as number, points[1] as number),
    arcTo(cornerX, cornerY, x, y, radius, clockwise) {
      const [fromX, fromY] = points.slice(-2) as [number, number];
      // The centre lies at right angles to the way in, to the right of it if the arc runs clockwise as drawn.
      const [alongX, alongY] = [cornerX - fromX, cornerY - fromY];
      const length = Math.hypot(alongX, alongY);
      const side = (clockwise ? radius : -radius) / length;
      const [centreX, centreY] = [fromX - side * alongY, fromY + side * alongX];
      const from = Math.atan2(fromY - centreY, fromX - centreX);
      const whole = Math.atan2(y - centreY, x - centreX) - from;
      const turned = whole - 2 * Math.PI * Math.round(whole / (2 * Math.PI));
      const pieces = chordsOf(radius, turned);
      for (let i = 1; i < pieces; i++) {
        const angle = from + (turned * i) / pieces;
        points.push(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
      }
      points.push(x, y);
    },
  };
}

function runsThrough(points: readonly number[], figure: Figure): Run[] {
  const runs: Run[] = [];
  let run: Frame[] = [];
  let chart = -1;
  const end = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (let p = 2; p < points.length; p += 2) {
    const [ax, ay, bx, by] = points.slice(p - 2, p + 2) as [number, number, number, number];
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1e-9) continue;
    const cuts = cutsOf(ax, ay, bx, by, figure.folds);
    for (let k = 1; k < cuts.length; k++) {
      const [from, to] = [cuts[k - 1] as number, cuts[k] as number];
      const middle = (from + to) / 2;
      const here = figure.chartAt(ax + middle * (bx - ax), ay + middle * (by - ay));
      if (here !== chart) {
        end();
        chart = here;
      }
      const pieces = Math.max(Math.ceil((length * (to - from)) / figure.step - 1e-9), 1);
      for (let i = run.length === 0 ? 0 : 1; i <= pieces; i++) {
        const share = from + ((to - from) * i) / pieces;
        run.push(frameAt(figure, chart, ax + share * (bx - ax), ay + share * (by - ay)));
      }
    }
  }
  end();
  return runs;
}

/** Shares of a piece at which it crosses folds, in order, from 0 to 1. */
function cutsOf(ax: number, ay: number, bx: number, by: number, folds: readonly Fold[]): number[] {
  const cuts = [0];
  for (const { a, b, c } of folds) {
    const [from, to] = [a * ax + b * ay - c, a * bx + b * by - c];
    if (Math.abs(from) < ON_FOLD || Math.abs(to) < ON_FOLD || from > 0 === to > 0) continue;
    cuts.push(from / (from - to));
  }
  cuts.push(1);
  return cuts.sort((one, other) => one - other);
}
