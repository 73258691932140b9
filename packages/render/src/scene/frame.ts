import type { Board } from './board.ts';
import { captionOf } from './caption.ts';
import type { Content } from './content.ts';
import type { Layer, Scene } from './items.ts';
import { wordsWidth } from './markers.ts';
import type { SceneStyle } from './style.ts';

/**
 * A scene of a board: its layers, paper round the board as wide as `margin`, and the caption below.
 *
 * @param margin in cell units
 */
export function framed(
  layers: readonly Layer[],
  {
    board,
    margin,
    content,
    style,
  }: { readonly board: Board; readonly margin: number; readonly content: Content; readonly style: SceneStyle },
): Scene {
  const { unit } = board;
  const { words, height } = captionOf(content, style, unit, board.x + board.width / 2, board.y + board.height + margin);
  const captionWidth = Math.max(0, ...words.map(wordsWidth)) + 2 * unit * style.sizes.margin;
  const width = Math.max(board.width + 2 * margin, captionWidth);
  return {
    x: board.x + (board.width - width) / 2,
    y: board.y - margin,
    width,
    height: board.height + 2 * margin + height,
    unit,
    background: style.background === 'paper' ? style.colours.paper : null,
    layers: words.length === 0 ? layers : [...layers, { name: 'caption', items: words }],
  };
}
