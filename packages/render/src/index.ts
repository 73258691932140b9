export { type AnimatedSvgParams, animatedSvg } from './animate/animated-svg.ts';
export type { Animation, AnimationParams, PlayParams } from './animate/animation.ts';
export { type ApngParams, apng } from './animate/apng.ts';
export { type AnimateOptions, animate, animations } from './animate/catalogue.ts';
export { type GifParams, gif } from './animate/gif.ts';
export type { LegendEntry, LegendState } from './animate/legend.ts';
export type { Happening } from './animate/playback.ts';
export type { Manner, Watched } from './animate/replay.ts';
export { type Shot, Watching } from './animate/watching.ts';
export { type AsciiParams, ascii } from './pens/ascii.ts';
export { type BrailleParams, braille } from './pens/braille.ts';
export { type CanvasLike, drawOnCanvas } from './pens/canvas.ts';
export { type DrawOptions, draw, drawLater, pens } from './pens/catalogue.ts';
export { type HalfBlocksParams, halfBlocks } from './pens/half-blocks.ts';
export { type PdfParams, pdf } from './pens/pdf.ts';
export { type PagesOptions, pages, type Sheet } from './pens/pdf-pages.ts';
export type { Pen, Picture } from './pens/pen.ts';
export { type PngParams, png } from './pens/png.ts';
export { type StyleParams, styleFrom, styleParams } from './pens/style-params.ts';
export { type SvgParams, type SvgTexts, svg, svgDocument } from './pens/svg.ts';
export { type UnicodeParams, unicode } from './pens/unicode.ts';
export { type Box, widened } from './plate/box.ts';
export type { CellFill } from './plate/cell-areas.ts';
export { Plate, type WindowOptions } from './plate/plate.ts';
export { sizesAt } from './plate/sizes-at.ts';
export type { TonePixels } from './plate/tone.ts';
export type { Board } from './scene/board.ts';
export type { Content } from './scene/content.ts';
export type { Areas, Disc, Item, Layer, Lines, Scene, Words } from './scene/items.ts';
export { type Bend, backwards, LegLine } from './scene/leg-line.ts';
export { type Legs, legsOf } from './scene/legs.ts';
export { boardOfMaze } from './scene/maze-board.ts';
export type { Polylines } from './scene/polylines.ts';
export { scene } from './scene/scene.ts';
export {
  type Colours,
  colours,
  type DistanceStyle,
  type DrawStyle,
  type LeastSizes,
  legible,
  type SceneStyle,
  type Sizes,
  type SolutionStyle,
  type StateColours,
  sceneStyle,
  sizes,
} from './scene/style.ts';
export { type Tracer, trace } from './scene/trace.ts';
export type { Way } from './scene/way.ts';
