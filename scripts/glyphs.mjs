// Writes the letters of masks, packages/masks/src/font/glyphs.ts, from a bold font: node scripts/glyphs.mjs
//
// Outlines are data so that the same words give the same board in Node and in browsers, without a font file at hand.
// Accented letters are put together from the same contours as plain ones, so each contour is kept once.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { root } from './root.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-sans/package.json')));
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const WEIGHT = 800;

/** First and last code point of what people write words with. */
const RANGES = [
  [0x20, 0x7e], // ASCII
  [0xa1, 0xac], // Latin-1
  [0xae, 0x17f], // and Latin Extended-A
  [0x1a0, 0x1a1], // Vietnamese
  [0x1af, 0x1b0],
  [0x218, 0x21b], // Romanian
  [0x386, 0x3ce], // Greek
  [0x400, 0x45f], // Cyrillic
  [0x490, 0x491],
  [0x1e9e, 0x1e9e], // capital sharp s
  [0x1ea0, 0x1ef9], // Vietnamese
  [0x2010, 0x2026], // dashes, quotes, dots
  [0x2030, 0x203a],
  [0x20ac, 0x20ac], // euro
  [0x2116, 0x2122],
  [0x2190, 0x2193], // arrows
  [0x2212, 0x2212], // minus
];

const fonts = SUBSETS.map((subset) =>
  create(readFileSync(join(FOLDER, `files/noto-sans-${subset}-${WEIGHT}-normal.woff2`))),
);

const contours = new Map();
const glyphs = [];
for (const [from, to] of RANGES) {
  for (let code = from; code <= to; code++) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (font === undefined) continue;
    const glyph = font.glyphForCodePoint(code);
    const places = [];
    for (const { x, y, text } of contoursOf(glyph.path.commands)) {
      if (!contours.has(text)) contours.set(text, contours.size);
      places.push(contours.get(text), x, y);
    }
    glyphs.push(String.fromCodePoint(code) + [Math.round(glyph.advanceWidth), ...places].join(' '));
  }
}

const lines = [
  '// Made by scripts/glyphs.mjs from Noto Sans ExtraBold, (c) 2022 The Noto Project Authors, SIL Open Font License 1.1',
  '// (OFL.txt beside). Do not edit.',
  '',
  '/** Contours as SVG paths that begin at 0, 0; y down, 1000 units to an em. */',
  `export const contours: readonly string[] = ${quoted([...contours.keys()])};`,
  '',
  '/** The letter, at once how far it leads on, then number, x and y of each of its contours. */',
  `export const glyphs: readonly string[] = ${quoted(glyphs)};`,
  '',
];
writeFileSync(join(root, 'packages/masks/src/font/glyphs.ts'), lines.join('\n'));

/** A list as one template text split at line ends: half the size of a list of texts, and nothing for a formatter to do. */
function quoted(texts) {
  const body = texts.join('\n').replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${body}\`.split('\\n')`;
}

/** @returns where each contour begins, and the rest of it as relative commands; y down */
function contoursOf(commands) {
  const found = [];
  let current = { x: 0, y: 0 };
  for (const { command, args } of commands) {
    const points = args.map((value, i) => Math.round(i % 2 === 0 ? value : -value));
    if (command === 'moveTo') found.push({ x: points[0], y: points[1], parts: [] });
    else if (command === 'closePath') found.at(-1).parts.push('z');
    else {
      const letter = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
      const relative = points.map((value, i) => value - (i % 2 === 0 ? current.x : current.y));
      found.at(-1).parts.push(shortest(letter, relative));
    }
    if (points.length > 0) current = { x: points.at(-2), y: points.at(-1) };
  }
  return found.map(({ x, y, parts }) => ({ x, y, text: parts.join('') }));
}

function shortest(letter, [x, y, ...more]) {
  if (letter === 'l' && y === 0) return `h${x}`;
  if (letter === 'l' && x === 0) return `v${y}`;
  return letter + [x, y, ...more].map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}
