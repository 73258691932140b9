// labrys list: what there is, from the catalogue.

import {
  type BoardRecord,
  type CatalogueRecord,
  defaultsOf,
  MazeError,
  type MeshSpace,
  type ParamValues,
  Random,
  type Solver,
  type SolverTraits,
  type Tiling,
  type Topology,
  type TopologyName,
  weaveSpace,
} from '@labrys/core';
import type { Format } from '@labrys/formats';
import {
  type CatalogueSection,
  paramsJsonSchema,
  recipeJsonSchema,
  sectionNamed,
  sizedTilings,
  tilings,
} from '@labrys/recipe';
import { Command } from 'commander';
import { paramsFor } from '../format-knobs.ts';
import { sections } from './sections.ts';
import { print } from './terminal.ts';

interface ListOptions {
  readonly json?: boolean;
  readonly schema?: boolean;
}

export function listCommand(): Command {
  return new Command('list')
    .description('List generators, makers, transforms, solvers, measures, tilings, pens and formats.')
    .argument('[kind]', 'only these, for example generators')
    .option('--json', 'print all of the records as JSON')
    .option('--schema', 'print the JSON Schema of a recipe, or of the knobs of a kind')
    .action((kind: string | undefined, options: ListOptions) => {
      const wanted = kind === undefined ? sections : [sectionNamed(sections, kind)];
      if (options.schema) print(JSON.stringify(kind === undefined ? recipeJsonSchema() : knobSchemas(wanted), null, 2));
      else if (options.json) print(JSON.stringify(wanted.flatMap(records), null, 2));
      else print(wanted.map(listing).join('\n\n'));
    });
}

function knobSchemas(wanted: readonly CatalogueSection[]): Record<string, unknown> {
  const all = wanted.flatMap((section) => section.records);
  return Object.fromEntries(all.map((record) => [record.name, paramsJsonSchema(record.params)]));
}

function records(section: CatalogueSection): unknown[] {
  return section.records.map((record) => ({ kind: section.kind, ...plain(record) }));
}

/** The record without its functions. */
function plain(record: CatalogueRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value !== 'function'));
}

function listing(section: CatalogueSection): string {
  const widest = Math.max(0, ...section.records.map((record) => record.name.length));
  const lines = section.records.map((record) => {
    const line = `  ${record.name.padEnd(widest)}  ${record.summary}`;
    const more = moreOf(section.kind, record);
    return more === '' ? line : `${line}\n${' '.repeat(widest + 4)}${more}`;
  });
  return [section.kind, ...lines].join('\n');
}

/** What a second line says of a record; empty if there is none. */
function moreOf(kind: string, record: CatalogueRecord): string {
  switch (kind) {
    case 'formats':
      return knobsInWords(record as Format);
    case 'tilings':
      return boardInWords(record as BoardRecord);
    case 'topologies':
      return surfaceInWords(record as Topology);
    case 'solvers':
      return traitsInWords(record as Solver);
    default:
      return '';
  }
}

/** Links a cell, sizes and surfaces of a tiling. */
function boardInWords({ name, degrees: [least, most], params, topologies }: BoardRecord): string {
  const links = least === most ? `${most}` : `${least} to ${most}`;
  const names = Object.keys(params);
  const sizes = names.length === 0 ? 'no sizes' : `sizes ${names.join(', ')}`;
  return `${links} links a cell; ${sizes}; surfaces ${topologies.join(', ')}${capabilities(name)}`;
}

/** What boards of a tiling take besides what all take: row by row generators, and crossings. */
function capabilities(name: string): string {
  const tiling = sizedTilings.find((record) => record.name === name);
  if (tiling === undefined) return '';
  const space = sampleOf(tiling);
  const rowWise = [
    space.rows === null ? '' : 'eller',
    space.rowPaths === null ? '' : 'sidewinder',
    space.wallRows === null ? '' : 'eller by walls',
    space.wallRows?.arePaths === true ? 'sidewinder by walls' : '',
    crosses(space) ? 'crossings' : '',
  ].filter(Boolean);
  return rowWise.length === 0 ? '; no rows, no crossings' : `; takes ${rowWise.join(', ')}`;
}

/** A small board. */
function sampleOf(tiling: Tiling): MeshSpace {
  const topology = tiling.topologies[0] as TopologyName;
  const box = tiling.sizesFor?.(SAMPLE, SAMPLE, topology) ?? { width: SAMPLE, height: SAMPLE };
  return tiling.space({ ...defaultsOf(tiling.params), ...box } as ParamValues, topology, Random.of(1, 'space'));
}

const SAMPLE = 8;

function crosses(space: MeshSpace): boolean {
  try {
    return weaveSpace(space, { density: 1, tunnel: 1 }, Random.of(1)).weave !== null;
  } catch (error) {
    if (error instanceof MazeError) return false;
    throw error;
  }
}

/** What kind of surface it is, and which tilings take it. */
function surfaceInWords({ name, euler, orientable }: Topology): string {
  const takers = tilings.filter(({ topologies }) => topologies.includes(name)).map((tiling) => tiling.name);
  const kind =
    euler === null
      ? 'as its code says'
      : `Euler characteristic ${euler}, ${orientable === true ? 'two faces' : 'one face'}`;
  return `${kind}; tilings ${takers.join(', ')}`;
}

/** What a solver finds, who is at work, and where. */
function traitsInWords({ sure, traits }: Solver): string {
  const { finds, works, byPerson, openAreas, noMemory, fast } = traits;
  return [
    `finds ${finds}`,
    sure ? 'sure' : 'not sure',
    WORKERS[works],
    BY_PERSON[byPerson],
    openAreas ? 'bears open areas' : 'corridors only',
    noMemory ? 'no memory' : 'needs memory',
    fast ? 'fast' : 'slow',
  ].join('; ');
}

const WORKERS: Readonly<Record<SolverTraits['works'], string>> = {
  you: 'one walker',
  several: 'several at once',
  maze: 'changes the maze',
};

const BY_PERSON: Readonly<Record<SolverTraits['byPerson'], string>> = {
  inside: 'by a person inside',
  above: 'by a person above',
  no: 'by a program',
};

/** Which knobs a format has, by the options that set them. */
function knobsInWords(format: Format): string {
  return (['read', 'write'] as const)
    .map((use) => ({ use, names: Object.keys(paramsFor(format, use)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ use, names }) => `--${use} ${names.join(', ')}`)
    .join('; ');
}
