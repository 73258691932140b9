// What a maze is made of: forms from the catalogue.

import './make.css';
import { useEffect } from 'preact/hooks';
import { Panel } from '../../panel.tsx';
import { Making } from '../../stage/making.tsx';
import { draft } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { NoRecipe } from '../open/no-recipe.tsx';
import { Beginnings } from './beginnings.tsx';
import { BoardGroup } from './board-group.tsx';
import { Folds } from './folds.tsx';
import { PassagesGroup } from './passages-group.tsx';
import { isUsed, watchRefusals } from './refusals.ts';

export function MakePanel() {
  const now = draft.value;
  useEffect(watchRefusals, []);
  if (now === null) return <NoRecipe />;
  return (
    <Panel label={text.panel.make} actions={<Making />}>
      <div onPointerEnter={use} onFocusCapture={use}>
        <BoardGroup draft={now} />
        <PassagesGroup draft={now} />
        <Folds draft={now} />
        <Beginnings />
      </div>
    </Panel>
  );
}

function use(): void {
  isUsed.value = true;
}
