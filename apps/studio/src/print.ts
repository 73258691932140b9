// What the page is on paper: a drawing of the maze that is kept ready, as printing does not wait for one to be made. That
// begins with the first sign that somebody may print, so that a visit does not load the writer of files for nothing.

import { effect, type Signal, signal } from '@preact/signals';
import { ask, isAbortion, Refused } from './engine/engine.ts';
import { drawing, sheet, version } from './state/studio.ts';

/** Larger mazes are printed as the stage shows them: their lines would be as thin as pixels, and take long to draw. */
const MOST_LINES = 40_000;

/** How long nothing has to change before the drawing is made. */
const REST = 800;

/** Whether a shortcut may be on its way, or the page was left for a menu of the browser or for that of Save. */
const isLikely: Signal<boolean> = signal(false);

function watchForSigns(): void {
  const likely = (): void => {
    isLikely.value = true;
  };
  window.addEventListener('keydown', ({ ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) likely();
  });
  window.addEventListener('blur', likely);
  document.documentElement.addEventListener('mouseleave', likely);
  document.addEventListener('toggle', likely, { capture: true }); // menus, which do not bubble
}

/** Keeps the drawing up to date. */
export function bindPrint(): void {
  watchForSigns();
  const paper = document.createElement('div');
  paper.className = 'on-paper';
  paper.setAttribute('aria-hidden', 'true');
  const picture = document.createElement('img');
  picture.alt = '';
  paper.append(picture);
  document.body.append(paper);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  effect(() => {
    const facts = sheet.value?.facts;
    void drawing.value;
    void version.value;
    clearTimeout(timer);
    running?.abort();
    document.documentElement.dataset.paper = 'pixels';
    if (facts === undefined || facts.cells > MOST_LINES || !isLikely.value) return;
    timer = setTimeout(() => {
      running = new AbortController();
      void draw(picture, running.signal);
    }, REST);
  });
}

async function draw(picture: HTMLImageElement, signal: AbortSignal): Promise<void> {
  try {
    const request = { writer: { kind: 'pen', name: 'svg' }, versions: [version.peek()], knobs: {} } as const;
    const [file] = await ask('save', request, { signal });
    if (file === undefined) return;
    URL.revokeObjectURL(picture.src);
    picture.src = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    document.documentElement.dataset.paper = 'lines';
  } catch (error) {
    if (!(error instanceof Refused) && !isAbortion(error)) throw error; // without a drawing the stage is printed
  }
}
