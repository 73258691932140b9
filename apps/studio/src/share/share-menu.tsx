// The link that restores everything: recipe, view and version.

import { signal } from '@preact/signals';
import { Menu } from '../controls/menu.tsx';
import { copyLink } from '../save/copy.ts';
import { saveFiles } from '../save/download.ts';
import { linkOfPage } from '../state/link.ts';
import { sheet } from '../state/studio.ts';
import * as text from '../text/en.ts';
import { canSend, SHARE_MENU } from './share.ts';

const isOpen = signal(false);
const isCopied = signal(false);

export function ShareMenu() {
  return (
    <Menu
      id={SHARE_MENU}
      label={text.share.label}
      onToggle={(isOpened) => {
        isOpen.value = isOpened;
        isCopied.value = false;
      }}
    >
      {isOpen.value && <Link />}
    </Menu>
  );
}

function Link() {
  const address = linkOfPage();
  const hasRecipe = sheet.value?.code != null;
  const isFit = canSend(address);
  return (
    <>
      {hasRecipe && (
        <label class="share-link">
          <span class="visually-hidden">{text.share.link}</span>
          <input class="text" readonly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p class="row-note">
        {!hasRecipe ? text.save.noRecipe : isFit ? text.share.note : text.share.tooLong(address.length)}
      </p>
      {isFit ? (
        <button
          type="button"
          class="line"
          onClick={() =>
            void copyLink().then(() => {
              isCopied.value = true;
            })
          }
        >
          <span aria-live="polite">{isCopied.value ? text.save.copied : text.share.copy}</span>
        </button>
      ) : (
        <button
          type="button"
          class="line"
          onClick={() =>
            void saveFiles({ writer: { kind: 'format', name: 'maze-json' }, versions: ['ends'], knobs: {} })
          }
        >
          {text.share.file}
        </button>
      )}
    </>
  );
}
