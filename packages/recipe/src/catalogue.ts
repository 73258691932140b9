import {
  type CatalogueRecord,
  generators,
  MazeError,
  type MeasureRecord,
  makers,
  measureRecords,
  solvers,
  topologies,
  transforms,
} from '@labrys/core';
import { levels } from './levels.ts';
import { nearestName, unknownName } from './nearest-name.ts';
import { tilings } from './tilings.ts';

/** Records of one kind under the name of the kind. */
export interface CatalogueSection {
  /** In the plural, as typed: generators. */
  readonly kind: string;
  readonly records: readonly CatalogueRecord[];
}

/** Everything a recipe, and what is done to its maze, can name. */
export const catalogue: readonly CatalogueSection[] = [
  { kind: 'generators', records: generators },
  { kind: 'makers', records: makers },
  { kind: 'transforms', records: transforms },
  { kind: 'solvers', records: solvers },
  { kind: 'measures', records: measureRecords.map(asRecord) },
  { kind: 'tilings', records: tilings },
  { kind: 'topologies', records: topologies },
  { kind: 'levels', records: levels },
];

/** A measure has no knobs and no steps: what it counts is all there is to say. */
function asRecord({ name, title, summary, unit, definition }: MeasureRecord): CatalogueRecord {
  return {
    id: name,
    name,
    title,
    summary,
    about: `${definition} Counted in ${unit}.`,
    steps: [],
    sources: [],
    params: {},
  };
}

/**
 * The section of that name; the singular is understood.
 *
 * @throws MazeError `unknown-name` with a suggestion
 */
export function sectionNamed(sections: readonly CatalogueSection[], kind: string): CatalogueSection {
  const found = sections.find((section) => section.kind === kind || section.kind === `${kind}s`);
  if (found !== undefined) return found;
  const kinds = sections.map((section) => section.kind);
  throw new MazeError('unknown-name', unknownName('kind', kind, kinds, `There are ${kinds.join(', ')}.`));
}

/** A record and the kind it is of. */
export interface Entry {
  readonly kind: string;
  readonly record: CatalogueRecord;
}

/**
 * All records of a name, id or alias: `backtracker` is a generator and may be a solver as well.
 *
 * @returns at least one
 * @throws MazeError `unknown-name` with a suggestion
 */
export function entriesNamed(sections: readonly CatalogueSection[], name: string): readonly Entry[] {
  const entries = sections.flatMap(({ kind, records }) => records.map((record) => ({ kind, record })));
  const wanted = name.toLowerCase();
  const found = entries.filter(({ record }) => namesOf(record).some((known) => known.toLowerCase() === wanted));
  if (found.length > 0) return found;
  const names = entries.flatMap(({ record }) => namesOf(record));
  // Ids look alike, so they are suggested last.
  const shortNames = names.filter((known) => known === known.toLowerCase());
  const known = nearestName(name, shortNames) === null ? names : shortNames;
  throw new MazeError('unknown-name', unknownName('entry', name, known, 'See "labrys list".'));
}

function namesOf(record: CatalogueRecord & { readonly aliases?: readonly string[] }): readonly string[] {
  return [record.name, record.id, ...(record.aliases ?? [])];
}
