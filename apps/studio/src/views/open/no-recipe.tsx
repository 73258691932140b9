// What Make says of a maze that was read: without its recipe it cannot be made otherwise.

import { Panel } from '../../panel.tsx';
import { freshSeed, sheet, show } from '../../state/studio.ts';
import * as text from '../../text/en.ts';

export function NoRecipe() {
  if (sheet.value === null) return <Panel label={text.panel.make}>{null}</Panel>;
  return (
    <Panel label={text.panel.make}>
      <h2 class="view-title">{text.open.noRecipe}</h2>
      <p class="reading-source">{text.open.noRecipeWhy(sheet.value.source?.name ?? '')}</p>
      <button
        type="button"
        class="solid"
        onClick={() => void show({ space: { width: 30, height: 20 }, seed: freshSeed() })}
      >
        {text.stage.newMaze}
      </button>
    </Panel>
  );
}
