// How numbers and sentences are written in the language of the studio.

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const THIN = '\u2009';

/** 10 902, with thin spaces. */
export function number(value: number): string {
  return whole.format(value).replaceAll(',', THIN);
}

/** A share from 0 to 1 in per cent. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}${THIN}%`;
}

/** `1 step`, `2 steps`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** Words with a capital and a stop. */
export function sentence(words: string): string {
  const begun = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return words === '' || /[.?]$/.test(words) ? begun : `${begun}.`;
}

/** Seconds as 1:42. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
