import { isRefused } from '#lib/api/problem.ts';
import { isWaiting } from '#lib/outbox/item.ts';
import { allItems, currentOwner, ready, subscribe, subscribeToOwner } from '#lib/outbox/outbox.ts';
import { loadAhead } from '#lib/update/load-ahead.ts';
import { refusalsNow, setRefusals, subscribeToRefusals } from './refusals.ts';

const again = 10_000;

/** Most pages never need it: it is loaded once there are points, before one is refused. */
const loadReport = () => import('./report.ts');

const refusedPoints = () =>
  allItems().filter((item) => item.kind === 'points' && item.owner === currentOwner() && !isWaiting(item));

/**
 * Hands in the points that the server refused, of any match and from any page, so that somebody can decide; again if the device is offline.
 * Returns how to stop.
 */
export function startHandingIn(): () => void {
  const busy = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopLoading: (() => void) | undefined;

  function look(): void {
    if (allItems().some(({ kind }) => kind === 'points')) stopLoading ??= loadAhead([loadReport]);
    const orders = new Set(refusedPoints().map(({ order }) => order));
    const refusals = refusalsNow();
    const dismissed = [...refusals.keys()].some((order) => !orders.has(order));
    if (dismissed) setRefusals([...refusals].filter(([order]) => orders.has(order)));
    for (const order of orders) if (!busy.has(order) && !refusalsNow().has(order)) void handIn(order);
  }

  async function handIn(order: string): Promise<void> {
    busy.add(order);
    try {
      const { report } = await loadReport();
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
    stopLoading?.();
    window.removeEventListener('online', look);
    for (const stop of stops) stop();
  };
}
