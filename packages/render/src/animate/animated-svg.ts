// SVG that moves by itself (W3C, SVG 1.1, chapter 19): shapes that appear and vanish at their times, without a script. A
// shape for all cells that take one colour at one moment, laid over what was there, keeps the file small.

import { BitSet, GrowableInts, NONE } from '@labrys/core';
import { SvgPage, svgElement, svgPathData, svgStroke } from '../pens/svg.ts';
import { xmlJson, xmlText } from '../pens/xml.ts';
import { boardOf, flatMesh } from '../scene/board.ts';
import type { Corridors } from '../scene/corridors.ts';
import type { Disc, Item, Lines, Scene } from '../scene/items.ts';
import { PolylineBuilder } from '../scene/polylines.ts';
import { scene } from '../scene/scene.ts';
import { stairSigns } from '../scene/stairs.ts';
import { legible, type SceneStyle, sizes } from '../scene/style.ts';
import { wallsOnLinks } from '../scene/walls.ts';
import { type Animation, type AnimationParams, animationParams, animationPixels, animationStyle } from './animation.ts';
import { changedLinks } from './changes.ts';
import { type Ground, groundOf } from './ground.ts';
import { legendEntries, withLegend } from './legend.ts';
import type { Moment, Tubes } from './moment.ts';
import { wayOf } from './moment-scene.ts';
import { moments } from './moments.ts';
import { Spans } from './spans.ts';
import { fillItem, type Look, looksIn, markItem } from './states.ts';
import { noWalk, type Piece, pieceLines } from './walk.ts';

export type AnimatedSvgParams = AnimationParams;

/** Above this many cells the line of the walk is left out: it may come and go piece by piece at every moment. */
const MOST_WITH_WALK = 10_000;

export const animatedSvg: Animation<AnimatedSvgParams> = {
  id: 'ANI-SVG',
  name: 'svg',
  title: 'Animated SVG',
  summary: 'A drawing that shows how the maze is made or solved, sharp at any size, without a script.',
  about:
    'Scalable Vector Graphics with declarative animation, which browsers play in pages and as pictures. It is shown ' +
    'once, and the last picture stays.',
  steps: [
    'Play the trace and stop at even steps.',
    'Write what has changed at each of them as a shape that appears at its time, and vanishes at its time.',
    'Let the head jump from place to place.',
  ],
  sources: ['W3C, Scalable Vector Graphics (SVG) 1.1 (Second Edition), 2011'],
  params: animationParams,
  extensions: ['svg'],
  output: 'text',
  draw(maze, trace, watched, picture, params) {
    const mesh = flatMesh(maze);
    const board = boardOf(mesh);
    const pixels = animationPixels(params.pixels, Math.max(board.width, board.height) / board.unit, maze);
    const least = { wall: 0.75 / pixels, path: 1.5 / pixels, marker: 9 / pixels };
    const wanted = { ...sizes, wall: params.wall, margin: params.margin, title: 18 / pixels };
    const style = animationStyle(params, legible(wanted, least), false);
    const ground = groundOf(maze, watched, style, pixels);
    const options = { most: params.frames, frontier: params.frontier };
    const showsWalk = mesh.cellCount <= MOST_WITH_WALK;
    const entries = params.legend ? legendEntries(moments(trace, ground, options), ground, showsWalk) : [];
    const { title, figures } = picture;
    const last = withLegend(scene(maze, style, { title, figures }), entries, style);
    const drawing = new Drawing(ground, style, last, pixels / board.unit, params.delay, showsWalk);
    for (const moment of moments(trace, ground, options)) drawing.add(moment);
    return drawing.document(title ?? 'Maze', picture.recipe);
  },
};

/** What is drawn anew with a way: the way, and what stands on it. */
const OVER: ReadonlySet<string> = new Set(['solution', 'solution-stairs', 'arrows', 'locks']);

class Drawing {
  private readonly ground: Ground;
  private readonly style: SceneStyle;
  private readonly last: Scene;
  private readonly page: SvgPage;
  private readonly delay: number;
  private readonly showsWalk: boolean;
  private readonly states: string[] = [];
  private readonly walls = new Spans<number, number>(); // links that are closed, or pieces of tubes
  private readonly stairs = new Spans<number, number>(); // links that are
  private readonly walk = new Spans<string, Piece>();
  private readonly changes: string[] = [];
  private change: Lines | null = null; // the last one, for how it is drawn
  private readonly heads: Disc[] = []; // the last one at each moment
  private headless = 0; // moments before the first one
  private count = 0; // moments so far
  private shown: Uint8Array;
  private open: BitSet;
  private tubes: Corridors | null = null; // those of the last moment
  private path: readonly number[] = [];

  constructor(ground: Ground, style: SceneStyle, last: Scene, scale: number, delay: number, showsWalk: boolean) {
    const { maze, positions } = ground;
    this.ground = ground;
    this.style = style;
    this.last = last;
    this.page = new SvgPage(last, scale);
    this.delay = delay;
    this.showsWalk = showsWalk;
    this.shown = new Uint8Array(positions.length / 2);
    this.open = new BitSet(maze.open.size).complement();
  }

  add(moment: Moment): void {
    const k = this.count++;
    this.addStates(moment, k);
    if (this.ground.watched !== 'solve') {
      if (moment.tubes === null) this.addWalls(moment, k);
      else this.addTubes(moment.tubes, k);
      this.addStairs(moment, k);
      this.open = moment.maze.open.clone();
    }
    if (this.showsWalk) this.addWalk(moment, k);
    const { change, head, path } = moment;
    if (change !== null) {
      this.change = change;
      this.changes.push(this.during(this.pathElement(change), k, k + 1));
    }
    const known = head ?? this.heads[this.heads.length - 1];
    if (known === undefined) this.headless++;
    else this.heads.push(known);
    this.path = path;
  }

  document(title: string, recipe: string | undefined): string {
    const { page, last, ground } = this;
    if (ground.watched !== 'solve') this.addChanges();
    const width = page.length(last.width);
    const height = page.length(last.height);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
      `<title>${xmlText(title)}</title>`,
    ];
    if (recipe !== undefined) lines.push(`<metadata id="labrys-recipe">${xmlJson(recipe)}</metadata>`);
    if (last.background !== null) {
      lines.push(`<rect width="${width}" height="${height}" fill="${xmlText(last.background)}"/>`);
    }
    lines.push(...this.stateGroup());
    for (const layer of last.layers) {
      const isMade = layer.name === 'walls' && ground.watched !== 'solve';
      const isLate = (layer.name === 'arrows' || layer.name === 'locks') && ground.watched !== 'solve';
      const items = isMade ? this.borderItems() : layer.items;
      const elements =
        layer.name === 'stairs' && ground.watched !== 'solve'
          ? this.stairElements()
          : items.map((item) => this.untilThere(svgElement(item, page), isLate ? this.count - 1 : 0));
      lines.push(`<g id="${layer.name}">`, ...elements, '</g>');
      if (layer.name !== 'walls') continue;
      if (isMade) lines.push(...this.wallGroup());
      if (this.change !== null) lines.push(`<g id="changes" ${svgStroke(this.change, page)}>`, ...this.changes, '</g>');
      lines.push(...this.walkGroup(), ...this.head());
    }
    const way = wayOf(ground.maze, this.path);
    if (way !== undefined) {
      const { layers } = scene(ground.maze, this.style, { solution: way });
      for (const { name, items } of layers) {
        if (!OVER.has(name)) continue;
        const elements = items.map((item) => this.from(svgElement(item, page), this.count - 1));
        lines.push(`<g id="${name}">`, ...elements, '</g>');
      }
    }
    lines.push('</svg>', '');
    return lines.join('\n');
  }

  /** What was done to the maze after its making: it is there in the end. */
  private addChanges(): void {
    const { maze, drawn } = this.ground;
    if (drawn.corridors === null) this.addWalls({ maze }, this.count - 1);
    else this.addTubes({ corridors: drawn.corridors, isSeen: () => true }, this.count - 1);
    this.addStairs({ maze }, this.count - 1);
  }

  private addStates({ shown: now, tubes, maze }: Moment, k: number): void {
    const { ground, page } = this;
    const looks = looksIn(ground.colours.states);
    const changed: GrowableInts[] = [];
    const isFixed = tubes === null || k === 0 || ground.watched === 'solve';
    const isWider = isFixed ? null : this.cellsAt(changedLinks(this.open, maze.open));
    for (let c = 0; c < now.length; c++) {
      const look = now[c] as number;
      // Where passages cross a cell fills its tube, which has one more mouth when a link opens.
      const isFilledAnew = isWider?.has(c) === true && looks[look]?.colour !== null;
      if (look === this.shown[c] && !isFilledAnew) continue;
      let cells = changed[look];
      if (cells === undefined) {
        cells = new GrowableInts();
        changed[look] = cells;
      }
      cells.push(c);
    }
    this.shown = now.slice();
    const corridors = tubes?.corridors ?? null;
    changed.forEach((changes, look) => {
      const cells = Uint32Array.from(changes.values());
      const { colour } = looks[look] as Look;
      // Before the first moment there is nothing but paper.
      if (colour !== null || k > 0)
        this.states.push(this.from(svgElement(fillItem(ground, cells, colour, corridors), page), k));
      const marks = markItem(ground, cells, look);
      if (marks === null) return;
      const element = svgElement(marks, page).replace('<path ', '<path shape-rendering="auto" ');
      this.states.push(this.from(element, k));
    });
  }

  private cellsAt(links: BitSet): Set<number> {
    const { ends } = this.ground.maze.space.graph;
    const cells = new Set<number>();
    for (const l of links) cells.add(ends[2 * l] as number).add(ends[2 * l + 1] as number);
    return cells;
  }

  private addWalls({ maze }: Pick<Moment, 'maze'>, k: number): void {
    for (const link of changedLinks(this.open, maze.open)) {
      if (maze.open.has(link)) this.walls.end(link, k);
      else this.walls.begin(link, link, k);
    }
  }

  /** Walls of tubes come with their cells, and change where a link opens. */
  private addTubes({ corridors, isSeen }: Tubes, k: number): void {
    const { walls } = this;
    const now = new Set(corridors.pieces(isSeen));
    for (const piece of walls.keys()) if (!now.has(piece)) walls.end(piece, k);
    for (const piece of now) if (!walls.has(piece)) walls.begin(piece, piece, k);
    this.tubes = corridors;
  }

  private addStairs({ maze }: Pick<Moment, 'maze'>, k: number): void {
    const { graph, sheets, sideOfHalf } = maze.space;
    if (sheets === null) return;
    for (let h = 0; h < sideOfHalf.length; h++) {
      const link = graph.link[h] as number;
      if (sideOfHalf[h] !== NONE || maze.open.has(link) === this.stairs.has(link)) continue;
      if (maze.open.has(link)) this.stairs.begin(link, link, k);
      else this.stairs.end(link, k);
    }
  }

  private addWalk({ strand }: Moment, k: number): void {
    const { walk } = this;
    const { cells, links } = strand;
    const keys = cells.map((cell, i) => `${links[i - 1] ?? ''} ${cell} ${links[i] ?? ''}`);
    const now = new Set(keys);
    for (const key of walk.keys()) if (!now.has(key)) walk.end(key, k);
    keys.forEach((key, index) => {
      if (!walk.has(key)) walk.begin(key, { strand, index }, k);
    });
  }

  private stateGroup(): string[] {
    const { states, count, ground } = this;
    const crisp = ground.byWalls ? '' : ' shape-rendering="crispEdges"';
    if (ground.watched === 'solve') return [`<g id="states"${crisp}>`, ...states, '</g>'];
    // A maze that is made is shown as it is in the end; what a solver has seen stays to be seen.
    const stay = `<set attributeName="display" to="inline" end="${this.time(count)}s"/>`;
    return [`<g id="states" display="none"${crisp}>`, stay, ...states, '</g>'];
  }

  /** The outer walls, which are there from the beginning; tubes have none. */
  private borderItems(): readonly Item[] {
    const { maze } = this.ground;
    if (maze.space.weave !== null) return [];
    const bare = { ...maze, open: new BitSet(maze.open.size).complement(), oneWay: null };
    return scene(bare, this.style).layers.find(({ name }) => name === 'walls')?.items ?? [];
  }

  /** The signs of stairs, each from when its link opens. */
  private stairElements(): string[] {
    const { ground, style, page } = this;
    const { graph } = ground.maze.space;
    return this.stairs.all().flatMap(({ from, values }) => {
      const links = new Set(values);
      const signs = stairSigns(ground.drawn, style, false, null, (half) => links.has(graph.link[half] as number));
      return signs.map((item) => this.untilThere(svgElement(item, page), from));
    });
  }

  /** The inner walls, each as long as it stands. */
  private wallGroup(): string[] {
    const { style, last, page, ground } = this;
    const { maze, mesh } = ground;
    const look: Lines = {
      kind: 'lines',
      lines: new PolylineBuilder().polylines(),
      width: last.unit * style.sizes.wall,
      colour: style.colours.wall,
      ends: style.ends,
      turn: 0,
      dotStep: 0,
    };
    const elements = this.walls.all().map(({ from, to, values }) => {
      const lines =
        this.tubes?.strokesOf(values) ?? wallsOnLinks(maze, mesh, BitSet.from(maze.open.size, values)).strokes();
      const element = this.pathElement({ ...look, lines });
      return to === null ? this.untilThere(element, from) : this.during(element, from, to);
    });
    return elements.length === 0 ? [] : [`<g id="inner-walls" ${svgStroke(look, page)}>`, ...elements, '</g>'];
  }

  private walkGroup(): string[] {
    const { ground, page } = this;
    const spans = this.walk.all();
    if (spans.length === 0) return [];
    const elements = spans.map(({ from, to, values }) => {
      // What comes at one moment is of one strand.
      const pieces = values.toSorted((a, b) => a.index - b.index);
      return this.during(this.pathElement(pieceLines(pieces, ground)), from, to ?? this.count);
    });
    return [`<g id="walk" ${svgStroke(noWalk(ground), page)}>`, ...elements, '</g>'];
  }

  /** One disc that jumps from place to place. */
  private head(): string[] {
    const { heads, page, ground, headless, count } = this;
    const [first] = heads;
    if (first === undefined) return [];
    const places = [...new Array<Disc>(headless).fill(first), ...heads];
    const xs = places.map(({ x }) => page.x(x)).join(';');
    const ys = places.map(({ y }) => page.y(y)).join(';');
    const end = this.time(count);
    const jump = (name: string, values: string): string =>
      `<animate attributeName="${name}" calcMode="discrete" values="${values}" dur="${end}s"/>`;
    const show = `<set attributeName="visibility" to="visible"${beginAt(this.time(headless))} end="${end}s"/>`;
    const casing = ground.byWalls ? 0 : ground.unit * ground.sizes.casing;
    const seam =
      casing === 0 ? '' : ` stroke="${xmlText(this.style.colours.paper)}" stroke-width="${page.length(casing)}"`;
    const radius = page.length(first.radius + casing / 2);
    return [
      `<circle id="head" visibility="hidden" r="${radius}" fill="${first.colour}"${seam}>` +
        `${jump('cx', xs)}${jump('cy', ys)}${show}</circle>`,
    ];
  }

  /** Lines whose group says how they are stroked. */
  private pathElement({ lines, turn }: Lines): string {
    return `<path d="${svgPathData(lines, turn, this.page)}"/>`;
  }

  /** Seconds until moment k. */
  private time(k: number): number {
    return Math.round(k * this.delay) / 1000;
  }

  /** An element that is there from a moment on. */
  private from(element: string, k: number): string {
    if (k === 0) return element;
    const show = `<set attributeName="visibility" to="visible" begin="${this.time(k)}s"/>`;
    return changing(element, ' visibility="hidden"', show);
  }

  /** An element that is there for a while. */
  private during(element: string, from: number, to: number): string {
    const show = `<set attributeName="visibility" to="visible"${beginAt(this.time(from))} end="${this.time(to)}s"/>`;
    return changing(element, ' visibility="hidden"', show);
  }

  /** An element of the maze that was made: it is hidden until a moment, so what does not play the film shows the maze. */
  private untilThere(element: string, k: number): string {
    if (k === 0) return element;
    return changing(element, '', `<set attributeName="visibility" to="hidden" end="${this.time(k)}s"/>`);
  }
}

function beginAt(time: number): string {
  return time === 0 ? '' : ` begin="${time}s"`;
}

/** A childless element with a further attribute and a child. */
function changing(element: string, attribute: string, child: string): string {
  const name = /^<(\w+)/.exec(element)?.[1] as string;
  return `${element.replace(/\/>$/, '')}${attribute}>${child}</${name}>`;
}
