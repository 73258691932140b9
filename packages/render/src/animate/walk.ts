// The line of a walk, or of the way back from the head.

import { type Maze, type Mesh, NONE, sideEnd } from '@labrys/core';
import { middleOfPiece } from '../scene/bulge.ts';
import type { Lines } from '../scene/items.ts';
import type { Bend } from '../scene/leg-line.ts';
import { PolylineBuilder, type Polylines } from '../scene/polylines.ts';
import { sideBulge } from '../scene/sides.ts';
import { halfOver, WayLine } from '../scene/way.ts';
import type { Ground } from './ground.ts';
import type { Strand } from './strand.ts';

/** Cell `index` of a strand. */
export interface Piece {
  readonly strand: Strand;
  readonly index: number;
}

/** The line of a strand; null for an empty one. */
export function walkItem(strand: Strand, ground: Ground): Lines | null {
  if (strand.cells.length === 0) return null;
  const pieces = strand.cells.map((_, index) => ({ strand, index }));
  return pieceLines(pieces, ground);
}

/** Pieces of one strand, in order, as lines: each from the middle of one link to the middle of the next. */
export function pieceLines(pieces: readonly Piece[], ground: Ground): Lines {
  return walkLines(ground.byWalls ? alongWalls(pieces, ground) : throughCells(pieces, ground), ground);
}

/** No lines, for how those of a walk are drawn. */
export function noWalk(ground: Ground): Lines {
  return walkLines(new PolylineBuilder().polylines(), ground);
}

function walkLines(lines: Polylines, { line, unit, sizes, colours, byWalls }: Ground): Lines {
  return {
    kind: 'lines',
    lines,
    width: line,
    colour: colours.states.line,
    ends: 'round',
    turn: byWalls ? 0 : unit * sizes.turn,
    dotStep: 0,
  };
}

/** From cell to cell as paths go: round along rings, and broken under other passages, at seams and by stairs. */
function throughCells(pieces: readonly Piece[], { maze, drawn, line, unit, sizes }: Ground): Polylines {
  const { graph } = maze.space;
  const clear = (unit * sizes.wall + line) / 2;
  const way = new WayLine();
  pieces.forEach(({ strand, index }, i) => {
    if (i > 0 && pieces[i - 1]?.index !== index - 1) way.end();
    const { cells, links } = strand;
    const cell = cells[index] as number;
    const [before, after] = [links[index - 1] ?? NONE, links[index] ?? NONE];
    if (before === NONE) way.end();
    const out = after === NONE ? NONE : halfOver(graph, cell, after, NONE);
    way.through(drawn, cell, before === NONE ? NONE : halfOver(graph, cell, before, NONE), out, clear);
  });
  return way.polylines();
}

/** From wall corner to wall corner; what is joined beforehand or glued lies elsewhere, and there the line breaks. */
function alongWalls(pieces: readonly Piece[], { maze, mesh, positions }: Ground): Polylines {
  const builder = new PolylineBuilder();
  const middle = (corner: number, link: number): Bend | null =>
    link === NONE ? null : wallMiddle(maze, mesh, positions, corner, link);
  let begins = true;
  pieces.forEach(({ strand, index }, i) => {
    const { cells, links } = strand;
    const cell = cells[index] as number;
    const into = middle(cell, links[index - 1] ?? NONE);
    if (begins && into !== null) builder.add(into[0], into[1]);
    const isJoined = !begins || into !== null;
    builder.bend(positions[2 * cell] as number, positions[2 * cell + 1] as number, isJoined ? -(into?.[2] ?? 0) : 0);
    const out = middle(cell, links[index] ?? NONE);
    if (out !== null) builder.bend(...out);
    begins = out === null || pieces[i + 1]?.index !== index + 1;
    if (begins) builder.end(false);
  });
  return builder.polylines();
}

/** From a corner to the middle of a wall; null where the wall is not drawn there. */
function wallMiddle({ space }: Maze, mesh: Mesh, positions: Float64Array, corner: number, link: number): Bend | null {
  const { ends } = (space.dual as NonNullable<Maze['space']['dual']>).graph;
  const [a, b] = [ends[2 * link] as number, ends[2 * link + 1] as number];
  const x = ((positions[2 * a] as number) + (positions[2 * b] as number)) / 2;
  const y = ((positions[2 * a + 1] as number) + (positions[2 * b + 1] as number)) / 2;
  const { graph, sideOfHalf } = space;
  for (const end of [0, 1]) {
    const cell = graph.ends[2 * link + end] as number;
    const side = sideOfHalf[halfOver(graph, cell, link, NONE)] as number;
    if (side === NONE) continue;
    const [from, to] = [mesh.sideCorner[side] as number, sideEnd(mesh, cell, side)];
    const [fromX, fromY] = [mesh.cornerX[from] as number, mesh.cornerY[from] as number];
    const [toX, toY] = [mesh.cornerX[to] as number, mesh.cornerY[to] as number];
    if (Math.abs((fromX + toX) / 2 - x) + Math.abs((fromY + toY) / 2 - y) > 1e-6) continue;
    const bulge = sideBulge(mesh, cell, side);
    if (bulge === 0) return [x, y, 0];
    const away =
      Math.abs((positions[2 * corner] as number) - fromX) + Math.abs((positions[2 * corner + 1] as number) - fromY);
    const half = bulge / (1 + Math.sqrt(1 + bulge * bulge));
    return [...middleOfPiece(fromX, fromY, toX, toY, bulge), away < 1e-6 ? half : -half];
  }
  return null;
}
