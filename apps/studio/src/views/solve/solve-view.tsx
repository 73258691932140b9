import { MazeStage } from '../../stage/maze-stage.tsx';

export function SolveView() {
  return (
    <div class="lens wide">
      <MazeStage />
    </div>
  );
}
