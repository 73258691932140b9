import { linesOf } from '../text.ts';

/** Arms of box drawing characters: where lines leave the middle. */
export const ARM = { north: 1, east: 2, south: 4, west: 8 } as const;

/** Arms 0 to 15 in each of the four styles: light, heavy, double, light with round corners. */
const STYLES: readonly string[] = [' ╵╶└╷│┌├╴┘─┴┐┤┬┼', ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋', '   ╚ ║╔╠ ╝═╩╗╣╦╬', '   ╰  ╭  ╯  ╮   '];

const armsOf = new Map<string, number>();
for (const style of STYLES) {
  [...style].forEach((sign, arms) => {
    if (sign !== ' ') armsOf.set(sign, arms);
  });
}

/** The arms of a character; 0 for all that is no box drawing. */
export function boxArms(sign: string | undefined): number {
  return sign === undefined ? 0 : (armsOf.get(sign) ?? 0);
}

/** The lines of a drawing, or null if there is none: two lines or more, mostly of box drawing and blanks. */
export function boxLines(text: string): string[] | null {
  const lines = linesOf(text);
  while (lines.length > 0 && lines[0] === '') lines.shift();
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  if (lines.length < 2) return null;
  let boxes = 0;
  let others = 0;
  for (const line of lines) {
    for (const sign of line) {
      if (boxArms(sign) !== 0) boxes++;
      else if (!' SFGEsfge·.→↓←↑><v^•'.includes(sign)) others++;
    }
  }
  return boxes > 3 && others === 0 ? lines : null;
}
