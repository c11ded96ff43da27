import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Item } from './item.ts';

type Schema = DBSchema & { items: { key: string; value: Item } };

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database again if the browser has closed it, as Safari does. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('topspin.outbox', 1, {
    upgrade: (created) => void created.createObjectStore('items', { keyPath: 'id' }),
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** All items on this device. Rejects where the browser denies storage, as some private windows do. */
export const loadItems = async (): Promise<Item[]> => (await database()).getAll('items');

/** Writes items and removes others; resolves once they are on the disk. */
export async function writeItems(put: readonly Item[], removed: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction('items', 'readwrite', { durability: 'strict' });
  await Promise.all([
    ...put.map((item) => transaction.store.put(item)),
    ...removed.map((id) => transaction.store.delete(id)),
    transaction.done,
  ]);
}
