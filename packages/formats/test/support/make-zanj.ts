import { strToU8, zipSync } from 'fflate';

/** A maze as data sets keep it. */
export interface ZanjMaze {
  readonly rows: number;
  readonly columns: number;
  /** Row by row: 1 where the cell is open down, and to the right. */
  readonly down: readonly number[];
  readonly right: readonly number[];
  /** Row, column, row, column ... */
  readonly solution: readonly number[];
}

type Form = 'MazeDataset' | 'MazeDataset:minimal' | 'MazeDataset:minimal_soln_cat';

/** A data set of mazes of one size, made here. */
export function makeZanj(form: Form, mazes: readonly ZanjMaze[]): Uint8Array {
  const { rows, columns } = mazes[0]!;
  const files: { [name: string]: Uint8Array } = {};
  const external = (name: string, type: string, shape: readonly number[], values: readonly number[]): object => {
    files[`${name}.npy`] = makeNpy(type, shape, values);
    return { __muutils_format__: 'numpy.ndarray:external', $ref: `${name}.npy`, shape };
  };
  let root: object;
  if (form === 'MazeDataset') {
    root = { __muutils_format__: form, mazes: mazes.map(fullMaze) };
  } else {
    const longest = Math.max(...mazes.map(({ solution }) => solution.length / 2));
    const lengths = mazes.map(({ solution }) => solution.length / 2);
    const links = mazes.flatMap(({ down, right }) => [...down, ...right]);
    const isJoined = form === 'MazeDataset:minimal_soln_cat';
    root = {
      __muutils_format__: form,
      maze_connection_lists: external('maze_connection_lists', '|b1', [mazes.length, 2, rows, columns], links),
      maze_solution_lengths: external('maze_solution_lengths', '<i4', [mazes.length], lengths),
      ...(isJoined
        ? {
            maze_solutions_concat: external(
              'maze_solutions_concat',
              '|i1',
              [lengths.reduce((sum, length) => sum + length, 0), 2],
              mazes.flatMap(({ solution }) => solution),
            ),
          }
        : {
            // What stands behind a solution is not defined.
            maze_solutions: external(
              'maze_solutions',
              '|i1',
              [mazes.length, longest, 2],
              mazes.flatMap(({ solution }) => [...solution, ...Array(2 * longest - solution.length).fill(-77)]),
            ),
          }),
    };
  }
  files['__zanj__.json'] = strToU8(JSON.stringify(root));
  return zipSync(files, { mtime: '2001-01-01' });
}

function fullMaze({ rows, columns, down, right, solution }: ZanjMaze): object {
  const rowsOf = (list: readonly number[]): boolean[][] =>
    Array.from({ length: rows }, (_, r) => list.slice(r * columns, (r + 1) * columns).map((open) => open === 1));
  const cells = Array.from({ length: solution.length / 2 }, (_, i) => solution.slice(2 * i, 2 * i + 2));
  const inline = (data: unknown, shape: readonly number[]): object => ({
    __muutils_format__: 'numpy.ndarray:array_list_meta',
    data,
    shape,
  });
  return {
    connection_list: inline([rowsOf(down), rowsOf(right)], [2, rows, columns]),
    solution: inline(cells, [cells.length, 2]),
  };
}

function makeNpy(type: string, shape: readonly number[], values: readonly number[]): Uint8Array {
  const sizes = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const header = `{'descr': '${type}', 'fortran_order': False, 'shape': (${sizes}), }`;
  const length = Math.ceil((10 + header.length + 1) / 64) * 64;
  const width = Number(type.at(-1));
  const bytes = new Uint8Array(length + width * values.length).fill(32, 0, length);
  bytes.set([0x93, ...strToU8('NUMPY'), 1, 0]);
  const view = new DataView(bytes.buffer);
  view.setUint16(8, length - 10, true);
  bytes.set(strToU8(header), 10);
  bytes[length - 1] = 10;
  values.forEach((value, i) => {
    if (width === 1) view.setInt8(length + i, value);
    else view.setInt32(length + 4 * i, value, true);
  });
  return bytes;
}
