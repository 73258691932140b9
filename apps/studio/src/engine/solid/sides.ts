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

/** Where arcs are drawn as chords, how far those may lie off, in cell units. */
const OFF = 0.004;
const MOST_TURN = Math.PI / 8;

/** Into how many chords an arc is cut. @param turn in radians */
export function chordsOf(radius: number, turn: number): number {
  const most = Math.min(2 * Math.acos(Math.max(1 - OFF / radius, 0)), MOST_TURN);
  return Math.max(Math.ceil(Math.abs(turn) / most - 1e-9), 1);
}

/** Into how many chords a side is cut; 1 where it is straight. */
export function chordsOfSide(mesh: Mesh, cell: number, side: number): number {
  const { arcs, sideCorner, cornerX, cornerY } = mesh;
  const centre = arcs === undefined ? NONE : (arcs.centreOfSide[side] as number);
  if (arcs === undefined || centre === NONE) return 1;
  const [x, y] = [arcs.centreX[centre] as number, arcs.centreY[centre] as number];
  const [a, b] = [sideCorner[side] as number, sideEnd(mesh, cell, side)];
  const [ax, ay] = [(cornerX[a] as number) - x, (cornerY[a] as number) - y];
  const [bx, by] = [(cornerX[b] as number) - x, (cornerY[b] as number) - y];
  const turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  return chordsOf(Math.hypot(ax, ay), turn);
}
