import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { type Classes, classesFrom } from './classes.ts';
import { numbered } from './pieces.ts';

/**
 * Sets of what motions take to one another, as classes without a root, numbered by their least member.
 *
 * @param images for each motion, where it takes each of `count` things, or NONE
 * Cost: nearly O(count) for each motion.
 */
export function orbits(count: number, images: readonly ArrayLike<number>[]): Classes {
  const sets = new UnionFind(count);
  for (const image of images) {
    for (let i = 0; i < count; i++) if (image[i] !== NONE) sets.union(i, image[i] as number);
  }
  const { of, count: orbitCount } = numbered(sets, count);
  return classesFrom(of, orbitCount, NONE);
}
