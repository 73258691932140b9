// More than one sheet, along one or more axes; passages over and under; and sizes that are rarely changed.

import { sizeParams, tilingNamed } from '../../../catalogue/catalogue.ts';
import { Check } from '../../../controls/check.tsx';
import { Knob } from '../../../controls/knob.tsx';
import { NumberField } from '../../../controls/number-field.tsx';
import { Row } from '../../../controls/row.tsx';
import { Slider } from '../../../controls/slider.tsx';
import { type Draft, levelsOf, weaveOf, withLevels, withSpace, withWeave } from '../../../state/draft.ts';
import { change } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import { RARE } from '../board-group.tsx';
import type { FoldProps } from '../fold-props.ts';
import { refusalOf } from '../refusals.ts';
import { noteOf } from '../refused.tsx';

const AXES = 3;

export function FloorsFold({ draft }: FoldProps) {
  const words = text.make.floors;
  const { space = {} } = draft;
  const floors = levelsOf(draft);
  const { density, tunnel } = weaveOf(draft);
  const rare = Object.entries(sizeParams(tilingNamed(space.tiling ?? 'square'), space.topology)).filter(([name]) =>
    RARE.has(name),
  );
  const names = [words.floors, words.fourth, words.fifth];
  return (
    <>
      {Array.from({ length: Math.min(floors.length + 1, AXES) }, (_, axis) => (
        <Row
          key={names[axis]}
          label={names[axis] as string}
          for={`axis-${axis}`}
          note={noteOf('levels', axis === 0 && floors.length === 0 ? refusalOf('levels', 'some') : '')}
        >
          <NumberField
            id={`axis-${axis}`}
            value={floors[axis] ?? 1}
            min={1}
            max={100}
            onChange={(count) => void change('levels', (old) => withAxis(old, axis, count))}
          />
        </Row>
      ))}
      {floors.length > 0 && (
        <Row label={words.closed} for="closed" note={noteOf('closed', words.closedNote)}>
          <Check
            id="closed"
            isOn={space.closed === true}
            onChange={(isOn) => void change('closed', (old) => withSpace(old, { closed: isOn || undefined }))}
          />
        </Row>
      )}
      <Row
        label={words.bridges}
        for="weave"
        note={noteOf('weave', (density === 0 && refusalOf('weave', 'some')) || words.bridgesNote)}
      >
        <Slider
          id="weave"
          label={words.bridges}
          value={density}
          min={0}
          max={1}
          step={0.05}
          onChange={(value, isMoving) =>
            void change('weave', (old) => withWeave(old, value, tunnel), { isMoving: isMoving === true })
          }
        />
      </Row>
      {density > 0 && (
        <Row label={words.tunnel} for="tunnel" note={noteOf('tunnel', words.tunnelNote)}>
          <NumberField
            id="tunnel"
            value={tunnel}
            min={1}
            max={1000}
            onChange={(value) => void change('tunnel', (old) => withWeave(old, density, value))}
          />
        </Row>
      )}
      {rare.map(([name, param]) => (
        <Knob
          key={name}
          id={`size-${name}`}
          name={name}
          param={param}
          value={space[name]}
          note={noteOf(name)}
          onChange={(value, isMoving) =>
            void change(name, (old) => withSpace(old, { [name]: value }), { isMoving: isMoving === true })
          }
        />
      ))}
    </>
  );
}

function withAxis(draft: Draft, axis: number, count: number): Draft {
  const floors = [...levelsOf(draft)];
  floors[axis] = count;
  return withLevels(draft, floors);
}
