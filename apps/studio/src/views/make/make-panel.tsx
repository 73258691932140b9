// What a maze is made of: forms from the catalogue.

import { catalogue, generatorNamed, sizeParams, tilingNamed } from '../../catalogue/catalogue.ts';
import { Knob } from '../../controls/knob.tsx';
import { Row } from '../../controls/row.tsx';
import { Segment } from '../../controls/segment.tsx';
import { Select } from '../../controls/select.tsx';
import { Slider } from '../../controls/slider.tsx';
import { Panel } from '../../panel.tsx';
import { Making } from '../../stage/making.tsx';
import {
  carveOf,
  transformOf,
  withAlgorithm,
  withCarve,
  withSpace,
  withTopology,
  withTransform,
} from '../../state/draft.ts';
import { change, draft, notTaken, showVersion, type Version, version } from '../../state/studio.ts';
import { text } from '../../text/en.ts';
import { NoRecipe } from '../open/no-recipe.tsx';
import { boardOf, boards } from './boards.tsx';

export function MakePanel() {
  const now = draft.value;
  if (now === null) return <NoRecipe />;
  const { space = {} } = now;
  const tiling = tilingNamed(space.tiling ?? 'square');
  const topology = space.topology ?? 'plane';
  const carve = carveOf(now);
  const generator = generatorNamed(carve.algorithm ?? 'backtracker');
  const refused = notTaken.value;
  const noteOf = (control: string): string | undefined => (refused?.control === control ? refused.message : undefined);
  const board = boardOf(now);
  return (
    <Panel label={text.panel.make} actions={<Making />}>
      <h2>
        {text.make.board} <span>{board?.title ?? tiling.title}</span>
      </h2>
      <fieldset class="tiles">
        <legend class="visually-hidden">{text.make.board}</legend>
        {boards.map((one) => (
          <label key={one.name} title={one.title}>
            <input
              type="radio"
              name="board"
              checked={one === board}
              aria-label={one.title}
              onChange={() => void change('board', one.edit)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={one.icon} />
            </svg>
          </label>
        ))}
      </fieldset>
      {Object.entries(sizeParams(tiling, topology)).map(([name, param]) => (
        <Knob
          key={`${tiling.name} ${name}`}
          id={`size-${name}`}
          name={name}
          param={param}
          value={space[name]}
          note={noteOf(name) ?? ''}
          onChange={(value) => void change(name, (old) => withSpace(old, { [name]: value }))}
        />
      ))}
      <Row label={text.make.surface} for="surface" note={noteOf('surface')}>
        <Select
          id="surface"
          value={topology}
          choices={catalogue.topologies
            .filter(({ name }) => name !== 'sheets')
            .map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(value) => void change('surface', (old) => withTopology(old, value))}
        />
      </Row>
      <h2>{text.make.passages}</h2>
      <Row label={text.make.madeBy} for="algorithm" note={noteOf('algorithm') ?? generator.summary}>
        <Select
          id="algorithm"
          value={generator.name}
          choices={catalogue.generators.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(value) => void change('algorithm', (old) => withAlgorithm(old, value))}
        />
      </Row>
      {generator.focus !== undefined && (
        <Row label={text.make.focus} note={noteOf('focus')}>
          <Segment
            name="focus"
            label={text.make.focus}
            value={carve.focus ?? generator.defaultFocus ?? 'passage'}
            choices={[
              { value: 'passage', label: text.make.carve },
              { value: 'wall', label: text.make.addWalls },
            ]}
            onChange={(value) => void change('focus', (old) => withCarve(old, { focus: value as 'passage' | 'wall' }))}
          />
        </Row>
      )}
      {Object.entries(generator.params).map(([name, param]) => (
        <Knob
          key={`${generator.name} ${name}`}
          id={`knob-${name}`}
          name={name}
          param={param}
          value={carve[name]}
          note={noteOf(name)}
          onChange={(value) => void change(name, (old) => withCarve(old, { [name]: value }))}
        />
      ))}
      <Row label={text.make.loops} for="loops" note={noteOf('loops')}>
        <Slider
          id="loops"
          label={text.make.loops}
          value={Number(transformOf(now, 'braid')?.amount ?? 0)}
          min={0}
          max={1}
          step={0.05}
          onChange={(value) =>
            void change('loops', (old) => withTransform(old, 'braid', value === 0 ? null : { amount: value }))
          }
        />
      </Row>
      <Row label={text.make.show}>
        <Segment
          name="version"
          label={text.make.show}
          value={version.value}
          choices={(['bare', 'ends', 'solution'] as const).map((value) => ({ value, label: text.make[value] }))}
          onChange={(value) => void showVersion(value as Version)}
        />
      </Row>
    </Panel>
  );
}
