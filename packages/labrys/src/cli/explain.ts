// labrys explain: the text of a record, for reading.

import type { Generator, Param, Params } from '@labrys/core';
import type { Format } from '@labrys/formats';
import { type Entry, entriesNamed } from '@labrys/recipe';
import { Command } from 'commander';
import { paramsFor } from '../format-knobs.ts';
import { sections } from './sections.ts';
import { print, terminalWidth } from './terminal.ts';

export function explainCommand(): Command {
  return new Command('explain')
    .description('Tell how a generator, solver or anything else in the catalogue works.')
    .argument('<name>', 'as in "labrys list", for example wilson')
    .action((name: string) => {
      const width = Math.min(terminalWidth(), 100);
      print(
        entriesNamed(sections, name)
          .map((entry) => explanation(entry, width))
          .join('\n\n'),
      );
    });
}

function explanation({ kind, record }: Entry, width: number): string {
  const steps = record.steps.map((step, index) => wrapped(step, width, `${String(index + 1).padStart(2)}. `));
  const parts = [
    `${record.title} (${record.name}, ${record.id}), one of the ${kind}`,
    wrapped(record.summary, width),
    wrapped(record.about, width),
    ['How it works', ...steps].join('\n'),
    ...(kind === 'formats' ? formatParts(record as Format, width) : [knobPart('Knobs', record.params, width)]),
    kind === 'generators' ? ['Focus', ...focusLines(record as Generator, width)].join('\n') : '',
    record.sources.length === 0
      ? ''
      : ['Sources', ...record.sources.map((source) => wrapped(source, width, '  '))].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The knobs of a format by the options that set them, and whether it is written at all. */
function formatParts(format: Format, width: number): string[] {
  return [
    knobPart('Knobs for reading, --read NAME=VALUE', paramsFor(format, 'read'), width),
    knobPart('Knobs for writing, --write NAME=VALUE', paramsFor(format, 'write'), width),
    format.print === undefined ? 'This format is read, not written.' : '',
    format.isOnlyWritten ? 'This format is written, not read.' : '',
  ];
}

/** Empty if there are none. */
function knobPart(heading: string, params: Params, width: number): string {
  const knobs = Object.entries(params).map(([name, param]) => wrapped(knobText(param), width, `  ${name}: `));
  return knobs.length === 0 ? '' : [heading, ...knobs].join('\n');
}

function focusLines(generator: Generator, width: number): string[] {
  return (['passage', 'wall'] as const).map((focus) => {
    const record = generator.focus[focus];
    if (typeof record === 'string') return wrapped(`not taken: ${record}`, width, `  ${focus}: `);
    const unbiased = record.unbiased ? 'all directions alike' : 'directions not alike';
    const uniform = {
      yes: 'all mazes equally likely',
      no: 'all mazes possible, not equally likely',
      never: 'some mazes never arise',
    }[record.uniform];
    const isDefault = focus === generator.defaultFocus ? '; the default' : '';
    return wrapped(`${unbiased}, ${uniform}${isDefault}`, width, `  ${focus}: `);
  });
}

function knobText(param: Param): string {
  const { help } = param;
  switch (param.type) {
    case 'integer':
    case 'number': {
      const range = param.max === Number.MAX_SAFE_INTEGER ? `${param.min} or more` : `${param.min} to ${param.max}`;
      return `${help} (${range}, default ${param.default})`;
    }
    case 'choice': {
      const choices = Object.entries(param.choices).map(([name, what]) => `${name}: ${what}`);
      return `${help} (default ${param.default}). ${choices.join('; ')}`;
    }
    default:
      return `${help} (default ${param.default === '' ? 'none' : param.default})`;
  }
}

/** Text in lines no longer than `width`; `first` begins the first line, the others are indented to match. */
function wrapped(text: string, width: number, first = ''): string {
  const indent = ' '.repeat(first.length);
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(line);
  return lines.join('\n');
}
