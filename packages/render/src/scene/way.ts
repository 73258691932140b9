import { type Graph, type Maze, type Mesh, NONE, type Opening, sideEnd } from '@labrys/core';
import { PolylineBuilder, type Polylines } from './polylines.ts';

/** What a picture needs to know of a solution. */
export interface Way {
  /** Cells from start to finish; empty if the solver marks cells only. */
  readonly path: Uint32Array;
  /** The link crossed after each cell of the path but the last. */
  readonly links: Uint32Array;
  /** Cells to fill. */
  readonly cells?: Uint32Array | undefined;
}

/** A point on the border and the way out of the board there. */
export interface Gap {
  /** Middle of the side. */
  readonly x: number;
  readonly y: number;
  /** Unit vector out of the board. */
  readonly outX: number;
  readonly outY: number;
}

/** Where an opening lies. */
export function gapOf(mesh: Mesh, opening: Opening): Gap {
  const side = (mesh.sideFirst[opening.cell] as number) + opening.side;
  const start = mesh.sideCorner[side] as number;
  const end = sideEnd(mesh, opening.cell, side);
  const x = (mesh.cornerX[end] as number) - (mesh.cornerX[start] as number);
  const y = (mesh.cornerY[end] as number) - (mesh.cornerY[start] as number);
  const length = Math.sqrt(x * x + y * y);
  return {
    x: ((mesh.cornerX[start] as number) + (mesh.cornerX[end] as number)) / 2,
    y: ((mesh.cornerY[start] as number) + (mesh.cornerY[end] as number)) / 2,
    outX: y / length, // sides run clockwise as drawn, so the outside is on their left
    outY: -x / length,
  };
}

/** A gap through which the path is led out, and how far. */
export interface Lead {
  readonly gap: Gap;
  /** Distance beyond the border, 0 or more, in cell units. */
  readonly by: number;
}

/**
 * The path as a line from centre to centre over the middle of each side it crosses. Where it leaves over a glued side
 * the line stops and goes on from the other side of the glue.
 *
 * Cost: O(path x largest degree).
 */
export function wayLine(maze: Maze, mesh: Mesh, way: Way, from: Lead | null, to: Lead | null): Polylines {
  const { graph, centres, sideOfHalf } = maze.space;
  const builder = new PolylineBuilder();
  const middle = (cell: number, half: number): [number, number] => {
    const side = sideOfHalf[half] as number;
    const a = mesh.sideCorner[side] as number;
    const b = sideEnd(mesh, cell, side);
    return [
      ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2,
      ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2,
    ];
  };
  if (from !== null) {
    if (from.by > 0) builder.add(from.gap.x + from.by * from.gap.outX, from.gap.y + from.by * from.gap.outY);
    builder.add(from.gap.x, from.gap.y);
  }
  for (let i = 0; i < way.path.length; i++) {
    const cell = way.path[i] as number;
    if (i > 0) {
      const before = way.path[i - 1] as number;
      const link = way.links[i - 1] as number;
      const leaving = halfOver(graph, before, link, NONE);
      const entering = halfOver(graph, cell, link, leaving);
      const [outX, outY] = middle(before, leaving);
      const [inX, inY] = middle(cell, entering);
      builder.add(outX, outY);
      if ((inX - outX) * (inX - outX) + (inY - outY) * (inY - outY) > 1e-12) {
        builder.end(false);
        builder.add(inX, inY);
      }
    }
    builder.add(centres[2 * cell] as number, centres[2 * cell + 1] as number);
  }
  if (to !== null) {
    builder.add(to.gap.x, to.gap.y);
    if (to.by > 0) builder.add(to.gap.x + to.by * to.gap.outX, to.gap.y + to.by * to.gap.outY);
  }
  builder.end(false);
  return builder.polylines();
}

/** The half of `cell` that crosses `link`, other than `not`. */
function halfOver(graph: Graph, cell: number, link: number, not: number): number {
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    if (graph.link[h] === link && h !== not) return h;
  }
  throw new Error(`link ${link} of the solution does not touch cell ${cell}`);
}
