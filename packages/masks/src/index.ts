export { type Drawing, drawingFault, drawingKinds, pictureOn } from './drawing.ts';
export {
  type Bitmap,
  type BitmapMask,
  type CellName,
  type CellsMask,
  type ExceptMask,
  type FillRule,
  MAX_BITMAP,
  type Mask,
  type MaskKind,
  type MaskShape,
  maskKinds,
  type PathMask,
  type Point,
  type PolygonMask,
  type TextMask,
} from './mask.ts';
export { maskCells } from './mask-cells.ts';
export { maskFromPicture, type PictureMaskOptions } from './picture.ts';
export { MAX_SHADES, type Shades, shadesOf } from './shades.ts';
export { kindOf, maskFault } from './shape.ts';
export { maskFromSvg, type SvgMask } from './svg.ts';
export { type Way, wayAlong } from './way.ts';
