import { isProblem, networkProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/notify/notifications.ts';
import { type Item, isWaiting, type KindName, type Refusal } from './item.ts';
import { markAttempted } from './attempted.ts';
import { recordReach } from './reach.ts';
import {
  allItems,
  currentOwner,
  heardElsewhere,
  isMadeHere,
  ready,
  refuse,
  remove,
  subscribe,
  subscribeToOwner,
  waitingOf,
} from './outbox.ts';
import { notifyTabs } from './tabs.ts';
import { delayBefore, whatNext } from './what-next.ts';

/** From which item on the server refused, and why. Items before it were accepted. */
export type Refused = { readonly from: string; readonly refusal: Refusal };

/** How items of one kind are sent. */
export type Kind = {
  /** How many items of one order go into one request. */
  readonly atMost: number;
  /** Sends items; throws the problem if the call fails. */
  readonly send: (items: readonly Item[]) => Promise<Refused | undefined>;
};

/** Kinds by name, loaded when there is something to send. */
export type Kinds = Readonly<Record<KindName, () => Promise<Kind>>>;

type Tries = { readonly count: number; readonly notBefore: number; readonly isAsked: boolean };

/** How long another tab that sends an order is left alone after it was last heard. */
const otherTabHas = 20_000;

/**
 * Sends what waits on this device, from any page: each order on its own, items in order and one request at a time,
 * again after what passes. Returns how to stop.
 */
export function startSending(kinds: Partial<Kinds>): () => void {
  const busy = new Set<string>();
  const tries = new Map<string, Tries>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** When an order may be sent: at once, after a pause, or once the tab that made its first item is gone. */
  function wakeAt(order: string): number {
    const [first] = waitingOf(order);
    const heard = first && !isMadeHere(first) ? heardElsewhere(order) : undefined;
    return Math.max(tries.get(order)?.notBefore ?? 0, heard === undefined ? 0 : heard + otherTabHas);
  }

  function look(): void {
    clearTimeout(timer);
    const owner = currentOwner();
    const orders = new Set(
      allItems().flatMap((item) => (item.owner === owner && isWaiting(item) ? [item.order] : [])),
    );
    const now = Date.now();
    const later: number[] = [];
    for (const order of orders) {
      if (busy.has(order)) continue;
      if (wakeAt(order) <= now) void sendAll(order);
      else later.push(wakeAt(order));
    }
    if (later.length > 0) timer = setTimeout(look, Math.min(...later) - now);
  }

  async function sendAll(order: string): Promise<void> {
    busy.add(order);
    try {
      while (await sendNext(order));
    } finally {
      busy.delete(order);
      look();
    }
  }

  function kindOf({ kind }: Item): Promise<Kind> {
    const load = kinds[kind];
    if (load === undefined) return Promise.reject(new Error(`nothing sends ${kind}`));
    // Offline, its file may be missing for a while.
    return load().catch(() => Promise.reject(networkProblem()));
  }

  /** Sends one request; gives whether to go on at once. */
  async function sendNext(order: string): Promise<boolean> {
    const [first] = waitingOf(order);
    if (first === undefined) return false;
    notifyTabs({ type: 'sending', order });
    let batch: readonly Item[] = [first];
    let nothingLeft = (): void => undefined;
    try {
      const kind = await kindOf(first);
      batch = waitingOf(order).slice(0, kind.atMost);
      const differs = batch.findIndex(
        ({ kind: other, device }) => other !== first.kind || device !== first.device,
      );
      if (differs >= 0) batch = batch.slice(0, differs);
      nothingLeft = markAttempted(batch);
      if (batch.length > 0) settle(batch, await kind.send(batch));
      recordReach(true);
      tries.delete(order);
      return true;
    } catch (failure) {
      const count = (tries.get(order)?.count ?? 0) + 1;
      const next = whatNext(failure, count);
      const isNetwork = isProblem(failure, 'network');
      recordReach(!isNetwork);
      if (isNetwork) nothingLeft();
      if (next === 'refused') {
        tries.delete(order);
        setAside(batch, refusalFrom(failure));
        return true;
      }
      const isAsked = isProblem(failure) && failure.retryAfter !== null;
      const notBefore = Date.now() + delayBefore(failure, count, Math.random());
      tries.set(order, { count, notBefore, isAsked });
      return false;
    }
  }

  /** Something happened that may let a call through; what the server asked to wait for is waited for. */
  function tryNow(): void {
    for (const [order, { count, notBefore, isAsked }] of tries)
      if (!isAsked || notBefore <= Date.now()) tries.set(order, { count, notBefore: 0, isAsked: false });
    look();
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') tryNow();
  };

  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', onVisible);
  const stops = [subscribe(look), subscribeToOwner(tryNow)];
  void ready.then(look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
    document.removeEventListener('visibilitychange', onVisible);
    for (const stop of stops) stop();
  };
}

function settle(batch: readonly Item[], refused: Refused | undefined): void {
  const ids = batch.map(({ id }) => id);
  const first = refused ? ids.indexOf(refused.from) : -1;
  const accepted = first < 0 ? ids : ids.slice(0, first);
  if (refused) setAside(batch.slice(accepted.length), refused.refusal);
  remove(accepted);
}

/** Never silently: the user hears what was refused, on whichever page. */
function setAside(items: readonly Item[], refusal: Refusal): void {
  refuse(
    items.map(({ id }) => id),
    refusal,
  );
  const about = items[0]?.about;
  const title = [about?.change?.person, about?.title].filter(Boolean).join(' · ');
  notify('warning', refusal.message || title, { subtitle: title });
}

function refusalFrom(failure: unknown): Refusal {
  const at = Date.now();
  if (!isProblem(failure)) return { code: 'unexpected', message: '', at };
  return { code: failure.code === 'network' ? 'unexpected' : failure.code, message: failure.message, at };
}
