import { across, type Maze } from '@labrys/core';
import type { Disc, Item, Layer, Scene } from '../scene/items.ts';
import { scene } from '../scene/scene.ts';
import { stairSigns } from '../scene/stairs.ts';
import type { SceneStyle } from '../scene/style.ts';
import type { Way } from '../scene/way.ts';
import type { Ground } from './ground.ts';
import type { Moment, Tubes } from './moment.ts';
import { fillItem, looksIn, markItem } from './states.ts';
import { walkItem } from './walk.ts';

/** The picture of a moment: that of the maze as far as it is made, with what happens in it; no words. */
export function momentScene(moment: Moment, ground: Ground, style: SceneStyle): Scene {
  const { maze, path } = moment;
  const drawing = scene(maze, style, {
    solution: wayOf(maze, path),
    isInMaking: ground.watched !== 'solve',
  });
  const layers: Layer[] = [{ name: 'states', items: stateItems(moment, ground) }];
  const { tubes } = moment;
  const { graph } = maze.space;
  for (const layer of drawing.layers) {
    if (layer.name === 'walls' && tubes !== null) layers.push({ ...layer, items: tubeItems(layer, tubes) });
    else if (layer.name === 'stairs' && ground.watched !== 'solve') {
      // Where they stand in the end, so that none moves when another one comes.
      const isOpen = (half: number): boolean => maze.open.has(graph.link[half] as number);
      layers.push({ ...layer, items: stairSigns(ground.drawn, style, false, null, isOpen) });
    } else layers.push(layer);
    if (layer.name !== 'walls') continue;
    const { change, strand, head } = moment;
    const marks = [change, walkItem(strand, ground)].filter((item) => item !== null);
    layers.push({ name: 'walk', items: [...marks, ...headDiscs(head, ground)] });
  }
  return { ...drawing, layers };
}

/** The walls of the tubes that are seen, drawn as those of the whole board. */
function tubeItems({ items }: Layer, { corridors, isSeen }: Tubes): Item[] {
  const lines = corridors.strokesOf(corridors.pieces(isSeen));
  return items.map((item) => (item.kind === 'lines' ? { ...item, lines } : item));
}

/** The head with paper round it, which keeps it apart from the line; on walls, which are dark as well, without. */
function headDiscs(head: Disc | null, { byWalls, unit, sizes, colours }: Ground): Disc[] {
  if (head === null) return [];
  const casing = { ...head, radius: head.radius + unit * sizes.casing, colour: colours.paper };
  return byWalls ? [head] : [casing, head];
}

/** Areas of the cells that are not paper, colour by colour, and all marks. */
function stateItems({ shown, tubes }: Moment, ground: Ground): Item[] {
  const items: Item[] = [];
  looksIn(ground.colours.states).forEach(({ colour, mark }, look) => {
    if (colour === null && mark === null) return;
    const cells = cellsWith(shown, look);
    if (cells.length === 0) return;
    if (colour !== null) items.push(fillItem(ground, cells, colour, tubes?.corridors ?? null));
    const marks = markItem(ground, cells, look);
    if (marks !== null) items.push(marks);
  });
  return items;
}

function cellsWith(shown: Uint8Array, look: number): Uint32Array {
  const cells: number[] = [];
  for (let c = shown.indexOf(look); c >= 0; c = shown.indexOf(look, c + 1)) cells.push(c);
  return Uint32Array.from(cells);
}

/** The links of a path as a way from the start; undefined while there are none. */
export function wayOf(maze: Maze, links: readonly number[]): Way | undefined {
  if (links.length === 0 || maze.start < 0) return undefined;
  const path = [maze.start];
  for (const l of links) path.push(across(maze.space.graph, l, path[path.length - 1] as number));
  return { path: Uint32Array.from(path), links: Uint32Array.from(links) };
}
