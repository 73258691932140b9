// Icons on a grid of 20, strokes of 1.6. Each stands beside words or in a control that has a name.

const PATHS = {
  back: 'M12 5l-5 5 5 5',
  on: 'M8 5l5 5-5 5',
  down: 'M5 8l5 5 5-5',
  up: 'M5 12l5-5 5 5',
  turnLeft: 'M15 16v-5a4 4 0 00-4-4H4M7.5 3.5L4 7l3.5 3.5',
  turnRight: 'M5 16v-5a4 4 0 014-4h7M12.5 3.5L16 7l-3.5 3.5',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  fit: 'M7 4H4v3M13 4h3v3M7 16H4v-3M13 16h3v-3',
  open: 'M3 15V5h5l2 2h7v8z',
  share: 'M10 12V3M6.5 6.5L10 3l3.5 3.5M5 10v6h10v-6',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  close: 'M5 5l10 10M15 5L5 15',
  play: 'M7 4.5v11l8-5.5z',
  pause: 'M7 5v10M13 5v10',
  first: 'M6 5v10M14 5l-6 5 6 5',
  last: 'M14 5v10M6 5l6 5-6 5',
  make: 'M3 3h14v14H3zM3 8h5v4M12 3v5h5M8 17v-2h4',
  watch: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM8.5 7v6l4.5-3z',
  solve: 'M3 16c4 0 3-5 6.5-5S13 4 17 4M3 16h.01M17 4h.01',
  walk: 'M10 3v14M3 10h14',
  solid: 'M10 2.5l7 4v7l-7 4-7-4v-7zM3 6.5l7 4 7-4M10 10.5v7',
  hint: 'M7.5 13a5 5 0 115 0v1.5h-5zM8.5 17h3',
  undo: 'M7 5L3.5 8.5 7 12M3.5 8.5H12a4 4 0 010 8h-2',
  restart: 'M4 10a6 6 0 106-6H6M8.5 1.5L6 4l2.5 2.5',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 8a2 2 0 100 4 2 2 0 000-4z',
  info: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM10 9v5M10 6.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
