// Texts on their way to the clipboard.

import { signal } from '@preact/signals';
import { ask } from '../engine/engine.ts';
import { linkOfPage } from '../state/link.ts';
import { version } from '../state/studio.ts';

/** A text that the browser does not let us copy, to be copied by hand. */
export const toCopy = signal<string | null>(null);

export const copyLink = (): Promise<void> => copy(Promise.resolve(linkOfPage()));
export const copyCommand = (): Promise<void> => copy(words().then(({ command }) => command));
export const copyCode = (): Promise<void> => copy(words().then(({ code }) => code));

const words = () => ask('words', version.peek());

/** Copies a text that is still on its way: some browsers ask for that to begin in the click itself. */
async function copy(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard }; // absent where pages come without encryption
  try {
    if (clipboard === undefined) throw new DOMException('no clipboard', 'NotAllowedError');
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    toCopy.value = await text;
  }
}
