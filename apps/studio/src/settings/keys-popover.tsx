// The list of keys: loaded when somebody wants it.

import { lazy, Suspense } from 'preact/compat';
import { keysAreOpen } from './keys-open.ts';

const List = lazy(() => import('./keys-dialog.tsx').then(({ KeysDialog }) => KeysDialog));

export function KeysPopover() {
  if (!keysAreOpen.value) return null;
  return (
    <Suspense fallback={null}>
      <List />
    </Suspense>
  );
}
