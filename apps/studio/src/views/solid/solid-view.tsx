// The maze of the page as a solid that is turned by hand; or its unfolded sheet, where it has none or nobody wants it.

import { type Signal, signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { Prose } from '../../catalogue/entries.ts';
import { Check } from '../../controls/check.tsx';
import { Row } from '../../controls/row.tsx';
import { Segment } from '../../controls/segment.tsx';
import { Slider } from '../../controls/slider.tsx';
import { ask, Refused } from '../../engine/engine.ts';
import type { Solid } from '../../engine/jobs/solid.ts';
import { Panel } from '../../panel.tsx';
import { describe } from '../../stage/describe.ts';
import { Foot } from '../../stage/foot.tsx';
import { Making } from '../../stage/making.tsx';
import { MazeStage } from '../../stage/maze-stage.tsx';
import { type Sheet, sheet, showVersion, version } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import type { SolidScene } from './solid-scene.ts';
import { SolidStage, STEP } from './solid-stage.tsx';
import { captionOf } from './solid-words.ts';
import './solid.css';

/** Kept while other views are shown. */
const showAs: Signal<'solid' | 'unfolded'> = signal('solid');
const walls: Signal<number> = signal(0.12);

export function SolidView() {
  const seen = sheet.value;
  const [solid, refusal] = useSolid(seen);
  const [hasWebgl, setHasWebgl] = useState(true);
  const scene = useRef<SolidScene | null>(null);
  const whyNot = hasWebgl ? refusal : text.three.noWebgl;
  const isSolid = seen !== null && showAs.value === 'solid' && whyNot === null;
  return (
    <div class="lens">
      <Panel label={text.solid.panel} actions={<Making />}>
        <h2>{text.solid.heading}</h2>
        <Row label={text.solid.showAs} note={whyNot ?? undefined}>
          <Segment
            name="show-as"
            label={text.solid.showAs}
            value={isSolid ? 'solid' : 'unfolded'}
            choices={[
              { value: 'solid', label: text.solid.solid, ...(whyNot === null ? {} : { reason: whyNot }) },
              { value: 'unfolded', label: text.solid.unfolded },
            ]}
            onChange={(value) => {
              showAs.value = value as 'solid' | 'unfolded';
            }}
          />
        </Row>
        {isSolid && (
          <>
            <Row label={text.solid.walls} for="solid-walls">
              <Slider
                id="solid-walls"
                label={text.solid.walls}
                value={walls.value}
                min={0.04}
                max={0.4}
                step={0.02}
                onChange={(value) => {
                  walls.value = value;
                }}
              />
            </Row>
            <Row label={text.solid.turning} note={text.solid.turningNote}>
              <Turns turn={(aside, down) => scene.current?.turn(aside * STEP, down * STEP)} />
            </Row>
          </>
        )}
        <PathRow seen={seen} />
        {seen !== null && <About seen={seen} solid={isSolid ? solid : null} />}
      </Panel>
      {isSolid ? (
        <main class="lens-main" id="stage">
          <SolidStage
            solid={solid}
            isCurrent={solid?.id === seen.facts.id}
            walls={walls.value}
            hasPath={version.value === 'solution'}
            label={text.solid.label(describe(seen))}
            onNoWebgl={() => setHasWebgl(false)}
            handle={(made) => {
              scene.current = made;
            }}
          />
          <Foot words={solid?.id === seen.facts.id ? captionOf(seen, solid) : null} />
        </main>
      ) : (
        <MazeStage />
      )}
    </div>
  );
}

/** The solid of the maze on the page, or why it has none; neither while it is being made. */
function useSolid(seen: Sheet | null): readonly [Solid | null, string | null] {
  const [made, setMade] = useState<{ readonly solid: Solid | null; readonly refusal: string | null }>({
    solid: null,
    refusal: null,
  });
  const id = seen?.facts.id;
  const path = version.value === 'solution';
  useEffect(() => {
    if (id === undefined || (!path && made.solid?.id === id)) return; // a path is but hidden
    let isWanted = true;
    ask('solid', { path }).then(
      (solid) => isWanted && setMade({ solid, refusal: null }),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (isWanted) setMade({ solid: null, refusal: error.message });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, path]);
  return [made.solid, made.refusal];
}

const turns = [
  { name: 'left', aside: -1, down: 0 },
  { name: 'right', aside: 1, down: 0 },
  { name: 'up', aside: 0, down: -1 },
  { name: 'down', aside: 0, down: 1 },
] as const;

function Turns({ turn }: { readonly turn: (aside: number, down: number) => void }) {
  return (
    <fieldset class="turns">
      <legend class="visually-hidden">{text.solid.turning}</legend>
      {turns.map(({ name, aside, down }) => (
        <button
          key={name}
          type="button"
          class={`round turn-${name}`}
          aria-label={text.solid[name]}
          onClick={() => turn(aside, down)}
        >
          <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M12 5l-5 5 5 5" />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

function PathRow({ seen }: { readonly seen: Sheet | null }) {
  const hasEnds = seen !== null && (seen.facts.start >= 0 || seen.recipe !== null);
  return (
    <Row label={text.solid.path} for="solid-path" note={hasEnds ? undefined : text.solid.noEnds}>
      {hasEnds && (
        <Check
          id="solid-path"
          isOn={version.value === 'solution'}
          onChange={(isOn) => void showVersion(isOn ? 'solution' : 'ends')}
        />
      )}
    </Row>
  );
}

/** What the surface is, in the words of the catalogue, and what is to be known of its figure. */
function About({ seen, solid }: { readonly seen: Sheet; readonly solid: Solid | null }) {
  const name = seen.recipe?.space.topology ?? 'plane';
  const surface = catalogue.topologies.find((one) => one.name === name);
  const [prose, setProse] = useState<Prose | null>(null);
  useEffect(() => {
    let isAsked = true;
    void import('virtual:catalogue-prose').then(({ default: all }) => {
      if (isAsked) setProse(all.topologies?.[name] ?? null);
    });
    return () => {
      isAsked = false;
    };
  }, [name]);
  const { facts } = seen;
  return (
    <div class="solid-about">
      <h2>{surface?.title ?? text.solid.about}</h2>
      {surface !== undefined && <p>{surface.summary}</p>}
      {prose !== null && <p>{prose.about}</p>}
      {solid !== null && <p>{text.solid.notes[solid.name]}</p>}
      {solid !== null && facts.isWoven && <p>{text.solid.bridges}</p>}
      {solid !== null && (facts.hasOneWay || facts.hasDoors) && <p>{text.solid.onlyOnSheet}</p>}
    </div>
  );
}
