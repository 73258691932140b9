import { Random } from '@labrys/core';
import { expect, it } from 'vitest';
import { voronoiSpace } from '../src/index.ts';

it('makes a million Voronoi cells, evened out twice, in less than 40 s of computing', { timeout: 600_000 }, () => {
  const begin = process.cpuUsage();
  const { graph, dual } = voronoiSpace({ width: 1000, height: 1000, relax: 2 }, Random.of(1, 'sweep'));
  const { user, system } = process.cpuUsage(begin);
  console.log(`1000 x 1000 Voronoi cells: ${((user + system) / 1e6).toFixed(1)} s of computing`);
  expect(graph.cellCount - graph.linkCount + (dual?.classes.count ?? 0)).toBe(2);
  expect(user + system).toBeLessThan(40e6);
});
