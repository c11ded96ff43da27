type Sized = { readonly size: number };

/** A least-recently-used map with a limit in bytes. */
export type LeastRecent<Value extends Sized> = {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  drop(key: string): void;
};

/** A node of the list from the most to the least recently used. */
type Link<Value> = {
  readonly key: string;
  readonly value: Value;
  newer: Link<Value> | null;
  older: Link<Value> | null;
};

/**
 * Not a `Map`: it allocates a new table every few insertions and deletions, and an old table promoted to old space keeps
 * every later one, with its contents, in memory until the next full collection.
 */
export function leastRecent<Value extends Sized>(most: number): LeastRecent<Value> {
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
    size -= link.value.size;
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
      const link: Link<Value> = { key, value, newer: null, older: null };
      links[key] = link;
      attach(link);
      size += value.size;
      for (let last = oldest; last && isTooMuch(); last = last.newer) drop(last.key);
    },
    drop,
  };
}
