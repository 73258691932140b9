// What is done with a maze that was read: the way in its picture, the maze as a file, another file.

import { ask, Refused } from '../../engine/engine.ts';
import { download } from '../../save/download.ts';
import { file } from '../../state/opened.ts';
import { notTaken, sheet, view } from '../../state/studio.ts';
import * as text from '../../text/en.ts';

export function FileActions() {
  const hasPicture = file.value?.opened.hasPicture === true;
  return (
    <>
      {hasPicture && (
        <button type="button" class="solid" onClick={() => void save('paintedWay', text.open.solvedName, 'image/png')}>
          {text.open.saveWay}
        </button>
      )}
      <button
        type="button"
        class={hasPicture ? 'line' : 'solid'}
        onClick={() => void save('keepMaze', text.open.mazeName, 'application/json')}
      >
        {text.open.keep}
      </button>
    </>
  );
}

export function OpenAnother() {
  return (
    <button
      type="button"
      class="line"
      onClick={() => {
        view.value = 'open';
      }}
    >
      {text.open.another}
    </button>
  );
}

async function save(job: 'paintedWay' | 'keepMaze', nameOf: (stem: string) => string, type: string): Promise<void> {
  const stem = (sheet.value?.source?.name ?? text.open.stem).replace(/(\.maze)?\.[^.]+$/, '');
  try {
    download({ bytes: await ask(job, undefined), name: nameOf(stem), type });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    notTaken.value = { control: 'page', message: error.message, remedy: null };
  }
}
