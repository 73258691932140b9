// The menu of Save: its shell is there from the start, what is in it is loaded when it is first opened.

import { signal } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import { Menu } from '../controls/menu.tsx';
import { text } from '../text/en.ts';
import { SAVE_MENU } from './save-open.ts';
import { formatsAreOpen } from './wishes.ts';

const Formats = lazy(() => import('./formats-dialog.tsx').then(({ FormatsDialog }) => FormatsDialog));
const Offers = lazy(() => import('./save-menu.tsx').then(({ SaveMenu }) => SaveMenu));
const isOpen = signal(false);

export function SavePopover() {
  return (
    <>
      <Menu
        id={SAVE_MENU}
        label={text.save.label}
        onToggle={(isOpened) => {
          isOpen.value = isOpened;
        }}
      >
        {isOpen.value && (
          <Suspense fallback={null}>
            <Offers />
          </Suspense>
        )}
      </Menu>
      {formatsAreOpen.value && (
        <Suspense fallback={null}>
          <Formats />
        </Suspense>
      )}
    </>
  );
}
