import { type MeshSpace, maskedSquareSpace, Random } from '../../src/index.ts';

/** A board of 1 x 1 to 9 x 9 squares of which some are left out: holes, pinches, pieces, lone cells. */
export function randomMask(seed: number): MeshSpace {
  const random = Random.of(seed, 'mask');
  const width = 1 + random.below(9);
  const height = 1 + random.below(9);
  const chance = 0.4 + 0.6 * random.fraction();
  const kept = Array.from({ length: width * height }, () => random.chance(chance));
  return maskedSquareSpace(width, height, (x, y) => kept[y * width + x] === true, { kind: 'masked' });
}
