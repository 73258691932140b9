// A picture to be looked at through windows: any part of it, at any scale, in the time that part takes.

import type { Maze, Mesh, Opening } from '@labrys/core';
import type { Board } from '../scene/board.ts';
import type { Content } from '../scene/content.ts';
import { framed } from '../scene/frame.ts';
import { type Ground, groundOf } from '../scene/ground.ts';
import type { Areas, Item, Layer, Lines, Scene } from '../scene/items.ts';
import { arrowSize, endMarkers, gapsOf, wordsWidth } from '../scene/markers.ts';
import { drawable } from '../scene/maze-board.ts';
import { networkScene } from '../scene/network.ts';
import { networkBoard } from '../scene/network-board.ts';
import { PolylineBuilder, type Polylines } from '../scene/polylines.ts';
import { composed, solidGround, surroundOf, wallLines, wholeBrush } from '../scene/scene.ts';
import { sideGap } from '../scene/sides.ts';
import { strokes } from '../scene/strokes.ts';
import { type SceneStyle, type Sizes, sceneStyle } from '../scene/style.ts';
import { type Box, widened } from './box.ts';
import { CellAreas, type CellFill } from './cell-areas.ts';
import { RunIndex } from './run-index.ts';
import { LocalCorners } from './segments.ts';
import { startTone, type Tone, type TonePixels } from './tone.ts';
import { WallRuns } from './wall-runs.ts';

/** Boards of more cells have no strokes of all their walls, as these take microseconds each. */
const LARGE = 40_000;

/** Lines narrower than this many pixels show no round ends, and square ones are drawn faster. */
const FINE = 1.5;

/** Turns of a smaller radius, in pixels, are drawn as corners. */
const SHARP = 0.5;

/** Cells of fewer pixels are coloured by one dot each. */
const TINY = 1.1;

/** What a tone shows of the layers; all others are drawn over it. */
const UNDER: ReadonlySet<Layer['name']> = new Set(['walls', 'passages']);

/** On boards without shapes it shows all layers but these. */
const OVER_NETWORK: ReadonlySet<Layer['name']> = new Set(['solution', 'arrows', 'locks', 'markers']);

/** Layers that lie under colours of cells that are given. */
const BELOW_FILLS: ReadonlySet<Layer['name']> = new Set(['solid', 'distances', 'bottlenecks']);

/** How a window is looked through. */
export interface WindowOptions {
  /** Leaves out walls, coloured cells and paper: what is drawn over a tone. */
  readonly walls?: boolean | undefined;
  /** Other sizes than those of the style: for walls, passages, paths and markers. */
  readonly sizes?: Sizes | undefined;
  /** Colours of cells, over those of the style. */
  readonly fill?: CellFill | undefined;
}

/** Cells of one colour. */
interface Tint {
  readonly cells: Uint32Array;
  readonly colour: string;
}

export class Plate implements Box {
  /** The whole picture, its margin included, in cell units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Square root of the mean cell area, in cell units. */
  readonly unit: number;
  private readonly maze: Maze;
  private readonly style: SceneStyle;
  private readonly content: Content;
  private readonly ground: Ground | null; // null where cells have no shapes
  private readonly made: {
    whole?: Scene;
    solid?: Uint32Array;
    walls?: WallRuns;
    corners?: LocalCorners;
    areas?: CellAreas;
    tints?: CellFill;
  } = {};
  private readonly indices = new WeakMap<Item, RunIndex>();
  private readonly tinted = new Map<Item, Tint>();

  /**
   * Titles and figures are left to those who show the plate.
   *
   * @throws MazeError `cannot-combine` where nothing says where cells lie
   * Cost: O(sides); the rest is made when it is first looked at.
   */
  constructor(maze: Maze, style: SceneStyle = sceneStyle, { solution, marks }: Content = {}) {
    this.maze = maze;
    this.style = style;
    this.content = { solution, marks };
    this.ground = maze.space.mesh === null ? null : groundOf(maze, style);
    const board = this.ground?.board ?? networkBoard(drawable(maze).space);
    const { x, y, width, height } = boundsOf(this.ground, board, maze, style);
    [this.x, this.y, this.width, this.height, this.unit] = [x, y, width, height, board.unit];
  }

  /** The whole picture with other sizes: markers may reach farther beyond the board. Cost: O(sides). */
  bounds(sizes: Sizes): Box {
    const { ground, maze, style } = this;
    return ground === null ? this : boundsOf(ground, ground.board, maze, { ...style, sizes });
  }

  /**
   * What touches a box, as a scene whose top left corner is that of the box.
   *
   * @param pixels a cell unit is to be drawn with: what is too small to be seen is drawn in the quickest way
   * @throws MazeError as {@link scene}
   * Cost: O(what lies near the box), and some nanoseconds for each run of the whole; the first window O(sides).
   */
  window(box: Box, pixels: number, options: WindowOptions = {}): Scene {
    const { walls = true, sizes = this.style.sizes, fill } = options;
    const whole = this.whole();
    const layers: Layer[] = [];
    const put = (name: Layer['name'], items: readonly Item[]): void => {
      if (items.length > 0) layers.push({ name, items });
    };
    const tints = this.isLarge && walls && this.tinted.size > 0 ? this.areasWithin(box, this.tints()) : [];
    put('states', tints);
    let isFilled = fill === undefined || !walls;
    for (const { name, items } of whole.layers) {
      if (!isFilled && !BELOW_FILLS.has(name)) {
        put('states', this.areasWithin(widened(box, 2 / pixels), fill as CellFill));
        isFilled = true;
      }
      if (!walls && (UNDER.has(name) || this.ground === null) && !OVER_NETWORK.has(name)) continue;
      if (name === 'walls' && this.isLarge) {
        put(name, [this.fine(this.wallsWithin(box, pixels, sizes), pixels)]);
        continue;
      }
      const shown: Item[] = [];
      for (const item of this.laidOut(name, items, sizes)) {
        if (this.tinted.has(item) && (this.isLarge || !walls)) continue;
        const part = this.part(item, this.resized(name, item, sizes), box, pixels);
        if (part !== null) shown.push(part);
      }
      if (name === 'solution') shown.push(...this.leads(sizes));
      put(name, shown);
    }
    const { x, y, width, height } = box;
    return { x, y, width, height, unit: this.unit, background: walls ? whole.background : null, layers };
  }

  /**
   * A box in pixels of averaged tones, for cells too small for lines: paper, coloured cells, and walls or passages. The
   * rest is the window without walls.
   *
   * @param pixels a cell unit
   * @throws MazeError as {@link scene}, and `bad-value` for colours that are none
   * Cost: O(walls + pixels), with coloured cells O(cells) besides.
   */
  tone(box: Box, pixels: number, { sizes = this.style.sizes, fill }: Omit<WindowOptions, 'walls'> = {}): TonePixels {
    const { style, unit, ground } = this;
    const tone = startTone(box, pixels, unit, style.background === 'paper' ? style.colours.paper : null);
    if (ground !== null) {
      if (this.hasTints) this.fillTone(tone, ground.mesh, this.tints(), pixels);
      if (fill !== undefined) this.fillTone(tone, ground.mesh, fill, pixels);
    }
    if (this.isLarge) {
      const { cornerX, cornerY } = (ground as Ground).mesh;
      tone.segments(this.walls(), cornerX, cornerY, unit * sizes.wall, style.colours.wall);
      return tone.pixels();
    }
    for (const { name, items } of this.whole().layers) {
      if (!UNDER.has(name) && (ground !== null || OVER_NETWORK.has(name))) continue;
      for (const item of items) {
        if (item.kind !== 'lines') continue;
        const { width } = this.resized(name, item, sizes) as Lines;
        tone.lines(this.runs(item).within(widened(box, 2 / pixels + width)), width, item.colour);
      }
    }
    return tone.pixels();
  }

  /** Whether walls and coloured cells are sought on the board itself, as there are too many for strokes. */
  private get isLarge(): boolean {
    const { ground, style } = this;
    if (ground === null || ground.corridors !== null || ground.mesh.cellCount <= LARGE) return false;
    return style.draw === 'walls' && style.show !== 'walls';
  }

  private get hasTints(): boolean {
    const { style, content } = this;
    const showsCells = style.solution === 'cells' || style.solution === 'marks';
    if (style.distances !== 'none' || style.show === 'bottlenecks') return true;
    return (showsCells && content.solution !== undefined) || this.solid().length > 0 || content.marks !== undefined;
  }

  /** The whole picture, but for walls and coloured cells of large boards. */
  private whole(): Scene {
    this.made.whole ??= this.composed();
    return this.made.whole;
  }

  private composed(): Scene {
    const { ground, maze, style, content } = this;
    if (ground === null) return networkScene(maze, style, content);
    const brush = wholeBrush(ground, this.solid(), style);
    return composed(ground, style, content, {
      solid: this.solid(),
      walls: () => (this.isLarge ? [wallLines(NO_LINES, this.unit, style)] : brush.walls()),
      tint: (cells, colour) => {
        const item: Item = this.isLarge ? { kind: 'areas', outlines: NO_LINES, colour } : brush.tint(cells, colour);
        this.tinted.set(item, { cells, colour });
        return item;
      },
    });
  }

  private solid(): Uint32Array {
    this.made.solid ??= solidGround(this.maze, this.style);
    return this.made.solid;
  }

  private walls(): WallRuns {
    const { maze, ground } = this;
    const { mesh } = ground as Ground;
    this.made.walls ??= new WallRuns(maze, mesh, this.solid());
    return this.made.walls;
  }

  private corners(): LocalCorners {
    this.made.corners ??= new LocalCorners((this.ground as Ground).mesh);
    return this.made.corners;
  }

  /** The coloured cells of the style: of several colours a cell has the last one, which is laid over the others. */
  private tints(): CellFill {
    if (this.made.tints !== undefined) return this.made.tints;
    this.whole();
    const layOf = new Uint16Array(this.maze.space.graph.cellCount); // 0 none, else one more than the index
    const palette: string[] = [];
    for (const { cells, colour } of this.tinted.values()) {
      palette.push(colour);
      for (const c of cells) layOf[c] = palette.length;
    }
    this.made.tints = { of: (cell) => (layOf[cell] as number) - 1, palette };
    return this.made.tints;
  }

  private areasWithin(box: Box, fill: CellFill): readonly Areas[] {
    const { ground, maze } = this;
    if (ground === null) return [];
    if (ground.corridors !== null) {
      const cells = Uint32Array.from({ length: maze.space.graph.cellCount }, (_, c) => c);
      const { corridors } = ground;
      return fill.palette.flatMap((colour, k) => {
        const own = cells.filter((c) => fill.of(c) === k);
        return own.length === 0 ? [] : [{ kind: 'areas' as const, outlines: corridors.outlines(own), colour }];
      });
    }
    this.made.areas ??= new CellAreas(ground.mesh, maze.space.centres, this.corners());
    return this.made.areas.within(box, fill);
  }

  private fillTone(tone: Tone, mesh: Mesh, { of, palette }: CellFill, pixels: number): void {
    const fills = tone.fills(palette);
    const { cellCount, sideFirst, sideCorner, cornerX, cornerY } = mesh;
    const { centres } = this.maze.space;
    const area = this.unit * this.unit;
    const isTiny = pixels * this.unit < TINY;
    for (let c = 0; c < cellCount; c++) {
      const colour = of(c);
      if (colour < 0) continue;
      const x = centres[2 * c] as number;
      const y = centres[2 * c + 1] as number;
      if (isTiny) {
        fills.add(x, y, area, colour);
        continue;
      }
      const begin = sideFirst[c] as number;
      const end = sideFirst[c + 1] as number;
      // A dot half way to each corner: cells of up to three pixels are covered evenly.
      for (let s = begin; s < end; s++) {
        const corner = sideCorner[s] as number;
        const dotX = (x + (cornerX[corner] as number)) / 2;
        const dotY = (y + (cornerY[corner] as number)) / 2;
        fills.add(dotX, dotY, area / (end - begin), colour);
      }
    }
    fills.dry();
  }

  private wallsWithin(box: Box, pixels: number, sizes: Sizes): Lines {
    const { style, unit } = this;
    const look = wallLines(NO_LINES, unit, { ...style, sizes });
    const near = this.walls().within(widened(box, look.width + 2 / pixels));
    const { ends, x, y } = this.corners().of(near);
    return { ...look, lines: strokes(ends, x, y, near.bulges) };
  }

  /** The items of a layer; markers and labels are laid out anew for other sizes. */
  private laidOut(name: Layer['name'], items: readonly Item[], sizes: Sizes): readonly Item[] {
    const { ground, maze, style } = this;
    if (sizes === style.sizes || ground === null) return items;
    if (name === 'markers') return endMarkers(ground, gapsOf(maze), { ...style, sizes });
    return name === 'labels' ? surroundOf(ground, gapsOf(maze), { ...style, sizes }).labels : items;
  }

  /** An item with lines as thick as other sizes ask for. */
  private resized(name: Layer['name'], item: Item, sizes: Sizes): Item {
    const { style, unit, ground } = this;
    if (sizes === style.sizes || item.kind !== 'lines' || ground === null) return item;
    if (name === 'walls') return { ...item, width: unit * sizes.wall };
    if (name === 'passages') return { ...item, width: item.width * (sizes.passage / style.sizes.passage) };
    if (name !== 'solution') return item;
    const [was, is] = style.solution === 'dots' ? [style.sizes.dot, sizes.dot] : [style.sizes.path, sizes.path];
    const casing = item.colour === style.colours.path ? 0 : 2 * unit; // of the seam below
    return {
      ...item,
      width: (item.width - casing * style.sizes.casing) * (is / was) + casing * sizes.casing,
      dotStep: item.dotStep === 0 ? 0 : unit * sizes.dotStep,
    };
  }

  /** The path on to arrows that stand farther out than those of the style. */
  private leads(sizes: Sizes): readonly Item[] {
    const { style, unit, ground, maze, content } = this;
    const path = content.solution?.path ?? [];
    if (sizes === style.sizes || ground === null || style.solution !== 'line' || path.length === 0) return [];
    const { mesh } = ground;
    const { start, finishes } = gapsOf(maze);
    const width = unit * sizes.path;
    const { distance } = arrowSize({ ...style, sizes }, unit);
    const last = finishes.find(({ cell }) => cell === path[path.length - 1]);
    const builder = new PolylineBuilder();
    const lead = ({ cell, side }: Opening, by: number): void => {
      const { x, y, outX, outY } = sideGap(mesh, cell, (mesh.sideFirst[cell] as number) + side);
      builder.add(x, y);
      builder.add(x + by * outX, y + by * outY);
      builder.end(false);
    };
    if (start !== null && path[0] === maze.start) lead(start, Math.max(distance - width, 0));
    if (last !== undefined) lead(last, distance);
    const lines = builder.polylines();
    const look = { width, colour: style.colours.path, ends: 'round', turn: 0, dotStep: 0 } as const;
    return lines.count === 0 ? [] : [{ kind: 'lines', lines, ...look }];
  }

  private runs(item: Lines | Areas): RunIndex {
    let runs = this.indices.get(item);
    if (runs === undefined) {
      // Dots are counted from where a line begins, and outlines are filled, so these stay whole.
      runs = item.kind === 'areas' ? new RunIndex(item.outlines, false) : new RunIndex(item.lines, item.dotStep === 0);
      this.indices.set(item, runs);
    }
    return runs;
  }

  /**
   * The part of an item that may touch a box, or null.
   *
   * @param look the item as it is to be drawn
   */
  private part(item: Item, look: Item, box: Box, pixels: number): Item | null {
    const { x, y, width, height } = widened(box, 2 / pixels);
    const touches = (left: number, top: number, right: number, bottom: number): boolean =>
      left <= x + width && right >= x && top <= y + height && bottom >= y;
    switch (item.kind) {
      case 'lines': {
        const lines = this.runs(item).within(widened(box, 2 / pixels + (look as Lines).width));
        return lines.count === 0 ? null : this.fine({ ...(look as Lines), lines }, pixels);
      }
      case 'areas': {
        const outlines = this.runs(item).within(widened(box, 2 / pixels));
        return outlines.count === 0 ? null : { ...item, outlines };
      }
      case 'disc':
        return touches(item.x - item.radius, item.y - item.radius, item.x + item.radius, item.y + item.radius)
          ? item
          : null;
      case 'words': {
        const wide = wordsWidth(item);
        return touches(item.x - wide, item.y - item.size, item.x + wide, item.y + item.size) ? item : null;
      }
    }
  }

  /** Lines drawn in the quickest way that looks the same. */
  private fine(item: Lines, pixels: number): Lines {
    const isThin = item.width * pixels < FINE && item.dotStep === 0 && this.ground !== null;
    const turn = item.turn * pixels < SHARP ? 0 : item.turn;
    return { ...item, turn, ends: isThin ? 'square' : item.ends };
  }
}

function boundsOf(ground: Ground | null, board: Board, maze: Maze, style: SceneStyle): Box {
  const hangs = ground === null ? 0 : surroundOf(ground, gapsOf(maze), style).margin;
  const margin = board.unit * Math.max(style.sizes.margin, hangs);
  const { x, y, width, height } = framed([], { board, margin, content: {}, style });
  return { x, y, width, height };
}

const NO_LINES: Polylines = {
  count: 0,
  first: new Uint32Array(1),
  points: new Float64Array(0),
  closed: new Uint8Array(0),
};
