export { formatOf, formats, type ReadOptions, readMaze, sniff } from './catalogue.ts';
export {
  type Content,
  type Document,
  type Format,
  parseParams,
  printParams,
  type Rebuild,
  type SourcePicture,
  type Way,
} from './format.ts';
export { dot } from './graphs/dot.ts';
export { graphJson } from './graphs/graph-json.ts';
export type { GraphKnobs } from './graphs/graph-knobs.ts';
export { graphml } from './graphs/graphml.ts';
export { type GridCsvKnobs, gridCsv } from './grids/grid-csv.ts';
export { type GridJsonKnobs, gridJson } from './grids/grid-json.ts';
export { printLatticePng } from './grids/lattice-png.ts';
export type { LdtkKnobs } from './ldtk/knobs.ts';
export { ldtk } from './ldtk/ldtk.ts';
export { type MazeJsonKnobs, mazeJson } from './maze-json/maze-json.ts';
export { maz } from './micromouse/maz.ts';
export { type BrokenRule, brokenRules } from './micromouse/rules.ts';
export { type WallArtKnobs, wallArt } from './micromouse/wall-art.ts';
export { wallList } from './micromouse/wall-list.ts';
export { checkScenarios, type ScenarioResult } from './movingai/check-scenarios.ts';
export { type MovingAiMapKnobs, movingAiMap } from './movingai/movingai-map.ts';
export {
  parseScenarios,
  printScenarios,
  type Scenario,
  type ScenarioFile,
} from './movingai/scenarios.ts';
export { pdfRecipe } from './pdf-recipe.ts';
export { bmp } from './pictures/bmp.ts';
export { overlayPicture } from './pictures/drawing/overlay.ts';
export type { PictureReading } from './pictures/drawing/reading.ts';
export { type PictureReport, reportData, reportText } from './pictures/drawing/report.ts';
export { jpeg } from './pictures/jpeg.ts';
export type { PictureKnobs } from './pictures/picture-document.ts';
export { png } from './pictures/png.ts';
export { printPathPng } from './pictures/way-png.ts';
export { svgRecipe } from './svg-recipe.ts';
export { asciiFrame } from './text-art/ascii-frame.ts';
export { type BlockElementKnobs, blockElements } from './text-art/block-elements.ts';
export { boxDrawing } from './text-art/box-drawing.ts';
export { pipes } from './text-art/pipes.ts';
export { type TextGridKnobs, textGrid } from './text-art/text-grid.ts';
export { underscores } from './text-art/underscores.ts';
export type { TiledKnobs } from './tiled/tile-map.ts';
export { tmj } from './tiled/tmj.ts';
export { tmx } from './tiled/tmx.ts';
export { parseTrace, printTrace, type TraceHeader } from './trace.ts';
export { edgeList } from './wall-lists/edge-list.ts';
export { openSides } from './wall-lists/open-sides.ts';
export { type ZanjKnobs, zanj } from './zanj/zanj.ts';
