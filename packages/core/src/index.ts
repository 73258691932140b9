export { type Classification, classify, type Provenance } from './classify/classify.ts';
export type { Finding } from './classify/finding.ts';
export { type ErrorCode, MazeError } from './errors.ts';
export { aldousBroder } from './generate/aldous-broder.ts';
export { backtracker } from './generate/backtracker.ts';
export { axesOf, axisNames, type Bias, type BiasAxis, biasWeights } from './generate/bias.ts';
export { type BinaryTreeParams, binaryTree } from './generate/binary-tree.ts';
export {
  type CarveOptions,
  carve,
  carveMaze,
  focusOf,
  generatorParams,
  startCarving,
} from './generate/carve.ts';
export type { Carving } from './generate/carving.ts';
export { generators } from './generate/catalogue.ts';
export { division } from './generate/division.ts';
export type { DivisionParams } from './generate/division-params.ts';
export { type EllerParams, eller } from './generate/eller.ts';
export { type Blend, type BlendedKnob, blendedKnobs, type Corners } from './generate/field.ts';
export type { Focus, FocusRecord, Generator, Kernel, Need, Task, Uniformity } from './generate/generator.ts';
export { growingForest } from './generate/growing-forest.ts';
export { growingTree } from './generate/growing-tree.ts';
export { huntKill } from './generate/hunt-kill.ts';
export { kruskal } from './generate/kruskal.ts';
export { primModified } from './generate/prim-modified.ts';
export { primSimple } from './generate/prim-simple.ts';
export { primTrue } from './generate/prim-true.ts';
export { type RoomsRequest, startAroundRooms } from './generate/rooms.ts';
export { type SegmentCarve, type SegmentsRequest, startSegments } from './generate/segments.ts';
export { type SidewinderParams, sidewinder } from './generate/sidewinder.ts';
export {
  Folding,
  foldingOf,
  type SymmetricOptions,
  type SymmetryKind,
  type SymmetryRequest,
  startSymmetric,
  symmetryKinds,
} from './generate/symmetric.ts';
export { EVENT, type EventKind, Trace } from './generate/trace.ts';
export { type UnicursalParams, unicursal } from './generate/unicursal.ts';
export { wilson } from './generate/wilson.ts';
export { type Classes, classesFrom, classMember, classSize, singletons } from './graph/classes.ts';
export { type Cuts, cuts } from './graph/cuts.ts';
export { cornerSets, type Dual, dual } from './graph/dual.ts';
export { across, cellOfHalf, type Graph, graphFromLinks, linkBetween, twins } from './graph/graph.ts';
export { nestedDissection } from './graph/nested-dissection.ts';
export { joinedClasses, numbered, type Pieces, pieces } from './graph/pieces.ts';
export { quotient } from './graph/quotient.ts';
export { type Subgraph, subgraph } from './graph/subgraph.ts';
export { type BraidWallsParams, braidWalls } from './makers/braid-walls.ts';
export { makers } from './makers/catalogue.ts';
export type { Maker, MakerWork } from './makers/maker.ts';
export { type SparseParams, sparse } from './makers/sparse.ts';
export { canonicalLinks } from './maze/canonical.ts';
export { openDegrees } from './maze/degrees.ts';
export { type Distances, distances } from './maze/distances.ts';
export { chooseEnds, type EndsPlace, type EndsRequest, type EndsStyle, endsPlaces, endsStyles } from './maze/ends.ts';
export { type EquivalentGraph, equivalentGraph } from './maze/equivalent-graph.ts';
export { type FarthestPair, farthestPair } from './maze/farthest.ts';
export { hasDoors, refuseDoors } from './maze/has-doors.ts';
export { type Door, type Key, type Locks, MOST_COLOURS } from './maze/locks.ts';
export { type LongDistances, longDistances } from './maze/long-distances.ts';
export { isPassable, type Maze, mazeOf, type Opening } from './maze/maze.ts';
export { OneWay } from './maze/one-way.ts';
export { mazeParts, partSizes } from './maze/parts.ts';
export { type StateGraph, stateGraph } from './maze/state-graph.ts';
export { Sweeper, type Swept } from './maze/sweep.ts';
export { type Verdict, validate } from './maze/validate.ts';
export { type WallComponents, wallComponents } from './maze/wall-components.ts';
export { type Bottlenecks, bottlenecks } from './measure/bottlenecks.ts';
export { type MeasureRecord, measureRecords } from './measure/catalogue.ts';
export { type ChiSquare, chiSquareEven, chiSquareTail } from './measure/chi-square.ts';
export { type DeadEndLengths, deadEndLengths } from './measure/dead-end-lengths.ts';
export { difficulty, type Hardness } from './measure/difficulty.ts';
export { type Figure, figureNamed, figureNames, figuresNamed } from './measure/figure.ts';
export { type Measures, measures, measuresNamed } from './measure/measures.ts';
export { shortestSolutionCount } from './measure/shortest-solutions.ts';
export { spanningTreeCount, spanningTreeLog } from './measure/spanning-trees.ts';
export { outerSides } from './mesh/border.ts';
export { crossedSides } from './mesh/crossed-sides.ts';
export { linkSegments, straightOn } from './mesh/directions.ts';
export { GraphSpace } from './mesh/graph-space.ts';
export { linkedSpace, MOST_LINKS } from './mesh/linked-space.ts';
export { keptMesh, type MaskPieces, maskedSpace, maskPieces } from './mesh/masked.ts';
export {
  type Arcs,
  cellsOfSides,
  type Mesh,
  type MeshGraph,
  meshGraph,
  polygonOf,
  sideAfter,
  sideEnd,
} from './mesh/mesh.ts';
export { MOST_CORNERS_A_CELL, type Outlines, outlineSpace } from './mesh/outlines.ts';
export { pairSides } from './mesh/pair-sides.ts';
export { MAX_CELLS, type PeriodicTiling, patch } from './mesh/patch.ts';
export type { Picture } from './mesh/picture.ts';
export { meshFromPolygons } from './mesh/polygons.ts';
export { type Rows, rowsFrom } from './mesh/rows.ts';
export { requireSheets, sheetSpace } from './mesh/sheets.ts';
export {
  MeshSpace,
  type Sheets,
  type Space,
  type SpaceDescription,
  type Split,
  type Weave,
} from './mesh/space.ts';
export { kiteMesh, splitSpace } from './mesh/split.ts';
export { areUnitSquares, type Squares, sideBetween, squaresOf } from './mesh/squares.ts';
export { type SurfaceFigures, surfaceFigures } from './mesh/surface.ts';
export { weaveSpace } from './mesh/weave.ts';
export type { WeaveRequest } from './mesh/woven.ts';
export { log } from './random/log.ts';
export { Random } from './random/random.ts';
export type { Seed } from './random/seed.ts';
export {
  type CatalogueRecord,
  defaultsOf,
  type Param,
  type Params,
  type ParamValue,
  type ParamValues,
} from './record.ts';
export { type BacktrackerParams, depthFirst } from './solve/backtracker.ts';
export { blindAlleyFill } from './solve/blind-alley-fill.ts';
export { blindAlleySeal } from './solve/blind-alley-seal.ts';
export { solvers } from './solve/catalogue.ts';
export { type ChainParams, chain } from './solve/chain.ts';
export { collision } from './solve/collision.ts';
export { culDeSac } from './solve/cul-de-sac.ts';
export { type DeadEndParams, deadEnd } from './solve/dead-end.ts';
export { type Flood, flood, floodedRim, isWallFollowable, wallsAt } from './solve/flood.ts';
export type { HandParams } from './solve/hand.ts';
export { JumpPointSearch } from './solve/jump-point.ts';
export { MARK, type Marks, marksOf } from './solve/marks.ts';
export { type MouseParams, mouse } from './solve/mouse.ts';
export { type Moves, octileLength, octileMoves } from './solve/octile-moves.ts';
export { octileSearch } from './solve/octile-search.ts';
export { type OpenGrid, openGrid } from './solve/open-grid.ts';
export type { PathSearch } from './solve/path-search.ts';
export { type PledgeParams, pledge } from './solve/pledge.ts';
export { type ShortestParams, shortest } from './solve/shortest.ts';
export { shortestAll } from './solve/shortest-all.ts';
export { shortestByLength } from './solve/shortest-by-length.ts';
export { type Solution, type Solver, type SolverTraits, solve } from './solve/solver.ts';
export { type TremauxParams, tremaux } from './solve/tremaux.ts';
export { wall } from './solve/wall.ts';
export { fromBase64, toBase64 } from './structures/base64.ts';
export { BitSet } from './structures/bit-set.ts';
export { GrowableInts } from './structures/growable.ts';
export { MinHeap } from './structures/heap.ts';
export { kept } from './structures/kept.ts';
export { NONE } from './structures/none.ts';
export { OpenList } from './structures/open-list.ts';
export { PairTable } from './structures/pair-table.ts';
export { Rings } from './structures/rings.ts';
export { UnionFind } from './structures/union-find.ts';
export { type BoxSizes, boxCells, boxSpace } from './surfaces/box.ts';
export { topologies } from './surfaces/catalogue.ts';
export { EDGE, type GluedEdge, type Gluing, parseGluing } from './surfaces/sheet-code.ts';
export { type SheetsRequest, sheetsSpace } from './surfaces/sheets.ts';
export { type SolidName, type SolidSizes, solidCells, solidSpace } from './surfaces/solids.ts';
export { type SphereSizes, sphereCells, sphereSpace } from './surfaces/sphere.ts';
export type { Topology, TopologyName } from './surfaces/topology.ts';
export { tilings } from './tilings/catalogue.ts';
export { type PenroseSizes, penrose, penroseSpace } from './tilings/penrose.ts';
export { maskedSquareSpace, type SquareSizes, square, squareSpace, squareTiling } from './tilings/square.ts';
export { type ThetaSizes, theta, thetaSpace } from './tilings/theta.ts';
export { allSizeParams, type BoardRecord, sizeParams, type Tiling } from './tilings/tiling.ts';
export { type ArrowsParams, arrows } from './transform/arrows.ts';
export { type BlockParams, block } from './transform/block.ts';
export { type BraidParams, braid } from './transform/braid.ts';
export { transforms } from './transform/catalogue.ts';
export { type CompleteParams, complete } from './transform/complete.ts';
export { type ConnectParams, connect } from './transform/connect.ts';
export { type FillParams, fill } from './transform/fill.ts';
export { transformFolded } from './transform/folded.ts';
export { type LockParams, lock } from './transform/lock.ts';
export { type PierceParams, pierce } from './transform/pierce.ts';
export { type PostsParams, posts } from './transform/posts.ts';
export { type SealParams, seal } from './transform/seal.ts';
export { type ThinParams, thin } from './transform/thin.ts';
export type { Transform } from './transform/transform.ts';
export { type TrimParams, trim } from './transform/trim.ts';
export { type UnbraidParams, unbraid } from './transform/unbraid.ts';
export { type Search, type SearchProgress, searchMaze } from './wish/search.ts';
export { type Outcome, outcomesOf, type Target } from './wish/target.ts';
