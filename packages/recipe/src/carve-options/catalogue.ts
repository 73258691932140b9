import { biasOption } from './bias.ts';
import { blendOption } from './blend.ts';
import type { CarveOption } from './option.ts';
import { pictureOption } from './picture.ts';
import { roomsOption } from './rooms.ts';
import { runLimitOption } from './run-limit.ts';
import { segmentsOption } from './segments.ts';
import { symmetryOption } from './symmetry.ts';
import { wayOption } from './way.ts';

/** All of them, in the order in which they stand in a recipe. */
export const carveOptions: readonly CarveOption[] = [
  biasOption,
  blendOption,
  runLimitOption,
  pictureOption,
  wayOption,
  symmetryOption,
  roomsOption,
  segmentsOption,
];

/** The options and the knobs of a step that carves, apart. */
export function optionsApart(values: { readonly [name: string]: unknown }): {
  readonly asked: { readonly [key: string]: unknown };
  readonly knobs: { readonly [name: string]: unknown };
} {
  const isOption = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && carveOptions.some(({ key }) => key === name);
  const entries = Object.entries(values);
  return {
    asked: Object.fromEntries(entries.filter(isOption)),
    knobs: Object.fromEntries(entries.filter((entry) => !isOption(entry) && entry[1] !== undefined)),
  };
}
