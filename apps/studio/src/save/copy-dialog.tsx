// A text to be copied by hand, where the browser does not let us.

import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../controls/dialog.tsx';
import * as text from '../text/en.ts';
import { toCopy } from './copy.ts';

const TITLE = 'copy-title';

export function CopyDialog() {
  const words = toCopy.value;
  return words === null ? null : <Words words={words} />;
}

function Words({ words }: { readonly words: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [words]);
  return (
    <Dialog
      titleId={TITLE}
      title={text.save.copyByHand}
      onClose={() => {
        toCopy.value = null;
      }}
    >
      <textarea ref={field} class="copied" readonly aria-labelledby={TITLE} rows={6} value={words} />
    </Dialog>
  );
}
