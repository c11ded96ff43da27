import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterRelease } from '#lib/after-release.ts';
import type { Delay } from './followed.ts';

const due = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();

/** Reads a query again after a while, once however many messages ask for it meanwhile; the earliest counts. */
export function readAgainIn(client: QueryClient, queryKey: QueryKey, [least, most]: Delay): void {
  const name = hashKey(queryKey);
  const delay = least + Math.random() * (most - least);
  const at = Date.now() + delay;
  const known = due.get(name);
  if (known && known.at <= at) return;
  clearTimeout(known?.timer);
  const read = () => {
    due.delete(name);
    const isReading = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
    const again = () => client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    // A read that is under way may have missed the change; begun anew at each, it would never arrive while changes come.
    void (isReading ? again().then(again) : again());
  };
  due.set(name, { at, timer: setTimeout(afterRelease, delay, read) });
}
