// The segments of labrys make: AREA=ALGORITHM,knob=value, several ways in turn behind a slash.

import { generators, MazeError } from '@labrys/core';
import { type AreaRecipe, algorithmNamed, carveInputOf, misfit, type SegmentInput } from '@labrys/recipe';
import { Option } from 'commander';
import { keyAndValue, knobValue, numberOf, repeated, typedNumber } from './knobs.ts';
import { typedMask } from './mask-option.ts';

const EXAMPLE = '0,0,20,20=hunt-kill,river=0';

export function segmentOption(): Option {
  return new Option(
    '--segment <area=algorithm>',
    `a part of the board with an algorithm and knobs of its own, may be repeated: ${EXAMPLE}; the area is x,y,width,height, ` +
      'a mask such as text:HI, or voronoi:5 for regions that take turns with algorithms behind slashes',
  ).argParser(repeated);
}

/**
 * The segments that were typed.
 *
 * @param longest cells along the longer side of the board, if it is known
 * @throws MazeError with one sentence on what is wrong
 */
export function typedSegments(
  typed: readonly string[] | undefined,
  longest: number | undefined,
): SegmentInput[] | undefined {
  return typed?.map((text) => {
    const [area, ways] = keyAndValue('--segment', text, EXAMPLE);
    return { area: typedArea(area, longest), carve: ways.split('/').map(typedCarve) };
  });
}

function typedArea(typed: string, longest: number | undefined): AreaRecipe {
  const sides = typed.split(',').map(numberOf);
  if (sides.length === 4 && !sides.includes(null)) {
    const [x, y, width, height] = sides as [number, number, number, number];
    return { x, y, width, height };
  }
  const [, regions] = /^voronoi:(.*)$/.exec(typed) ?? [];
  if (regions !== undefined) return { voronoi: numberOf(regions) ?? (regions as unknown as number) };
  return typedMask({ mask: typed }, longest) as AreaRecipe;
}

function typedCarve(typed: string): ReturnType<typeof carveInputOf> {
  // A comma within a value, as in select=newest:3,random:1, is followed by no name and "=".
  const [name = '', ...knobs] = typed.split(/,(?=[a-z-]+=)/);
  const record = algorithmNamed(name);
  if (!generators.some((generator) => generator === record)) {
    throw new MazeError(
      'cannot-combine',
      misfit('the algorithm of a segment', name, 'a generator; see "labrys list generators"'),
    );
  }
  const own: Record<string, unknown> = {};
  const others: Record<string, unknown> = { algorithm: record.name };
  for (const knob of knobs) {
    const [key, value] = keyAndValue('a knob of --segment', knob, 'river=0');
    if (key === 'focus' || key === 'bias') others[key] = value;
    else if (key === 'run-limit') others.runLimit = typedNumber(value);
    else own[key] = knobValue(record.params[key], value);
  }
  return carveInputOf(others, own);
}
