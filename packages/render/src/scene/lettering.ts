// An alphabet of pen strokes of our own, for pens that have no fonts: a caption becomes lines like all others, the same
// on every machine. Accents are set from parts; what is not there becomes an upright box.

import type { Lines, Words } from './items.ts';
import { PolylineBuilder } from './polylines.ts';

/**
 * Letter -> its strokes: points of two digits, x from the left and y from the deepest point up. Letters stand on 2,
 * small ones reach up to 7, capitals to 9. Strokes after a slash keep their corners, those before it are rounded.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: '47070242/4742',
  b: '07474202/0902',
  c: '37070232/',
  d: '47070242/4942',
  e: '4547070242/0545',
  f: '391912/0737',
  g: '47070242 474000/',
  h: '074742/0902',
  i: '/0702 0909',
  j: '171000/1919',
  k: '/0902 3704 1532',
  l: '/0902',
  m: '073732 376762/0702',
  n: '074742/0702',
  o: '270702424727/',
  p: '07474202/0700',
  q: '47070242/4740',
  r: '050727/0702',
  s: '370705353202/',
  t: '191232/0737',
  u: '070242/4742',
  v: '/072247',
  w: '/0712375267',
  x: '/0732 0237',
  y: '/0722 4710',
  z: '/07370232',
  A: '/022942 1434',
  B: '09393606 06464202/0902',
  C: '49090242/',
  D: '09494202/0902',
  E: '/49090242 0636',
  F: '/490902 0636',
  G: '4909024245/4525',
  H: '/0902 4942 0646',
  I: '/0902',
  J: '39320204/',
  K: '/0902 4905 1642',
  L: '/090232',
  M: '/0209346962',
  N: '/02094249',
  O: '290902525929/',
  P: '09494505/0902',
  Q: '290902525929/3461',
  R: '09494505/0902 2542',
  S: '490906464202/',
  T: '/0949 2922',
  U: '09024249/',
  V: '/092249',
  W: '/0912385269',
  X: '/0942 0249',
  Y: '/092549 2522',
  Z: '/09490242',
  0: '290902424929/',
  1: '/072922',
  2: '07094946/460242',
  3: '09494616 16464202/',
  4: '/32390444',
  5: '06464202/490906',
  6: '490902424606/',
  7: '/094912',
  8: '290906464929 260602424626/',
  9: '450509494202/',
  '.': '/0202',
  ',': '/0201',
  ':': '/0202 0606',
  ';': '/0201 0606',
  '!': '/0904 0202',
  '?': '0809494626 2624/2222',
  "'": '/0907',
  '"': '/0907 1917',
  '-': '/0535',
  '\u2013': '/0545',
  '\u2014': '/0565',
  '+': '/0545 2723',
  '=': '/0444 0646',
  '/': '/0139',
  '(': '19070311/',
  ')': '09171301/',
  '[': '/19090111',
  ']': '/09191101',
  '<': '/370533',
  '>': '/073503',
  '*': '/2824 0745 0547',
  '#': '/1913 3933 0747 0545',
  '%': '/0249 0808 4343',
  '&': '420709393705023245/',
  _: '/0141',
  '|': '/0901',
  '\u00d7': '/0633 0336',
  '\u00b7': '/0505',
};

/** Accents as they come after a letter (Unicode, combining diacritical marks), over the middle of a small one. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '/0928',
  '\u0301': '/0829',
  '\u0302': '/081928',
  '\u0303': '/08191829',
  '\u0308': '/0909 2929',
  '\u030a': '190908282919/',
  '\u030c': '/091829',
  '\u0327': '/1200',
};

const SAME: Readonly<Record<string, string>> = {
  '\u2019': "'",
  '\u2018': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2212': '-',
};

const UNKNOWN = '/0902424909';

/** Sizes in shares of the font size. */
const GRID = 0.1;
const GAP = 0.18;
const SPACE = 0.3;
const ROUND = 0.2;
const THICKNESS = { title: 0.085, figures: 0.085 } as const;
const SLANT = 0.2;

/** A line of words as strokes: round ones and those with corners. Titles are slanted. Cost: O(letters). */
export function lettering(words: Words): Lines[] {
  const { text, size, face } = words;
  const slant = face === 'title' ? SLANT : 0;
  const round = new PolylineBuilder();
  const sharp = new PolylineBuilder();
  const put = (strokes: string, left: number, raise: number): void => {
    const [rounded = '', cornered = ''] = strokes.split('/');
    for (const [builder, group] of [
      [round, rounded],
      [sharp, cornered],
    ] as const) {
      for (const stroke of group.split(' ')) {
        if (stroke === '') continue;
        for (let i = 0; i < stroke.length; i += 2) {
          const up = (Number(stroke[i + 1]) - 2) * GRID + raise;
          builder.add(words.x + size * (left + Number(stroke[i]) * GRID + slant * up), words.y - size * up);
        }
        builder.end(false);
      }
    }
  };

  let left = words.anchor === 'start' ? 0 : -letteringLength(text) / 2;
  let before = '';
  for (const sign of signsOf(text)) {
    const accent = ACCENTS[sign];
    if (accent !== undefined) {
      const middle = left - GAP - widthOf(before) / 2;
      put(accent, middle - GRID, sign !== '\u0327' && /[A-Z]/.test(before) ? 2 * GRID : 0);
      continue;
    }
    if (sign !== ' ') put(LETTERS[sign] ?? UNKNOWN, left, 0);
    left += advanceOf(sign);
    before = sign;
  }
  const lines = {
    kind: 'lines',
    width: size * THICKNESS[face],
    colour: words.colour,
    ends: 'round',
    dotStep: 0,
  } as const;
  return [
    { ...lines, lines: round.polylines(), turn: size * ROUND },
    { ...lines, lines: sharp.polylines(), turn: 0 },
  ];
}

/** Length of a line in shares of the font size, as {@link lettering} sets it; about that of other plain letters too. */
export function letteringLength(text: string): number {
  let length = -GAP;
  for (const sign of signsOf(text)) length += advanceOf(sign);
  return length;
}

/** Letters and accents one by one, unusual signs by the usual ones that look alike. */
function signsOf(text: string): string[] {
  return Array.from(
    text.replaceAll('ß', 'ss').normalize('NFD'),
    (sign) => SAME[sign] ?? (/\s/.test(sign) ? ' ' : sign),
  );
}

function advanceOf(sign: string): number {
  if (ACCENTS[sign] !== undefined) return 0;
  return sign === ' ' ? SPACE : widthOf(sign) + GAP;
}

function widthOf(sign: string): number {
  const digits = (LETTERS[sign] ?? UNKNOWN).replaceAll(/[ /]/g, '');
  let widest = 0;
  for (let i = 0; i < digits.length; i += 2) widest = Math.max(widest, Number(digits[i]));
  return widest * GRID;
}
