import { type Graph, twins } from '../graph/graph.ts';
import type { Mesh } from './mesh.ts';
import type { Space, SpaceDescription } from './space.ts';

const EMPTY_INTS = new Int32Array(0);
const EMPTY_FLOATS = new Float64Array(0);

/** A board known by its links alone, as a file may give it: it can be solved and measured, but has no walls to draw. */
export class GraphSpace implements Space {
  readonly description: SpaceDescription;
  readonly graph: Graph;
  readonly centres: Float64Array;
  readonly mesh: Mesh | null = null;
  readonly sideOfHalf: Int32Array = EMPTY_INTS;
  readonly sheets = null;
  readonly weave = null;
  readonly rivals = null;
  readonly dual = null;
  readonly whyNoDual = 'the board is known by its links alone, without the shapes of its cells';
  readonly rows = null;
  readonly rowPaths = null;
  readonly wallRows = null;
  readonly maskPieces = 1;
  readonly split = null;
  readonly ringSteps = null;
  readonly wallPositions: Float64Array = EMPTY_FLOATS;
  readonly wallDirections: Float64Array = EMPTY_FLOATS;
  private madeTwin: Uint32Array | null = null;
  private madeDirections: Float64Array | null = null;

  /** @param centres x and y of each cell in cell units, y down; null where nothing is known: all at the origin */
  constructor(graph: Graph, centres: Float64Array | null, description: SpaceDescription) {
    this.description = description;
    this.graph = graph;
    this.centres = centres ?? new Float64Array(2 * graph.cellCount);
  }

  get twin(): Uint32Array {
    this.madeTwin ??= twins(this.graph);
    return this.madeTwin;
  }

  sidesOf(): Uint8Array {
    return new Uint8Array(0);
  }

  /** From centre to centre; 0, 0 between cells in one place. */
  get directions(): Float64Array {
    this.madeDirections ??= centreToCentre(this);
    return this.madeDirections;
  }
}

function centreToCentre({ graph, centres }: GraphSpace): Float64Array {
  const directions = new Float64Array(2 * graph.to.length);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const other = graph.to[h] as number;
      const x = (centres[2 * other] as number) - (centres[2 * c] as number);
      const y = (centres[2 * other + 1] as number) - (centres[2 * c + 1] as number);
      const length = Math.sqrt(x * x + y * y);
      if (length === 0) continue;
      directions[2 * h] = x / length;
      directions[2 * h + 1] = y / length;
    }
  }
  return directions;
}
