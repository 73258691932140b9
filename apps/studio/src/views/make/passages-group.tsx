// How passages are made: the generator and its knobs, where it grows, loops, and what is shown of it.

import { catalogue, generatorNamed } from '../../catalogue/catalogue.ts';
import { Knob } from '../../controls/knob.tsx';
import { Row } from '../../controls/row.tsx';
import { Segment } from '../../controls/segment.tsx';
import { Select } from '../../controls/select.tsx';
import { Slider } from '../../controls/slider.tsx';
import { carveOf, type Draft, transformOf, withAlgorithm, withCarve, withTransform } from '../../state/draft.ts';
import { change, showVersion, type Version, version } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { reasonsOf, refusalOf, withReasons } from './refusals.ts';
import { noteOf } from './refused.tsx';

export function PassagesGroup({ draft }: { readonly draft: Draft }) {
  const carve = carveOf(draft);
  const generator = generatorNamed(carve.algorithm ?? 'wilson');
  const choices = withReasons(
    'algorithm',
    catalogue.generators.map(({ name, title }) => ({ value: name, label: title })),
  );
  const isMaker = (value: string): boolean => generatorNamed(value).isMaker === true;
  return (
    <>
      <h2>{text.make.passages}</h2>
      <Row label={text.make.madeBy} for="algorithm" note={noteOf('algorithm', generator.summary)}>
        <Select
          id="algorithm"
          value={generator.name}
          choices={choices}
          groups={[
            { label: text.make.generators, has: (value) => !isMaker(value) },
            { label: text.make.makers, has: isMaker },
          ]}
          onChange={(value) => void change('algorithm', (old) => withAlgorithm(old, value))}
        />
      </Row>
      <Reasons words={reasonsOf(choices)} />
      {generator.focus !== undefined && (
        <Row label={text.make.focus} note={noteOf('focus')}>
          <Segment
            name="focus"
            label={text.make.focus}
            value={carve.focus ?? generator.defaultFocus ?? 'passage'}
            choices={(['passage', 'wall'] as const).map((value) => ({
              value,
              label: value === 'passage' ? text.make.carve : text.make.addWalls,
              reason: refusalOf('focus', value) || generator.focus?.[value] || undefined,
            }))}
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
          onChange={(value, isMoving) =>
            void change(name, (old) => withCarve(old, { [name]: value }), { isMoving: isMoving === true })
          }
        />
      ))}
      <Row label={text.make.loops} for="loops" note={noteOf('loops')}>
        <Slider
          id="loops"
          label={text.make.loops}
          value={Number(transformOf(draft, 'braid')?.amount ?? 0)}
          min={0}
          max={1}
          step={0.05}
          onChange={(value, isMoving) =>
            void change('loops', (old) => withTransform(old, 'braid', value === 0 ? null : { amount: value }), {
              isMoving: isMoving === true,
            })
          }
        />
      </Row>
      <Row label={text.make.show} note={noteOf('version')}>
        <Segment
          name="version"
          label={text.make.show}
          value={version.value}
          choices={(['bare', 'ends', 'solution'] as const).map((value) => ({ value, label: text.make[value] }))}
          onChange={(value) => void showVersion(value as Version)}
        />
      </Row>
    </>
  );
}

/** What cannot be chosen, said below the list. */
function Reasons({ words }: { readonly words: string }) {
  if (words === '') return null;
  return <p class="reasons">{words}</p>;
}
