// The board: tiles, sizes, and the surface it is closed to.

import { catalogue, sizeParams, tilingNamed } from '../../catalogue/catalogue.ts';
import type { PlainParam } from '../../catalogue/entries.ts';
import { Knob } from '../../controls/knob.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { Row } from '../../controls/row.tsx';
import { Select } from '../../controls/select.tsx';
import { type Draft, levelsOf, withLevels, withSpace, withTopology } from '../../state/draft.ts';
import { change } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { sentence } from '../../text/numbers.ts';
import { BoardTiles } from './board-tiles.tsx';
import { reasonsOf, refusals, withReasons } from './refusals.ts';
import { noteOf } from './refused.tsx';

/** Sizes that are rarely changed: they stand in a fold. */
export const RARE: ReadonlySet<string> = new Set(['aspect', 'relax', 'inner', 'first', 'sector']);

/** Most cells along a side that are typed here. */
const LONGEST = 10_000;

export function BoardGroup({ draft }: { readonly draft: Draft }) {
  const { space = {} } = draft;
  const tiling = tilingNamed(space.tiling ?? 'square');
  const topology = space.topology ?? 'plane';
  const sizes = Object.entries(sizeParams(tiling, topology)).filter(([name]) => !RARE.has(name));
  const hasBox = ['width', 'height'].every((side) => sizes.some(([name]) => name === side));
  // A shape with a side of its own has that instead of width and height, and a rectangle has no side.
  const usesSide = space.shape !== undefined && space.shape !== 'rectangle';
  const rows = sizes.filter(
    ([name]) => !(hasBox && (name === 'width' || name === 'height')) && (name !== 'side' || usesSide),
  );
  const surfaces = withReasons(
    'surface',
    catalogue.topologies.map(({ name, title }) => ({ value: name, label: title })),
    (value) => (tiling.topologies.some((name) => name === value) ? undefined : text.make.notOnTiling(tiling.title)),
  );
  const reasons = refusals.value.surface === undefined ? '' : reasonsOf(surfaces.filter((one) => isFound(one.value)));
  const floors = levelsOf(draft);
  return (
    <>
      <BoardTiles draft={draft} />
      {rows
        .filter(([name]) => name === 'shape')
        .map(([name, param]) => (
          <SizeKnob key={`${tiling.name} ${name}`} name={name} param={param} value={space[name]} />
        ))}
      {hasBox && (
        <Row label={text.make.size} for="size-width" note={noteOf('size')}>
          <Side name="width" value={Number(space.width ?? 20)} label={text.make.width} />
          <span aria-hidden="true">{text.make.by}</span>
          <Side name="height" value={Number(space.height ?? 20)} label={text.make.height} />
        </Row>
      )}
      {rows
        .filter(([name]) => name !== 'shape')
        .map(([name, param]) => (
          <SizeKnob key={`${tiling.name} ${name}`} name={name} param={param} value={space[name]} />
        ))}
      <Row label={text.make.surface} for="surface" note={noteOf('surface', reasons)}>
        <Select
          id="surface"
          value={topology}
          choices={surfaces}
          onChange={(value) => void change('surface', (old) => withTopology(old, value))}
        />
      </Row>
      {floors.length > 0 && (
        <Row label={text.make.floors.floors} for="floors" note={noteOf('floors')}>
          <NumberField
            id="floors"
            value={floors[0] as number}
            min={1}
            max={100}
            onChange={(count) => void change('floors', (old) => withLevels(old, [count, ...levelsOf(old).slice(1)]))}
          />
        </Row>
      )}
    </>
  );
}

const isFound = (choice: string): boolean => refusals.value.surface?.[choice] !== undefined;

function SizeKnob({
  name,
  param,
  value,
}: {
  readonly name: string;
  readonly param: PlainParam;
  readonly value: unknown;
}) {
  return (
    <Knob
      id={`size-${name}`}
      name={name}
      param={name === 'shape' ? param : bounded(param)}
      value={value}
      note={noteOf(name, param.type === 'text' ? sentence(param.help) : '')}
      onChange={(wanted, isMoving) =>
        void change(name, (old) => withSpace(old, { [name]: wanted }), { isMoving: isMoving === true })
      }
    />
  );
}

/** What a slider goes up to, where the catalogue leaves it to memory. */
function bounded(param: PlainParam): PlainParam {
  return param.type === 'integer' && param.max > LONGEST ? { ...param, max: LONGEST } : param;
}

function Side({ name, value, label }: { readonly name: string; readonly value: number; readonly label: string }) {
  return (
    <NumberField
      id={`size-${name}`}
      label={label}
      value={value}
      min={1}
      max={LONGEST}
      onChange={(wanted) => void change('size', (old) => withSpace(old, { [name]: wanted }))}
    />
  );
}
