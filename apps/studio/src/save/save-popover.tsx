// The menu of Save: its shell is there from the start, what is in it is loaded when it is first opened.

import { signal } from '@preact/signals';
import { later } from '../controls/later.tsx';
import { Menu } from '../controls/menu.tsx';
import * as text from '../text/en.ts';
import { SAVE_MENU } from './save-open.ts';
import { formatsAreOpen } from './wishes.ts';

const Formats = later(() => import('./formats-dialog.tsx').then(({ FormatsDialog }) => FormatsDialog));
const Offers = later(() => import('./save-menu.tsx').then(({ SaveMenu }) => SaveMenu));
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
        {isOpen.value && <Offers />}
      </Menu>
      {formatsAreOpen.value && <Formats />}
    </>
  );
}
