import './open.css';
import { useRef } from 'preact/hooks';
import { openFile, openText } from '../../open-anywhere.ts';
import { failure, reading } from '../../state/opened.ts';
import { sheet, view, work } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { sentence } from '../../text/numbers.ts';
import { withoutOptions } from './plain-notes.ts';

/** Where files are dropped, chosen and pasted. */
export function OpenView() {
  const input = useRef<HTMLInputElement>(null);
  const failed = failure.value;
  const isReading = work.value?.what === 'reading';
  return (
    <main class="lens wide open-view" id="stage">
      <div class="drop-place">
        <h2 class="view-title">
          <span class="on-wide">{text.open.drop}</span>
          <span class="on-phone">{text.open.openOne}</span>
        </h2>
        <div class="open-actions">
          <button type="button" class="solid" onClick={() => input.current?.click()}>
            {text.open.choose}
          </button>
          <button type="button" class="line" onClick={() => void paste()}>
            {text.open.paste}
          </button>
          <input
            ref={input}
            type="file"
            class="visually-hidden"
            tabIndex={-1}
            aria-label={text.open.choose}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file !== undefined) void openFile(file);
            }}
          />
        </div>
        <p class="open-state" role="status">
          {isReading ? text.work.reading : ''}
        </p>
        {failed !== null && !isReading && (
          <div class="open-failure" role="alert">
            <p>
              {failed.name !== '' && <b>{failed.name}: </b>}
              {sentence(withoutOptions(failed.message))}
            </p>
            <p class="open-remedies">
              {failed.message.includes('--as pixels') && (
                <button
                  type="button"
                  class="line"
                  onClick={() => void reading(failed.request.bytes, failed.request.name, { as: 'pixels' })}
                >
                  {text.open.byPixels}
                </button>
              )}
              {sheet.value !== null && (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => {
                    failure.value = null;
                    view.value = failed.view;
                  }}
                >
                  {text.open.backToMaze}
                </button>
              )}
            </p>
          </div>
        )}
        <p class="note">{text.open.kinds}</p>
        <p class="note">{text.open.stays}</p>
      </div>
    </main>
  );
}

/** What the clipboard holds, where the browser lets a page ask; the key does without asking. */
async function paste(): Promise<void> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const picture = item.types.find((type) => type.startsWith('image/'));
      if (picture !== undefined) {
        const blob = await item.getType(picture);
        await openFile(new File([blob], text.open.pastedPicture, { type: picture }));
        return;
      }
      if (item.types.includes('text/plain')) {
        await openText(await (await item.getType('text/plain')).text());
        return;
      }
    }
    failure.value = emptyClipboard(text.open.nothingPasted);
  } catch {
    failure.value = emptyClipboard(text.open.pasteByKey);
  }
}

function emptyClipboard(message: string): NonNullable<typeof failure.value> {
  return { name: '', message, view: 'make', request: { bytes: new Uint8Array(0), name: '', knobs: {}, ends: null } };
}
