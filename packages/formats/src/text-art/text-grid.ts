// Mazes of characters, one for each square: #, x, W or a digit for walls, S and E or other letters at the ends.

import { NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Content, Document, Format } from '../format.ts';
import { asParam, type BlocksAs, blocksDocument, blocksOfWalls } from '../grids/block-grid.ts';
import { betterReading } from '../grids/polarity.ts';
import { wallGridOf } from '../grids/wall-grid.ts';
import { decodeHead, decodeText } from '../text.ts';
import { type Characters, charactersOf } from './characters.ts';
import { blocksOfCharacters, type Signs, signsOf } from './signs.ts';

export type TextGridKnobs = { readonly as: string; readonly walls: string; readonly signs: string };

export const textGrid: Format<TextGridKnobs> = {
  id: 'FMT-TEXT-GRID',
  name: 'text-grid',
  title: 'Text, a character a square',
  summary: 'Mazes in which each character is a piece of wall or passage.',
  about:
    'Programmers keep mazes so, each with signs of their own: # for walls and blanks for passages, x and o, W and _, ' +
    'digits either way round; S and E, A and B, N and T or 2 and 3 at the ends; some with a first line of sizes, blanks ' +
    'between letters, or lines of different lengths. Written with # or digits on 2 W + 1 columns and 2 H + 1 rows.',
  steps: [
    'Take off a first line of sizes and blanks between letters.',
    'Sort the characters into walls, passages and ends by what they mostly mean.',
    'Try walls and passages the other way round too, and keep what makes a lattice of cells or joins the ends.',
    'Where posts, walls and cells take turns, read cells with thin walls; else each free character is a cell.',
  ],
  sources: [],
  params: {
    as: asParam,
    walls: {
      type: 'text',
      default: '',
      help: 'characters that are walls; found by itself if empty',
      fault: () => null,
    },
    signs: {
      type: 'choice',
      choices: {
        hash: '# for walls, S and E for the ends',
        digits: '1 for walls, 0 for passages, 2 and 3 for the ends',
      },
      default: 'hash',
      help: 'what is written',
    },
  },
  printKnobs: ['signs'],
  extensions: ['txt'],
  kind: 'text',
  sniff,
  parse: (bytes, { as, walls }) => parse(decodeText(bytes), as as BlocksAs, walls),
  print,
};

/** A line that other readers know better: tables, JSON, XML, drawings with posts. */
const OTHER = /^\s*[[{<]|[,;]|[o+*]---|^(?:\d+[ \t]+){5}\d+[ \t]*$/m;
/** Walls and floor together, as a share of all characters. */
const GROUND = 0.6;

function sniff(bytes: Uint8Array): boolean {
  let head = decodeHead(bytes, 65_536);
  if (bytes.length > 65_536) head = head.slice(0, head.lastIndexOf('\n') + 1); // the last line may be cut off
  // biome-ignore lint/suspicious/noControlCharactersInRegex: binary files are what is looked for
  if (OTHER.test(head) || /[\0-\x08\x0e-\x1f\ufffd]/.test(head) || !/\S[\s\S]*[\r\n][\s\S]*\S/.test(head)) return false;
  const characters = charactersOf(head);
  const signs = signsOf(characters, '');
  return !('fault' in signs) && groundFault(characters, signs) === null;
}

/** Why a text in which some characters mean walls is still no maze, or null if it may be one. */
function groundFault({ width, height, rows }: Characters, signs: Signs): string | null {
  if (width < 2 || height < 2) return 'it has only one row or column';
  const isRagged = rows.some((row) => row.endsWith(' '));
  if (isRagged && !signs.areSure && signs.floor !== ' ') return 'its lines are of different lengths';
  let ground = 0;
  for (const row of rows) {
    for (const sign of row) if (signs.walls.includes(sign) || sign === signs.floor) ground++;
  }
  return ground >= GROUND * width * height ? null : 'walls and passages make up too little of it';
}

function parse(text: string, as: BlocksAs, asked: string): Document {
  const characters = charactersOf(text);
  const signs = signsOf(characters, asked);
  const fault = 'fault' in signs ? signs.fault : asked === '' ? groundFault(characters, signs) : null;
  if ('fault' in signs || fault !== null) throw badFile(`this text is no maze: ${fault}`);
  const notes = [...characters.notes];
  const usual = blocksOfCharacters(characters, signs.walls, signs);
  let blocks = usual;
  if (asked === '' && signs.floor !== '') {
    blocks = betterReading(usual, blocksOfCharacters(characters, signs.floor, signs), signs.areSure);
  }
  const walls = blocks === usual ? signs.walls : signs.floor;
  if (!signs.areSure || blocks !== usual) notes.push(`Walls are ${quoted(walls)}: so the passages hang together.`);
  if (signs.others !== '') notes.push(`These signs were taken for passages: ${quoted(signs.others)}.`);
  return blocksDocument('text-grid', blocks, as, 'character', notes);
}

function quoted(signs: string): string {
  return [...signs].map((sign) => (sign === ' ' ? 'blanks' : sign)).join(' ');
}

function print({ maze }: Content, { signs }: TextGridKnobs): Uint8Array<ArrayBuffer> {
  const { width, height, free, start, goals } = blocksOfWalls(wallGridOf(maze, textGrid.title));
  const [wall, passage, first, last] = signs === 'digits' ? '1023' : '# SE';
  const rows: string[][] = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (free.has(y * width + x) ? passage : wall) as string),
  );
  const mark = (square: number, sign: string | undefined): void => {
    (rows[Math.floor(square / width)] as string[])[square % width] = sign as string;
  };
  for (const goal of goals) mark(goal, last);
  if (start !== NONE) mark(start, first);
  return new TextEncoder().encode(rows.map((row) => `${row.join('')}\n`).join(''));
}
