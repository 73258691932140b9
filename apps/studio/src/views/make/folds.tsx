// The folds of the panel: each says its value while it is closed, and is loaded when it is first opened.

import type { ComponentType } from 'preact';
import { Fold } from '../../controls/fold.tsx';
import { later } from '../../controls/later.tsx';
import * as text from '../../text/en.ts';
import type { FoldName, FoldProps } from './fold-props.ts';
import { shownValue } from './fold-values.ts';

const parts = {
  floors: later(() => import('./folds/floors-fold.tsx').then(({ FloorsFold }) => FloorsFold)),
  texture: later(() => import('./folds/texture-fold.tsx').then(({ TextureFold }) => TextureFold)),
  changes: later(() => import('./folds/changes-fold.tsx').then(({ ChangesFold }) => ChangesFold)),
  mask: later(() => import('./folds/mask-fold.tsx').then(({ MaskFold }) => MaskFold)),
  picture: later(() => import('./folds/picture-fold.tsx').then(({ PictureFold }) => PictureFold)),
  endsFold: later(() => import('./folds/ends-fold.tsx').then(({ EndsFold }) => EndsFold)),
  wish: later(() => import('./folds/wish-fold.tsx').then(({ WishFold }) => WishFold)),
  drawing: later(() => import('./folds/drawing-fold.tsx').then(({ DrawingFold }) => DrawingFold)),
} satisfies { readonly [F in FoldName]: ComponentType<FoldProps> };

export function Folds({ draft }: FoldProps) {
  return (
    <div class="folds">
      {(Object.keys(parts) as FoldName[]).map((name) => {
        const Part = parts[name];
        return (
          <Fold key={name} title={text.make[name].title} value={shownValue(name, draft)}>
            {() => <Part draft={draft} />}
          </Fold>
        );
      })}
    </div>
  );
}
