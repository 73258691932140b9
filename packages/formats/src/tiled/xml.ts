// As much of XML as map editors write: elements, attributes, text, CDATA; comments and instructions are passed over.

import { badFile } from '../bad-file.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, all pieces joined. */
  readonly text: string;
}

/** Elements deeper than this are no map. */
const DEEPEST = 100;

const TAG = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Building {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * The outermost element of a text.
 *
 * @throws MazeError `bad-file` with the line that is wrong
 * Cost: O(length).
 */
export function parseXml(text: string): XmlElement {
  const open: Building[] = [];
  let root: XmlElement | null = null;
  const fail = (at: number, what: string): never => {
    throw badFile(`this is no whole XML: line ${text.slice(0, at).split('\n').length} ${what}`);
  };
  for (let at = 0; ; ) {
    const next = text.indexOf('<', at);
    const inside = text.slice(at, next < 0 ? text.length : next);
    const parent = open.at(-1);
    if (parent !== undefined) parent.text += inside.includes('&') ? unescapeXml(inside) : inside;
    if (next < 0) break;
    at = next;
    const special = SPECIALS.find(({ begin }) => text.startsWith(begin, at));
    if (special !== undefined) {
      const end = text.indexOf(special.end, at + special.begin.length);
      if (end < 0) fail(at, `opens ${special.begin} and nothing closes it`);
      if (special.isText && parent !== undefined) parent.text += text.slice(at + special.begin.length, end);
      at = end + special.end.length;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (tag === null) return fail(at, 'holds a tag that is not written right');
    at = TAG.lastIndex;
    const name = tag[2] as string;
    if (tag[1] === '/') {
      const closed = open.pop();
      if (closed === undefined || closed.name !== name) return fail(at, `closes <${name}>, which is not open there`);
      if (open.length === 0) root = closed;
      continue;
    }
    if (root !== null) return fail(at, 'goes on behind the end of the outermost element');
    const attributes = new Map<string, string>();
    for (const [, key, double, single] of (tag[3] as string).matchAll(ATTRIBUTE)) {
      attributes.set(key as string, unescapeXml(double ?? single ?? ''));
    }
    const element: Building = { name, attributes, children: [], text: '' };
    parent?.children.push(element);
    if (tag[4] !== '/') {
      open.push(element);
      if (open.length > DEEPEST) return fail(at, `has elements inside each other deeper than ${DEEPEST}`);
    } else if (parent === undefined) {
      root = element;
    }
  }
  if (open.length > 0)
    throw badFile(`this is no whole XML: <${(open[0] as Building).name}> is not closed, the file is cut off`);
  if (root === null) throw badFile('this is no XML: it has no element');
  return root;
}

const SPECIALS = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?', end: '?>', isText: false },
  { begin: '<!DOCTYPE', end: '>', isText: false },
] as const;

const NAMED: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g, (whole, name, decimal, hex) => {
    if (name !== undefined) return NAMED[name] as string;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The first child of a name. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** A whole number from an attribute, or null. */
export function wholeAttribute(element: XmlElement, name: string): number | null {
  const text = element.attributes.get(name);
  return text !== undefined && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}
