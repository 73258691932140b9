/** What is made of an object when it is first asked for, and kept as long as the object lives: shared, so nobody may change it. */
export function kept<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let entry = made.get(key);
    if (entry === undefined) {
      entry = { value: make(key) };
      made.set(key, entry);
    }
    return entry.value;
  };
}
