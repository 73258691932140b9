// Doors and keys. Colours alone do not tell them apart for everybody, so each bears its number:
//
//      ===(2)===      a door bars its passage           (2)--,,     a key has a bow and a bit

import { NONE, polygonOf, sideEnd } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Areas, Disc, Item, Lines, Words } from './items.ts';
import { PolylineBuilder } from './polylines.ts';
import { roomIn, sharedSides, sideGap } from './sides.ts';
import { stairPlaces } from './stair-place.ts';
import type { SceneStyle } from './style.ts';

// Sizes in shares of c.
const DOOR = 0.2;
const KEY = 0.165;
const BAR = 0.17;
/** Length of a key from the middle of its bow to the end of its bit, and how thick it is, in shares of the bow's radius. */
const SHAFT = 2.5;
const THICK = 0.42;
/** Height of the number, in shares of the radius. */
const NUMBER = 1.5;
/** From the middle of a key to the wall, in shares of that radius, at the least. */
const ROOM = 1.9;

/**
 * Doors as bars across their passages, at glued sides one at each and at stairs beside their signs, and keys in their
 * cells.
 *
 * Cost: O(halves) for a maze with doors.
 */
export function lockItems(ground: Ground, style: SceneStyle): Item[] {
  const { maze, mesh, board, centres, corridors } = ground;
  const { locks, space } = maze;
  if (locks === undefined) return [];
  const { graph, sideOfHalf } = space;
  const { unit } = board;
  const isShared = sharedSides(mesh);
  const colourOf = new Map(locks.doors.map(({ link, colour }) => [link, colour]));
  const items: Item[] = [];
  for (let c = 0; c < graph.cellCount && colourOf.size > 0; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      const colour = colourOf.get(l);
      if (colour === undefined) continue;
      const side = sideOfHalf[h] as number;
      if (side === NONE) {
        const place = stairPlaces(ground, c).get(space.sheets?.stepOfHalf[h] ?? 0);
        if (place !== undefined) items.push(...numbered(place.x, place.y, 1.2 * place.reach, colour, style, unit));
        continue;
      }
      if (isShared[side] !== 0 && graph.ends[2 * l] !== c) continue; // drawn from the other cell
      const polygon = polygonOf(space, c);
      const { x, y, outX, outY } = sideGap(mesh, polygon, side);
      const [a, b] = [mesh.sideCorner[side] as number, sideEnd(mesh, polygon, side)];
      const acrossX = (mesh.cornerX[b] as number) - (mesh.cornerX[a] as number);
      const acrossY = (mesh.cornerY[b] as number) - (mesh.cornerY[a] as number);
      const length =
        corridors?.width(polygon, side, centres[2 * c] as number, centres[2 * c + 1] as number) ??
        Math.sqrt(acrossX * acrossX + acrossY * acrossY);
      const half = length / 2 - (unit * style.sizes.wall) / 2;
      items.push(bar(x, y, half * outY, -half * outX, lockColour(style, colour), BAR * unit));
      items.push(...numbered(x, y, Math.min(DOOR * unit, 0.29 * length), colour, style, unit));
    }
  }
  for (const { cell, colour } of locks.keys) {
    const room = roomIn(mesh, centres, polygonOf(space, cell)) - (corridors?.insetOf(polygonOf(space, cell)) ?? 0);
    const radius = Math.min(KEY * unit, room / ROOM);
    items.push(...keyItems(centres[2 * cell] as number, centres[2 * cell + 1] as number, radius, colour, style, unit));
  }
  return items;
}

/** A key about a point. @param radius of its bow */
export function keyItems(
  x: number,
  y: number,
  radius: number,
  colour: number,
  style: SceneStyle,
  unit: number,
): Item[] {
  const ink = lockColour(style, colour);
  const thick = THICK * radius;
  const bow = x - 0.55 * radius * (SHAFT - 1); // so that the whole of it is about the point
  const end = bow + SHAFT * radius;
  const builder = new PolylineBuilder();
  const rectangle = (left: number, top: number, right: number, bottom: number): void => {
    builder.add(left, top);
    builder.add(right, top);
    builder.add(right, bottom);
    builder.add(left, bottom);
    builder.end(true);
  };
  rectangle(bow, y - thick / 2, end, y + thick / 2);
  rectangle(end - thick, y + thick / 2, end, y + 0.75 * radius);
  rectangle(end - 2.6 * thick, y + thick / 2, end - 1.7 * thick, y + 0.65 * radius);
  const shaft: Areas = { kind: 'areas', outlines: builder.polylines(), colour: ink };
  return [shaft, ...numbered(bow, y, radius, colour, style, unit)];
}

/** A disc with the number of a colour, and paper round it. */
export function numbered(
  x: number,
  y: number,
  radius: number,
  colour: number,
  style: SceneStyle,
  unit: number,
): Item[] {
  const { paper } = style.colours;
  const disc = (reach: number, ink: string): Disc => ({ kind: 'disc', x, y, radius: reach, colour: ink });
  const size = NUMBER * radius;
  const words: Words = {
    kind: 'words',
    text: String(colour),
    x,
    y: y + 0.36 * size,
    size,
    colour: paper,
    face: 'figures',
  };
  return [disc(radius + 0.4 * unit * style.sizes.casing, paper), disc(radius, lockColour(style, colour)), words];
}

function bar(x: number, y: number, toX: number, toY: number, colour: string, width: number): Lines {
  const builder = new PolylineBuilder();
  builder.add(x - toX, y - toY);
  builder.add(x + toX, y + toY);
  builder.end(false);
  return { kind: 'lines', lines: builder.polylines(), width, colour, ends: 'square', turn: 0, dotStep: 0 };
}

function lockColour({ colours }: SceneStyle, colour: number): string {
  return colours.locks[(colour - 1) % colours.locks.length] as string;
}
