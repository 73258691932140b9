// The menu of Save: its shell is there from the start, what is in it is loaded when it is first opened.

import { signal } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import { text } from '../text/en.ts';
import { SAVE_MENU } from './save-open.ts';
import { formatsAreOpen } from './wishes.ts';

const Formats = lazy(() => import('./formats-dialog.tsx').then(({ FormatsDialog }) => FormatsDialog));
const Menu = lazy(() => import('./save-menu.tsx').then(({ SaveMenu }) => SaveMenu));
const isOpen = signal(false);

export function SavePopover() {
  return (
    <>
      <div
        id={SAVE_MENU}
        class="menu"
        popover="auto"
        role="dialog"
        aria-label={text.save.label}
        onToggle={(event) => {
          isOpen.value = event.newState === 'open';
        }}
      >
        {isOpen.value && (
          <Suspense fallback={null}>
            <Menu />
          </Suspense>
        )}
      </div>
      {formatsAreOpen.value && (
        <Suspense fallback={null}>
          <Formats />
        </Suspense>
      )}
    </>
  );
}
