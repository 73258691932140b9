import type { Draft } from '../../state/draft.ts';

/** What each fold of the panel is given. */
export interface FoldProps {
  readonly draft: Draft;
}

/** The folds, by the names of their texts. */
export type FoldName = 'floors' | 'texture' | 'changes' | 'mask' | 'picture' | 'endsFold' | 'wish' | 'drawing';
