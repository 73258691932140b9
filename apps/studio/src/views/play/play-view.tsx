import { MazeStage } from '../../stage/maze-stage.tsx';

export function PlayView() {
  return (
    <div class="lens wide">
      <MazeStage />
    </div>
  );
}
