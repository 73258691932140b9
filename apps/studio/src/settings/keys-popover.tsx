// The list of keys: loaded when somebody wants it.

import { later } from '../controls/later.tsx';
import { keysAreOpen } from './keys-open.ts';

const List = later(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => KeysDialog));

export function KeysPopover() {
  return keysAreOpen.value ? <List /> : null;
}
