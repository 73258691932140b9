import { foldingOf, type Maze } from '@labrys/core';
import { carveOf, type Recipe } from '@labrys/recipe';
import { remark } from './terminal.ts';

/** Says how far a maze is from the symmetry that was asked for, where it cannot have it to the last link. */
export function remarkSymmetry(recipe: Recipe, made: Maze | null): void {
  const { symmetry } = carveOf(recipe);
  if (symmetry === undefined || symmetry.share < 1 || made === null) return;
  const off = foldingOf(made.space, symmetry.kind).linksOff(made.open);
  if (off === 0) return;
  const links = made.space.graph.linkCount;
  remark(`${off === 1 ? 'one link' : `${off} links`} of ${links} ${off === 1 ? 'breaks' : 'break'} the symmetry`);
}
