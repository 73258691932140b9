// The words below a picture.

import type { Content } from './content.ts';
import type { Words } from './items.ts';
import type { SceneStyle, Sizes } from './style.ts';

/**
 * Height that a caption adds to the picture, the paper below it included; in shares of c. For pens that fit a picture
 * on a page before they draw it.
 */
export function captionHeight(content: Content, { title, margin }: Sizes): number {
  if (content.title === undefined && content.figures === undefined) return 0;
  const lines = (content.title === undefined ? 0 : 1.25) + (content.figures === undefined ? 0 : 0.85);
  return lines * title + Math.max(margin, 0.6 * title);
}

/** Title and figures, centred on x below y, and the height they take. */
export function captionOf(
  content: Content,
  style: SceneStyle,
  unit: number,
  x: number,
  y: number,
): { readonly words: readonly Words[]; readonly height: number } {
  const size = unit * style.sizes.title;
  const words: Words[] = [];
  let base = y;
  if (content.title !== undefined) {
    base += size;
    words.push({ kind: 'words', text: content.title, x, y: base, size, colour: style.colours.wall, face: 'title' });
    base += 0.25 * size;
  }
  if (content.figures !== undefined) {
    const small = 0.7 * size;
    words.push({
      kind: 'words',
      text: content.figures,
      x,
      y: base + 0.85 * size,
      size: small,
      colour: style.colours.figures,
      face: 'figures',
    });
  }
  return { words, height: unit * captionHeight(content, style.sizes) };
}
