// Leaves the texts out of the records of the engine. Forms, pages and help are made of them, but on the page, which has them
// from a file of its own; the worker makes mazes and needs names, ranges and defaults only. With the texts its first chunk
// would be a quarter larger.

import type { ESTree, Plugin } from 'vite';
import { type Edit, edited } from './edits.ts';
import { bare, keyOf } from './hollow.ts';

/** What a record tells of itself beside its name and title. An object that has one of the first two is a record. */
const RECORD_TEXTS = ['about', 'definition', 'summary', 'steps', 'sources'];
/** What any record has; an object with texts of one that lacks these is not understood. */
const RECORD_MARKS = ['name', 'title', 'summary'];

const SOURCES = /\/packages\/(core|geometry|masks|recipe|render|formats)\/src\/[^?]*\.ts(\?|$)/;

/** The plugin, for Rolldown and for `worker.plugins` of Vite. Has to stand before what turns TypeScript into JavaScript. */
export function plainRecords(): Plugin {
  return {
    name: 'labrys-plain-records',
    enforce: 'pre',
    transform: {
      filter: { id: SOURCES, code: /\b(about|definition|help|sources|choices)\b/ },
      handler(source, id) {
        try {
          return { code: withoutTexts(source, this.parse(source, { lang: 'ts' })), map: null };
        } catch (error) {
          return this.error(`${id}: ${(error as Error).message}`);
        }
      },
    },
  };
}

/**
 * The source without the texts of records and knobs.
 *
 * @throws Error for an object that has texts of a record but is none, and for texts that are more than text
 */
export function withoutTexts(source: string, program: ESTree.Program): string {
  const edits: Edit[] = [];
  eachObject(program, (object) => {
    const properties = new Map<string, ESTree.ObjectProperty>();
    for (const property of object.properties) {
      const key = property.type === 'SpreadElement' ? null : keyOf(property);
      if (key !== null) properties.set(key, property as ESTree.ObjectProperty);
    }
    const remove = (key: string): void => {
      const property = properties.get(key);
      if (property === undefined) return;
      if (!isText(property.value as ESTree.Expression)) throw new Error(`"${key}" is more than text`);
      // With its comma; what stands between two properties is white space and comments.
      const end = source.slice(property.end).match(/^\s*,/)?.[0].length ?? 0;
      edits.push({ start: property.start, end: property.end + end, text: '' });
    };
    if (properties.has('about') || properties.has('definition')) {
      const missing = RECORD_MARKS.find((key) => !properties.has(key));
      if (missing !== undefined) throw new Error(`a record without "${missing}"`);
      for (const key of RECORD_TEXTS) remove(key);
    } else remove('sources'); // what several records share
    if (properties.has('type') && properties.has('default')) remove('help');
    const choices = properties.has('type') ? properties.get('choices')?.value : undefined;
    if (choices?.type === 'ObjectExpression') {
      for (const choice of choices.properties) {
        if (choice.type === 'SpreadElement' || !isText(choice.value as ESTree.Expression)) continue;
        edits.push({ start: choice.value.start, end: choice.value.end, text: "''" });
      }
    }
  });
  return edited(source, edits);
}

/** Whether leaving it out changes nothing but that it is missing. */
function isText(value: ESTree.Expression): boolean {
  const inner = bare(value);
  switch (inner.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'MemberExpression':
      return inner.object.type !== 'Super' && isText(inner.object);
    case 'BinaryExpression':
      return inner.operator === '+' && isText(inner.left) && isText(inner.right);
    case 'TemplateLiteral':
      return inner.expressions.every(isText);
    case 'ConditionalExpression':
      return isText(inner.test) && isText(inner.consequent) && isText(inner.alternate);
    case 'ArrayExpression':
      return inner.elements.every((element) => element !== null && element.type !== 'SpreadElement' && isText(element));
    case 'CallExpression': // a list in words, made of other records
      return inner.callee.type === 'MemberExpression' && isText(inner.callee.object as ESTree.Expression);
    default:
      return false;
  }
}

/** Visits all object literals, outer ones first. */
function eachObject(root: ESTree.Program, visit: (object: ESTree.ObjectExpression) => void): void {
  const waiting: unknown[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if ((node as { readonly type?: unknown }).type === 'ObjectExpression') visit(node as ESTree.ObjectExpression);
    for (const inner of Object.values(node)) if (typeof inner === 'object' && inner !== null) waiting.push(inner);
  }
}
