// What any generator takes besides its own knobs: where passages run, symmetry, rooms, parts.

import { useState } from 'preact/hooks';
import { generatorNamed } from '../../../catalogue/catalogue.ts';
import { symmetries } from '../../../catalogue/symmetries.ts';
import { NumberField } from '../../../controls/number-field.tsx';
import { Row } from '../../../controls/row.tsx';
import { Segment } from '../../../controls/segment.tsx';
import { Select } from '../../../controls/select.tsx';
import { Slider } from '../../../controls/slider.tsx';
import { carveOf, type Draft, withCarve } from '../../../state/draft.ts';
import { change } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { reasonsOf, withReasons } from '../refusals.ts';
import { noteOf } from '../refused.tsx';
import { PartsRows } from './parts-rows.tsx';

const words = text.make.texture;
type Axis = keyof typeof words.axes;
type Corners = readonly [number, number, number, number];

export function TextureFold({ draft }: FoldProps) {
  const carve = carveOf(draft);
  const generator = generatorNamed(carve.algorithm ?? 'wilson');
  if (generator.isMaker === true) return <p class="fold-note">{words.forMakers}</p>;
  return (
    <>
      <BiasRows draft={draft} />
      {(['run', 'river'] as const)
        .filter((knob) => Object.hasOwn(generator.params, knob))
        .map((knob) => (
          <BlendRow key={knob} draft={draft} knob={knob} />
        ))}
      <Row label={words.runLimit} for="run-limit" note={noteOf('runLimit', words.runLimitNote)}>
        <NumberField
          id="run-limit"
          value={carve.runLimit ?? 0}
          min={0}
          max={10_000}
          onChange={(value) =>
            void change('runLimit', (old) => withCarve(old, { runLimit: value === 0 ? undefined : value }))
          }
        />
      </Row>
      <SymmetryRows draft={draft} />
      <RoomRows draft={draft} />
      <PartsRows draft={draft} />
    </>
  );
}

function BiasRows({ draft }: FoldProps) {
  const { bias } = carveOf(draft);
  const [chosen, setChosen] = useState<Axis>('x');
  const axis = typeof bias?.axis === 'string' && bias.axis in words.axes ? (bias.axis as Axis) : chosen;
  const amount = bias?.amount ?? 0;
  const set = (value: number | Corners, wanted: Axis, isMoving = false): void =>
    void change('bias', (old) => withCarve(old, { bias: value === 0 ? undefined : { axis: wanted, amount: value } }), {
      isMoving,
    });
  const isVaried = typeof amount !== 'number';
  return (
    <>
      <Row label={words.along} for="bias-axis">
        <Select
          id="bias-axis"
          value={axis}
          choices={Object.entries(words.axes).map(([value, label]) => ({ value, label }))}
          onChange={(value) => {
            setChosen(value as Axis);
            if (amount !== 0) set(amount as number | Corners, value as Axis);
          }}
        />
      </Row>
      <Varied
        id="bias"
        label={words.bias}
        isVaried={isVaried}
        onChange={(varies) => set(varies ? [0.8, 0.8, -0.8, -0.8] : 0, axis)}
      />
      {isVaried ? (
        <CornerFields id="bias" values={amount as Corners} min={-1} max={1} onChange={(values) => set(values, axis)} />
      ) : (
        <Row label={words.bias} for="bias" note={noteOf('bias', words.biasNote)}>
          <Slider
            id="bias"
            label={words.bias}
            value={amount}
            min={-1}
            max={1}
            step={0.05}
            onChange={(value, isMoving) => set(value, axis, isMoving)}
          />
        </Row>
      )}
    </>
  );
}

/** A knob of the generator that may have another value in each corner. */
function BlendRow({ draft, knob }: FoldProps & { readonly knob: 'run' | 'river' }) {
  const values = carveOf(draft).blend?.[knob] as Corners | undefined;
  const set = (wanted: Corners | undefined): void =>
    void change('blend', (old) => {
      const blend = { ...carveOf(old).blend, [knob]: wanted };
      const isEmpty = Object.values(blend).every((value) => value === undefined);
      return withCarve(old, { blend: isEmpty ? undefined : (JSON.parse(JSON.stringify(blend)) as typeof blend) });
    });
  const [min, max] = [0, knob === 'run' ? 100 : 1];
  return (
    <>
      <Varied
        id={`blend-${knob}`}
        label={words[knob]}
        isVaried={values !== undefined}
        onChange={(varies) => set(varies ? (knob === 'run' ? [0, 8, 0, 8] : [0, 1, 0, 1]) : undefined)}
      />
      {values !== undefined && <CornerFields id={`blend-${knob}`} values={values} min={min} max={max} onChange={set} />}
    </>
  );
}

interface VariedProps {
  readonly id: string;
  readonly label: string;
  readonly isVaried: boolean;
  readonly onChange: (isVaried: boolean) => void;
}

function Varied({ id, label, isVaried, onChange }: VariedProps) {
  return (
    <Row label={label}>
      <Segment
        name={`${id}-varies`}
        label={`${label}, ${words.varies.toLowerCase()}`}
        value={isVaried ? 'corners' : 'everywhere'}
        choices={[
          { value: 'everywhere', label: words.everywhere },
          { value: 'corners', label: words.corners },
        ]}
        onChange={(value) => onChange(value === 'corners')}
      />
    </Row>
  );
}

interface CornerFieldsProps {
  readonly id: string;
  readonly values: Corners;
  readonly min: number;
  readonly max: number;
  readonly onChange: (values: Corners) => void;
}

/** Four numbers as they lie in the corners of the board. */
function CornerFields({ id, values, min, max, onChange }: CornerFieldsProps) {
  return (
    <div class="corners">
      {values.map((value, corner) => (
        <NumberField
          key={words.cornerNames[corner]}
          id={`${id}-${corner}`}
          label={words.cornerNames[corner] as string}
          value={value}
          min={min}
          max={max}
          step={0.05}
          onChange={(wanted) => onChange(values.with(corner, wanted) as unknown as Corners)}
        />
      ))}
    </div>
  );
}

function SymmetryRows({ draft }: FoldProps) {
  const { symmetry } = carveOf(draft);
  const { kind, share = 1 } = typeof symmetry === 'string' ? { kind: symmetry } : (symmetry ?? { kind: undefined });
  const choices = withReasons('symmetry', [
    { value: 'none', label: text.make.none },
    ...Object.entries(symmetries).map(([value, label]) => ({ value, label })),
  ]);
  const set = (wanted: string, part: number, isMoving = false): void =>
    void change('symmetry', (old) => withSymmetry(old, wanted, part), { isMoving });
  return (
    <>
      <Row label={words.symmetry} for="symmetry" note={noteOf('symmetry', reasonsOf(choices))}>
        <Select id="symmetry" value={kind ?? 'none'} choices={choices} onChange={(value) => set(value, share)} />
      </Row>
      {kind !== undefined && (
        <Row label={words.share} for="symmetry-share">
          <Slider
            id="symmetry-share"
            label={words.share}
            value={share}
            min={0}
            max={1}
            step={0.05}
            onChange={(value, isMoving) => set(kind, value, isMoving)}
          />
        </Row>
      )}
    </>
  );
}

function withSymmetry(draft: Draft, kind: string, share: number): Draft {
  return withCarve(draft, { symmetry: kind === 'none' ? undefined : { kind: kind as keyof typeof symmetries, share } });
}

function RoomRows({ draft }: FoldProps) {
  const { rooms } = carveOf(draft);
  const { count = 0, size = 4, doors = 2 } = rooms ?? {};
  const set = (wanted: { count: number; size: number; doors: number }): void =>
    void change('rooms', (old) => withCarve(old, { rooms: wanted.count === 0 ? undefined : wanted }));
  const fields = [
    { key: 'count', label: words.rooms, value: count, min: 0, max: 10_000 },
    { key: 'size', label: words.roomSize, value: size, min: 1, max: 1000 },
    { key: 'doors', label: words.doors, value: doors, min: 1, max: 1000 },
  ];
  return (
    <>
      {fields
        .filter(({ key }) => key === 'count' || count > 0)
        .map(({ key, label, value, min, max }) => (
          <Row key={key} label={label} for={`rooms-${key}`} note={key === 'count' ? noteOf('rooms') : ''}>
            <NumberField
              id={`rooms-${key}`}
              value={value}
              min={min}
              max={max}
              onChange={(wanted) => set({ count, size, doors, [key]: wanted })}
            />
          </Row>
        ))}
    </>
  );
}
