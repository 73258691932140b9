// What readers say is written for the command line too: on the page its options mean nothing.

import type { Opened } from '../../engine/jobs/open-file.ts';

/** The notes of the reader, without how sure it is of a drawing, which stands elsewhere. */
export function plainNotes({ notes, report }: Pick<Opened, 'notes' | 'report'>): readonly string[] {
  return (report === null ? notes : notes.slice(1)).map(withoutOptions);
}

/** A sentence without the parts that speak of options such as `--as`. */
export function withoutOptions(sentence: string): string {
  if (!sentence.includes('--')) return sentence;
  const isStopped = sentence.endsWith('.');
  const parts = sentence
    .replace(/\.$/, '')
    .split(/(?=[;,] )/)
    .filter((part) => !part.includes('--'));
  const kept = parts.join('').trim();
  return kept === '' ? '' : `${kept}${isStopped ? '.' : ''}`;
}
