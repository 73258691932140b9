// PDF pages of our own pen: they carry their recipe in the document information, from which the maze is made again.

import { badFile } from './bad-file.ts';
import type { Document, Format, Rebuild } from './format.ts';
import { documentOfRecipe, jsonOf } from './recipe-document.ts';

type PdfKnobs = { readonly index: number };

export const pdfRecipe: Format<PdfKnobs> = {
  id: 'FMT-PDF-RECIPE',
  name: 'pdf',
  title: 'PDF with a recipe',
  summary: 'Our own PDF pages: the recipe inside makes the same maze again.',
  about:
    'The pen for PDF keeps the recipe of the maze in the document information, so a page can be solved, measured and ' +
    'converted like the maze it shows; of a book of mazes any one. Pages of other programs hold strokes only and are not read.',
  steps: ['Find the recipe in the document information, or the list of them.', 'Make the maze again.'],
  sources: ['ISO 32000-1, Portable Document Format 1.7, 2008'],
  params: {
    index: { type: 'integer', min: 0, max: 1_000_000, default: 0, help: 'which maze of the document, counted from 0' },
  },
  extensions: ['pdf'],
  kind: 'binary',
  sniff: (bytes) => [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, i) => bytes[i] === byte), // %PDF-
  parse: (bytes, { index }, rebuild) => parse(recipeOf(bytes), index, rebuild),
};

/** No page of one maze is larger. */
const MOST_BYTES = 1 << 28;

/** @param text a recipe, or a list of recipes with null for mazes that have none, as JSON */
function parse(text: string, index: number, rebuild: Rebuild | null): Document {
  const found = jsonOf('pdf', text);
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  const count = list.length === 1 ? 'holds 1 maze' : `holds ${list.length} mazes, numbers 0 to ${list.length - 1}`;
  if (index >= list.length) throw badFile(`there is no maze ${index} in the PDF, which ${count}`);
  const recipe = list[index] ?? null;
  if (recipe === null) throw badFile(`maze ${index} of the PDF has no recipe, and strokes alone are not read`);
  const document = documentOfRecipe('pdf', recipe, rebuild);
  if (list.length === 1) return document;
  const note = `The PDF ${count}; number ${index} was read, --read index=N takes another.`;
  return { ...document, notes: [...document.notes, note] };
}

/** The recipe is ASCII JSON in a string object, which the document information names. */
function recipeOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw badFile(`PDFs are read up to ${MOST_BYTES} bytes; this one has ${bytes.length}`);
  const text = new TextDecoder('latin1').decode(bytes);
  const named = /\/LabrysRecipe (\d{1,9}) 0 R/.exec(text);
  if (named === null) {
    throw badFile(
      'the PDF holds no recipe of ours, and strokes alone are not read; give the .maze.json or a PNG instead',
    );
  }
  const opening = `\n${named[1]} 0 obj\n(`;
  const from = text.indexOf(opening) + opening.length;
  const to = text.indexOf(')\nendobj', from);
  if (from < opening.length || to < 0) throw badFile('the PDF is cut off inside its recipe');
  return text.slice(from, to).replace(/\\([()\\])/g, '$1');
}
