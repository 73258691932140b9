import type { z } from 'zod';

/**
 * Something that any generator can be asked for besides its own knobs: a key of the step that carves.
 *
 * @typeParam Input as people write it
 * @typeParam Value its canonical form
 */
export interface CarveOption<Input = unknown, Value = unknown> {
  readonly key: string;
  /** What may be written, with a sentence for what may not. */
  schema(): z.ZodType;
  /** All defaults filled in; undefined for what is as good as not asked for. */
  canonical(input: Input): Value | undefined;
  /** As short as can be, for codes. */
  short(value: Value): Input;
}
