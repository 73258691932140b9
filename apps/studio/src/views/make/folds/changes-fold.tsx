// What is done to a maze after it was made: all changes of the catalogue, in the order in which they were chosen.

import { catalogue, named } from '../../../catalogue/catalogue.ts';
import { Check } from '../../../controls/check.tsx';
import { Knob } from '../../../controls/knob.tsx';
import { Row } from '../../../controls/row.tsx';
import { type Draft, transformOf, withTransform } from '../../../state/draft.ts';
import { change } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { changeNames } from '../fold-values.ts';
import { noteOf } from '../refused.tsx';

export function ChangesFold({ draft }: FoldProps) {
  const done = changeNames(draft);
  return (
    <>
      {done.length > 1 && (
        <p class="fold-note">
          {text.make.changes.order(done.map((name) => named(catalogue.transforms, name).title.toLowerCase()))}
        </p>
      )}
      {catalogue.transforms
        .filter(({ name }) => name !== 'braid')
        .map(({ name, title, summary, params }) => {
          const knobs = transformOf(draft, name);
          return (
            <div class="change" key={name}>
              <Row label={title} for={`change-${name}`} note={noteOf(name, summary)}>
                <Check
                  id={`change-${name}`}
                  isOn={knobs !== null}
                  onChange={(isOn) => void change(name, (old) => withTransform(old, name, isOn ? {} : null))}
                />
              </Row>
              {knobs !== null &&
                Object.entries(params).map(([knob, param]) => (
                  <Knob
                    key={knob}
                    id={`change-${name}-${knob}`}
                    name={knob}
                    param={param}
                    value={knobs[knob]}
                    note={noteOf(`${name}-${knob}`)}
                    onChange={(value, isMoving) =>
                      void change(`${name}-${knob}`, (old) => withKnob(old, name, knob, value), {
                        isMoving: isMoving === true,
                      })
                    }
                  />
                ))}
            </div>
          );
        })}
    </>
  );
}

function withKnob(draft: Draft, name: string, knob: string, value: string | number | boolean): Draft {
  const knobs = transformOf(draft, name) as Record<string, string | number | boolean> | null;
  return withTransform(draft, name, { ...knobs, [knob]: value });
}
