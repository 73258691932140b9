// The folds of the panel: each says its value while it is closed, and is loaded when it is first opened.

import type { ComponentType } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { Fold } from '../../controls/fold.tsx';
import { text } from '../../text/en.ts';
import type { FoldName, FoldProps } from './fold-props.ts';
import { shownValue } from './fold-values.ts';

const parts = {
  floors: lazy(() => import('./folds/floors-fold.tsx').then(({ FloorsFold }) => FloorsFold)),
  texture: lazy(() => import('./folds/texture-fold.tsx').then(({ TextureFold }) => TextureFold)),
  changes: lazy(() => import('./folds/changes-fold.tsx').then(({ ChangesFold }) => ChangesFold)),
  mask: lazy(() => import('./folds/mask-fold.tsx').then(({ MaskFold }) => MaskFold)),
  picture: lazy(() => import('./folds/picture-fold.tsx').then(({ PictureFold }) => PictureFold)),
  endsFold: lazy(() => import('./folds/ends-fold.tsx').then(({ EndsFold }) => EndsFold)),
  wish: lazy(() => import('./folds/wish-fold.tsx').then(({ WishFold }) => WishFold)),
  drawing: lazy(() => import('./folds/drawing-fold.tsx').then(({ DrawingFold }) => DrawingFold)),
} satisfies { readonly [F in FoldName]: ComponentType<FoldProps> };

export function Folds({ draft }: FoldProps) {
  return (
    <div class="folds">
      {(Object.keys(parts) as FoldName[]).map((name) => {
        const Part = parts[name];
        return (
          <Fold key={name} title={text.make[name].title} value={shownValue(name, draft)}>
            {() => (
              <Suspense fallback={null}>
                <Part draft={draft} />
              </Suspense>
            )}
          </Fold>
        );
      })}
    </div>
  );
}
