import { MazeStage } from '../../stage/maze-stage.tsx';
import { MakePanel } from './make-panel.tsx';

export function MakeView() {
  return (
    <div class="lens">
      <MakePanel />
      <MazeStage />
    </div>
  );
}
