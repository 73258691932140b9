import { Check } from '../controls/check.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { singleKeys } from '../keys.ts';
import * as text from '../text/en.ts';
import { keysAreOpen } from './keys-open.ts';
import './keys.css';

const words = text.keys;
const TITLE = 'keys-title';

/** What each key does, and whether single keys do anything at all. */
export function KeysDialog() {
  return (
    <Dialog
      titleId={TITLE}
      title={words.title}
      class="keys"
      onClose={() => {
        keysAreOpen.value = false;
      }}
    >
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
    </Dialog>
  );
}
