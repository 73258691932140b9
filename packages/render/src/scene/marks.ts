import { MARK, type Marks } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Item } from './items.ts';
import { linesOverLinks } from './passages.ts';
import type { SceneStyle } from './style.ts';
import { outlineStrokes } from './walls.ts';

/**
 * What a solver left behind: cells it reached tinted, cells it filled or gave up grey, links walked once as a line and
 * links walked twice or more as a thin grey one.
 *
 * Cost: O(sides).
 */
export function markItems(ground: Ground, { walks, cells }: Marks, style: SceneStyle): Item[] {
  const { mesh, corridors } = ground;
  const { colours, sizes } = style;
  const items: Item[] = [];
  const tint = (mark: number, colour: string): void => {
    const marked = Uint32Array.from(cells.keys()).filter((c) => cells[c] === mark);
    if (marked.length === 0) return;
    const outlines = corridors?.outlines(marked) ?? outlineStrokes(mesh, marked);
    items.push({ kind: 'areas', outlines, colour });
  };
  tint(MARK.reached, colours.reached);
  tint(MARK.filled, colours.filled);
  const draw = (times: number, width: number, colour: string): void => {
    if (!walks.includes(times)) return;
    items.push(linesOverLinks(ground, (l) => walks[l] === times, [], { width, colour, ends: 'round' }));
  };
  draw(2, 0.5 * sizes.path, colours.walkedTwice);
  draw(1, 0.8 * sizes.path, colours.walked);
  return items;
}
