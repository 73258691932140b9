// SVG files of our own pen: drawings that carry their recipe, from which the maze is made again.

import { badFile } from './bad-file.ts';
import type { Format } from './format.ts';
import { recipeDocument } from './recipe-document.ts';
import { decodeHead, decodeText } from './text.ts';

type NoKnobs = Record<string, never>;

export const svgRecipe: Format<NoKnobs> = {
  id: 'FMT-SVG-RECIPE',
  name: 'svg',
  title: 'SVG with a recipe',
  summary: 'Our own SVG drawings: the recipe inside makes the same maze again.',
  about:
    'The pen for SVG keeps the recipe of the maze as metadata, so a drawing can be solved, measured and converted like ' +
    'the maze it shows. Drawings of other programs hold strokes only and are not read.',
  steps: ['Find the recipe among the metadata.', 'Make the maze again.'],
  sources: [],
  params: {},
  extensions: ['svg'],
  kind: 'text',
  sniff: (bytes) => /^\s*<(?:[?!]|svg\b)/.test(decodeHead(bytes)) && decodeHead(bytes).includes('<svg'),
  parse: (bytes, _knobs, rebuild) => recipeDocument('svg', recipeOf(decodeText(bytes)), rebuild),
};

const OPENING_TAG = '<metadata id="labrys-recipe">';

/** The recipe inside an SVG of ours, as JSON. @throws MazeError `bad-file` if there is none or it is cut off */
function recipeOf(text: string): string {
  const tag = text.indexOf(OPENING_TAG);
  if (tag < 0) {
    throw badFile(
      'the SVG holds no recipe of ours, and strokes alone are not read; give the .maze.json or a PNG instead',
    );
  }
  const from = tag + OPENING_TAG.length;
  const to = text.indexOf('</metadata>', from);
  if (to < 0) throw badFile('the SVG is cut off inside its recipe');
  return unescapeXml(text.slice(from, to));
}

const CHARACTERS: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character data as text: the five names of XML and numbers, as editors may have rewritten them. */
function unescapeXml(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g, (whole, name, decimal, hex) => {
    if (name !== undefined) return CHARACTERS[name] as string;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
