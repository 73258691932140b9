import { MazeStage } from '../../stage/maze-stage.tsx';

export function WatchView() {
  return (
    <div class="lens wide">
      <MazeStage />
    </div>
  );
}
