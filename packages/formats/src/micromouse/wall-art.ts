// Micromouse wall art: a picture of posts and walls in four characters a cell across and two lines a cell down,
// north at the top.
//
//   +---+---+      posts at columns 0, 4, 8 ...; any non-blank between two posts is a wall,
//   |     G |      `.` stands for an unknown one
//   +   +---+      S marks the start, G each goal, in the middle of a cell
//   | S     |
//   +---+---+

import { NONE } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document, Format } from '../format.ts';
import { decodeHead, decodeText, linesOf } from '../text.ts';
import { type Board, documentOf, WALL } from './board.ts';
import { printWallArt } from './print-wall-art.ts';

export type WallArtKnobs = { readonly post: string };

export const wallArt: Format<WallArtKnobs> = {
  id: 'FMT-WALL-ART',
  name: 'wall-art',
  title: 'Micromouse wall art',
  summary: 'Micromouse mazes drawn with posts, --- and | in a text file.',
  about:
    'Contests, robot teams and simulators exchange mazes in this form. Posts are o, + or *; S marks the start and G ' +
    'each goal cell, . an unknown wall, which is read as open inside the maze. Without marks the start is the corner in the south-west ' +
    'and the goal the centre.',
  steps: [
    'Find the first line of posts; what stands before it is comment.',
    'Read pairs of lines, cells and posts, until a line of posts is missing; the rest is comment.',
    'Take every sign at the place of a wall for a wall, and a dot for an unknown wall.',
  ],
  sources: ['Micromouse Online, mazefiles', 'M. Ward, mms: a micromouse simulator'],
  params: {
    post: {
      type: 'choice',
      choices: { plus: '+, as simulators write', letter: 'o, as collections of contest mazes write' },
      default: 'plus',
      help: 'the sign of a post when written; any is read',
    },
  },
  printKnobs: ['post'],
  rules: 'micromouse',
  extensions: ['maze', 'txt', 'map', 'maz'],
  kind: 'text',
  sniff: (bytes) => findArt(linesOf(decodeHead(bytes, 65_536))) !== NONE,
  parse: (bytes) => parse(decodeText(bytes)),
  print: ({ maze }, { post }) => printWallArt(maze, post === 'letter' ? 'o' : '+', wallArt.title),
};

const POSTS = /^[o+*](?:...[o+*])+$/;

/** Number of the first line of posts that cells follow, or NONE. */
function findArt(lines: readonly string[]): number {
  return lines.findIndex((line, i) => {
    if (!POSTS.test(line)) return false;
    return /^[|. ]/.test(`${lines[i + 1] ?? ''} `) || isPostLine(lines[i + 2] ?? '', (line.length - 1) / 4);
  });
}

function parse(text: string): Document {
  const lines = linesOf(text);
  const top = findArt(lines);
  if (top === NONE) throw badFile('no line of posts such as +---+---+ or o---o---o was found, so this is no wall art');
  const postLine = lines[top] as string;
  const width = (postLine.length - 1) / 4;
  let height = 0;
  for (let line = top + 1; ; line += 2) {
    const cells = lines[line];
    const posts = lines[line + 1];
    if (posts !== undefined && isPostLine(posts, width)) {
      height++;
      continue;
    }
    // A line of cells without posts below it: the picture is cut off or a line is damaged.
    if (cells !== undefined && /^[|.]/.test(cells)) {
      throw badFile(
        `line ${line + 2} should be the posts below the cells of line ${line + 1}: ` +
          `${width + 1} posts, four characters apart, as in line ${top + 1}`,
      );
    }
    break;
  }
  if (height === 0) throw badFile(`line ${top + 2} should hold cells, with | for walls; nothing follows the posts`);
  const notes: string[] = [];
  if (top > 0 && lines.slice(0, top).some((line) => line !== '')) {
    notes.push(`The ${top === 1 ? 'line' : `${top} lines`} before the maze were taken as comment.`);
  }
  if (lines.slice(top + 2 * height + 1).some((line) => line !== '')) {
    notes.push(`The lines after line ${top + 2 * height + 1} were taken as comment.`);
  }
  return documentOf('wall-art', boardOf(lines, top, width, height, notes), notes);
}

/** Posts may lose trailing ones only if the line is damaged, so all have to be there. */
function isPostLine(line: string, width: number): boolean {
  return line.length === 4 * width + 1 && POSTS.test(line);
}

function boardOf(lines: readonly string[], top: number, width: number, height: number, notes: string[]): Board {
  const walls = new Uint8Array(width * height);
  const goals: number[] = [];
  let start = NONE;
  let starts = 0;
  let unknown = 0;
  const isWall = (sign: string, isOuter: boolean): boolean => {
    if (sign === '.') unknown += isOuter ? 0 : 0.5; // walls inside are looked at from both cells
    return sign !== ' ' && (sign !== '.' || isOuter);
  };
  for (let y = 0; y < height; y++) {
    const above = lines[top + 2 * y] as string;
    const row = (lines[top + 2 * y + 1] as string).padEnd(4 * width + 1);
    const below = lines[top + 2 * y + 2] as string;
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const middle = 4 * x + 2;
      let bits = 0;
      if (isWall(acrossSign(above, middle), y === 0)) bits |= WALL.north;
      if (isWall(row[middle + 2] as string, x === width - 1)) bits |= WALL.east;
      if (isWall(acrossSign(below, middle), y === height - 1)) bits |= WALL.south;
      if (isWall(row[middle - 2] as string, x === 0)) bits |= WALL.west;
      walls[cell] = bits;
      const mark = row[middle];
      if (mark === 'G' || mark === 'g') goals.push(cell);
      if (mark !== 'S' && mark !== 's') continue;
      if (starts++ === 0) start = cell;
    }
  }
  if (unknown > 0) notes.push(`Walls marked as unknown with a dot were read as open: ${unknown}.`);
  if (starts > 1) notes.push(`${starts} cells are marked S; the first one is the start.`);
  return { width, height, walls, start, goals };
}

/** The sign of a wall that lies across: its middle, or what stands beside it. */
function acrossSign(line: string, middle: number): string {
  const signs = [line[middle], line[middle - 1], line[middle + 1]];
  return signs.find((sign) => sign !== ' ') ?? ' ';
}
