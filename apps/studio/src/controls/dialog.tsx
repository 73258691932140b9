import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as text from '../text/en.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  /** The id of the title, which names the dialog. */
  readonly titleId: string;
  readonly title: string;
  /** Besides that of all dialogs. */
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A native dialog with a title and a way to close it; it is open as long as it is there. */
export function Dialog({ titleId, title, class: own = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`sheet-dialog ${own}`.trim()} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="round" aria-label={text.save.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
