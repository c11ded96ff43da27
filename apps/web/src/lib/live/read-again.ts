import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
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
    const { data, fetchStatus } = client.getQueryState(queryKey) ?? {};
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    // A first read is not begun anew by an invalidation, and may have missed the change.
    const isFirst = data === undefined && fetchStatus === 'fetching';
    void (isFirst ? again().then(again) : again());
  };
  due.set(name, { at, timer: setTimeout(read, delay) });
}
