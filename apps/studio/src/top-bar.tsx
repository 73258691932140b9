import { Icon, type IconName } from './controls/icon.tsx';
import { SAVE_MENU } from './save/save-open.ts';
import { MORE_MENU } from './settings/more-menu.tsx';
import { share } from './share/share.ts';
import { view, views } from './state/studio.ts';
import * as text from './text/en.ts';

const ICONS: { readonly [V in (typeof views)[number]]: IconName } = {
  make: 'make',
  watch: 'watch',
  solve: 'solve',
  play: 'walk',
  solid: 'solid',
};

/** The mark, the five views, and what is done with a maze. On a phone the views stand at the bottom. */
export function TopBar() {
  return (
    <header class="top">
      <h1 class="visually-hidden">{text.studio}</h1>
      <a class="mark" href="./" aria-label={text.name}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2v16M10 10L3 4v12zM10 10l7-6v12z" />
        </svg>
        <span>{text.name}</span>
      </a>
      <nav class="views" aria-label={text.views.label}>
        {views.map((name) => (
          <button
            type="button"
            key={name}
            aria-current={view.value === name ? 'page' : undefined}
            onClick={() => {
              view.value = name;
            }}
          >
            <Icon name={ICONS[name]} />
            <span>{text.views[name]}</span>
          </button>
        ))}
      </nav>
      <div class="top-actions">
        <button
          type="button"
          class="quiet wide-only"
          aria-current={view.value === 'gallery' ? 'page' : undefined}
          onClick={() => {
            view.value = 'gallery';
          }}
        >
          {text.views.gallery}
        </button>
        <button
          type="button"
          class="quiet"
          aria-current={view.value === 'open' ? 'page' : undefined}
          onClick={() => {
            view.value = 'open';
          }}
        >
          <Icon name="open" />
          <span>{text.top.open}</span>
        </button>
        <button type="button" class="quiet" onClick={share}>
          <Icon name="share" />
          <span>{text.top.share}</span>
        </button>
        <button type="button" class="line wide-only" popovertarget={SAVE_MENU}>
          {text.top.save}
        </button>
        <button type="button" class="round more" aria-label={text.top.more} popovertarget={MORE_MENU}>
          <Icon name="more" />
        </button>
      </div>
    </header>
  );
}
