// The maze of the page on a stage, with its foot: what Make, Solve and others share, so that the maze stays where it is
// when the lens changes.

import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ask } from '../engine/engine.ts';
import type { Shown } from '../engine/style-of.ts';
import { useKeys } from '../keys.ts';
import { drawing, isCalm, sheet, version } from '../state/studio.ts';
import { ink } from '../state/theme.ts';
import { describe } from './describe.ts';
import { Foot } from './foot.tsx';
import { stage, stageKeys } from './shown-stage.ts';
import { Stage, type StageProps } from './stage.tsx';

interface MazeStageProps extends Pick<StageProps, 'overlay' | 'overlayVersion' | 'onPointer'> {
  /** What is shown besides walls and ends; what the version says if absent. */
  readonly shown?: Shown;
  /** Changes whenever `shown` or what it shows does. */
  readonly shownKey?: string;
  /** Stands at the left of the foot. */
  readonly actions?: ComponentChildren;
  /** Said in the caption instead of the figures. */
  readonly note?: string | null | undefined;
  readonly children?: ComponentChildren;
}

export function MazeStage({ shown, shownKey = '', actions, note, children, ...pointing }: MazeStageProps) {
  const seen = sheet.value;
  useKeys(stageKeys);
  if (seen === null) return <main class="lens-main" id="stage" />;
  const { facts } = seen;
  const what: Shown = shown ?? {
    solution: version.value === 'solution' ? 'line' : 'none',
    distances: false,
    bottlenecks: false,
  };
  return (
    <main class="lens-main" id="stage">
      <Stage
        {...pointing}
        plate={facts}
        name={boardName()}
        version={pictureVersion(`${shownKey} ${JSON.stringify(what)}`)}
        paint={(request) => ask('draw', { ...request, ink: ink.peek(), shown: what })}
        fades={() => isCalm.peek()}
        label={describe(seen)}
        handle={(handle) => {
          stage.value = handle;
        }}
      >
        {children}
      </Stage>
      <Foot actions={actions} words={note == null ? null : { figures: note }} />
    </main>
  );
}

/** Boards of one name lie at the same place, so that the stage need not move. */
export function boardName(): string {
  const { bounds } = (sheet.value as NonNullable<typeof sheet.value>).facts;
  return [bounds.x, bounds.y, bounds.width, bounds.height].map((n) => n.toFixed(3)).join(' ');
}

const versions = new Map<string, ReturnType<typeof computed>>();

/** A signal that changes with the maze and the theme; one for each way of showing. */
function pictureVersion(key: string) {
  const known = versions.get(key);
  if (known !== undefined) return known;
  const made = computed(() => `${key} ${drawing.value}`);
  versions.clear();
  versions.set(key, made);
  return made;
}
