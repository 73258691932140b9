// What every entry of the catalogue tells of itself. The command line, studio forms, JSON Schema, `labrys explain`,
// reference pages, tests and benchmarks are made from these records.

/** A knob as plain data: type, range, default and a help line. */
export type Param =
  | {
      readonly type: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly help: string;
    }
  | {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly help: string;
    }
  | { readonly type: 'boolean'; readonly default: boolean; readonly help: string }
  | {
      readonly type: 'choice';
      readonly choices: Readonly<Record<string, string>>; // name -> what it does
      readonly default: string;
      readonly help: string;
    }
  | {
      readonly type: 'text';
      readonly default: string;
      readonly help: string;
      /** What is wrong with a value and what would work, or null if nothing is. */
      readonly fault: (value: string) => string | null;
    };

export type ParamValue = number | string | boolean;
export type ParamValues = { readonly [name: string]: ParamValue };
export type Params = { readonly [name: string]: Param };

/** The name, texts and knobs of an entry; P are the values its knobs take. */
export interface CatalogueRecord<P extends ParamValues = ParamValues> {
  /** As in the specification, for example GEN-WILSON. */
  readonly id: string;
  /** As typed on the command line, for example wilson. */
  readonly name: string;
  /** As written in a caption, for example Wilson. */
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Who found it and when, what its mazes are like. */
  readonly about: string;
  /** How it works, in order, a sentence a step. */
  readonly steps: readonly string[];
  /** Author, title, year. */
  readonly sources: readonly string[];
  readonly params: { readonly [K in keyof P]: Param };
}

/** The defaults of a record's knobs. */
export function defaultsOf(params: Params): ParamValues {
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, param.default]));
}
