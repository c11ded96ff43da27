import { leastRecent } from './least-recent.ts';

/** The time at which a read begins, since it may lack later changes; undefined while it waits to begin. */
export type Reading = { since?: number };

/** A value, its size, and until when it is valid if nothing changes. */
export type CachedValue<Value> = {
  readonly value: Value;
  readonly size: number;
  readonly until?: Date;
  /** Whether to give it only to those who waited for it, and not cache it. */
  readonly passing?: boolean;
};

type Entry<Value> = {
  readonly reading: Reading;
  readonly until: number;
  readonly size: number;
  readonly value: Value | Promise<Value>;
};

/**
 * Caches values up to a total size, each made once for all who ask meanwhile. The caller says whether one is still valid
 * (ADR 14); one that could not be made is not kept.
 */
export function madeOnce<Value>(most: number, overhead = 1) {
  const entries = leastRecent<Entry<Value>>(most, ({ size }) => size + overhead);
  return {
    find(
      key: string,
      isTrue: (since: number | undefined, until: number) => boolean,
    ): Value | Promise<Value> | undefined {
      const entry = entries.get(key);
      return entry && isTrue(entry.reading.since, entry.until) ? entry.value : undefined;
    },
    /** The value that is being made, if so, whether it is still true or not. */
    underWay(key: string): Promise<Value> | undefined {
      const value = entries.get(key)?.value;
      return value instanceof Promise ? value : undefined;
    },
    /** Makes a value in place of the one there is. */
    async make(key: string, reading: Reading, make: () => Promise<CachedValue<Value>>): Promise<Value> {
      const making = make();
      const pending = { reading, until: Infinity, size: 0, value: making.then(({ value }) => value) };
      pending.value.catch(() => undefined); // Thrown below, to whoever makes it.
      entries.put(key, pending);
      const isLatest = () => entries.get(key) === pending;
      try {
        const { value, size, until, passing = false } = await making;
        if (isLatest() && !passing)
          entries.put(key, { reading, until: until?.getTime() ?? Infinity, size, value });
        return value;
      } finally {
        if (isLatest()) entries.drop(key);
      }
    },
  };
}
