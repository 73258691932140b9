// SVG that moves by itself (W3C, SVG 1.1, chapter 19): shapes that appear and vanish at their times, without a script. A
// shape for all cells that take one colour at one moment, laid over what was there, keeps the file small.

import { BitSet, GrowableInts, type Maze, type Mesh, NONE, sideEnd } from '@labrys/core';
import { SvgPage, svgElement } from '../pens/svg.ts';
import { xmlJson, xmlText } from '../pens/xml.ts';
import { boardOf, flatMesh } from '../scene/board.ts';
import type { Item, Lines, Scene } from '../scene/items.ts';
import { scene } from '../scene/scene.ts';
import { strokes } from '../scene/strokes.ts';
import { legible, type SceneStyle, sizes } from '../scene/style.ts';
import { type Animation, type AnimationParams, animationParams, animationPixels, animationStyle } from './animation.ts';
import { wayOf } from './moment-scene.ts';
import { type Moment, moments } from './moments.ts';
import type { Watched } from './replay.ts';
import { fillItem, fills, markItem, stateColours } from './states.ts';

export type AnimatedSvgParams = AnimationParams;

/** Above this many cells the line of the walk is left out: it is written anew for each moment. */
const MOST_WITH_WALK = 2500;

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
    'Write what has changed at each of them as a shape that appears at its time; walls that open vanish.',
    'Let the head jump from place to place.',
  ],
  sources: ['W3C, Scalable Vector Graphics (SVG) 1.1 (Second Edition), 2011'],
  params: animationParams,
  extensions: ['svg'],
  output: 'text',
  draw(maze, trace, watched, picture, params) {
    const mesh = flatMesh(maze);
    const board = boardOf(mesh);
    const pixels = animationPixels(params.pixels, Math.max(board.width, board.height) / board.unit);
    const least = { wall: 0.75 / pixels, path: 1.5 / pixels, marker: 9 / pixels };
    const wanted = { ...sizes, wall: params.wall, margin: params.margin, title: 18 / pixels };
    const style = animationStyle(params, legible(wanted, least), false);
    const { title, figures } = picture;
    const last = scene(maze, style, { title, figures });
    const drawing = new Drawing(maze, mesh, watched, style, last, pixels / board.unit, params.delay);
    for (const moment of moments(maze, trace, style, { watched, most: params.frames, frontier: params.frontier })) {
      drawing.add(moment);
    }
    return drawing.document(title ?? 'Maze', picture.recipe);
  },
};

class Drawing {
  private readonly maze: Maze;
  private readonly mesh: Mesh;
  private readonly watched: Watched;
  private readonly style: SceneStyle;
  private readonly last: Scene;
  private readonly page: SvgPage;
  private readonly delay: number;
  private readonly states: string[] = [];
  private readonly walls: string[] = [];
  private readonly walk: string[] = [];
  private readonly heads: (readonly [number, number])[] = [];
  private headRadius = 0;
  private count = 0; // moments so far
  private fills: Uint8Array;
  private open: BitSet;
  private path: readonly number[] = [];

  constructor(maze: Maze, mesh: Mesh, watched: Watched, style: SceneStyle, last: Scene, scale: number, delay: number) {
    this.maze = maze;
    this.mesh = mesh;
    this.watched = watched;
    this.style = style;
    this.last = last;
    this.page = new SvgPage(last, scale);
    this.delay = delay;
    this.fills = new Uint8Array(mesh.cellCount);
    this.open = watched === 'wall' ? new BitSet(maze.open.size).complement() : new BitSet(maze.open.size);
  }

  add(moment: Moment): void {
    const time = this.time(this.count++);
    this.addFills(moment, time);
    if (this.watched !== 'solve') this.addWalls(moment, time);
    const { walk, head, path } = moment;
    if (walk !== null && this.mesh.cellCount <= MOST_WITH_WALK) {
      this.walk.push(during(svgElement(walk, this.page), time, this.time(this.count)));
    }
    if (head !== null) this.headRadius = head.radius;
    this.heads.push(head === null ? (this.heads[this.heads.length - 1] ?? [0, 0]) : [head.x, head.y]);
    this.path = path;
  }

  document(title: string, recipe: string | undefined): string {
    const { page, last } = this;
    const width = page.length(last.width);
    const height = page.length(last.height);
    const end = this.time(this.count);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
      `<title>${xmlText(title)}</title>`,
    ];
    if (recipe !== undefined) lines.push(`<metadata id="labrys-recipe">${xmlJson(recipe)}</metadata>`);
    if (last.background !== null) {
      lines.push(`<rect width="${width}" height="${height}" fill="${xmlText(last.background)}"/>`);
    }
    // A maze that is made is shown as it is in the end; what a solver has seen stays to be seen.
    const vanish = this.watched === 'solve' ? [] : [`<set attributeName="display" to="none" begin="${end}s"/>`];
    lines.push('<g id="states" shape-rendering="crispEdges">', ...vanish, ...this.states, '</g>');
    for (const layer of last.layers) {
      lines.push(`<g id="${layer.name}">`, ...layer.items.map((item) => svgElement(item, page)), '</g>');
      if (layer.name !== 'walls') continue;
      if (this.walls.length > 0) lines.push('<g id="changes">', ...this.walls, '</g>');
      if (this.walk.length > 0) lines.push('<g id="walk">', ...this.walk, '</g>');
      lines.push(...this.head(end));
    }
    const way = wayOf(this.maze, this.path);
    if (way !== undefined) {
      const { layers } = scene(this.maze, this.style, { solution: way });
      const items: readonly Item[] = layers.find(({ name }) => name === 'solution')?.items ?? [];
      const time = this.time(this.count - 1);
      lines.push('<g id="solution">', ...items.map((item) => from(svgElement(item, page), time)), '</g>');
    }
    lines.push('</svg>', '');
    return lines.join('\n');
  }

  private addFills(moment: Moment, time: number): void {
    const { fills: now } = moment;
    const changed: GrowableInts[] = [];
    for (let c = 0; c < now.length; c++) {
      const fill = now[c] as number;
      if (fill === this.fills[c]) continue;
      let cells = changed[fill];
      if (cells === undefined) {
        cells = new GrowableInts();
        changed[fill] = cells;
      }
      cells.push(c);
    }
    this.fills = now.slice();
    changed.forEach((changes, fill) => {
      const cells = Uint32Array.from(changes.values());
      const colour = fill === 0 ? this.style.colours.paper : (fills[fill - 1] as string);
      const item = fillItem(this.mesh, cells, colour);
      this.states.push(from(svgElement(item, this.page), time));
      const marks = markItem(this.maze, cells, fill, this.last.unit);
      if (marks !== null) this.states.push(from(svgElement(marks, this.page), time));
    });
  }

  /** Walls that are there to begin with and open, or that come; those that stay are drawn with the maze. */
  private addWalls(moment: Moment, time: number): void {
    const before = this.open;
    this.open = moment.maze.open.clone();
    const changed = new BitSet(
      before.size,
      before.words.map((word, w) => word ^ (this.open.words[w] as number)),
    );
    const segments = wallsOf(this.maze, this.mesh, changed);
    if (segments.length === 0) return;
    const { style, last } = this;
    const item: Lines = {
      kind: 'lines',
      lines: strokes(segments, this.mesh.cornerX, this.mesh.cornerY),
      width: last.unit * style.sizes.wall,
      colour: style.colours.wall,
      ends: style.ends,
      turn: 0,
      dotStep: 0,
    };
    const element = svgElement(item, this.page);
    this.walls.push(this.watched === 'wall' ? from(element, time) : until(element, time));
  }

  /** One disc that jumps from place to place. */
  private head(end: number): string[] {
    const { heads, page } = this;
    if (this.headRadius === 0) return [];
    const xs = heads.map(([x]) => page.x(x)).join(';');
    const ys = heads.map(([, y]) => page.y(y)).join(';');
    const jump = (name: string, values: string): string =>
      `<animate attributeName="${name}" calcMode="discrete" values="${values}" dur="${end}s" fill="freeze"/>`;
    const vanish = `<set attributeName="visibility" to="hidden" begin="${end}s"/>`;
    const radius = page.length(this.headRadius);
    return [
      `<circle id="head" r="${radius}" fill="${stateColours.head}">${jump('cx', xs)}${jump('cy', ys)}${vanish}</circle>`,
    ];
  }

  /** Seconds until moment k. */
  private time(k: number): number {
    return Math.round(k * this.delay) / 1000;
  }
}

/** Walls that close the given links, as pairs of corners, each once. */
function wallsOf(maze: Maze, mesh: Mesh, links: BitSet): Uint32Array {
  const { graph, sideOfHalf } = maze.space;
  const segments = new GrowableInts();
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      if (!links.has(graph.link[h] as number)) continue;
      const side = sideOfHalf[h] as number;
      const start = mesh.sideCorner[side] as number;
      const end = sideEnd(mesh, c, side);
      const partner = mesh.sidePartner[side] as number;
      if (partner !== NONE && partner < side && mesh.sideCorner[partner] === end) continue;
      segments.push(start);
      segments.push(end);
    }
  }
  return new Uint32Array(segments.values());
}

/** An element that is there from a time on. */
function from(element: string, time: number): string {
  if (time === 0) return element;
  return changing(element, ' visibility="hidden"', `<set attributeName="visibility" to="visible" begin="${time}s"/>`);
}

/** An element that vanishes at a time. */
function until(element: string, time: number): string {
  return changing(element, '', `<set attributeName="visibility" to="hidden" begin="${time}s"/>`);
}

/** An element that is there for a while. */
function during(element: string, begin: number, end: number): string {
  const show = `<set attributeName="visibility" to="visible" begin="${begin}s" end="${end}s"/>`;
  return changing(element, ' visibility="hidden"', show);
}

/** A childless element with a further attribute and a child. */
function changing(element: string, attribute: string, child: string): string {
  const name = /^<(\w+)/.exec(element)?.[1] as string;
  return `${element.replace(/\/>$/, '')}${attribute}>${child}</${name}>`;
}
