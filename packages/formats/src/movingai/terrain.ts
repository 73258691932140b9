// What the signs of tile maps mean to who walks over them.

const LAND = '.GS';
const WATER = 'W';
const BLOCKED = '@OT';

/** Kinds of tiles: a passage leads from one to another of the same kind, and from blocked ones nowhere. */
export const KIND = { blocked: 0, land: 1, water: 2 } as const;

export function kindOf(sign: string | undefined): number {
  if (sign === undefined) return KIND.blocked;
  if (LAND.includes(sign)) return KIND.land;
  return sign === WATER ? KIND.water : KIND.blocked;
}

export function isKnown(sign: string): boolean {
  return LAND.includes(sign) || sign === WATER || BLOCKED.includes(sign);
}
