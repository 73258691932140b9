import { useEffect, useRef } from 'preact/hooks';
import { Check } from '../controls/check.tsx';
import { Icon } from '../controls/icon.tsx';
import { singleKeys } from '../keys.ts';
import { text } from '../text/en.ts';
import { keysAreOpen } from './keys-open.ts';
import './keys.css';

const words = text.keys;
const TITLE = 'keys-title';

/** What each key does, and whether single keys do anything at all. */
export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet-dialog keys"
      aria-labelledby={TITLE}
      onClose={() => {
        keysAreOpen.value = false;
      }}
    >
      <header>
        <h2 id={TITLE}>{words.title}</h2>
        <button type="button" class="round" aria-label={text.save.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="keys-body">
        <div class="keys-switch">
          <Check
            id="single-keys"
            isOn={singleKeys.value}
            onChange={(isOn) => {
              singleKeys.value = isOn;
            }}
          />
          <label for="single-keys">{words.areOn}</label>
          <p class="row-note" id="single-keys-note">
            {words.note}
          </p>
        </div>
        {words.groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
