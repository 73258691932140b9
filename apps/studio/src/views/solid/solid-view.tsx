import { MazeStage } from '../../stage/maze-stage.tsx';

export function SolidView() {
  return (
    <div class="lens wide">
      <MazeStage />
    </div>
  );
}
