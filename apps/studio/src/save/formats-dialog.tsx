// Every format that is written and every pen, with its knobs; what cannot hold the maze says why.

import writers from 'virtual:catalogue-writers';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WriterEntry } from '../catalogue/entries.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Knob } from '../controls/knob.tsx';
import { ask, isAbortion, Refused } from '../engine/engine.ts';
import type { WriterKind } from '../engine/jobs/save.ts';
import type { Refusals } from '../engine/jobs/writers.ts';
import * as text from '../text/en.ts';
import { saveFiles } from './download.ts';
import { formatsAreOpen, versions } from './wishes.ts';
import './save.css';

const TITLE = 'formats-title';

interface Offer extends WriterEntry {
  readonly kind: WriterKind;
}

const offers: readonly Offer[] = [
  ...writers.pens.map((entry) => ({ ...entry, kind: 'pen' as const })),
  ...writers.formats
    .filter(({ isWritten }) => isWritten === true)
    .map((entry) => ({ ...entry, kind: 'format' as const })),
];

const knobsOf = ({ params, writeKnobs }: Offer) =>
  Object.entries(params).filter(([name]) => writeKnobs?.includes(name) ?? true);

const keyOf = ({ kind, name }: Offer): string => `${kind} ${name}`;

export function FormatsDialog() {
  const refusals = useSignal<Refusals>({});
  const chosen = useSignal<Offer>(offers[0] as Offer);
  const knobs = useSignal<Readonly<Record<string, string | number | boolean>>>({});
  const said = useSignal('');
  const { value: offer } = chosen;
  const why = refusals.value[keyOf(offer)];

  useEffect(() => {
    void ask('writers', undefined).then((found) => {
      refusals.value = found;
    });
  }, []);

  async function save(): Promise<void> {
    said.value = '';
    try {
      const files = await saveFiles({
        writer: { kind: offer.kind, name: offer.name },
        versions: versions.value,
        knobs: knobs.value,
      });
      said.value = text.save.saved(files.map(({ name }) => name));
    } catch (error) {
      if (error instanceof Refused) said.value = error.message;
      else if (!isAbortion(error)) throw error;
    }
  }

  return (
    <Dialog
      titleId={TITLE}
      title={text.save.more}
      class="formats"
      onClose={() => {
        formatsAreOpen.value = false;
      }}
    >
      <div class="formats-list" role="radiogroup" aria-label={text.save.more}>
        {offers.map((one) => {
          const reason = refusals.value[keyOf(one)];
          const id = `format-${one.kind}-${one.name}`;
          return (
            <label key={keyOf(one)}>
              <input
                type="radio"
                name="format"
                checked={one === offer}
                aria-disabled={reason !== undefined}
                aria-labelledby={id}
                aria-describedby={`${id}-why`}
                onChange={() => {
                  chosen.value = one;
                  knobs.value = {};
                  said.value = '';
                }}
              />
              <span id={id}>{one.title}</span>
              <small id={`${id}-why`}>{reason ?? one.summary}</small>
            </label>
          );
        })}
      </div>
      <div class="formats-knobs">
        <h3>{offer.title}</h3>
        <p class="row-note">{offer.summary}</p>
        {knobsOf(offer).map(([name, param]) => (
          <Knob
            key={`${keyOf(offer)} ${name}`}
            id={`format-knob-${name}`}
            name={name}
            param={param}
            value={knobs.value[name]}
            onChange={(value) => {
              const { [name]: _, ...others } = knobs.value;
              knobs.value = value === param.default ? others : { ...others, [name]: value };
            }}
          />
        ))}
      </div>
      <footer>
        <p class="row-note" aria-live="polite">
          {why ?? said.value}
        </p>
        <button
          type="button"
          class="solid"
          aria-disabled={why !== undefined}
          onClick={() => {
            if (why === undefined) void save();
          }}
        >
          {text.save.save}
        </button>
      </footer>
    </Dialog>
  );
}
