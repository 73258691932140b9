// A text to be copied by hand, where the browser does not let us.

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../controls/icon.tsx';
import { text } from '../text/en.ts';
import { toCopy } from './copy.ts';

const TITLE = 'copy-title';

export function CopyDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = toCopy.value;
  useEffect(() => {
    if (words === null) return;
    dialog.current?.showModal();
    field.current?.select();
  }, [words]);
  if (words === null) return null;
  return (
    <dialog
      ref={dialog}
      class="sheet-dialog"
      aria-labelledby={TITLE}
      onClose={() => {
        toCopy.value = null;
      }}
    >
      <header>
        <h2 id={TITLE}>{text.save.copyByHand}</h2>
        <button type="button" class="round" aria-label={text.save.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <textarea ref={field} class="copied" readonly aria-labelledby={TITLE} rows={6} value={words} />
    </dialog>
  );
}
