// The catalogue as plain data, for forms and texts: made from the records when the studio is built, so that a page need
// not load every algorithm to list them.
//   virtual:catalogue         what forms need: names, titles, one sentence, knobs, and which boards suit which surfaces
//   virtual:catalogue-solvers what Watch and Solve need of the solvers
//   virtual:catalogue-writers what Save and Open need of pens and formats
//   virtual:catalogue-folds   what the folds of Make need besides: measures, knobs of drawings, levels by age
//   virtual:catalogue-prose   who found it, how it works, sources: loaded when somebody asks

import {
  generators,
  makers,
  measureRecords,
  type Param,
  type Params,
  solvers,
  topologies,
  transforms,
} from '@labrys/core';
import { formats, parseParams, printParams } from '@labrys/formats';
import { levels, tilings } from '@labrys/recipe';
import { pens, styleParams } from '@labrys/render';
import type { Plugin } from 'vite';
import type {
  CatalogueData,
  FoldData,
  GeneratorEntry,
  PlainParams,
  Prose,
  SolverEntry,
  TilingEntry,
  WriterData,
} from '../src/catalogue/entries.ts';

/** Module -> what it exports. */
const MODULES: { readonly [id: string]: () => unknown } = {
  'virtual:catalogue': catalogueData,
  'virtual:catalogue-solvers': solverData,
  'virtual:catalogue-writers': writerData,
  'virtual:catalogue-folds': foldData,
  'virtual:catalogue-prose': prose,
};

export function catalogueModules(): Plugin {
  return {
    name: 'labrys-catalogue',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load(id) {
      const made = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      return made === undefined ? null : `export default ${JSON.stringify(made())}`;
    },
  };
}

export function catalogueData(): CatalogueData {
  return {
    generators: [
      ...generators.map(generatorEntry),
      ...makers.map((maker) => ({ ...entry(maker), isMaker: true, needsPicture: maker.picture === true })),
    ],
    tilings: tilings.map(tilingEntry),
    topologies: topologies.map((topology) => ({ ...entry(topology), params: {} })),
    transforms: transforms.map(entry),
  };
}

function solverData(): readonly SolverEntry[] {
  return solvers.map((solver) => ({ ...entry(solver), sure: solver.sure, traits: solver.traits }));
}

function writerData(): WriterData {
  return {
    pens: pens.map((pen) => ({ ...entry(pen), extensions: pen.extensions })),
    formats: formats.map((format) => ({
      ...entry(format),
      extensions: format.extensions,
      isWritten: format.print !== undefined,
      readParams: plain(parseParams(format)),
      writeKnobs: Object.keys(printParams(format)),
    })),
  };
}

function foldData(): FoldData {
  return {
    measures: measureRecords.map(({ name, title, summary, unit }) => ({ name, title, summary, unit })),
    style: plain(styleParams),
    levels: levels.map((level) => ({ ...entry(level), request: level.request })),
  };
}

interface Described {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly params: Params;
}

function entry({ name, title, summary, params }: Described): {
  name: string;
  title: string;
  summary: string;
  params: PlainParams;
} {
  return { name, title, summary, params: plain(params) };
}

function generatorEntry(generator: (typeof generators)[number]): GeneratorEntry {
  const { focus, defaultFocus } = generator;
  const wordsOf = (one: (typeof focus)['passage']): string => (typeof one === 'string' ? one : '');
  return {
    ...entry(generator),
    focus: { passage: wordsOf(focus.passage), wall: wordsOf(focus.wall) },
    defaultFocus,
  };
}

function tilingEntry(tiling: (typeof tilings)[number]): TilingEntry {
  return {
    ...entry(tiling),
    topologies: [...tiling.topologies],
    surfaceParams: Object.fromEntries(
      Object.entries(tiling.surfaceParams ?? {}).map(([surface, params]) => [surface, plain(params ?? {})]),
    ),
  };
}

/** Knobs without what only code can tell. */
function plain(params: Params): PlainParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, JSON.parse(JSON.stringify(param)) as Param]),
  );
}

function prose(): { readonly [kind: string]: { readonly [name: string]: Prose } } {
  const kinds = { generators: [...generators, ...makers], tilings, topologies, transforms, solvers };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, records]) => [
      kind,
      Object.fromEntries(records.map(({ name, about, steps, sources }) => [name, { about, steps, sources }])),
    ]),
  );
}
