// More: colours of the page and the list of keys; on a phone also what has no room in the bar.

import { Menu } from '../controls/menu.tsx';
import { Segment } from '../controls/segment.tsx';
import { toggleSaveMenu } from '../save/save-open.ts';
import { view } from '../state/studio.ts';
import { type Theme, theme } from '../state/theme.ts';
import * as text from '../text/en.ts';
import { keysAreOpen } from './keys-open.ts';

export const MORE_MENU = 'more-menu';

export function MoreMenu() {
  return (
    <Menu id={MORE_MENU} label={text.top.more}>
      <button
        type="button"
        class="menu-line phone-only"
        onClick={() => {
          close();
          toggleSaveMenu();
        }}
      >
        {text.top.save}
      </button>
      <button
        type="button"
        class="menu-line phone-only"
        onClick={() => {
          close();
          view.value = 'gallery';
        }}
      >
        {text.views.gallery}
      </button>
      <h2>{text.top.theme}</h2>
      <Segment
        name="theme"
        label={text.top.theme}
        value={theme.value}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: text.top.themes[value] }))}
        onChange={(value) => {
          theme.value = value as Theme;
        }}
      />
      <button
        type="button"
        class="menu-line"
        aria-haspopup="dialog"
        onClick={() => {
          close();
          keysAreOpen.value = true;
        }}
      >
        {text.top.help} <kbd>?</kbd>
      </button>
    </Menu>
  );
}

function close(): void {
  document.getElementById(MORE_MENU)?.hidePopover();
}
