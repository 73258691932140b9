// Options of the command line that are made from the catalogue: the knobs of records, as text that becomes values.

import { type CatalogueRecord, MazeError, type Param, type ParamValue } from '@labrys/core';
import { Option } from 'commander';
import { hyphenated } from '../command-of.ts';

/**
 * One option a knob, whichever records have it.
 *
 * @param taken names that mean something else already
 */
export function knobOptions(records: readonly CatalogueRecord[], taken: readonly string[]): Option[] {
  const owners = new Map<string, { readonly param: Param; readonly names: string[] }>();
  for (const record of records) {
    for (const [name, param] of Object.entries(record.params)) {
      if (taken.includes(name)) continue;
      const known = owners.get(name);
      if (known === undefined) owners.set(name, { param, names: [record.name] });
      else known.names.push(record.name);
    }
  }
  return [...owners].map(([name, { param, names }]) => {
    const flag = `--${hyphenated(name)}`;
    const option = new Option(
      param.type === 'boolean' ? flag : `${flag} <${placeholder(param)}>`,
      `${param.help} (${names.join(', ')})`,
    );
    return option.helpGroup('Knobs of the algorithms:');
  });
}

/** The value of a knob as typed; what does not fit stays text, so that the check of the recipe can say why. */
export function knobValue(param: Param | undefined, typed: string | boolean): ParamValue {
  if (typeof typed === 'boolean' || param === undefined) return typed;
  if (param.type === 'integer' || param.type === 'number') return numberOf(typed) ?? typed;
  if (param.type === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : typed;
  return typed;
}

/** The number that a text stands for, or null. */
export function numberOf(text: string): number | null {
  return /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : null;
}

/** What does not fit stays text, so that the check of the recipe can say why. */
export function typedNumber(typed: string | undefined): number | string | undefined {
  return typed === undefined ? undefined : (numberOf(typed) ?? typed);
}

/**
 * Reads `key=value` options.
 *
 * @param example for the message
 * @throws MazeError `bad-value`
 */
export function keyAndValue(option: string, typed: string, example: string): [key: string, value: string] {
  const at = typed.indexOf('=');
  if (at > 0) return [typed.slice(0, at), typed.slice(at + 1)];
  throw new MazeError('bad-value', `${option} is "${typed}"; it has to be a name and a value such as ${example}`);
}

/** Gathers the values of an option that may be repeated. */
export function repeated(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** As commander names the value of an option. */
export function camelCase(name: string): string {
  return hyphenated(name).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function placeholder(param: Param): string {
  switch (param.type) {
    case 'choice': {
      const choices = Object.keys(param.choices).join('|');
      return choices.length <= 30 ? choices : 'name';
    }
    case 'text':
      return 'text';
    default:
      return 'n';
  }
}
