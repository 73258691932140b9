import { defaultsOf, MazeError, type ParamValues } from '@labrys/core';
import { type Format, formats, parseParams, printParams } from '@labrys/formats';
import { checkedParams, listed, strangeKey } from '@labrys/recipe';

/** What a format is to do; not every knob is heeded in both. */
export type FormatUse = 'read' | 'write';

/**
 * Checks knobs against the record of a format and fills in its defaults.
 *
 * @param owner what has the knobs, for messages
 * @throws MazeError `unknown-name` for a knob that the format has not, with the formats that have it; `param-range` or
 *   `bad-value` for what does not fit
 */
export function formatKnobs(format: Format, use: FormatUse, knobs: ParamValues, owner: string): ParamValues {
  const params = paramsFor(format, use);
  const strange = Object.keys(knobs).find((name) => !Object.hasOwn(params, name));
  if (strange !== undefined) {
    const owners = formats.filter((other) => Object.hasOwn(paramsFor(other, use), strange)).map(({ name }) => name);
    const belongs = owners.length === 0 ? '' : ` "${strange}" belongs to ${listed(owners, 'and')}.`;
    throw new MazeError('unknown-name', strangeKey(owner, strange, Object.keys(params)) + belongs);
  }
  return { ...defaultsOf(format.params), ...checkedParams(owner, params, knobs) };
}

/** The knobs that a format heeds when it reads or writes. */
export function paramsFor(format: Format, use: FormatUse): Format['params'] {
  return use === 'read' ? parseParams(format) : printParams(format);
}
