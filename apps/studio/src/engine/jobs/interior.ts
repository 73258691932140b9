// The walls of the maze as those who walk inside it see them.

import { MazeError, type Mesh, NONE, sideEnd } from '@labrys/core';
import { handOver } from '../hand-over.ts';
import type { Session } from '../session.ts';

export interface Interior {
  /** Number of the maze it belongs to. */
  readonly id: number;
  /** x and y where each wall begins and ends: four numbers a wall, round ones in pieces. */
  readonly walls: Float32Array;
  /** Passages over glued sides that lie elsewhere: as walls, which one walks through. */
  readonly mists: Float32Array;
  /** By how much the board may be moved so that glued sides meet: x, y of each; empty where none do. */
  readonly periods: readonly (readonly [x: number, y: number])[];
}

/** Of a whole turn: round walls are cut into pieces no longer than this. */
const PIECE = Math.PI / 36;

/**
 * Walls, each once; where cells lie over others there is no such view.
 *
 * @throws MazeError `cannot-combine`
 */
export function run({ subject }: Session): Interior {
  const { maze, id } = subject;
  const { mesh, weave } = maze.space;
  if (mesh === null) throw new MazeError('cannot-combine', 'a view from inside needs the shapes of the cells');
  if (weave !== null) throw new MazeError('cannot-combine', 'where passages cross there is no view from inside');
  const isOpen = maze.space.sidesOf(maze.open);
  const walls: number[] = [];
  const mists: number[] = [];
  const ownerOf = ownersOf(mesh);
  const periods = new Map<string, readonly [number, number]>();
  for (let c = 0; c < mesh.cellCount; c++) {
    for (let s = mesh.sideFirst[c] as number; s < (mesh.sideFirst[c + 1] as number); s++) {
      const partner = mesh.sidePartner[s] as number;
      const shift = partner === NONE ? null : shiftOf(mesh, c, s, ownerOf[partner] as number, partner);
      const isHere = shift !== null && Math.abs(shift[0]) + Math.abs(shift[1]) < 1e-6;
      if (shift !== null && !isHere) periods.set(shift.map((n) => n.toFixed(4)).join(' '), shift);
      if (isOpen[s] === 0) {
        if (!isHere || s < partner) walls.push(...piecesOf(mesh, c, s));
      } else if (shift === null) mists.push(...piecesOf(mesh, c, s));
    }
  }
  const found: Interior = {
    id,
    walls: Float32Array.from(walls),
    mists: Float32Array.from(mists),
    periods: [...periods.values()],
  };
  return handOver(found, [found.walls.buffer as ArrayBuffer, found.mists.buffer as ArrayBuffer]);
}

function ownersOf({ cellCount, sideFirst, sideCorner }: Mesh): Uint32Array {
  const owner = new Uint32Array(sideCorner.length);
  for (let c = 0; c < cellCount; c++) owner.fill(c, sideFirst[c] as number, sideFirst[c + 1] as number);
  return owner;
}

/** From a side to the one it is glued to; null where that is turned or mirrored. */
function shiftOf(mesh: Mesh, cell: number, side: number, other: number, partner: number): [number, number] | null {
  const { cornerX, cornerY, sideCorner } = mesh;
  const [a, b] = [sideCorner[side] as number, sideEnd(mesh, cell, side)];
  const [p, q] = [sideEnd(mesh, other, partner), sideCorner[partner] as number];
  const x = (cornerX[p] as number) - (cornerX[a] as number);
  const y = (cornerY[p] as number) - (cornerY[a] as number);
  const offX = (cornerX[q] as number) - (cornerX[b] as number) - x;
  const offY = (cornerY[q] as number) - (cornerY[b] as number) - y;
  return Math.abs(offX) + Math.abs(offY) < 1e-6 ? [x, y] : null;
}

/** A side from corner to corner, in pieces where it is round. */
function piecesOf(mesh: Mesh, cell: number, side: number): number[] {
  const { cornerX, cornerY, sideCorner, arcs } = mesh;
  const [a, b] = [sideCorner[side] as number, sideEnd(mesh, cell, side)];
  const [aX, aY, bX, bY] = [cornerX[a], cornerY[a], cornerX[b], cornerY[b]] as [number, number, number, number];
  const centre = arcs?.centreOfSide[side] ?? NONE;
  if (arcs === undefined || centre === NONE) return [aX, aY, bX, bY];
  const [x, y] = [arcs.centreX[centre] as number, arcs.centreY[centre] as number];
  const radius = Math.hypot(aX - x, aY - y);
  const from = Math.atan2(aY - y, aX - x);
  let turn = Math.atan2(bY - y, bX - x) - from;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(turn) / PIECE));
  const pieces: number[] = [];
  let [lastX, lastY] = [aX, aY];
  for (let i = 1; i <= count; i++) {
    const angle = from + (i * turn) / count;
    const isLast = i === count;
    const nextX = isLast ? bX : x + radius * Math.cos(angle);
    const nextY = isLast ? bY : y + radius * Math.sin(angle);
    pieces.push(lastX, lastY, nextX, nextY);
    [lastX, lastY] = [nextX, nextY];
  }
  return pieces;
}
