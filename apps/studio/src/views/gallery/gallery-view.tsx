// Plates to begin with: each is drawn here and opens as a recipe.

import './gallery.css';
import { useRef } from 'preact/hooks';
import { useKeys } from '../../keys.ts';
import { show, version, view } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { Picture } from './picture.tsx';
import { first, further, type Plate } from './plates.ts';

export function GalleryView() {
  const list = useRef<HTMLElement>(null);
  const move = (by: (at: number, columns: number) => number): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.plate') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const top = buttons[0]?.offsetTop;
    const columns = Math.max(buttons.filter(({ offsetTop }) => offsetTop === top).length, 1);
    buttons[at < 0 ? 0 : by(at, columns)]?.focus();
  };
  useKeys({
    ArrowLeft: () => move((at) => at - 1),
    ArrowRight: () => move((at) => at + 1),
    ArrowUp: () => move((at, columns) => at - columns),
    ArrowDown: () => move((at, columns) => at + columns),
  });
  return (
    <main class="gallery" id="stage" ref={list}>
      <Page title={text.gallery.title} about={text.gallery.about} plates={first} />
      <Page title={text.gallery.more} about={text.gallery.moreAbout} plates={further} />
    </main>
  );
}

interface PageProps {
  readonly title: string;
  readonly about: string;
  readonly plates: readonly Plate[];
}

function Page({ title, about, plates: seen }: PageProps) {
  return (
    <section>
      <h2 class="gallery-title">{title}</h2>
      <p class="gallery-about">{about}</p>
      <ul class="plates">
        {seen.map((plate) => (
          <li key={plate.name}>
            <PlateButton plate={plate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlateButton({ plate }: { readonly plate: Plate }) {
  const [title, line] = text.gallery.plates[plate.name];
  return (
    <button type="button" class="plate" onClick={() => void open(plate)}>
      <Picture plate={plate} />
      <span class="plate-title">{title}</span>
      <span class="plate-line">{line}</span>
    </button>
  );
}

async function open({ recipe, opensIn }: Plate): Promise<void> {
  if (!(await show(recipe))) return;
  version.value = (recipe.ends?.place ?? 'none') === 'none' ? 'bare' : 'ends';
  view.value = opensIn;
}
