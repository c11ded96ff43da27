import { isRefused } from '#lib/api/problem.ts';
import { isWaiting } from '#lib/outbox/item.ts';
import { allItems, currentOwner, ready, subscribe, subscribeToOwner } from '#lib/outbox/outbox.ts';
import { refusalsNow, setRefusals, subscribeToRefusals } from './refusals.ts';
import { report } from './report.ts';

const again = 10_000;

const refusedPoints = () =>
  allItems().filter((item) => item.kind === 'points' && item.owner === currentOwner() && !isWaiting(item));

/**
 * Hands in the points that the server refused, of any match and from any page, so that somebody can decide; again while there is no line.
 * Returns how to stop.
 */
export function startHandingIn(): () => void {
  const busy = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const orders = new Set(refusedPoints().map(({ order }) => order));
    const refusals = refusalsNow();
    const dismissed = [...refusals.keys()].some((order) => !orders.has(order));
    if (dismissed) setRefusals([...refusals].filter(([order]) => orders.has(order)));
    for (const order of orders) if (!busy.has(order) && !refusalsNow().has(order)) void handIn(order);
  }

  async function handIn(order: string): Promise<void> {
    busy.add(order);
    try {
      await report(refusedPoints().filter((item) => item.order === order));
    } catch (error) {
      if (isRefused(error)) setRefusals([...refusalsNow(), [order, error]]);
      clearTimeout(timer);
      timer = setTimeout(look, again);
    } finally {
      busy.delete(order);
    }
  }

  const stops = [subscribe(look), subscribeToOwner(look), subscribeToRefusals(look)];
  window.addEventListener('online', look);
  void ready.then(look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', look);
    for (const stop of stops) stop();
  };
}
