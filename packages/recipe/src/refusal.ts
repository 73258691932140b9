// What zod says is for programmers. Here every schema carries its own sentence, and the first one is what people read.

import { type ErrorCode, MazeError, type Param } from '@labrys/core';
import type * as z from 'zod/mini';
import { nearestName, shortened } from './nearest-name.ts';

/** Options of a schema that makes it say `sentence` whatever is wrong with the value. */
export function saying(sentence: (value: unknown) => string): { error: (issue: z.core.$ZodRawIssue) => string } {
  return { error: (issue) => sentence(issue.input) };
}

/** What a value has to be, after "has to be". */
export function wanted(param: Param): string {
  switch (param.type) {
    case 'integer':
      return param.max === Number.MAX_SAFE_INTEGER
        ? `a whole number, ${param.min} or more`
        : `a whole number from ${param.min} to ${param.max}`;
    case 'number':
      return `a number from ${param.min} to ${param.max}`;
    case 'boolean':
      return 'true or false';
    case 'choice':
      return listed(Object.keys(param.choices), 'or');
    case 'text':
      return 'text';
  }
}

/** One sentence on a value of the wrong kind or out of range. */
export function misfit(name: string, value: unknown, shouldBe: string): string {
  if (value === undefined) return `${name} is missing; it has to be ${shouldBe}`;
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return `${name} is ${value}, far too large`;
  return `${name} is ${shown(value)}; it has to be ${shouldBe}`;
}

/** One sentence on a key that an object does not take. */
export function strangeKey(owner: string, key: string, known: readonly string[]): string {
  const nearest = nearestName(key, known);
  const suggestion = nearest === null ? '' : ` Did you mean "${nearest}"?`;
  const all = known.length === 0 ? 'It takes none.' : `It takes ${listed(known, 'and')}.`;
  return `${owner} does not take "${shortened(key)}".${suggestion} ${all}`;
}

/** Options of a strict object: says which key is strange, or that the value is no object. */
export function strict(owner: string, known: readonly string[]): { error: (issue: z.core.$ZodRawIssue) => string } {
  return {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? strangeKey(owner, String(issue.keys[0]), known)
        : misfit(owner, issue.input, 'an object'),
  };
}

/** Words as in a sentence: `a, b and c`. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** The first issue as the error people see. */
export function refusal(error: z.core.$ZodError): MazeError {
  const issue = error.issues[0];
  return new MazeError(codeOf(issue), issue?.message ?? 'the recipe is wrong');
}

function codeOf(issue: z.core.$ZodIssue | undefined): ErrorCode {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return 'unknown-name';
    case 'invalid_union':
      return issue.discriminator === undefined ? 'bad-value' : 'unknown-name';
    case 'too_big':
    case 'too_small':
      return 'param-range';
    default:
      return 'bad-value';
  }
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${shortened(value)}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}
