import { setImmediate } from 'node:timers/promises';

/**
 * Works on one item at a time, and lets the server answer others in between. What is added while it waits is done once, and some go before
 * others. After a failure, which is told, it goes on with the next.
 */
export function oneByOne<Item>(
  work: (item: Item) => Promise<void>,
  goesFirst: (item: Item) => boolean,
  onFailure: (error: unknown) => void,
) {
  const waiting = new Set<Item>();
  let isAtWork = false;
  const next = () => [...waiting].find(goesFirst) ?? [...waiting][0];
  const workOn = async () => {
    isAtWork = true;
    for (let item = next(); item !== undefined; item = next()) {
      waiting.delete(item);
      await work(item).catch(onFailure);
      await setImmediate();
    }
    isAtWork = false;
  };
  return {
    add(item: Item): void {
      waiting.add(item);
      if (!isAtWork) void workOn();
    },
  };
}
