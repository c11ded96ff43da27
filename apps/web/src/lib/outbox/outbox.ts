import { deviceId } from '#lib/device-id.ts';
import { getSession, subscribeToSession } from '#lib/session/session.ts';
import { getUmpire, subscribeToUmpire } from '#lib/session/umpire.ts';
import { loadItems, writeItems } from './disk.ts';
import { type Item, isWaiting, type NewItem, type Refusal, withFollowers } from './item.ts';
import { hearTabs, notifyTabs } from './tabs.ts';

/** Everything this device has to send, or could not send, in the order it was made; of all accounts. */
let items: readonly Item[] = [];
/** Ids of items that are done: news of them from a slower tab, or from the disk, comes too late. */
const done = new Set<string>();
/** Items made by this page, which therefore sends them. */
const madeHere = new Set<string>();
/** When another tab was last heard adding to an order, or sending it. */
const elsewhere = new Map<string, number>();
/** Whether items outlast the page; false where the browser denies storage. */
let lasting = true;
let loaded = false;
let writing: Promise<unknown> = Promise.resolve();

const listeners = new Set<() => void>();

/** Calls back after each change, of other tabs too. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(put: readonly Item[], removed: Iterable<string>): void {
  for (const id of removed) done.add(id);
  const changed = new Map(items.map((item) => [item.id, item]));
  for (const item of put) changed.set(item.id, item);
  items = [...changed.values()].filter(({ id }) => !done.has(id)).toSorted((one, other) => one.at - other.at);
  for (const listener of listeners) listener();
}

/** Changes here and in the other tabs at once, and on the disk as soon as possible. */
function save(put: readonly Item[], removed: readonly string[]): void {
  change(put, removed);
  notifyTabs({ type: 'changed', put, removed });
  const written = writeItems(put, removed).catch(denied);
  writing = writing.then(() => written);
}

/** Whether everything that was queued so far is on the disk. */
export const written = (): Promise<boolean> => writing.then(() => lasting);

function denied(): void {
  lasting = false;
  for (const listener of listeners) listener();
}

hearTabs((news) => {
  const orders = news.type === 'sending' ? [news.order] : news.put.map(({ order }) => order);
  for (const order of orders) elsewhere.set(order, Date.now());
  if (news.type === 'changed') change(news.put, news.removed);
});

/** Takes in what an earlier page left. */
async function load(): Promise<void> {
  const stored = await loadItems().catch(() => undefined);
  if (stored === undefined) lasting = false;
  loaded = true;
  const known = new Set(items.map(({ id }) => id));
  change(stored?.filter(({ id }) => !known.has(id)) ?? [], []);
}

/** Resolves once the items left by an earlier page are known. */
export const ready: Promise<void> = load();

export const allItems = (): readonly Item[] => items;
export const isMadeHere = ({ id }: Item): boolean => madeHere.has(id);
export const heardElsewhere = (order: string): number | undefined => elsewhere.get(order);
export const isLasting = (): boolean => lasting;
export const isLoaded = (): boolean => loaded;

/** The owner whose items are sent: the account that is logged in, or the score link whose page is open. */
export const currentOwner = (): string | null => getUmpire()?.owner ?? getSession().userId;

/** Calls back when that may have changed. */
export function subscribeToOwner(listener: () => void): () => void {
  const stops = [subscribeToSession(listener), subscribeToUmpire(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The waiting items of an order that the current account made. */
export const waitingOf = (order: string): readonly Item[] =>
  items.filter((item) => item.order === order && item.owner === currentOwner() && isWaiting(item));

/** Queues items. They are sent now, or later from any page. Gives false if nobody is logged in. */
export function enqueue(...fresh: readonly NewItem[]): boolean {
  const owner = currentOwner();
  if (owner === null) return false;
  for (const { id } of fresh) {
    madeHere.add(id);
    done.delete(id);
  }
  const last = items.at(-1)?.at ?? 0;
  const now = Math.max(Date.now(), last + 1);
  save(
    fresh.map((item, index) => ({ ...item, owner, device: deviceId(), at: now + index })),
    [],
  );
  return true;
}

/** Changes items that have not been sent. */
export const update = (changed: readonly Item[]): void => save(changed, []);

/** Removes items and those that build on them: a person took them back, or dropped them. */
export const discard = (ids: readonly string[]): void => remove([...withFollowers(items, ids)]);

/** Removes items: the server has them, or a person decided what becomes of them. */
export const remove = (ids: readonly string[]): void => save([], ids);

/** Sets items aside as refused, with those that build on them, so that they hold up nothing. */
export function refuse(ids: Iterable<string>, refusal: Refusal): void {
  const refused = withFollowers(items, ids);
  save(
    items.filter((item) => refused.has(item.id) && isWaiting(item)).map((item) => ({ ...item, refusal })),
    [],
  );
}
