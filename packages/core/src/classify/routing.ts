import { pieces } from '../graph/pieces.ts';
import type { Maze } from '../maze/maze.ts';
import type { ClassFigures } from './figures.ts';
import type { Finding } from './finding.ts';

/** A part of the board left solid that is more than a slip. */
const SPARSE = 0.02;

/** How the passages of a maze run: perfect, braid, in between, one passage without a junction, sparse. */
export function routingOf(maze: Maze, figures: ClassFigures): Finding[] {
  const { graph } = maze.space;
  const { cells, parts, loops, degree } = figures;
  const solid = degree[0] ?? 0;
  const isSparse = cells > 1 && solid >= SPARSE * cells && solid < cells;
  // Cells without any passage are no parts of a sparse maze; pieces of the board cannot be joined by any maze.
  const strays = parts - (isSparse ? solid : 0) - (isSparse ? 1 : pieces(graph).count);
  const findings: Finding[] = [];
  if (strays > 0) findings.push({ id: '', name: 'not connected', why: `${strays + 1} parts that no passage joins` });
  findings.push(isOnePassage(figures) && strays <= 0 ? unicursal(loops) : byLoops(maze, figures));
  if (isSparse) {
    findings.push({ id: 'ROU-SPARSE', name: 'sparse', why: `${solid} of ${cells} cells have no passage` });
  }
  if (maze.oneWay !== null && maze.oneWay.count() > 0) {
    findings.push({ id: 'KIND-DIRECTED', name: 'one-way', why: `${maze.oneWay.count()} passages go one way only` });
  }
  if (maze.locks !== undefined && maze.locks.doors.length > 0) {
    const { doors, keys } = maze.locks;
    findings.push({ id: 'KIND-EQUIVALENT', name: 'doors and keys', why: `${doors.length} doors, ${keys.length} keys` });
  }
  return findings;
}

function isOnePassage({ junctions, loops, straights, turns }: ClassFigures): boolean {
  return junctions === 0 && loops <= 1 && straights + turns > 0;
}

function unicursal(loops: number): Finding {
  const why = loops === 0 ? 'one passage from end to end, no junction' : 'one passage that closes to a ring';
  return { id: 'ROU-UNICURSAL', name: 'unicursal', why };
}

function byLoops(maze: Maze, { loops, deadEnds }: ClassFigures): Finding {
  if (loops === 0) return { id: 'ROU-PERFECT', name: 'perfect', why: 'no loop: one way between any two cells' };
  const curable = deadEnds - hopeless(maze);
  const counts = `${loops} loops, ${deadEnds} dead ends`;
  if (curable === 0) return { id: 'ROU-BRAID', name: 'braid', why: counts };
  const share = (loops / (loops + curable)).toFixed(2);
  return { id: 'ROU-PARTIAL', name: `partial braid, ${share}`, why: `${counts}; loops of both together` };
}

/** Dead ends that no wall taken away could cure: cells with one link. */
function hopeless({ space: { graph }, open }: Maze): number {
  let count = 0;
  for (let c = 0; c < graph.cellCount; c++) {
    const half = graph.first[c] as number;
    if ((graph.first[c + 1] as number) - half === 1 && open.has(graph.link[half] as number)) count++;
  }
  return count;
}
