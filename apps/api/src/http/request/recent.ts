/**
 * Keeps what was put or asked for lately: the last so many, and of as many before them. Two plain tables, of which the older
 * is thrown away as a whole: a `Map` that entries come to and go from keeps memory for the reason that
 * `least-recent.ts` gives.
 */
export function recent<Value>(many: number) {
  const none = () => Object.create(null) as Record<string, Value>;
  let [young, old] = [none(), none()];
  let size = 0;
  const set = (key: string, value: Value) => {
    if (size >= many) [young, old, size] = [none(), young, 0];
    young[key] = value;
    size += 1;
  };
  return {
    get(key: string): Value | undefined {
      const value = young[key];
      if (value !== undefined) return value;
      const earlier = old[key];
      if (earlier !== undefined) set(key, earlier);
      return earlier;
    },
    set,
  };
}
