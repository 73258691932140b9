// History, New maze and the seed: what is done with a maze that is made here.

import { Icon } from '../controls/icon.tsx';
import { TextField } from '../controls/text-field.tsx';
import { toggleSaveMenu } from '../save/save-open.ts';
import { withSeed } from '../state/draft.ts';
import { canGoBack, canGoOn, change, draft, goInHistory, newMaze, work } from '../state/studio.ts';
import * as text from '../text/en.ts';

export function Making() {
  const isWorking = work.value !== null;
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={text.stage.back}
        disabled={!canGoBack.value}
        onClick={() => void goInHistory(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="round"
        aria-label={text.stage.on}
        disabled={!canGoOn.value}
        onClick={() => void goInHistory(1)}
      >
        <Icon name="on" />
      </button>
      <button
        type="button"
        class="solid new-maze"
        disabled={draft.value === null}
        onClick={() => (isWorking ? work.value?.stop() : void newMaze())}
      >
        {isWorking ? text.stage.stop : text.stage.newMaze} <kbd>{isWorking ? 'Esc' : 'N'}</kbd>
      </button>
      <button type="button" class="line phone-only" onClick={toggleSaveMenu}>
        {text.top.save}
      </button>
      <span class="seed">
        <span aria-hidden="true">{text.stage.seed}</span>
        <TextField
          label={text.stage.seed}
          value={String(draft.value?.seed ?? '')}
          disabled={draft.value === null}
          onChange={(typed) => void change('seed', (now) => withSeed(now, typed))}
        />
      </span>
    </>
  );
}
