import './solve.css';
import { useEffect } from 'preact/hooks';
import { MazeStage } from '../../stage/maze-stage.tsx';
import { file } from '../../state/opened.ts';
import * as text from '../../text/en.ts';
import { OpenAnother } from '../open/file-actions.tsx';
import { Doubts, Wipe, wipeOverlay, wipeVersion } from '../open/wipe.tsx';
import { EndHandles } from './end-handles.tsx';
import { CompareButton, SolvePanel } from './solve-panel.tsx';
import { followSheet, found, pointAt, pointed, shown, showsDistances } from './solve-state.ts';

export function SolveView() {
  useEffect(followSheet, []);
  const isPicture = file.value?.opened.hasPicture === true;
  const here = pointed.value;
  return (
    <div class="lens">
      <SolvePanel />
      <MazeStage
        shown={shown.value}
        shownKey={`${found.value?.id} ${found.value?.solver} ${found.value?.steps} ${found.value?.length}`}
        actions={file.value !== null ? <OpenAnother /> : <CompareButton />}
        overlay={isPicture ? wipeOverlay : undefined}
        overlayVersion={isPicture ? wipeVersion : undefined}
        onPointer={(event, at) => {
          if (event.type === 'pointermove' || event.type === 'pointerdown') pointAt(at);
          return false;
        }}
      >
        {isPicture && <Wipe />}
        <EndHandles />
        {isPicture && <Doubts />}
        {showsDistances.value && here !== null && (
          <p class="stage-note">{text.solve.pointed(here.name, here.distance)}</p>
        )}
      </MazeStage>
    </div>
  );
}
