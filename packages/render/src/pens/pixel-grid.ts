// Walls on whole pixels. On boards whose walls all run upright or level at whole cells, a whole number of pixels a cell,
// walls a whole number thick and the board set so that their edges fall between pixels give lines that are perfectly
// crisp and need no greys.

import type { Maze, Mesh } from '@labrys/core';
import { Surface } from '@labrys/raster';
import type { Content } from '../scene/content.ts';
import type { Item, Scene } from '../scene/items.ts';
import { boardOfMaze } from '../scene/maze-board.ts';
import { scene } from '../scene/scene.ts';
import { legible, type SceneStyle, type Sizes } from '../scene/style.ts';
import type { View } from './paint-scene.ts';

/** The least sizes on a screen, in pixels. */
const LEAST = { wall: 0.75, path: 1.5, marker: 9 } as const;

/** Under this many pixels a cell nothing is round. */
const FINE = 8;

/** Whether all sides run upright or level, through whole multiples of the cell size. Cost: O(corners). */
export function isUpright(mesh: Mesh): boolean {
  const { sideFirst, sideCorner, cornerX, cornerY, cellCount } = mesh;
  const isWhole = (x: number): boolean => Math.abs(x - Math.round(x)) < 1e-6;
  const origin = sideCorner[0];
  if (origin === undefined) return true;
  const [originX, originY] = [cornerX[origin] as number, cornerY[origin] as number];
  for (let c = 0; c < cellCount; c++) {
    let before = sideCorner[(sideFirst[c + 1] as number) - 1] as number;
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const corner = sideCorner[s] as number;
      const x = cornerX[corner] as number;
      const y = cornerY[corner] as number;
      if (!isWhole(x - originX) || !isWhole(y - originY)) return false;
      if (Math.abs(x - (cornerX[before] as number)) > 1e-6 && Math.abs(y - (cornerY[before] as number)) > 1e-6)
        return false;
      before = corner;
    }
  }
  return true;
}

/** Sizes for cells of so many pixels; on a grid walls are a whole number of pixels thick, and at least one. */
export function pixelSizes(wanted: Sizes, pixels: number, onGrid: boolean): Sizes {
  const least = { wall: LEAST.wall / pixels, path: LEAST.path / pixels, marker: LEAST.marker / pixels };
  const fitted = legible(wanted, least);
  if (!onGrid) return fitted;
  const whole = (size: number): number => Math.max(Math.round(size * pixels), 1);
  // Lines in the middle of passages are crisp where they have the parity of the passages.
  const wall = Math.min(whole(fitted.wall), Math.max(pixels - 1, 1));
  const passage = pixels - wall;
  const within = (size: number): number => {
    const nearest = whole(size);
    return (nearest - passage) % 2 === 0 || nearest >= passage ? nearest : nearest + 1;
  };
  return {
    ...fitted,
    wall: wall / pixels,
    path: Math.min(within(fitted.path), Math.max(passage, 1)) / pixels,
    inset: whole(fitted.inset) / pixels,
  };
}

/** A scene and where it lies on the pixels. */
export interface PixelScene {
  readonly scene: Scene;
  readonly view: View;
  readonly width: number;
  readonly height: number;
}

/**
 * Fits the scene of a maze on pixels.
 *
 * @param pixels a cell (square root of the mean cell area); a whole number on grids
 */
export function pixelScene(
  maze: Maze,
  style: SceneStyle,
  content: Content,
  pixels: number,
  smooth: boolean,
): PixelScene {
  return onPixels(scene(maze, style, content), maze, style, pixels, smooth);
}

/** The same for a scene that is there. */
export function onPixels(drawing: Scene, maze: Maze, style: SceneStyle, pixels: number, smooth: boolean): PixelScene {
  const board = boardOfMaze(maze);
  const { mesh } = maze.space;
  const scale = pixels / board.unit;
  const wall = style.sizes.wall * pixels;
  const half = mesh !== null && isUpright(mesh) ? (Math.round(wall) % 2) / 2 : 0;
  const before = (distance: number): number =>
    Math.max(Math.round(distance * scale - half), Math.ceil(wall / 2 - half - 1e-6)) + half;
  const left = before(board.x - drawing.x);
  const top = before(board.y - drawing.y);
  const right = Math.round((drawing.x + drawing.width - board.x) * scale + left);
  const bottom = Math.round((drawing.y + drawing.height - board.y) * scale + top);
  const view = { originX: board.x - left / scale, originY: board.y - top / scale, scale, smooth };
  return {
    scene: pixels < FINE ? withoutCurves(drawing) : drawing,
    view,
    width: Math.max(right, 1),
    height: Math.max(bottom, 1),
  };
}

/** The scene with lines that turn and end squarely: where curves cannot be seen, but blur. */
function withoutCurves(drawing: Scene): Scene {
  const plain = (item: Item): Item =>
    item.kind === 'lines' && item.dotStep === 0 ? { ...item, ends: 'square', turn: 0 } : item;
  return { ...drawing, layers: drawing.layers.map((layer) => ({ ...layer, items: layer.items.map(plain) })) };
}

/** A transparent surface for a scene. */
export function surfaceFor({ width, height }: PixelScene): Surface {
  return new Surface(width, height);
}
