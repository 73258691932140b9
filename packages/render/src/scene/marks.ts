import { MARK, type Marks } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Item } from './items.ts';
import { linesOverLinks } from './passages.ts';
import type { SceneStyle } from './style.ts';

/**
 * What a solver left behind: cells it reached tinted, cells it filled or gave up grey, links walked once as a line and
 * links walked twice or more as a thin grey one.
 *
 * @param tint what covers some cells with a colour
 * Cost: O(sides).
 */
export function markItems(
  ground: Ground,
  { walks, cells }: Marks,
  tint: (cells: Uint32Array, colour: string) => Item,
  style: SceneStyle,
): Item[] {
  const { colours, sizes } = style;
  const items: Item[] = [];
  const show = (mark: number, colour: string): void => {
    const marked = Uint32Array.from(cells.keys()).filter((c) => cells[c] === mark);
    if (marked.length > 0) items.push(tint(marked, colour));
  };
  show(MARK.reached, colours.reached);
  show(MARK.filled, colours.filled);
  const draw = (times: number, width: number, colour: string): void => {
    if (!walks.includes(times)) return;
    items.push(linesOverLinks(ground, (l) => walks[l] === times, [], { width, colour, ends: 'round' }));
  };
  draw(2, 0.5 * sizes.path, colours.walkedTwice);
  draw(1, 0.8 * sizes.path, colours.walked);
  return items;
}
