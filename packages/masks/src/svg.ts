// The first filled shape of a plain SVG file as a mask. A small reader of tags and attributes, no more: what would need a
// whole drawing engine is refused, not guessed.

import { MazeError } from '@labrys/core';
import type { PathMask } from './mask.ts';
import { outlineOfPath } from './path.ts';

/** A mask from an SVG file. */
export interface SvgMask {
  readonly mask: PathMask;
  /** How many shapes there are; the first is taken. */
  readonly shapes: number;
}

/** Longest file that is read, in characters. */
const MAX_SVG = 10_000_000;

const SHAPES = ['path', 'polygon', 'rect', 'circle', 'ellipse'];

/** Elements whose content is not drawn where it stands. */
const HIDDEN = [
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'metadata',
  'style',
  'script',
  'title',
  'desc',
];

/**
 * The first path, polygon, rectangle, circle or ellipse of an SVG file that is drawn.
 *
 * @throws MazeError `bad-file` if there is none, or it is turned or stretched by a transform; `bad-value` for a bad path
 */
export function maskFromSvg(svg: string): SvgMask {
  if (svg.length > MAX_SVG) {
    throw new MazeError('too-large', `the SVG file has ${svg.length} characters; up to ${MAX_SVG} are read`);
  }
  const shapes = shapesOf(svg);
  const [shape] = shapes;
  if (shape === undefined) {
    throw new MazeError('bad-file', `this SVG file has no shape that is drawn: it needs a ${SHAPES.join(', ')}`);
  }
  const transform = shape.styles
    .map((style) => style.get('transform'))
    .find((text) => text !== undefined && turns(text));
  if (transform !== undefined) {
    throw new MazeError(
      'bad-file',
      `the first shape is transformed by ${transform.slice(0, 60)}; apply the transform to the shape, then save again`,
    );
  }
  const path = pathOf(shape);
  outlineOfPath(path, 'nonzero');
  const rule = shape.styles.map((style) => style.get('fill-rule')).find((text) => text !== undefined);
  return { mask: rule === 'evenodd' ? { path, rule } : { path }, shapes: shapes.length };
}

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What is said of it by itself, then by what it stands in. */
  readonly styles: readonly ReadonlyMap<string, string>[];
}

function shapesOf(svg: string): readonly Element[] {
  const shapes: Element[] = [];
  const open: { readonly name: string; readonly style: ReadonlyMap<string, string>; readonly isHidden: boolean }[] = [];
  for (const tag of tagsOf(svg)) {
    const [, slash, fullName = '', inside = ''] = /^<(\/?)([^\s/>]*)([\s\S]*?)\/?>$/.exec(tag) ?? [];
    const name = fullName.slice(fullName.indexOf(':') + 1);
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const attributes = attributesOf(inside);
    const style = styleOf(attributes);
    const isHidden = open.at(-1)?.isHidden === true || HIDDEN.includes(name) || style.get('display') === 'none';
    if (SHAPES.includes(name) && !isHidden) {
      shapes.push({ name, attributes, styles: [style, ...open.map((element) => element.style).reverse()] });
    }
    if (!tag.endsWith('/>')) open.push({ name, style, isHidden });
  }
  if (open.length > 0 && shapes.length === 0) {
    throw new MazeError('bad-file', 'this SVG file has no shape, and ends in the middle; a part of it may be missing');
  }
  return shapes;
}

/** The tags, from one end of the file to the other. Cost: O(characters). */
function* tagsOf(svg: string): Generator<string> {
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at)) {
    const [begin, end] = [
      ['<!--', '-->'],
      ['<![CDATA[', ']]>'],
      ['<?', '?>'],
      ['<!', '>'],
      ['<', '>'],
    ].find(([sign]) => svg.startsWith(sign as string, at)) as [string, string];
    const stop = begin === '<' ? endOfTag(svg, at) : svg.indexOf(end, at + begin.length);
    if (stop < 0) return;
    if (begin === '<') yield svg.slice(at, stop + 1);
    at = stop + end.length;
  }
}

/** Where the tag that begins at `at` ends: at the first > that is not quoted. */
function endOfTag(svg: string, at: number): number {
  let quote = '';
  for (let i = at; i < svg.length; i++) {
    const character = svg[i] as string;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return i;
  }
  return -1;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(/([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes.set(name, unescaped(double ?? single ?? ''));
  }
  return attributes;
}

function unescaped(text: string): string {
  return text.replace(/&#(x[\da-f]+|\d+);/gi, (whole, digits: string) => {
    const code = Number(/^x/i.test(digits) ? `0${digits}` : digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** What attributes and the style attribute say; the latter goes before, as in SVG. */
function styleOf(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const name of ['fill-rule', 'display', 'transform']) {
    const value = attributes.get(name);
    if (value !== undefined) style.set(name, value.trim());
  }
  for (const [, name = '', value = ''] of (attributes.get('style') ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
    if (['fill-rule', 'display', 'transform'].includes(name)) style.set(name, value.trim());
  }
  return style;
}

/** Whether a transform does more than move, or scale alike in both directions: a mask is fitted to the board anyway. */
function turns(transform: string): boolean {
  const rest = transform.replace(/(translate|scale|matrix)\s*\(([^()]*)\)/g, (whole, name: string, inside: string) => {
    const numbers = inside
      .split(/[\s,]+/)
      .filter((text) => text !== '')
      .map(Number);
    if (!numbers.every(Number.isFinite)) return whole;
    const [a = 1, b = name === 'scale' ? a : 0, c, d] = numbers;
    if (name === 'translate') return '';
    if (name === 'scale') return a > 0 && a === b ? '' : whole;
    return a > 0 && b === 0 && c === 0 && d === a ? '' : whole;
  });
  return /[^\s,]/.test(rest) && rest !== 'none';
}

function pathOf({ name, attributes }: Element): string {
  const number = (key: string, missing = 0): number => {
    const text = attributes.get(key);
    if (text === undefined) return missing;
    const value = Number(text.replace(/px\s*$/, ''));
    if (Number.isFinite(value) && text.trim() !== '') return value;
    throw new MazeError('bad-file', `${key} of the first ${name} is "${text.slice(0, 30)}"; it has to be a number`);
  };
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'polygon':
      return `M${attributes.get('points') ?? ''}Z`;
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}z`;
    default: {
      const radius = number('r');
      const [rx, ry] = [number('rx', radius), number('ry', radius)];
      const half = `a${rx} ${ry} 0 1 0 `;
      return `M${number('cx') - rx} ${number('cy')}${half}${2 * rx} 0${half}${-2 * rx} 0z`;
    }
  }
}
