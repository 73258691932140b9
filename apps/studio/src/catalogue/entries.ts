// What the page knows of the catalogue: the records as plain data, see build/catalogue.ts.

import type { Param, SolverTraits, TopologyName } from '@labrys/core';
import type { Level } from '@labrys/recipe';

/** A knob without the check that only code can make. */
export type PlainParam = Exclude<Param, { readonly type: 'text' }> | Omit<Extract<Param, { type: 'text' }>, 'fault'>;
export type PlainParams = { readonly [name: string]: PlainParam };

/** Name, title, one sentence and knobs of a record. */
export interface Entry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly params: PlainParams;
}

/** A generator, or a maker, which has one focus of its own. */
export interface GeneratorEntry extends Entry {
  readonly isMaker?: boolean;
  /** Whether it turns a picture into a maze and cannot do without one. */
  readonly needsPicture?: boolean;
  /** For each focus why it is not there, or empty. */
  readonly focus?: { readonly passage: string; readonly wall: string };
  readonly defaultFocus?: 'passage' | 'wall';
}

export interface TilingEntry extends Entry {
  readonly topologies: readonly TopologyName[];
  /** Sizes that only some surfaces have. */
  readonly surfaceParams: { readonly [topology: string]: PlainParams };
}

export interface SolverEntry extends Entry {
  readonly sure: boolean;
  readonly traits: SolverTraits;
}

export interface WriterEntry extends Entry {
  readonly extensions: readonly string[];
  readonly isWritten?: boolean;
  /** Knobs of a format that reading heeds. */
  readonly readParams?: PlainParams;
  /** Knobs that writing heeds; all if absent. */
  readonly writeKnobs?: readonly string[];
}

export interface CatalogueData {
  readonly generators: readonly GeneratorEntry[];
  readonly tilings: readonly TilingEntry[];
  readonly topologies: readonly Entry[];
  readonly transforms: readonly Entry[];
}

/** What writes pictures, and what reads and writes mazes. */
export interface WriterData {
  readonly pens: readonly WriterEntry[];
  readonly formats: readonly WriterEntry[];
}

/** A level by age: what it asks for. */
interface LevelEntry extends Entry {
  readonly request: Level['request'];
}

/** What only the folds of Make need. */
export interface FoldData {
  readonly measures: readonly (Omit<Entry, 'params'> & { readonly unit: string })[];
  /** Knobs of drawings. */
  readonly style: PlainParams;
  readonly levels: readonly LevelEntry[];
}

/** Who found it, how it works in order, and where that was published. */
export interface Prose {
  readonly about: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}
