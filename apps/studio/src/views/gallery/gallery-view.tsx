import { MazeStage } from '../../stage/maze-stage.tsx';

export function GalleryView() {
  return (
    <div class="lens wide">
      <MazeStage />
    </div>
  );
}
