// What the colours and marks of an animation mean, written below it: only what this algorithm shows.

import type { Disc, Item, Lines, Scene, Words } from '../scene/items.ts';
import { letteringLength } from '../scene/lettering.ts';
import { PolylineBuilder, type Polylines } from '../scene/polylines.ts';
import type { SceneStyle } from '../scene/style.ts';
import type { Ground } from './ground.ts';
import type { Moment } from './moment.ts';
import { dots, LOOK, type Look, looksIn, marksAt, roundLines } from './states.ts';

/** What an entry of a legend stands for. `line` is that of a walk where nothing else lies below it. */
export type LegendState =
  | 'single'
  | 'out'
  | 'in'
  | 'largest'
  | 'pieces'
  | 'frontier'
  | 'walk'
  | 'active'
  | 'line'
  | 'filled'
  | 'head'
  | 'change'
  | 'path';

/** A sample, and what it means. */
export interface LegendEntry {
  readonly state: LegendState;
  readonly label: string;
  readonly sample: Sample;
}

/** What a sample shows. */
interface Sample {
  /** Numbers of looks: one, or four of them in a square. */
  readonly looks?: readonly number[];
  /** A line through it, in this colour; `path` is that of paths. */
  readonly line?: 'walk' | 'path';
  readonly mark?: 'head' | 'change';
  /** A spot, as on wall corners, instead of a cell. */
  readonly isSpot?: boolean;
}

/**
 * The entries of what moments show, in the order in which it comes to be.
 *
 * @param showsWalk whether the line of a walk is drawn
 * Cost: O(moments x cells).
 */
export function legendEntries(moments: Iterable<Moment>, ground: Ground, showsWalk: boolean): LegendEntry[] {
  const { watched } = ground;
  const seen = new Set<number>();
  let manner: Moment['manner'] = 'links';
  let [hasLine, hasHead, hasChange, hasPath] = [false, false, false, false];
  for (const moment of moments) {
    manner = moment.manner;
    const { shown, strand } = moment;
    for (let c = 0; c < shown.length; c++) if (shown[c] !== shown[c - 1]) seen.add(shown[c] as number);
    hasLine ||= showsWalk && strand.cells.length > 0;
    hasHead ||= moment.head !== null;
    hasChange ||= moment.change !== null;
    hasPath ||= moment.path.length > 0;
  }
  const isSets = watched === 'passage' && manner === 'links';
  const line = hasLine ? ({ line: 'walk' } as const) : {};
  // Cells of a stack, and of a walk that is not in yet, lie below the line; else the line is something of its own.
  const isBelow = manner === 'stack' || seen.has(LOOK.walk);
  const entries: LegendEntry[] = [];
  const add = (isThere: boolean, state: LegendState, label: string, sample: Sample): void => {
    if (isThere) entries.push({ state, label, sample: { ...sample, isSpot: watched === 'wall' } });
  };
  add(seen.has(LOOK.plain) && isSets, 'single', 'single cells', { looks: [LOOK.plain] });
  add(seen.has(LOOK.out) && ground.showsDots, 'out', 'not reached', { looks: [LOOK.out] });
  add(seen.has(LOOK.in), 'in', watched === 'solve' ? 'reached' : 'in the maze', { looks: [LOOK.in] });
  add(seen.has(LOOK.largest), 'largest', 'largest piece', { looks: [LOOK.largest] });
  const sets = [...seen].filter((look) => look >= LOOK.sets);
  add(sets.length > 0, 'pieces', 'other pieces', { looks: [LOOK.sets, LOOK.sets + 1, LOOK.sets + 4, LOOK.sets + 3] });
  add(seen.has(LOOK.frontier), 'frontier', 'frontier', { looks: [LOOK.frontier] });
  add(seen.has(LOOK.walk), 'walk', 'walk', { looks: [LOOK.walk], ...line });
  if (manner === 'stack') add(seen.has(LOOK.active), 'active', 'way back', { looks: [LOOK.active], ...line });
  else add(seen.has(LOOK.active), 'active', 'active', { looks: [LOOK.active] });
  add(hasLine && !isBelow, 'line', 'walk', line);
  // A walker fills nothing: it goes back from where no new way is left.
  add(seen.has(LOOK.filled), 'filled', manner === 'hunts' ? 'given up' : 'filled', { looks: [LOOK.filled] });
  add(hasHead, 'head', 'head', { mark: 'head' });
  add(hasChange, 'change', watched === 'wall' ? 'just built' : 'just opened', { mark: 'change' });
  add(hasPath, 'path', 'path', { line: 'path' });
  return entries;
}

/** How many cells (by walls, corners; of a path links) a moment shows of what an entry stands for. Cost: O(cells). */
export function legendCount(state: LegendState, { shown, strand, head, change, path, manner }: Moment): number {
  const count = (isMeant: (look: number) => boolean): number => {
    let cells = 0;
    for (const look of shown) if (isMeant(look)) cells++;
    return cells;
  };
  switch (state) {
    case 'single':
      return count((look) => look === LOOK.plain);
    case 'pieces':
      return count((look) => look >= LOOK.sets);
    case 'in':
      // What lies on the way back is in the maze as well.
      return count((look) => look === LOOK.in || (look === LOOK.active && manner === 'stack'));
    case 'line':
      return strand.cells.length;
    case 'head':
      return head === null ? 0 : 1;
    case 'change':
      return change === null ? 0 : 1;
    case 'path':
      return path.length;
    default:
      return count((look) => look === LOOK[state]);
  }
}

/** Lengths in shares of the font size, which is that of the figures. */
const FIGURES = 0.7;
const SAMPLE = 1.2;
const GAP = 0.5;
const BETWEEN = 1.1;
const ROW = 1.75;
const SPARE = 1.12; // fonts differ from our lettering
const DROP = 0.36; // of the base line below the middle of a sample

/**
 * The scene with a legend below: as many columns as its width holds, the rest in further rows; a scene that is narrower
 * than the longest entry grows.
 */
export function withLegend(
  drawing: Scene,
  entries: readonly Pick<LegendEntry, 'label' | 'sample'>[],
  style: SceneStyle,
): Scene {
  if (entries.length === 0) return drawing;
  const { unit } = drawing;
  const size = FIGURES * style.sizes.title * unit;
  const edge = Math.max(style.sizes.margin * unit, size / 2);
  const lengths = entries.map(({ label }) => size * (SAMPLE + GAP + SPARE * letteringLength(label)));
  const columns = columnsWithin(drawing.width - 2 * edge, lengths, BETWEEN * size);
  const width = columns.reduce((sum, column) => sum + column, (columns.length - 1) * BETWEEN * size);
  const wide = Math.max(drawing.width, width + 2 * edge);
  const top = drawing.y + drawing.height + Math.max(size / 2 - style.sizes.margin * unit, 0);
  const left = drawing.x + (drawing.width - width) / 2;
  const rows = Math.ceil(entries.length / columns.length);
  const items: Item[] = [];
  entries.forEach(({ label, sample }, i) => {
    const column = i % columns.length;
    const x = left + columns.slice(0, column).reduce((sum, one) => sum + one + BETWEEN * size, 0);
    const y = top + Math.floor(i / columns.length) * ROW * size;
    items.push(...sampleItems(sample, x, y, SAMPLE * size, style), {
      kind: 'words',
      text: label,
      x: x + size * (SAMPLE + GAP),
      y: y + size * (SAMPLE / 2 + DROP),
      size,
      colour: style.colours.figures,
      face: 'figures',
      anchor: 'start',
    } satisfies Words);
  });
  return {
    ...drawing,
    x: drawing.x + (drawing.width - wide) / 2,
    width: wide,
    height: top - drawing.y + ((rows - 1) * ROW + SAMPLE) * size + edge,
    layers: [...drawing.layers, { name: 'legend', items }],
  };
}

/** Widths of the columns: the most that fit, filled row by row; one if none does. */
function columnsWithin(space: number, lengths: readonly number[], between: number): number[] {
  for (let count = lengths.length; count > 1; count--) {
    // As many as needed for so many rows, so that the last row is no shorter than it has to be.
    const even = Math.ceil(lengths.length / Math.ceil(lengths.length / count));
    if (even < count) continue;
    const columns = Array.from({ length: count }, (_, column) =>
      Math.max(...lengths.filter((_, i) => i % count === column)),
    );
    if (columns.reduce((sum, column) => sum + column, (count - 1) * between) <= space) return columns;
  }
  return [Math.max(...lengths)];
}

/** Thickness of lines and size of marks, in shares of the sample: a little larger than in a cell, to be seen. */
const LINE = 0.2;
const MARKS = 1.3;
const LONE_DOT = 2;
const SPOT = 0.45;

function sampleItems(sample: Sample, x: number, y: number, side: number, style: SceneStyle): Item[] {
  const { colours } = style;
  const middle = [x + side / 2, y + side / 2] as const;
  const items: Item[] = [];
  const { states } = colours;
  const looks = looksIn(states);
  const shown = (sample.looks ?? []).map((look) => looks[look] as Look);
  shown.forEach(({ colour }, i) => {
    const part = shown.length === 1 ? side : side / 2;
    if (colour === null) return;
    if (sample.isSpot) {
      items.push({ kind: 'disc', x: middle[0], y: middle[1], radius: SPOT * side, colour } satisfies Disc);
      return;
    }
    const outlines = square(x + (i % 2) * part, y + Math.floor(i / 2) * part, part);
    items.push({ kind: 'areas', outlines, colour });
  });
  const mark = shown[0]?.mark ?? null;
  // A dot stands on bare paper, as it does on the board; all else in a cell.
  if (shown.length > 0 && mark !== 'dot' && !sample.isSpot)
    items.push(outline(square(x, y, side), 0.06 * side, states.mark));
  if (mark !== null) items.push(marksAt(mark, middle, (mark === 'dot' ? LONE_DOT : MARKS) * side, states));
  if (sample.line !== undefined) {
    const colour = sample.line === 'walk' ? states.line : colours.path;
    items.push(level(x + LINE * side, x + (1 - LINE) * side, middle[1], LINE * side, colour));
  }
  if (sample.mark === 'head') {
    items.push({
      kind: 'disc',
      x: middle[0],
      y: middle[1],
      radius: 0.34 * side,
      colour: states.head,
    } satisfies Disc);
  }
  if (sample.mark === 'change') {
    const places = [-1, 0, 1].flatMap((step) => [middle[0], middle[1] + step * 0.3 * side]);
    items.push(dots(places, 0.2 * side, colours.path));
  }
  return items;
}

function outline(lines: Polylines, width: number, colour: string): Lines {
  return { ...roundLines(lines, width, colour), ends: 'square' };
}

function square(x: number, y: number, side: number): Polylines {
  const builder = new PolylineBuilder();
  builder.add(x, y);
  builder.add(x + side, y);
  builder.add(x + side, y + side);
  builder.add(x, y + side);
  builder.end(true);
  return builder.polylines();
}

function level(from: number, to: number, y: number, width: number, colour: string): Lines {
  const builder = new PolylineBuilder();
  builder.add(from, y);
  builder.add(to, y);
  builder.end(false);
  return roundLines(builder.polylines(), width, colour);
}
