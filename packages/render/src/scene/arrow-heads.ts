// Heads of arrows in one-way passages: solid darts, which are told from walls and lines at any size.
//
//        tip
//        /\          half as wide at the barbs as they are long; the notch makes them point even where they are small
//       /  \
//      / /\ \
//     barb notch

import { type Mesh, NONE, polygonOf, sideEnd } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Areas } from './items.ts';
import { PolylineBuilder } from './polylines.ts';
import { type Gap, sharedSides, sideGap } from './sides.ts';
import type { SceneStyle } from './style.ts';

/** Half the length of a dart, in shares of a marker's radius. */
const REACH = 0.68;
/** How much of that on boards of sheets, whose cells hold signs of stairs besides. */
const BESIDE_STAIRS = 0.75;
/** Half its width, in shares of half its length. */
const WIDTH = 0.86;
/** How far in the notch lies, in shares of half its length. */
const NOTCH = 0.45;
/** How much of a short side it takes at most, in width. */
const MOST_OF_SIDE = 0.62;

/**
 * A dart in each one-way passage, pointing the way one may go; at glued sides, which lie apart, one at each.
 *
 * @param isCased leaves paper round them, where they stand on lines and colours
 * @returns nothing where there are none; stairs have signs of their own
 * Cost: O(halves).
 */
export function arrowHeads(
  { maze, mesh, board, centres, corridors }: Ground,
  style: SceneStyle,
  isCased: boolean,
): Areas[] {
  const { oneWay, space } = maze;
  if (oneWay === null) return [];
  const { graph, sideOfHalf } = space;
  const isShared = sharedSides(mesh);
  const darts = new Darts(style, board.unit * (space.sheets === null ? 1 : BESIDE_STAIRS), isCased);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      const side = sideOfHalf[h] as number;
      if (side === NONE || !oneWay.has(l)) continue;
      const leadsIn = oneWay.bars(graph.ends, l, c);
      if (leadsIn && isShared[side] !== 0) continue; // drawn from the other cell
      const polygon = polygonOf(space, c);
      const gap = sideGap(mesh, polygon, side);
      const width =
        corridors?.width(polygon, side, centres[2 * c] as number, centres[2 * c + 1] as number) ??
        sideLength(mesh, polygon, side);
      const room = width - board.unit * style.sizes.wall;
      darts.add(leadsIn ? { ...gap, outX: -gap.outX, outY: -gap.outY } : gap, room);
    }
  }
  return darts.items();
}

/** Darts of one colour. */
export class Darts {
  private readonly heads = new PolylineBuilder();
  private readonly casings = new PolylineBuilder();
  private readonly style: SceneStyle;
  private readonly reach: number;
  private readonly casing: number;

  constructor(style: SceneStyle, unit: number, isCased: boolean) {
    this.style = style;
    this.reach = REACH * unit * style.sizes.marker;
    this.casing = isCased ? 0.6 * unit * style.sizes.casing : 0;
  }

  /** @param room the width there is, in cell units */
  add(at: Gap, room: number): void {
    const reach = Math.min(this.reach, (MOST_OF_SIDE * room) / (2 * WIDTH));
    if (reach <= 0) return;
    dart(this.heads, at, reach, 0);
    if (this.casing > 0) dart(this.casings, at, reach, this.casing);
  }

  items(): Areas[] {
    const { paper, sign } = this.style.colours;
    const areas = (builder: PolylineBuilder, colour: string): Areas => ({
      kind: 'areas',
      outlines: builder.polylines(),
      colour,
    });
    const heads = areas(this.heads, sign);
    if (heads.outlines.points.length === 0) return [];
    return this.casing > 0 ? [areas(this.casings, paper), heads] : [heads];
  }
}

/** @param grown by how much the outline keeps off that of the dart itself */
function dart(builder: PolylineBuilder, { x, y, outX, outY }: Gap, reach: number, grown: number): void {
  const point = (along: number, across: number): void => {
    builder.add(x + along * outX - across * outY, y + along * outY + across * outX);
  };
  const half = WIDTH * reach;
  point(reach + 2 * grown, 0);
  point(-reach - grown, half + 1.5 * grown);
  point(-(1 - NOTCH) * reach - grown, 0);
  point(-reach - grown, -half - 1.5 * grown);
  builder.end(true);
}

function sideLength(mesh: Mesh, polygon: number, side: number): number {
  const a = mesh.sideCorner[side] as number;
  const b = sideEnd(mesh, polygon, side);
  const x = (mesh.cornerX[b] as number) - (mesh.cornerX[a] as number);
  const y = (mesh.cornerY[b] as number) - (mesh.cornerY[a] as number);
  return Math.sqrt(x * x + y * y);
}
