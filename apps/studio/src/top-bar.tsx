import { Icon, type IconName } from './controls/icon.tsx';
import { view, views } from './state/studio.ts';
import { text } from './text/en.ts';

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
          class="quiet"
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
          {text.top.open}
        </button>
      </div>
    </header>
  );
}
