import { type ParamValue, type Transform, transforms } from '@labrys/core';
import { Option } from 'commander';
import { camelCase, knobValue } from './knobs.ts';

/** An option for each transform: its first knob, or a flag if it has none. */
export function transformOptions(): Option[] {
  return transforms.map(({ name, params, summary }) => {
    const [first] = Object.entries(params);
    if (first === undefined) return new Option(`--${name}`, lowerFirst(summary).replace(/\.$/, ''));
    const [knob, param] = first;
    return new Option(`--${name} <${knob}>`, param.help);
  });
}

/**
 * What is typed for a transform: its first knob, and further ones behind it, such as `wilson,keep=walls`. What names no
 * knob is left to the check of the recipe.
 */
export function typedKnobs({ params }: Transform, typed: string | boolean): ParamValue | Record<string, ParamValue> {
  const [first = ''] = Object.keys(params);
  if (typeof typed === 'boolean' || !typed.includes('=')) return knobValue(params[first], typed);
  const pairs = typed.split(',').map((part, i): [string, ParamValue] => {
    const at = part.indexOf('=');
    const name = at < 0 && i === 0 ? first : camelCase(part.slice(0, at < 0 ? undefined : at).trim());
    return [name, knobValue(params[name], at < 0 && i > 0 ? true : part.slice(at + 1).trim())];
  });
  return Object.fromEntries(pairs);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
