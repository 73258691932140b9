import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useKeys } from './keys.ts';
import { copyLink } from './save/copy.ts';
import { CopyDialog } from './save/copy-dialog.tsx';
import { toggleSaveMenu } from './save/save-open.ts';
import { SavePopover } from './save/save-popover.tsx';
import { keysAreOpen } from './settings/keys-open.ts';
import { KeysPopover } from './settings/keys-popover.tsx';
import { MoreMenu } from './settings/more-menu.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import { goInHistory, newMaze, type View, view, views, work } from './state/studio.ts';
import { text } from './text/en.ts';
import { TopBar } from './top-bar.tsx';
import { MakeView } from './views/make/make-view.tsx';

/** Views other than the first one are loaded when they are first shown. */
const lenses: { readonly [V in View]: ComponentType } = {
  make: MakeView,
  watch: lazy(() => import('./views/watch/watch-view.tsx').then(({ WatchView }) => WatchView)),
  solve: lazy(() => import('./views/solve/solve-view.tsx').then(({ SolveView }) => SolveView)),
  play: lazy(() => import('./views/play/play-view.tsx').then(({ PlayView }) => PlayView)),
  solid: lazy(() => import('./views/solid/solid-view.tsx').then(({ SolidView }) => SolidView)),
  open: lazy(() => import('./views/open/open-view.tsx').then(({ OpenView }) => OpenView)),
  gallery: lazy(() => import('./views/gallery/gallery-view.tsx').then(({ GalleryView }) => GalleryView)),
};

export function App() {
  const Lens = lenses[view.value];
  useKeys({
    ...Object.fromEntries(views.map((name, i) => [String(i + 1), () => goTo(name)])),
    g: () => goTo('gallery'),
    o: () => goTo('open'),
    n: () => void newMaze(),
    e: toggleSaveMenu,
    l: () => void copyLink(),
    '?': () => {
      keysAreOpen.value = true;
    },
    '[': () => void goInHistory(-1),
    ']': () => void goInHistory(1),
    Escape: () => work.value?.stop(),
  });
  return (
    <>
      <a class="skip" href="#stage">
        {text.skip}
      </a>
      <TopBar />
      <Suspense fallback={<main class="lens" />}>
        <Lens />
      </Suspense>
      <SavePopover />
      <ShareMenu />
      <MoreMenu />
      <KeysPopover />
      <CopyDialog />
    </>
  );
}

function goTo(name: View): void {
  view.value = name;
}
