import type { Param } from '../record.ts';

/** A knob for how many of something: a whole number such as 12, or a part of all there are such as 5%. */
export function amountParam(help: string): Param {
  return { type: 'text', default: '1', help: `${help}: a number such as 12, or a part of them such as 5%`, fault };
}

function fault(value: string): string | null {
  if (/^\d{1,12}$/.test(value)) return null;
  const share = shareOf(value);
  if (share !== null && share <= 1) return null;
  return `"${value}" is no amount; it has to be a whole number such as 12, or a part from 0% to 100%`;
}

/** How many that are of `total`, `total` at most. */
export function amountOf(value: string, total: number): number {
  const share = shareOf(value);
  return Math.min(total, share === null ? Number(value) : Math.round(share * total));
}

function shareOf(value: string): number | null {
  return /^\d{1,3}(\.\d{1,9})?%$/.test(value) ? Number(value.slice(0, -1)) / 100 : null;
}
