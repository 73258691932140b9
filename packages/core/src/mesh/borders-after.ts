import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';

/** Half -> 1 if a border side lies between it and the next half of its cell, clockwise. Cost: O(sides). */
export function bordersAfter({ cellCount, sideFirst, sidePartner }: Mesh, halfCount: number): Uint8Array {
  const borderAfter = new Uint8Array(halfCount);
  let half = 0;
  for (let c = 0; c < cellCount; c++) {
    const firstHalf = half;
    const begin = sideFirst[c] as number;
    const end = sideFirst[c + 1] as number;
    let leadingBorder = false; // border sides before the first half lie behind the last one
    for (let s = begin; s < end; s++) {
      const partner = sidePartner[s] as number;
      if (partner !== NONE) {
        if (partner < begin || partner >= end) half++;
      } else if (half > firstHalf) borderAfter[half - 1] = 1;
      else leadingBorder = true;
    }
    if (leadingBorder && half > firstHalf) borderAfter[half - 1] = 1;
  }
  return borderAfter;
}
