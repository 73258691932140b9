// What the engine says, as a page says it: a whole sentence without hints for the command line.

import { catalogue } from '../../catalogue/catalogue.ts';

/** @param hasButton whether a button says what works, so that the sentence need not */
export function sentenceOf(message: string, hasButton: boolean): string {
  const plain = message
    .replace(/ \([^()]*\)$/, '')
    .replace(/; (on the command line|leave --)[^;]*$/, '')
    .replaceAll(/ with --[a-z-]+( [\d.]+)?/g, '');
  const said = hasButton ? (plain.split('; ')[0] as string) : plain;
  const [first = '', ...others] = said.split(' ');
  const title = titles.get(first) ?? first.charAt(0).toUpperCase() + first.slice(1);
  const sentence = [title, ...others].join(' ');
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Records by their names, as sentences begin with them. */
const titles: ReadonlyMap<string, string> = new Map(
  [...catalogue.generators, ...catalogue.tilings, ...catalogue.transforms].map(({ name, title }) => [name, title]),
);

/** A few words, for lists: `needs rows`. */
export function shortReason(message: string): string {
  const needs = /^\S+ (needs [^,;(]*?)( in which [^,;(]*)?[,;(]/.exec(`${message};`);
  if (needs !== null) return needs[1] as string;
  if (/a symmetric maze is made on a part/.test(message)) return 'not with a symmetry';
  const whole = /^\S+ (goes by|winds on|looks ahead over|puts walls from)([^,;(]*)/.exec(message);
  if (whole !== null) return `${whole[1]}${whole[2]}`;
  if (/has no symmetry/.test(message)) return 'not on this board';
  const because = /: ([^:;(]+)[:;(]?/.exec(message);
  return (because?.[1] ?? message.split(/[;,(]/)[0] ?? message).trim();
}
