import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource/newsreader/latin-400.css';
import '@fontsource/newsreader/latin-400-italic.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/layout.css';
import './styles/print.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { startEngine } from './engine/engine.ts';
import { bindKeys } from './keys.ts';
import { keepForLater } from './offline.ts';
import { bindFiles } from './open-anywhere.ts';
import { bindPrint } from './print.ts';
import { bindAddress, followAddress } from './state/link.ts';
import { notTaken, show } from './state/studio.ts';
import { bindTheme } from './state/theme.ts';

/** What a first visit shows: as made, without ends. */
const FIRST = { space: { width: 30, height: 20 }, seed: 47110 } as const;

startEngine();
bindTheme();
bindKeys();
bindFiles();
render(<App />, document.getElementById('studio') as HTMLElement);
if (!(await followAddress())) {
  const { value: refused } = notTaken;
  await show(FIRST);
  notTaken.value = refused; // said below the maze that is shown instead
}
bindAddress();
bindPrint();
keepForLater();
