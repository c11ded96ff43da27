/** A map that drops what was used longest ago once it is full. */
export type LeastRecent<Value> = {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  drop(key: string): void;
};

/** A node of the list from the most to the least recently used. */
type Link<Value> = {
  readonly key: string;
  readonly value: Value;
  readonly size: number;
  newer: Link<Value> | null;
  older: Link<Value> | null;
};

/**
 * Keeps entries of at most this size together, by default so many of them. Not a `Map`: it allocates a new table every few insertions
 * and deletions, and an old table promoted to old space keeps every later one, with its contents, in memory until the next full
 * collection.
 */
export function leastRecent<Value>(
  most: number,
  sizeOf: (value: Value, key: string) => number = () => 1,
): LeastRecent<Value> {
  const links = Object.create(null) as Record<string, Link<Value>>;
  let newest: Link<Value> | null = null;
  let oldest: Link<Value> | null = null;
  let size = 0;
  const detach = (link: Link<Value>) => {
    if (link.newer) link.newer.older = link.older;
    else newest = link.older;
    if (link.older) link.older.newer = link.newer;
    else oldest = link.newer;
  };
  const attach = (link: Link<Value>) => {
    link.newer = null;
    link.older = newest;
    if (newest) newest.newer = link;
    else oldest = link;
    newest = link;
  };
  const drop = (key: string) => {
    const link = links[key];
    if (!link) return;
    detach(link);
    size -= link.size;
    delete links[key];
  };
  const isTooMuch = () => size > most;
  return {
    get(key) {
      const link = links[key];
      if (link && link !== newest) {
        detach(link);
        attach(link);
      }
      return link?.value;
    },
    put(key, value) {
      drop(key);
      const link: Link<Value> = { key, value, size: sizeOf(value, key), newer: null, older: null };
      links[key] = link;
      attach(link);
      size += link.size;
      for (let last = oldest; last && isTooMuch(); last = last.newer) drop(last.key);
    },
    drop,
  };
}
