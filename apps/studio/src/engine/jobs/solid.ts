// The maze on the page as a solid: faces, walls, the path and the ends as triangles, which the page has but to draw.
// What is drawn is the picture of the maze, wrapped round the figure of its board.

import { type Maze, MazeError, type Mesh, NONE, type Solution, shortest, solve } from '@labrys/core';
import { boardOfMaze, type Item, type Lines, type Scene, scene, sceneStyle } from '@labrys/render';
import { handOver } from '../hand-over.ts';
import type { Session } from '../session.ts';
import { addCells, addSlab, ballAround } from '../solid/body.ts';
import { chartOfCell, type Figure, type Frame, frameAt, lengthOf, minus, type Point3, plus } from '../solid/figure.ts';
import { type FigureName, figureOf } from '../solid/figure-of.ts';
import { runsOf } from '../solid/runs.ts';
import { buffersOf, type Shape, ShapeBuilder } from '../solid/shape.ts';
import { addBall, addBar, addRing, addWall } from '../solid/tubes.ts';

export interface SolidRequest {
  readonly path: boolean;
}

export interface Solid {
  /** Number of the maze. */
  readonly id: number;
  readonly name: FigureName;
  /** Square root of the mean cell area: thicknesses are given in it. */
  readonly unit: number;
  readonly middle: Point3;
  readonly radius: number;
  /** Whether it stands on the ground, to be looked at from above. */
  readonly stands: boolean;
  /** Whether its walls are raised, with sides of their own. */
  readonly isRelief: boolean;
  readonly faces: Shape;
  readonly walls: Shape;
  readonly path: Shape;
  readonly stairs: Shape;
  readonly start: Shape;
  readonly finish: Shape;
}

/** More cells would be too many triangles. */
const MOST_CELLS = 60_000;
/** Boards of more cells have coarser bars. */
const FINE_CELLS = 6000;

/** Height of walls on a plate, and its thickness, in shares of a cell. */
const WALL_HEIGHT = 0.55;
const SLAB = 0.3;
const SHEET = 0.08;

export function run(session: Session, { path }: SolidRequest): Solid {
  const { id, maze } = session.subject;
  const { mesh, graph } = maze.space;
  const found = figureOf(maze.space);
  if (mesh === null || found === null) {
    throw new MazeError('cannot-combine', 'the cells of this maze are dots without faces, which no solid has');
  }
  if (graph.cellCount > MOST_CELLS) {
    throw new MazeError(
      'too-large',
      `a solid of ${graph.cellCount} cells is too much to turn smoothly; up to ${MOST_CELLS} can be`,
    );
  }
  const { name, figure } = found;
  const { unit } = boardOfMaze(maze);
  const isRelief = name === 'plane' || name === 'flat';
  const stands = isRelief || name === 'levels' || name === 'blocks';
  const way = path ? wayOf(session) : null;
  const picture = scene(
    maze,
    { ...sceneStyle, labels: false, solution: way === null ? 'none' : 'line' },
    way === null ? {} : { solution: way },
  );

  const faces = new ShapeBuilder();
  addCells(faces, mesh, figure);
  if (stands) addSlab(faces, mesh, figure, unit * (isRelief ? SLAB : SHEET));
  const sides = graph.cellCount > FINE_CELLS ? 4 : 8;
  const walls = new ShapeBuilder();
  for (const lines of linesOf(picture, 'walls')) {
    for (const one of runsOf(lines, figure)) {
      if (isRelief) addWall(walls, one, WALL_HEIGHT * unit);
      else addBar(walls, one, sides);
    }
  }
  const line = new ShapeBuilder();
  for (const lines of linesOf(picture, 'solution')) {
    for (const one of runsOf(lines, figure)) addBar(line, one, sides);
  }
  const stairs = new ShapeBuilder();
  addStairs(maze, figure, picture, stairs, line);
  const start = new ShapeBuilder();
  const finish = new ShapeBuilder();
  addEnds(maze, mesh, figure, start, finish);

  const shapes = {
    faces: faces.shape(),
    walls: walls.shape(),
    path: line.shape(),
    stairs: stairs.shape(),
    start: start.shape(),
    finish: finish.shape(),
  };
  const solid: Solid = { id, name, unit, ...ballAround(shapes.faces.places), stands, isRelief, ...shapes };
  return handOver(solid, Object.values(shapes).flatMap(buffersOf));
}

function wayOf(session: Session): Solution | null {
  const { maze } = session.subject;
  if (session.solved !== null) return session.solved.solution;
  if (maze.start === NONE || maze.finishes.length === 0) return null;
  return session.keep('shortest way', () => solve(maze, shortest));
}

function linesOf({ layers }: Scene, name: Scene['layers'][number]['name']): Lines[] {
  const items: readonly Item[] = layers.find((layer) => layer.name === name)?.items ?? [];
  return items.filter((item): item is Lines => item.kind === 'lines');
}

/** Bars from floor to floor where a passage leads up, and those that the path takes between the discs at its stairs. */
function addStairs(
  { space, open }: Maze,
  figure: Figure,
  picture: Scene,
  stairs: ShapeBuilder,
  path: ShapeBuilder,
): void {
  const { graph, sheets, centres } = space;
  if (sheets === null) return;
  const frameOf = (x: number, y: number) => frameAt(figure, figure.chartAt(x, y), x, y);
  const centreOf = (cell: number) => frameOf(centres[2 * cell] as number, centres[2 * cell + 1] as number);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const to = graph.to[h] as number;
      if (!open.has(graph.link[h] as number) || (sheets.stepOfHalf[h] as number) <= 0) continue;
      addShaft(stairs, centreOf(c), centreOf(to));
    }
  }
  const discs = (picture.layers.find(({ name }) => name === 'solution-stairs')?.items ?? []).filter(
    (item) => item.kind === 'disc',
  );
  for (let i = 0; i + 1 < discs.length; i += 2) {
    const [from, to] = [discs[i], discs[i + 1]] as [(typeof discs)[number], (typeof discs)[number]];
    addShaft(path, frameOf(from.x, from.y), frameOf(to.x, to.y));
  }
}

/** Points of an arch, and its rise in shares of its span. */
const ARCH = 12;
const RISE = 0.14;

/** A bar from sheet to sheet; between sheets of one height an arch, so that it keeps off the cells it passes over. */
function addShaft(builder: ShapeBuilder, { at: from }: Frame, { at: to }: Frame): void {
  const way = minus(to, from);
  const isLevel = Math.abs(way[1]) < 1e-9;
  const points = isLevel ? ARCH : 1;
  const rise = 4 * RISE * lengthOf(way);
  const run = Array.from({ length: points + 1 }, (_, i): Frame => {
    const share = i / points;
    const [x, y, z] = plus(from, way, share);
    const up = isLevel ? rise * share * (1 - share) : 0;
    return { at: [x, y + up, z], normal: isLevel ? [-way[2], 0, way[0]] : [0, 0, 1], scale: 1 };
  });
  addBar(builder, run, 8);
}

/** A ball at the start, a ring with a ball in it at each finish; sizes as in pictures, in thicknesses of 1. */
function addEnds(
  { space, start, finishes }: Maze,
  mesh: Mesh,
  figure: Figure,
  ofStart: ShapeBuilder,
  ofFinish: ShapeBuilder,
): void {
  const frameOf = (cell: number) => {
    const polygon =
      space.weave === null || cell < mesh.cellCount ? cell : (space.weave.polygonOf[cell - mesh.cellCount] as number);
    const chart = chartOfCell(figure, mesh, polygon);
    return frameAt(figure, chart, space.centres[2 * cell] as number, space.centres[2 * cell + 1] as number);
  };
  if (start !== NONE) {
    const { at, scale } = frameOf(start);
    addBall(ofStart, at, scale);
  }
  for (const cell of finishes) {
    const frame = frameOf(cell);
    addRing(ofFinish, { ...frame, at: plus(frame.at, frame.normal, 0.05) }, 0.82 * frame.scale, 0.2 * frame.scale);
    addBall(ofFinish, frame.at, 0.36 * frame.scale);
  }
}
