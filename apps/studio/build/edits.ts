// Changes of a source text by places in it, as a parser gives them.

/** Text that takes the place of what lies from start (included) to end (excluded). */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made; they may not overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`two edits overlap at ${start}`);
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}
