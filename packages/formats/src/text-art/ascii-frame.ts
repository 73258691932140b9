// Drawings with posts: + at the corners, - and | for walls, cells of any width.
//
//   +---+---+      F and G mark goals as E does, dots and arrows show ways and count for nothing
//   | S   F |
//   +---+---+

import { badFile } from '../bad-file.ts';
import type { Document, Format } from '../format.ts';
import { WALL } from '../micromouse/board.ts';
import { decodeHead, decodeText, linesOf } from '../text.ts';
import { type Drawing, drawingDocument } from './drawing.ts';

type NoKnobs = Record<string, never>;

export const asciiFrame: Format<NoKnobs> = {
  id: 'FMT-ASCII-FRAME',
  name: 'ascii-frame',
  title: 'Text, drawn with + - and |',
  summary: 'Drawings with a + at each corner and walls of - and |, as the ASCII pen makes them.',
  about:
    'The oldest way to show a maze as text. Cells are one line high and one to nine characters wide. S marks the start, ' +
    'F, G or E a goal; without marks two gaps in the outer wall are the ends. Drawings of micromouse contests look the ' +
    'same and are told apart by G, or by a cell in the south-west with three walls that opens north.',
  steps: [
    'Find the first line of posts and the distance between them.',
    'Take any dash, bar or other sign between two posts for a wall, and blanks, dots and arrows for gaps.',
    'Leave out squares that lack a post, and parts outside of the one with the ends.',
  ],
  sources: [],
  params: {},
  extensions: ['txt'],
  kind: 'text',
  sniff: (bytes) => {
    const lines = linesOf(decodeHead(bytes, LARGEST_CONTEST));
    // Of a longer file whole pairs of lines at the beginning do, for it can be no contest's.
    const isLonger = bytes.length > LARGEST_CONTEST;
    const art = artOf(isLonger ? lines.slice(0, lines.findIndex((line) => POSTS.test(line)) + 3) : lines);
    return art !== null && (isLonger || !isContest(art));
  },
  parse: (bytes) => {
    const text = decodeText(bytes);
    const art = artOf(linesOf(text));
    if (art === null) {
      throw badFile(
        'no line of posts such as +---+---+ with cells below it was found, so this is no drawing with posts',
      );
    }
    return parse(art, text.length);
  },
};

/** Bytes of a drawing of 256 x 256 cells, the largest that a contest could have, and some more. */
const LARGEST_CONTEST = 600_000;

/** Lines that count as drawn, the first one posts. */
interface Art {
  readonly lines: readonly string[];
  /** Columns from one post to the next. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
}

const POSTS = /^ *\+(?:[^+]{1,9}\+)+$/;
/** No wall: nothing, a way, an arrow, or the letter of an end beside a wide gap. */
const GAP = ' .·><v^SFGEsfge';

/** The drawing in a text, or null. */
function artOf(lines: readonly string[]): Art | null {
  const top = lines.findIndex((line, i) => POSTS.test(line) && /^ *[|+ .<>SFGE]/.test(lines[i + 1] ?? ''));
  if (top < 0) return null;
  // Posts of all lines stand in the same columns.
  const columns: number[] = [];
  const first = lines[top] as string;
  for (let x = 0; x < first.length; x++) if (first[x] === '+') columns.push(x);
  const pitch = columns.reduce(
    (least, x, i) => (i === 0 ? least : Math.min(least, x - (columns[i - 1] as number))),
    99,
  );
  if (pitch < 2 || pitch > 10 || columns.some((x) => x % pitch !== 0)) return null;
  let bottom = top;
  let longest = first.length;
  for (let line = top + 2; line < lines.length; line += 2) {
    const posts = lines[line] as string;
    if (!/^[ +]/.test(posts) || !posts.includes('+')) break;
    for (let x = 0; x < posts.length; x++) if (posts[x] === '+' && x % pitch !== 0) return null;
    bottom = line;
    longest = Math.max(longest, posts.length);
  }
  if (/^ *\|/.test(lines[bottom + 1] ?? '')) return null; // cells without posts below: cut off or damaged
  const width = Math.ceil((longest - 1) / pitch);
  const height = (bottom - top) / 2;
  return height === 0 ? null : { lines: lines.slice(top, bottom + 1), pitch, width, height };
}

function drawingOf({ lines, pitch, width, height }: Art): Drawing {
  const at = (line: number, x: number): string => lines[line]?.[x] ?? ' ';
  const middle = pitch >> 1;
  const isPost = (x: number, y: number): boolean => at(2 * y, pitch * x) === '+';
  return {
    width,
    height,
    hasWallAbove: (x, y) => {
      const line = lines[2 * y] as string;
      for (let k = 1; k < pitch; k++) if (!GAP.includes(line[pitch * x + k] ?? ' ')) return true;
      return false;
    },
    hasWallLeft: (x, y) => !GAP.includes(at(2 * y + 1, pitch * x)),
    sign: (x, y) => at(2 * y + 1, pitch * x + middle),
    lacksCorner: (x, y) => !(isPost(x, y) && isPost(x + 1, y) && isPost(x, y + 1) && isPost(x + 1, y + 1)),
    hasPosts: true,
  };
}

/** Whether a drawing is a micromouse maze: it marks a goal with G, or nothing and starts as contests do. */
function isContest(art: Art): boolean {
  if (art.pitch !== 4) return false;
  const { width, height, sign, hasWallAbove, hasWallLeft } = drawingOf(art);
  let marks = '';
  for (let square = 0; square < width * height; square++) {
    const mark = sign(square % width, Math.floor(square / width)).toUpperCase();
    if (mark !== ' ') marks += mark;
  }
  if (/[FE]/.test(marks)) return false;
  if (marks.includes('G')) return true;
  const y = height - 1;
  const walls =
    (hasWallAbove(0, y) ? WALL.north : 0) |
    (hasWallLeft(1, y) ? WALL.east : 0) |
    (hasWallAbove(0, y + 1) ? WALL.south : 0) |
    (hasWallLeft(0, y) ? WALL.west : 0);
  return walls === (WALL.east | WALL.south | WALL.west) && marks.replace('S', '') === '';
}

function parse(art: Art, bytes: number): Document {
  return drawingDocument('ascii-frame', drawingOf(art), bytes);
}
