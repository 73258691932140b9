// Floor plans: a rectangle cut again and again into smaller ones, so that corners lie on the sides of others, some of which
// are then made one room with corners that point inwards; turned, and drawn by a hand that shakes a little.

import type { Random } from '../../src/index.ts';

export type Outline = readonly (readonly [x: number, y: number])[];

export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rectangles that fill one of 16 x 16; all corners are whole numbers. */
export function dissection(rooms: number, random: Random): Room[] {
  const list: Room[] = [{ left: 0, top: 0, right: 16, bottom: 16 }];
  for (let tries = 0; list.length < rooms && tries < 1000; tries++) {
    const index = random.below(list.length);
    const { left, top, right, bottom } = list[index] as Room;
    const isAcross = random.below(2) === 0;
    const from = isAcross ? left : top;
    const to = isAcross ? right : bottom;
    if (to - from < 2) continue;
    const at = from + 1 + random.below(to - from - 1);
    const parts: Room[] = isAcross
      ? [
          { left, top, right: at, bottom },
          { left: at, top, right, bottom },
        ]
      : [
          { left, top, right, bottom: at },
          { left, top: at, right, bottom },
        ];
    list.splice(index, 1, ...parts);
  }
  return list;
}

/** How many pairs of rooms have a stretch of wall in common. */
export function sharedWalls(rooms: readonly Room[]): number {
  let count = 0;
  rooms.forEach((a, i) => {
    for (const b of rooms.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if ((across === 0 && down > 0) || (down === 0 && across > 0)) count++;
    }
  });
  return count;
}

export function outlineOf({ left, top, right, bottom }: Room): Outline {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/**
 * Outlines as someone draws them: turned by an angle and scaled, each begun at any corner, either way round, every number a
 * little off.
 *
 * @param shake how far off, as a share of the board
 */
export function drawnByHand(outlines: readonly Outline[], shake: number, random: Random): [number, number][][] {
  const unit = 10 ** (random.below(7) - 3);
  const angle = random.below(2) === 0 ? 0 : random.fraction() * 6;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const off = (): number => 16 * shake * (random.fraction() - 0.5);
  return outlines.map((outline) => {
    const drawn = outline.map(([x, y]): [number, number] => [
      unit * (x * cos - y * sin + off()) + 3 * unit,
      unit * (x * sin + y * cos + off()) - 70 * unit,
    ]);
    const begin = random.below(drawn.length);
    const turned = [...drawn.slice(begin), ...drawn.slice(0, begin)];
    return random.below(2) === 0 ? turned : turned.reverse();
  });
}
