/**
 * Labrys: mazes from a recipe, solved, measured and drawn. Everything here computes and nothing touches files, clocks
 * or the screen, so it runs in Node and in browsers alike.
 *
 * ```ts
 * import { draw, make, solve } from 'labrys';
 *
 * const maze = make({ width: 20, height: 10, algorithm: 'wilson', ends: 'corners', seed: 7 });
 * const svg = draw(maze, 'svg', { solution: solve(maze) });
 * ```
 *
 * @module
 */

export type { Classification, Maze, Measures, Opening, Outcome, Seed, Solution, Space, Target } from '@labrys/core';
export { MazeError, outcomesOf, Trace } from '@labrys/core';
export type { BrokenRule, Content, Document, Scenario, ScenarioFile, ScenarioResult } from '@labrys/formats';
export { brokenRules, checkScenarios, parseScenarios, printScenarios } from '@labrys/formats';
export type {
  CellReference,
  Look,
  MakeOptions,
  MazeRequest,
  Recipe,
  RecipeInput,
  StepInput,
  Uniformity,
} from '@labrys/recipe';
export { recipeCode, recipeFromCode } from '@labrys/recipe';
export { animate } from './animate.ts';
export { type Caption, captionOf } from './caption.ts';
export { classify } from './classify.ts';
export { codeOf } from './code-of.ts';
export { type CommandOptions, commandOf, shellWords } from './command-of.ts';
export { type DrawStyle, draw, drawLater } from './draw.ts';
export { type DocumentStyle, drawPages, type SheetStyle } from './draw-pages.ts';
export { make, recipe } from './make.ts';
export { makeSet, type SetMember, type SetOptions } from './make-set.ts';
export { measure } from './measure.ts';
export { read } from './read.ts';
export { filmed, kept, pictured, type Result, type Walk, watchedOf } from './result.ts';
export { type SolveOptions, solve } from './solve.ts';
export { transform } from './transform.ts';
export { type UniformityOptions, uniformity } from './uniformity.ts';
export { bare, solvedToShow } from './versions.ts';
export { write } from './write.ts';
