import { badFile } from './bad-file.ts';
import { jsonFault } from './json-fault.ts';

/** An object of a JSON file. */
export type JsonObject = { readonly [key: string]: unknown };

/**
 * A text as JSON values.
 *
 * @throws MazeError `bad-file` with the place where it stops being JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const at = jsonFault(text);
    if (at >= text.length) throw badFile('this is no complete JSON: it ends too early');
    const before = text.slice(0, at);
    const line = before.split('\n').length;
    throw badFile(`this is no JSON from line ${line}, column ${at - before.lastIndexOf('\n')} on`);
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list that are objects; none if it is no list. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A whole number within a range, or null. */
export function wholeIn(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** A text of a file as a message may show it: on one line and not long; empty if it is no text. */
export function shownText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return [...value.slice(0, 40)].map((sign) => (sign < ' ' ? ' ' : sign)).join('');
}
