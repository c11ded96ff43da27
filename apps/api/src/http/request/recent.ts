/**
 * Keeps recently used entries in two plain tables, a current one and the one before it, which is dropped as a whole when
 * the current one is full. A `Map` with entries coming and going leaks memory for the reason given in
 * `least-recent.ts`.
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
