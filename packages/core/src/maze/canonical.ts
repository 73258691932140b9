import type { Space } from '../mesh/space.ts';
import { linkImages } from '../mesh/symmetries.ts';
import { BitSet } from '../structures/bit-set.ts';
import { kept } from '../structures/kept.ts';
import { NONE } from '../structures/none.ts';
import type { Maze } from './maze.ts';

/**
 * The open links of a maze as they stand in one orientation, the same whichever way the maze is mirrored or turned: of
 * all images under the symmetries of its board the least one, link by link from the first.
 *
 * So two mazes of one board are the same but for a mirror or a turn exactly if their canonical links are equal. Ends do
 * not count.
 *
 * Cost: O(links) for each symmetry of the board, at most 12 of them on flat ones; more the first time.
 */
export function canonicalLinks({ space, open }: Maze): BitSet {
  let least = open;
  for (const images of symmetryGroup(space)) {
    const moved = new BitSet(open.size);
    for (const l of open) moved.add(images[l] as number);
    if (isLess(moved, least)) least = moved;
  }
  return least;
}

/** Every symmetry of a board but the one that leaves all as it is, as link -> link. */
const symmetryGroup = kept((space: Space): readonly Uint32Array[] => {
  const { linkCount } = space.graph;
  // Links that lead nowhere stay where they are.
  const generators = [...linkImages(space).values()].map((images) =>
    Uint32Array.from(images, (image, l) => (image === NONE ? l : image)),
  );
  const group: Uint32Array[] = [Uint32Array.from({ length: linkCount }, (_, l) => l)];
  // Mirrors along other lines are a mirror and a turn one after the other.
  for (let i = 0; i < group.length; i++) {
    for (const images of generators) {
      const product = (group[i] as Uint32Array).map((l) => images[l] as number);
      if (!group.some((other) => other.every((l, i) => l === product[i]))) group.push(product);
    }
  }
  return group.slice(1);
});

/** Whether the first link that only one of two sets has is in `b`. */
function isLess(a: BitSet, b: BitSet): boolean {
  for (let w = 0; w < a.words.length; w++) {
    const [x, y] = [(a.words[w] as number) >>> 0, (b.words[w] as number) >>> 0];
    if (x !== y) return x < y;
  }
  return false;
}
