import { across, type Maze, type Mesh } from '@labrys/core';
import type { Picture } from '../pens/pen.ts';
import type { Item, Layer, Scene } from '../scene/items.ts';
import { scene } from '../scene/scene.ts';
import type { SceneStyle } from '../scene/style.ts';
import type { Way } from '../scene/way.ts';
import type { Moment } from './moments.ts';
import { fillItem, fills, markItem } from './states.ts';

/** The picture of a moment: that of the maze as far as it is made, with what happens in it. */
export function momentScene(moment: Moment, mesh: Mesh, style: SceneStyle, picture: Picture): Scene {
  const { maze, path } = moment;
  const { title, figures } = picture;
  const drawing = scene(maze, style, { title, figures, solution: wayOf(maze, path) });
  const layers: Layer[] = [{ name: 'states', items: stateItems(moment, mesh, drawing.unit) }];
  for (const layer of drawing.layers) {
    layers.push(layer);
    if (layer.name !== 'walls') continue;
    const items = [moment.walk, moment.head].filter((item): item is Exclude<typeof item, null> => item !== null);
    if (items.length > 0) layers.push({ name: 'walk', items });
  }
  return { ...drawing, layers };
}

/** Areas of the cells that are not paper, colour by colour, and their marks. */
function stateItems({ fills: filled, maze }: Moment, mesh: Mesh, unit: number): Item[] {
  const items: Item[] = [];
  fills.forEach((colour, k) => {
    const cells = cellsWith(filled, k + 1);
    if (cells.length === 0) return;
    items.push(fillItem(mesh, cells, colour));
    const marks = markItem(maze, cells, k + 1, unit);
    if (marks !== null) items.push(marks);
  });
  return items;
}

function cellsWith(filled: Uint8Array, fill: number): Uint32Array {
  const cells: number[] = [];
  for (let c = filled.indexOf(fill); c >= 0; c = filled.indexOf(fill, c + 1)) cells.push(c);
  return Uint32Array.from(cells);
}

/** The links of a path as a way from the start; undefined while there are none. */
export function wayOf(maze: Maze, links: readonly number[]): Way | undefined {
  if (links.length === 0 || maze.start < 0) return undefined;
  const path = [maze.start];
  for (const l of links) path.push(across(maze.space.graph, l, path[path.length - 1] as number));
  return { path: Uint32Array.from(path), links: Uint32Array.from(links) };
}
