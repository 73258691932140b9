import type * as z from 'zod/mini';
import type { CarveInput, CarveRecipe } from '../recipe.ts';

/**
 * Something that any generator can be asked for besides its own knobs: a key of the step that carves.
 *
 * @typeParam Input as people write it
 * @typeParam Value its canonical form
 */
export interface CarveOption<Input = unknown, Value = unknown> {
  readonly key: string;
  /** Keys of others that it does not go with. */
  readonly excludes?: readonly string[];
  /** Whether a part of the board may be asked for it too, and not only the whole. */
  readonly isForParts?: boolean;
  /** What may be written, with a sentence for what may not. */
  schema(shared: SharedSchemas): z.ZodMiniType;
  /**
   * All defaults filled in; undefined for what is as good as not asked for.
   *
   * @param ofPart the canonical form of how a part is carved
   */
  canonical(input: Input, ofPart: (carve: CarveInput) => CarveRecipe): Value | undefined;
  /**
   * As short as can be, for codes.
   *
   * @param ofPart how a part is carved, in short
   */
  short(value: Value, ofPart: (carve: CarveRecipe) => CarveInput): Input;
}

/** Schemas that stand in several places: one for all, or the JSON Schema would hold each again and again. */
export interface SharedSchemas {
  readonly mask: z.ZodMiniType;
  /** How a part of the board is carved. */
  readonly part: z.ZodMiniType;
}
