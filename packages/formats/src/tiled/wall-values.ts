// Tile maps seldom say what is a wall, and people know: a knob of all formats whose squares hold numbers.

import type { Param } from '@labrys/core';

/** From and to, both included. */
type Range = readonly [from: number, to: number];

/** The most that a tile or an IntGrid value can be. */
const MOST = 0xffffffff;

export const wallsParam: Param = {
  type: 'text',
  default: '',
  help: 'numbers of the tiles that are walls, such as 1,2,5-9, or empty, or any; as the file says if empty',
  fault: (value) => (value === '' || rangesOf(value) !== null ? null : faultOf(value)),
};

/**
 * The test for walls that the knob asks for, or null if it leaves that to the file.
 *
 * @param walls a value the knob takes; 0 is an empty square
 */
export function wallTest(walls: string): ((value: number) => boolean) | null {
  const ranges = walls === '' ? null : rangesOf(walls);
  return ranges && ((value) => ranges.some(([from, to]) => from <= value && value <= to));
}

/** Null for what is no list. */
function rangesOf(walls: string): Range[] | null {
  const ranges: Range[] = [];
  for (const item of walls.split(',').map((text) => text.trim().toLowerCase())) {
    const [, first, last = first] = /^(\d{1,10})(?:\s*-\s*(\d{1,10}))?$/.exec(item) ?? [];
    if (item === 'empty') ranges.push([0, 0]);
    else if (item === 'any') ranges.push([1, MOST]);
    else if (first === undefined || Number(first) > Number(last)) return null;
    else ranges.push([Number(first), Number(last)]);
  }
  return ranges;
}

function faultOf(value: string): string {
  const shown = value.replace(/\s+/g, ' ').slice(0, 40);
  return `"${shown}" is no list of tiles; write numbers and ranges such as 1,2,5-9, or empty, or any`;
}
