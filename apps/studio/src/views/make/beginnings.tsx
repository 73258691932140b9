// Whole recipes to begin with: one by chance, and those for an age.

import { freshSeed, show, type Version, version } from '../../state/studio.ts';
import * as text from '../../text/en.ts';

export function Beginnings() {
  return (
    <div class="beginnings">
      <p class="fold-note">{text.make.level}</p>
      <div class="levels">
        {Object.entries(text.make.levels).map(([name, title]) => (
          <button type="button" class="line" key={name} onClick={() => void showLevel(name)}>
            {title}
          </button>
        ))}
      </div>
      <button type="button" class="line" onClick={() => void showSurprise()}>
        {text.make.surprise}
      </button>
    </div>
  );
}

async function showSurprise(): Promise<void> {
  const { surprise } = await import('./surprises.ts');
  const recipe = surprise(() => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32);
  await showWhole({ ...recipe, seed: freshSeed() });
}

async function showLevel(name: string): Promise<void> {
  const { default: data } = await import('virtual:catalogue-folds');
  const level = data.levels.find((one) => one.name === name);
  if (level === undefined) return;
  const { width, height, wall, algorithm, knobs } = level.request;
  await showWhole({
    space: { width, height },
    steps: [{ carve: { algorithm, ...knobs } }],
    ends: { place: 'corners' },
    style: { wall },
    seed: freshSeed(),
  });
}

/** Another recipe altogether: it is shown as it says itself. */
async function showWhole(recipe: Parameters<typeof show>[0]): Promise<void> {
  const wanted: Version = (recipe.ends?.place ?? 'none') === 'none' ? 'bare' : 'ends';
  if (await show(recipe)) version.value = wanted;
}
