// Typed arrays that grow, three numbers at a time.

type Numbers = Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

interface Growable<A extends Numbers> {
  add(x: number, y: number, z: number): void;
  /** What was added, in memory of its own. */
  all(): A;
}

export const growableFloats = (): Growable<Float32Array<ArrayBuffer>> => growable((size) => new Float32Array(size));
export const growableIndices = (): Growable<Uint32Array<ArrayBuffer>> => growable((size) => new Uint32Array(size));

function growable<A extends Numbers>(make: (size: number) => A): Growable<A> {
  let values = make(3 * 256);
  let length = 0;
  return {
    add(x, y, z) {
      if (length === values.length) {
        const more = make(2 * values.length);
        more.set(values);
        values = more;
      }
      values[length++] = x;
      values[length++] = y;
      values[length++] = z;
    },
    all: () => values.slice(0, length) as A,
  };
}
