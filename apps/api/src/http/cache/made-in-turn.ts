import { madeOnce, type CachedValue, type Reading } from './made-once.ts';
import type { TableChanges } from './table-changes.ts';

/** Values by key, each made for all who ask, one at a time. */
export type MadeInTurn<Value> = ReturnType<typeof madeInTurn<Value>>;

/**
 * Caches values up to a total size. Of one key only one is made at a time: whoever asks while one that is not true any more is under way
 * waits for the next, with all who ask by then.
 */
export function madeInTurn<Value>(most: number, changes: TableChanges | undefined) {
  const values = madeOnce<Value>(most);
  return {
    find(
      key: string,
      isTrue: (since: number | undefined, until: number) => boolean,
      make: () => Promise<CachedValue<Value>>,
    ): Value | Promise<Value> {
      const known = values.find(key, isTrue);
      if (known) return known;
      const before = values.underWay(key);
      const reading: Reading = {};
      return values.make(key, reading, async () => {
        // Whether it failed is told to those who waited for it.
        await Promise.allSettled([before]);
        reading.since = changes?.now ?? 0;
        return make();
      });
    },
  };
}
