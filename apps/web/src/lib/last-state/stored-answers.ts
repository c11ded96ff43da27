import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An answer of the API, and when it was read. */
export type StoredAnswer = { readonly answer: unknown; readonly readAt: number };

type Schema = DBSchema & { answers: { key: string; value: StoredAnswer } };

const keptFor = 3 * 24 * 60 * 60_000;
const keptAtMost = 300;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database again if the browser has closed it, as Safari does. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('topspin.last-state', 1, {
    upgrade: (created) => void created.createObjectStore('answers'),
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** A private window may have no storage: then nothing is kept. */
async function tolerant<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Each row begins with whose it is, so that nobody reads what somebody else has read on this device. */
const prefixOf = (userId: string | null): string => `${userId ?? 'visitor'} `;
const rowOf = (userId: string | null, queryHash: string): string => prefixOf(userId) + queryHash;

export const readStoredAnswer = (
  userId: string | null,
  queryHash: string,
): Promise<StoredAnswer | undefined> =>
  tolerant(async () => (await database()).get('answers', rowOf(userId, queryHash)), undefined);

export const storeAnswers = (userId: string | null, rows: ReadonlyMap<string, StoredAnswer>): Promise<void> =>
  tolerant(async () => {
    const { store, done } = (await database()).transaction('answers', 'readwrite');
    for (const [queryHash, row] of rows) void store.put(row, rowOf(userId, queryHash));
    await done;
  }, undefined);

/** Removes what others have read on this device, what is old, and the oldest of what is too much. */
export const pruneAnswers = (userId: string | null, now: number): Promise<void> =>
  tolerant(async () => {
    const { store, done } = (await database()).transaction('answers', 'readwrite');
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const own = keys
      .map((key, at) => ({ key, readAt: rows[at]?.readAt ?? 0 }))
      .filter(({ key, readAt }) => key.startsWith(prefixOf(userId)) && now - readAt <= keptFor)
      .toSorted((a, b) => b.readAt - a.readAt)
      .slice(0, keptAtMost);
    const kept = new Set(own.map(({ key }) => key));
    for (const key of keys) if (!kept.has(key)) void store.delete(key);
    await done;
  }, undefined);
