import { defaultsOf, type MeshSpace, NONE, Random, type TopologyName, tilings } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Areas, draw, type Lines, type Scene, scene, sceneStyle, type Words } from '../../src/index.ts';
import { wayThrough } from '../mazes.ts';
import { sheetsSpace, treeOn } from '../support/boards.ts';
import { paperBetween } from '../support/sample.ts';

/** A board of a tiling on a surface, about as large as asked for; null if none of these sizes closes. */
function boardOn(name: string, topology: TopologyName, width = 6, height = 6): MeshSpace | null {
  const tiling = tilings.find((record) => record.name === name)!;
  for (const [more, lower] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ] as const) {
    try {
      const sizes = { ...defaultsOf(tiling.params), width: width + more, height: height + lower };
      return tiling.space(sizes as never, topology, Random.of(1)) as MeshSpace;
    } catch {}
  }
  return null;
}

const labels = (drawing: Scene): Words[] =>
  (drawing.layers.find(({ name }) => name === 'labels')?.items ?? []).filter(
    (item): item is Words => item.kind === 'words',
  );

/** For each letter the directions of its two arrows, from foot to tip. */
function arrows(drawing: Scene): [number, number][] {
  const { outlines } = drawing.layers.find(({ name }) => name === 'labels')!.items[0] as Areas;
  return Array.from({ length: outlines.count }, (_, k) => {
    const [x0, y0, , , , , x, y] = outlines.points.subarray(2 * outlines.first[k]!);
    const sign = (v: number): number => (Math.abs(v) < 0.1 ? 0 : Math.sign(v));
    return [sign(x! - x0!), sign(y! - y0!)];
  });
}

/** Whether a point lies in a polygon of the board. */
function isInside(space: MeshSpace, x: number, y: number): boolean {
  const { mesh } = space;
  for (let c = 0; c < mesh.cellCount; c++) {
    let inside = false;
    const last = mesh.sideFirst[c + 1]! - 1;
    for (let s = mesh.sideFirst[c]!, before = last; s <= last; before = s++) {
      const [aX, aY] = [mesh.cornerX[mesh.sideCorner[before]!]!, mesh.cornerY[mesh.sideCorner[before]!]!];
      const [bX, bY] = [mesh.cornerX[mesh.sideCorner[s]!]!, mesh.cornerY[mesh.sideCorner[s]!]!];
      if (aY > y !== bY > y && x < aX + ((bX - aX) * (y - aY)) / (bY - aY)) inside = !inside;
    }
    if (inside) return true;
  }
  return false;
}

describe('labels of seams', () => {
  it('stand twice each, outside the board and inside the frame, on every tiling and surface', () => {
    let boards = 0;
    for (const { name, topologies } of tilings) {
      for (const topology of ['cylinder', 'moebius', 'torus', 'klein', 'projective'] as const) {
        const space = topologies.includes(topology) ? boardOn(name, topology) : null;
        if (space === null) continue;
        boards++;
        const drawing = scene(treeOn(space, 1));
        const found = labels(drawing);
        const counts = new Map<string, number>();
        for (const { text, x, y, size } of found) {
          counts.set(text, (counts.get(text) ?? 0) + 1);
          expect(isInside(space, x, y - 0.36 * size)).toBe(false);
          expect(x - 0.3 * size).toBeGreaterThan(drawing.x);
          expect(x + 0.3 * size).toBeLessThan(drawing.x + drawing.width);
          expect(y - 0.72 * size).toBeGreaterThan(drawing.y);
          expect(y).toBeLessThan(drawing.y + drawing.height);
        }
        expect(found.length).toBeGreaterThan(1);
        expect([...counts.values()].every((count) => count === 2)).toBe(true);
      }
    }
    expect(boards).toBeGreaterThan(60);
  });

  it('have arrows the same way where sides are glued straight, and against each other where they are twisted', () => {
    const on = (topology: TopologyName): [number, number][] => arrows(scene(treeOn(boardOn('square', topology)!, 1)));
    const [right, down, left, up] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ];
    expect(on('torus')).toEqual([right, right, down, down]);
    expect(on('klein')).toEqual([right, right, down, up]);
    expect(on('projective')).toEqual([right, left, down, up]);
    expect(on('cylinder')).toEqual([down, down]);
  });

  it('are left out where they are not wanted and where nothing is glued', () => {
    const torus = treeOn(boardOn('square', 'torus')!, 1);
    expect(labels(scene(torus, { ...sceneStyle, labels: false }))).toEqual([]);
    expect(draw(torus, 'svg', { params: { labels: false } })).not.toContain('id="labels"');
    expect(draw(torus, 'svg')).toContain('id="labels"');
    expect(labels(scene(treeOn(boardOn('sigma', 'plane')!, 1)))).toEqual([]);
  });

  it('begin with A again on each sheet', () => {
    const flat = sheetsSpace(4, 3, [2]);
    // Each sheet rolled up to a cylinder: left sides glued to right ones.
    const sidePartner = flat.mesh!.sidePartner.slice();
    for (let row = 0; row < 6; row++) {
      const [left, right] = [16 * row + 2, 16 * row + 12];
      [sidePartner[left], sidePartner[right]] = [right, left];
    }
    const rolled = { ...flat, mesh: { ...flat.mesh!, sidePartner } };
    const letters = labels(scene(treeOn(rolled, 1))).filter(({ text }) => text.length === 1);
    expect(letters.map(({ text }) => text)).toEqual(['A', 'A', 'A', 'A']);
  });
});

describe('a path over seams', () => {
  it('leaves at one side and comes back at the other, never across the sheet', () => {
    for (const name of ['square', 'sigma', 'delta']) {
      for (const topology of ['torus', 'projective', 'cylinder'] as const) {
        const space = boardOn(name, topology);
        if (space === null) throw new Error(`${name} has no ${topology}`);
        for (let seed = 1; seed <= 5; seed++) {
          const maze = treeOn(space, seed);
          const solution = wayThrough(maze);
          const drawing = scene(maze, sceneStyle, { solution });
          const [walls, path] = ['walls', 'solution'].map(
            (layer) => drawing.layers.find((candidate) => candidate.name === layer)!.items[0] as Lines,
          );
          expect(paperBetween(path!, walls!)).toBeGreaterThan(0);
          const crossed = solution.links.filter((l) => isSeam(space, l)).length;
          expect(path!.lines.count).toBe(1 + crossed);
        }
      }
    }
  });
});

/** Whether the two sides of a link lie apart. */
function isSeam({ graph, mesh, sideOfHalf }: MeshSpace, link: number): boolean {
  const halves = Array.from(graph.link.keys()).filter((h) => graph.link[h] === link);
  const middles = halves.map((h) => {
    const c = graph.first.findIndex((first) => first > h) - 1;
    const side = sideOfHalf[h]!;
    const next = side + 1 === mesh.sideFirst[c + 1]! ? mesh.sideFirst[c]! : side + 1;
    const [a, b] = [mesh.sideCorner[side]!, mesh.sideCorner[next]!];
    return [mesh.cornerX[a]! + mesh.cornerX[b]!, mesh.cornerY[a]! + mesh.cornerY[b]!];
  });
  return Math.hypot(middles[0]![0]! - middles[1]![0]!, middles[0]![1]! - middles[1]![1]!) > 1e-6;
}

describe('sheets of squares whose links are all inside', () => {
  it('have no sides that lead nowhere', () => {
    expect(sheetsSpace(2, 2, [2]).sideOfHalf.filter((side) => side === NONE)).toHaveLength(8);
  });
});
