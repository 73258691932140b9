// A mask from outside, checked and ready to be laid over a board.

import { MazeError } from '@labrys/core';
import { type Bits, bitsOf } from './bits.ts';
import { requireCellNames } from './cell-list.ts';
import { type CellName, type FillRule, type Mask, type MaskKind, maskKinds } from './mask.ts';
import type { Outline } from './outline.ts';
import { outlineOfPath } from './path.ts';
import { outlineOfPolygon } from './polygon.ts';
import { outlineOfText } from './text.ts';

/** What a mask says about a board. */
export type Shape =
  | { readonly outline: Outline }
  | { readonly bits: Bits }
  | { readonly cells: readonly CellName[]; readonly keepsThem: boolean };

/**
 * What is wrong with a mask, and what would work; null if it is good. Whether a board has the cells that a mask names is
 * for {@link maskCells} to say.
 *
 * @param more further keys that stand beside the mask
 */
export function maskFault(mask: unknown, more: readonly string[] = []): string | null {
  try {
    shapeOf(mask as Mask, more);
    return null;
  } catch (error) {
    if (error instanceof MazeError) return error.message;
    throw error;
  }
}

/** @throws MazeError with one sentence on what is wrong */
export function shapeOf(mask: Mask, more: readonly string[] = []): Shape {
  const kind = kindOf(mask, more);
  const values: { readonly [key: string]: unknown } = { ...mask };
  const value = values[kind];
  switch (kind) {
    case 'text':
      return { outline: outlineOfText(textIn(kind, value)) };
    case 'path':
      return { outline: outlineOfPath(textIn(kind, value), ruleOf(values.rule)) };
    case 'polygon':
      return { outline: outlineOfPolygon(value as never) };
    case 'bitmap':
      return { bits: bitsOf(bitmapIn(value)) };
    case 'cells':
    case 'except':
      requireCellNames(value, kind);
      return { cells: value as CellName[], keepsThem: kind === 'cells' };
  }
}

/**
 * Which kind of mask it is.
 *
 * @throws MazeError if it is none, or two at once
 */
export function kindOf(mask: unknown, more: readonly string[] = []): MaskKind {
  if (typeof mask !== 'object' || mask === null || Array.isArray(mask)) throw noMask();
  const given = Object.entries(mask).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  const [kind, second] = given.filter((key): key is MaskKind => Object.hasOwn(maskKinds, key));
  if (kind === undefined) throw noMask();
  if (second !== undefined) {
    throw new MazeError('bad-value', `a mask is one thing, and this is ${kind} and ${second}; leave one out`);
  }
  const known = [kind, ...(kind === 'path' ? ['rule'] : []), 'invert', ...more];
  const strange = given.find((key) => !known.includes(key));
  if (strange !== undefined) {
    throw new MazeError('bad-value', `a mask of ${kind} does not take "${strange}"; it takes ${known.join(', ')}`);
  }
  const { invert } = mask as Mask;
  if (invert !== undefined && typeof invert !== 'boolean') {
    throw new MazeError('bad-value', 'invert of a mask has to be true or false');
  }
  return kind;
}

function noMask(): MazeError {
  return new MazeError(
    'bad-value',
    `a mask has to be an object with one of ${Object.keys(maskKinds).join(', ')}, such as {"text": "LABRYS"}`,
  );
}

function textIn(kind: MaskKind, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new MazeError('bad-value', `the ${kind} of a mask has to be text`);
}

function ruleOf(rule: unknown): FillRule {
  if (rule === undefined || rule === 'nonzero' || rule === 'evenodd') return rule ?? 'nonzero';
  throw new MazeError('bad-value', 'the rule of a path has to be nonzero or evenodd');
}

function bitmapIn(value: unknown): { width: number; height: number; rows: string } {
  const { width, height, rows, ...more } = (value ?? {}) as { [key: string]: unknown };
  if (typeof width === 'number' && typeof height === 'number' && typeof rows === 'string') {
    if (Object.keys(more).length === 0) return { width, height, rows };
  }
  throw new MazeError('bad-value', 'the bitmap of a mask has to be an object with width, height and rows');
}
