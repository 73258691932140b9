// Mazes that are no boards of squares, drawn in lines: hexagons, triangles, discs and weaves.

import { type Random, UnionFind } from '@labrys/core';
import { type Pixels, paint, type Rgba, Shape, Stroke, Surface } from '@labrys/raster';

/** A line through points x, y, x, y. */
type Line = readonly number[];

/** Cells as closed outlines, each a list of sides. */
type Cells = readonly (readonly Line[])[];

/** The walls of a random perfect maze on any cells that share sides, with two gaps in the outer wall. */
function wallsOf(cells: Cells, random: Random): Line[] {
  const sides = new Map<string, { line: Line; cells: number[] }>();
  cells.forEach((outline, cell) => {
    for (const line of outline) {
      const [x, y] = [line[0]! + line.at(-2)!, line[1]! + line.at(-1)!].map((sum) => Math.round(4 * sum));
      const side = sides.get(`${x} ${y}`) ?? { line, cells: [] };
      side.cells.push(cell);
      sides.set(`${x} ${y}`, side);
    }
  });
  const joined = new UnionFind(cells.length);
  const inner = shuffled(
    [...sides.values()].filter((side) => side.cells.length === 2),
    random,
  );
  const outer = shuffled(
    [...sides.values()].filter((side) => side.cells.length === 1),
    random,
  );
  const walls = inner.filter(({ cells: [a, b] }) => !joined.union(a!, b!));
  return [...walls, ...outer.slice(2)].map(({ line }) => line);
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = list.map((_, i) => i);
  random.shuffle(order);
  return order.map((i) => list[i]!);
}

function polygon(points: readonly (readonly [number, number])[]): Line[] {
  return points.map(([x, y], i) => {
    const [toX, toY] = points[(i + 1) % points.length]!;
    return [x, y, toX, toY];
  });
}

export function hexagons(columns: number, rows: number, side: number, random: Random): Line[] {
  const high = side * Math.sqrt(3);
  const cells: Line[][] = [];
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < rows; y++) {
      const [left, top] = [1.5 * side * x, high * (y + (x % 2) / 2)];
      cells.push(
        polygon([
          [left + side / 2, top],
          [left + 1.5 * side, top],
          [left + 2 * side, top + high / 2],
          [left + 1.5 * side, top + high],
          [left + side / 2, top + high],
          [left, top + high / 2],
        ]),
      );
    }
  }
  return wallsOf(cells, random);
}

export function triangles(columns: number, rows: number, side: number, random: Random): Line[] {
  const high = (side * Math.sqrt(3)) / 2;
  const cells: Line[][] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [left, top, bottom] = [(x * side) / 2, y * high, (y + 1) * high];
      const isUp = (x + y) % 2 === 0;
      const [tip, base] = isUp ? [top, bottom] : [bottom, top];
      cells.push(
        polygon([
          [left, base],
          [left + side, base],
          [left + side / 2, tip],
        ]),
      );
    }
  }
  return wallsOf(cells, random);
}

/** Rings of sectors round a closed middle. */
export function disc(rings: number, sectors: number, pitch: number, random: Random): Line[] {
  const middle = (rings + 2) * pitch;
  const at = (radius: number, turn: number): [number, number] => [
    middle + radius * Math.cos((turn * 2 * Math.PI) / sectors),
    middle + radius * Math.sin((turn * 2 * Math.PI) / sectors),
  ];
  const arc = (radius: number, sector: number): Line =>
    Array.from({ length: 9 }, (_, i) => at(radius, sector + i / 8)).flat();
  const cells: Line[][] = [];
  for (let ring = 2; ring < rings + 2; ring++) {
    for (let sector = 0; sector < sectors; sector++) {
      const [inner, outer] = [ring * pitch, (ring + 1) * pitch];
      cells.push([
        arc(inner, sector),
        arc(outer, sector),
        [...at(inner, sector), ...at(outer, sector)],
        [...at(inner, sector + 1), ...at(outer, sector + 1)],
      ]);
    }
  }
  return wallsOf(cells, random);
}

/** Squares with room between passages, some of which cross over others. */
export function weave(columns: number, rows: number, pitch: number, random: Random): Line[] {
  const gap = Math.round(pitch / 6);
  const joined = new UnionFind(columns * rows);
  const links: [number, number][] = [];
  for (let c = 0; c < columns * rows; c++) {
    if (c % columns < columns - 1) links.push([c, c + 1]);
    if (c + columns < columns * rows) links.push([c, c + columns]);
  }
  // Crossings come first: upper and lower way are joined each for itself.
  const open = new Set<string>();
  const crossings = new Set<number>();
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const c = y * columns + x;
      const around = [c - 1, c + 1, c - columns, c + columns];
      if (!random.chance(0.2) || around.some((other) => crossings.has(other))) continue;
      if (joined.find(c - 1) === joined.find(c + 1) || joined.find(c - columns) === joined.find(c + columns)) continue;
      joined.union(c - 1, c + 1);
      joined.union(c - columns, c + columns);
      crossings.add(c);
      for (const other of around) open.add(`${Math.min(c, other)} ${Math.max(c, other)}`);
    }
  }
  for (const [a, b] of shuffled(links, random)) {
    if (!crossings.has(a) && !crossings.has(b) && joined.union(a, b)) open.add(`${a} ${b}`);
  }
  const lines: Line[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const c = y * columns + x;
      const [x0, y0] = [x * pitch, y * pitch];
      const [x1, y1] = [x0 + gap, y0 + gap];
      const [x2, y2] = [x0 + pitch - gap, y0 + pitch - gap];
      const [x3, y3] = [x0 + pitch, y0 + pitch];
      if (crossings.has(c)) {
        lines.push([x0, y1, x3, y1], [x0, y2, x3, y2]); // over
        lines.push([x1, y0, x1, y1], [x2, y0, x2, y1], [x1, y2, x1, y3], [x2, y2, x2, y3]);
        continue;
      }
      const has = (other: number): boolean => open.has(`${Math.min(c, other)} ${Math.max(c, other)}`);
      if (x + 1 < columns && has(c + 1)) lines.push([x2, y1, x3, y1], [x2, y2, x3, y2]);
      else lines.push([x2, y1, x2, y2]);
      if (x > 0 && has(c - 1)) lines.push([x0, y1, x1, y1], [x0, y2, x1, y2]);
      else lines.push([x1, y1, x1, y2]);
      if (y + 1 < rows && has(c + columns)) lines.push([x1, y2, x1, y3], [x2, y2, x2, y3]);
      else lines.push([x1, y2, x2, y2]);
      if (y > 0 && has(c - columns)) lines.push([x1, y0, x1, y1], [x2, y0, x2, y1]);
      else lines.push([x1, y1, x2, y1]);
    }
  }
  return lines;
}

/** Lines in ink on paper, with hard edges: two shades and nothing between. */
export function drawLines(lines: readonly Line[], width: number, margin: number, ink: Rgba, paper: Rgba): Pixels {
  const xs = lines.flatMap((line) => line.filter((_, i) => i % 2 === 0));
  const ys = lines.flatMap((line) => line.filter((_, i) => i % 2 === 1));
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const surface = new Surface(
    Math.ceil(Math.max(...xs) - left + margin + width / 2),
    Math.ceil(Math.max(...ys) - top + margin + width / 2),
  );
  surface.fill(0, 0, surface.width, surface.height, paper);
  const shape = new Shape();
  const pen = new Stroke(shape, { width, ends: 'square' });
  for (const line of lines) {
    pen.moveTo(line[0]! - left, line[1]! - top);
    for (let i = 2; i < line.length; i += 2) pen.lineTo(line[i]! - left, line[i + 1]! - top);
  }
  pen.end();
  paint(surface, shape, ink, { smooth: false });
  return surface;
}
