import { type Mesh, NONE, sideEnd } from '@labrys/core';

/** A place on a side of a cell, straight or round. @param share of the side, 0 where it starts to 1 where it ends */
export function pointOnSide(mesh: Mesh, cell: number, side: number, share: number): [x: number, y: number] {
  const { arcs, sideCorner, cornerX, cornerY } = mesh;
  const [a, b] = [sideCorner[side] as number, sideEnd(mesh, cell, side)];
  const [ax, ay] = [cornerX[a] as number, cornerY[a] as number];
  const [bx, by] = [cornerX[b] as number, cornerY[b] as number];
  const centre = arcs === undefined ? NONE : (arcs.centreOfSide[side] as number);
  if (arcs === undefined || centre === NONE) return [ax + share * (bx - ax), ay + share * (by - ay)];
  const [x, y] = [arcs.centreX[centre] as number, arcs.centreY[centre] as number];
  const from = Math.atan2(ay - y, ax - x);
  const whole = Math.atan2(by - y, bx - x) - from;
  const turn = whole - 2 * Math.PI * Math.round(whole / (2 * Math.PI)); // the short way
  const radius = Math.hypot(ax - x, ay - y);
  return [x + radius * Math.cos(from + share * turn), y + radius * Math.sin(from + share * turn)];
}

/** How far a side turns about the centre of its circle, in radians; 0 for straight ones. */
export function turnOfSide(mesh: Mesh, cell: number, side: number): number {
  const centre = mesh.arcs?.centreOfSide[side] ?? NONE;
  if (mesh.arcs === undefined || centre === NONE) return 0;
  const [x, y] = [mesh.arcs.centreX[centre] as number, mesh.arcs.centreY[centre] as number];
  const [a, b] = [mesh.sideCorner[side] as number, sideEnd(mesh, cell, side)];
  const whole =
    Math.atan2((mesh.cornerY[b] as number) - y, (mesh.cornerX[b] as number) - x) -
    Math.atan2((mesh.cornerY[a] as number) - y, (mesh.cornerX[a] as number) - x);
  return Math.abs(whole - 2 * Math.PI * Math.round(whole / (2 * Math.PI)));
}
