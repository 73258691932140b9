// Share: what the phone offers, or else the link to copy.

import { linkOfPage } from '../state/link.ts';
import { sheet } from '../state/studio.ts';
import * as text from '../text/en.ts';

export const SHARE_MENU = 'share-menu';

/** Longer links are cut off by programs that pass them on. */
const LONGEST_LINK = 8000;

export function share(): void {
  const isOnTouch = matchMedia('(pointer: coarse)').matches;
  const address = linkOfPage();
  const data: ShareData = { title: sheet.value?.title ?? text.studio, url: address };
  const { share: send } = navigator as { readonly share?: (data: ShareData) => Promise<void> };
  if (!isOnTouch || send === undefined || !canSend(address)) {
    document.getElementById(SHARE_MENU)?.togglePopover();
    return;
  }
  // Whoever closes the list of the phone has changed their mind; where it may not open the link is shown.
  send.call(navigator, data).catch((error: unknown) => {
    if ((error as DOMException).name !== 'AbortError') document.getElementById(SHARE_MENU)?.showPopover();
  });
}

/** A maze without a recipe has no link, and long ones break. */
export function canSend(address: string): boolean {
  return sheet.value?.code != null && address.length <= LONGEST_LINK;
}
