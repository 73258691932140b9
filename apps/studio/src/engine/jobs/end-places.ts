// Where start and finish stand, for the handles that move them.

import { NONE, sideEnd } from '@labrys/core';
import { cellNames } from '../cell-name.ts';
import type { Session } from '../session.ts';

export interface EndPlace {
  readonly role: 'start' | 'finish';
  readonly cell: number;
  /** As in recipes: `3,4`, or a number. */
  readonly name: string;
  /** In cell units: the middle of the cell, or of the arrow outside. */
  readonly x: number;
  readonly y: number;
}

export function run(session: Session): readonly EndPlace[] {
  const { maze } = session.subject;
  if (maze.start === NONE || maze.finishes.length === 0) return [];
  const nameOf = session.keep('cell names', () => cellNames(maze.space));
  return [
    { role: 'start', cell: maze.start, name: nameOf(maze.start), ...placeOf(session, maze.start, true) },
    ...maze.finishes.map(
      (cell) => ({ role: 'finish', cell, name: nameOf(cell), ...placeOf(session, cell, false) }) as const,
    ),
  ];
}

/** Outside the gap that the end has, or in the cell. */
function placeOf(session: Session, cell: number, isStart: boolean): { readonly x: number; readonly y: number } {
  const { maze } = session.subject;
  const { centres, mesh } = maze.space;
  const [x, y] = [centres[2 * cell] as number, centres[2 * cell + 1] as number];
  const gaps = maze.openings.filter((opening) => opening.cell === cell);
  const gap = isStart ? gaps[0] : gaps.at(cell === maze.start ? 1 : 0);
  if (gap === undefined || mesh === null) return { x, y };
  const side = (mesh.sideFirst[cell] as number) + gap.side;
  const { unit } = session.board;
  const [a, b] = [mesh.sideCorner[side] as number, sideEnd(mesh, cell, side)];
  const alongX = (mesh.cornerX[b] as number) - (mesh.cornerX[a] as number);
  const alongY = (mesh.cornerY[b] as number) - (mesh.cornerY[a] as number);
  const length = Math.hypot(alongX, alongY) || 1;
  const out = 0.4 * unit; // sides run clockwise, so out is at their left
  return {
    x: ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2 + (out * alongY) / length,
    y: ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2 - (out * alongX) / length,
  };
}
