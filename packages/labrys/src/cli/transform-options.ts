import { transforms } from '@labrys/core';
import { Option } from 'commander';

/** An option for each transform: its first knob, or a flag if it has none. */
export function transformOptions(): Option[] {
  return transforms.map(({ name, params, summary }) => {
    const [first] = Object.entries(params);
    if (first === undefined) return new Option(`--${name}`, lowerFirst(summary).replace(/\.$/, ''));
    const [knob, param] = first;
    return new Option(`--${name} <${knob}>`, param.help);
  });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
