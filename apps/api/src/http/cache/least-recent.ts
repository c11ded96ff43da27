type Sized = { readonly size: number };

/** A map of so many bytes at most: what was not asked for the longest goes first. */
export type LeastRecent<Value extends Sized> = {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  drop(key: string): void;
};

export function leastRecent<Value extends Sized>(most: number): LeastRecent<Value> {
  const values = new Map<string, Value>();
  let size = 0;
  const drop = (key: string) => {
    size -= values.get(key)?.size ?? 0;
    values.delete(key);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    put(key, value) {
      drop(key);
      values.set(key, value);
      size += value.size;
      for (const oldest of values.keys()) {
        if (size <= most) return;
        drop(oldest);
      }
    },
    drop,
  };
}
