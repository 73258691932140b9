import { pages } from './pdf-pages.ts';
import type { Pen } from './pen.ts';
import { type StyleParams, styleParams } from './style-params.ts';

export type PdfParams = StyleParams & { readonly paper: string };

export const pdf: Pen<PdfParams> = {
  id: 'PEN-PDF',
  name: 'pdf',
  title: 'PDF page',
  summary: 'A page ready to print, A4 or letter, the maze as large as fits it; it keeps the recipe.',
  about:
    'The Portable Document Format prints alike everywhere. The maze is drawn in lines, not pixels, in the middle of the ' +
    'page with 15 mm left free on each side, which every printer can do; wide mazes lie on their side.',
  steps: [
    'Choose the cell size: as large as fits the page, but not above 25 mm.',
    'Thicken walls and path to what printers can show.',
    'Write the drawing as strokes and the caption in fonts that every reader has.',
  ],
  sources: ['ISO 32000-1:2008, Document management: Portable document format'],
  params: {
    paper: {
      type: 'choice',
      choices: { a4: '210 x 297 mm', letter: '8.5 x 11 inches' },
      default: 'a4',
      help: 'what is printed on',
    },
    ...styleParams,
    margin: { ...styleParams.margin, type: 'number', min: 0, max: 100, default: 0 },
  },
  extensions: ['pdf'],
  output: 'binary',
  shows: ['solution', 'title', 'figures', 'recipe'],
  isLate: true,
  draw: (maze, picture, params) => pages([{ maze, picture }], { paper: params.paper, params }),
};
