import type { ComponentType } from 'preact';
import { later } from './controls/later.tsx';
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
import * as text from './text/en.ts';
import { TopBar } from './top-bar.tsx';
import { MakeView } from './views/make/make-view.tsx';

const EMPTY = <main class="lens" />;

/** Views other than the first one are loaded when they are first shown. */
const lenses: { readonly [V in View]: ComponentType } = {
  make: MakeView,
  watch: later(() => import('./views/watch/watch-view.tsx').then(({ WatchView }) => WatchView), EMPTY),
  solve: later(() => import('./views/solve/solve-view.tsx').then(({ SolveView }) => SolveView), EMPTY),
  play: later(() => import('./views/play/play-view.tsx').then(({ PlayView }) => PlayView), EMPTY),
  solid: later(() => import('./views/solid/solid-view.tsx').then(({ SolidView }) => SolidView), EMPTY),
  open: later(() => import('./views/open/open-view.tsx').then(({ OpenView }) => OpenView), EMPTY),
  gallery: later(() => import('./views/gallery/gallery-view.tsx').then(({ GalleryView }) => GalleryView), EMPTY),
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
      <Lens />
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
