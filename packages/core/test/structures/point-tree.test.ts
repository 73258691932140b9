import { expect, it } from 'vitest';
import { Random } from '../../src/index.ts';
import { PointTree } from '../../src/structures/point-tree.ts';

it('a point tree finds the points near a line that looking at all of them finds', () => {
  let found = 0;
  for (let seed = 0; seed < 120; seed++) {
    const random = Random.of(seed, 'tree');
    const count = random.below(400);
    const place = (): number => (random.below(3) === 0 ? random.fraction() / 1000 : random.below(12));
    const x = Float64Array.from({ length: count }, place);
    const y = Float64Array.from({ length: count }, place);
    const points = Uint32Array.from({ length: count }, (_, k) => k).filter(() => random.below(5) > 0);
    const tree = new PointTree(points, x, y);
    for (let line = 0; line < 20; line++) {
      const [ax, ay, bx, by] = [place(), place(), random.below(4) === 0 ? 0 : place(), place()];
      const reach = [0, 1e-4, 0.3, 3][random.below(4)] as number;
      const near: number[] = [];
      tree.nearLine(ax, ay, bx, by, reach, (point) => near.push(point));
      const truth = points.filter((k) => distance(x[k]!, y[k]!, ax, ay, bx, by) <= reach);
      expect([seed, line, near.sort((a, b) => a - b)]).toEqual([seed, line, [...truth]]);
      found += near.length;
    }
  }
  expect(found).toBeGreaterThan(1000);
});

function distance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [alongX, alongY] = [bx - ax, by - ay];
  const squared = alongX * alongX + alongY * alongY;
  const share = squared > 0 ? Math.min(Math.max(((x - ax) * alongX + (y - ay) * alongY) / squared, 0), 1) : 0;
  const [offX, offY] = [x - ax - share * alongX, y - ay - share * alongY];
  return Math.sqrt(offX * offX + offY * offY);
}
