// Figures that the maze is to have: it is looked for over seeds and by changing links.

import data from 'virtual:catalogue-folds';
import { NumberField } from '../../../controls/number-field.tsx';
import { Row } from '../../../controls/row.tsx';
import { Segment } from '../../../controls/segment.tsx';
import { Select } from '../../../controls/select.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { withEnds, withWish } from '../../../state/draft.ts';
import { change } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { noteOf } from '../refused.tsx';

const words = text.make.wish;

/** Tries until a page gives up: some seconds on a board of usual size. */
const USUAL_TRIES = 400;

type Wish = NonNullable<FoldProps['draft']['wish']>;

export function WishFold({ draft }: FoldProps) {
  const { wish } = draft;
  const { targets, budget = USUAL_TRIES, search = 'moves' } = wish ?? { targets: [] };
  const set = (control: string, changed: Partial<Wish>): void =>
    void change(control, (old) => {
      const next = withWish(old, { targets, budget, search, ...changed });
      // Many figures are those of the way from start to finish.
      const hasEnds = (old.ends?.place ?? 'none') !== 'none' || old.ends?.from !== undefined;
      return hasEnds || next.wish === undefined ? next : withEnds(next, { place: 'corners' });
    });
  const bound = (k: number, end: 'least' | 'most', typed: string): void => {
    const value = typed.trim() === '' ? undefined : Number(typed);
    if (value !== undefined && !Number.isFinite(value)) return;
    const { least, most, measure } = targets[k] as Wish['targets'][number];
    const both = { least, most, [end]: value };
    const target = {
      measure,
      ...(both.least === undefined ? {} : { least: both.least }),
      ...(both.most === undefined ? {} : { most: both.most }),
    };
    set(`wish-${k}`, { targets: targets.with(k, target as Wish['targets'][number]) });
  };
  return (
    <>
      {targets.map(({ measure, least, most }, k) => (
        // A figure stands where it was added.
        <div class="change" key={k}>
          <Row
            label={words.measure}
            for={`wish-${k}`}
            note={noteOf(`wish-${k}`, data.measures.find(({ name }) => name === measure)?.summary)}
          >
            <Select
              id={`wish-${k}`}
              value={measure}
              choices={data.measures.map(({ name, title }) => ({ value: name, label: title }))}
              onChange={(value) => set(`wish-${k}`, { targets: targets.with(k, { measure: value, least: 1 }) })}
            />
          </Row>
          {(['least', 'most'] as const).map((end) => (
            <Row key={end} label={words[end]} for={`wish-${k}-${end}`}>
              <TextField
                id={`wish-${k}-${end}`}
                class="number"
                inputMode="decimal"
                value={String((end === 'least' ? least : most) ?? '')}
                onChange={(typed) => bound(k, end, typed)}
              />
              {end === 'most' && (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => set('wish', { targets: targets.filter((_, i) => i !== k) })}
                >
                  {words.remove}
                </button>
              )}
            </Row>
          ))}
        </div>
      ))}
      <p class="fold-actions">
        <button
          type="button"
          class="line"
          onClick={() => set('wish', { targets: [...targets, { measure: 'deadEnds', most: 40 }] })}
        >
          {words.add}
        </button>
      </p>
      <div class="row-note">{noteOf('wish')}</div>
      {targets.length > 0 && (
        <>
          <Row label={words.tries} for="wish-budget" note={noteOf('budget', words.triesNote)}>
            <NumberField
              id="wish-budget"
              value={budget}
              min={1}
              max={1_000_000}
              onChange={(value) => set('budget', { budget: value })}
            />
          </Row>
          <Row label={words.search} note={noteOf('search')}>
            <Segment
              name="wish-search"
              label={words.search}
              value={search}
              choices={[
                { value: 'moves', label: words.moves },
                { value: 'seeds', label: words.seeds },
              ]}
              onChange={(value) => set('search', { search: value as 'moves' | 'seeds' })}
            />
          </Row>
        </>
      )}
    </>
  );
}
