import type { Play } from '../play.ts';
export function Inside({ play }: { readonly play: Play; readonly note: string | null; readonly onLeave: () => void }) {
  return (
    <main class="lens-main" id="stage">
      {play.game.steps}
    </main>
  );
}
