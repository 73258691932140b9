/**
 * A function that works something out once for each object, and knows it as long as that object is there: what hangs on a
 * board alone is worked out with its first maze. What it gives is shared, so nobody may change it.
 */
export function oncePer<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = { value: work(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
