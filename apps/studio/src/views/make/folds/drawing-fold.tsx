// How the maze is drawn, on the page and in files: what all pens share, and its title.

import data from 'virtual:catalogue-folds';
import { Check } from '../../../controls/check.tsx';
import { wordsOf } from '../../../controls/knob.tsx';
import { NumberField } from '../../../controls/number-field.tsx';
import { Row } from '../../../controls/row.tsx';
import { Select } from '../../../controls/select.tsx';
import { Slider } from '../../../controls/slider.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { withStyle, withTitle } from '../../../state/draft.ts';
import { change } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { noteOf } from '../refused.tsx';

const words = text.make.drawing;
type Name = keyof typeof words.words;

export function DrawingFold({ draft }: FoldProps) {
  const { style = {} } = draft;
  const set = (name: string, value: string | number | boolean | undefined, isMoving = false): void =>
    void change(
      `style-${name}`,
      (old) => withStyle(old, { [name]: value === data.style[name]?.default ? undefined : value }),
      { isMoving },
    );
  return (
    <>
      <Row label={words.name} for="title" note={noteOf('title')}>
        <TextField
          id="title"
          class="text"
          value={draft.title ?? ''}
          maxLength={120}
          onChange={(typed) => void change('title', (old) => withTitle(old, typed.trim()))}
        />
      </Row>
      {Object.entries(data.style).map(([name, param]) => {
        const label = words.words[name as Name];
        const id = `style-${name}`;
        const value = style[name] ?? param.default;
        const note = noteOf(id, name === 'background' ? words.inFiles : '');
        return (
          <Row key={name} label={label} for={id} note={note}>
            {param.type === 'number' && (
              <Slider
                id={id}
                label={label}
                value={Number(value)}
                min={param.min}
                max={Math.min(param.max, 4)}
                step={0.01}
                onChange={(wanted, isMoving) => set(name, wanted, isMoving)}
              />
            )}
            {param.type === 'integer' && (
              <NumberField
                id={id}
                value={Number(value)}
                min={param.min}
                max={param.max}
                onChange={(wanted) => set(name, wanted)}
              />
            )}
            {param.type === 'boolean' && <Check id={id} isOn={value === true} onChange={(isOn) => set(name, isOn)} />}
            {param.type === 'choice' && (
              <Select
                id={id}
                value={String(value)}
                choices={Object.keys(param.choices).map((choice) => ({ value: choice, label: wordsOf(choice) }))}
                onChange={(wanted) => set(name, wanted)}
              />
            )}
            {param.type === 'text' && (
              <>
                <input
                  id={id}
                  type="color"
                  value={String(value)}
                  onInput={(event) => set(name, event.currentTarget.value, true)}
                />
                {style[name] !== undefined && (
                  <button type="button" class="quiet" onClick={() => set(name, undefined)}>
                    {words.reset}
                  </button>
                )}
              </>
            )}
          </Row>
        );
      })}
      {Object.keys(style).length > 0 && (
        <p class="fold-actions">
          <button
            type="button"
            class="line"
            onClick={() => void change('style', (old) => ({ ...old, style: undefined }))}
          >
            {words.resetAll}
          </button>
        </p>
      )}
    </>
  );
}
