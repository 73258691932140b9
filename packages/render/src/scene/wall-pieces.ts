// Each connected piece of wall in a colour of its own: the outer wall as always, islands and the rims of holes in colours.

import { BitSet, linkSegments, NONE, UnionFind, wallComponents } from '@labrys/core';
import type { Ground } from './ground.ts';
import type { Lines } from './items.ts';
import type { SceneStyle } from './style.ts';
import { borderWalls, wallsOnLinks } from './walls.ts';

/**
 * The walls, one item for each colour.
 *
 * @throws MazeError `cannot-combine` on boards whose walls do not meet in corners
 * Cost: nearly O(sides x colours).
 */
export function wallPieces(ground: Ground, style: SceneStyle): Lines[] {
  const { maze, mesh, board } = ground;
  const { ofLink, isOuter } = wallComponents(maze);
  const { pieces, wall } = style.colours;
  // Pieces get their colours in the order in which links meet them; the outer ones have none of these.
  const colourOf = new Int32Array(isOuter.length).fill(NONE);
  let met = 0;
  for (const piece of ofLink) {
    if (piece !== NONE && isOuter[piece] === 0 && colourOf[piece] === NONE) colourOf[piece] = met++ % pieces.length;
  }

  // A rim has the colour of the walls that hang on it.
  const corners = new UnionFind(mesh.cornerX.length);
  const rims = borderWalls(maze, mesh);
  const sides = rims.segments();
  for (let i = 0; i < sides.length; i += 2) corners.union(sides[i] as number, sides[i + 1] as number);
  const colourOfRim = new Int32Array(mesh.cornerX.length).fill(NONE);
  const segments = linkSegments(maze.space as Parameters<typeof linkSegments>[0]);
  for (let l = 0; l < ofLink.length; l++) {
    if (ofLink[l] === NONE) continue;
    for (const corner of [segments[2 * l] as number, segments[2 * l + 1] as number]) {
      colourOfRim[corners.find(corner)] = colourOf[ofLink[l] as number] as number;
    }
  }

  const items: Lines[] = [];
  for (let k = NONE; k < Math.min(met, pieces.length); k++) {
    const links = new BitSet(ofLink.length);
    ofLink.forEach((piece, l) => {
      if (piece !== NONE && colourOf[piece] === k) links.add(l);
    });
    const border = borderWalls(maze, mesh, (corner) => colourOfRim[corners.find(corner)] === k);
    const lines = border.append(wallsOnLinks(maze, mesh, links)).strokes();
    if (lines.count === 0) continue;
    const colour = k === NONE ? wall : (pieces[k] as string);
    items.push({
      kind: 'lines',
      lines,
      width: board.unit * style.sizes.wall,
      colour,
      ends: style.ends,
      turn: 0,
      dotStep: 0,
    });
  }
  return items;
}
