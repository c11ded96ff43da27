import { day } from '@topspin/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { kindOf, type Reader, type ReaderKind } from './reader.ts';

/** An answer of the API, and when it was read. */
export type StoredAnswer = { readonly answer: unknown; readonly readAt: number };

type Schema = DBSchema & { answers: { key: string; value: StoredAnswer } };

/** An open lasts days, and nobody logs out of a score link or of a visitor's page. */
const keptFor: Readonly<Record<ReaderKind, number>> = { account: 3 * day, umpire: day, visitor: day };
const keptAtMost = 300;
/** One more whenever a kept answer has another shape: what was kept before is forgotten. */
const version = 2;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database again if the browser has closed it, as Safari does. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('topspin.last-state', version, {
    upgrade: (db, before) => {
      if (before > 0) db.deleteObjectStore('answers');
      db.createObjectStore('answers');
    },
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
const prefixOf = (reader: Reader): string => `${reader ?? 'visitor'} `;
const rowOf = (reader: Reader, queryHash: string): string => prefixOf(reader) + queryHash;

const isOver = (readAt: number, kind: ReaderKind, now: number): boolean => now - readAt > keptFor[kind];

export const readStoredAnswer = (
  reader: Reader,
  queryHash: string,
  now: number,
): Promise<StoredAnswer | undefined> =>
  tolerant(async () => {
    const row = await (await database()).get('answers', rowOf(reader, queryHash));
    return row && !isOver(row.readAt, kindOf(reader), now) ? row : undefined;
  }, undefined);

export const storeAnswers = (reader: Reader, rows: ReadonlyMap<string, StoredAnswer>): Promise<void> =>
  tolerant(async () => {
    const { store, done } = (await database()).transaction('answers', 'readwrite');
    for (const [queryHash, row] of rows) void store.put(row, rowOf(reader, queryHash));
    await done;
  }, undefined);

/** Removes what one reader has read. */
export const forgetReader = (reader: string): Promise<void> =>
  tolerant(async () => {
    const { store, done } = (await database()).transaction('answers', 'readwrite');
    for (const key of await store.getAllKeys()) if (key.startsWith(prefixOf(reader))) void store.delete(key);
    await done;
  }, undefined);

/** Removes what others have read on this device but the umpires of score links, what is old, and the oldest of what is too much. */
export const pruneAnswers = (reader: Reader, now: number): Promise<void> =>
  tolerant(async () => {
    const { store, done } = (await database()).transaction('answers', 'readwrite');
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const kindOfRow = (key: string): ReaderKind | undefined =>
      key.startsWith(prefixOf(reader)) ? kindOf(reader) : kindOf(key) === 'umpire' ? 'umpire' : undefined;
    const own = keys
      .map((key, at) => ({ key, kind: kindOfRow(key), readAt: rows[at]?.readAt ?? 0 }))
      .filter(({ kind, readAt }) => kind !== undefined && !isOver(readAt, kind, now))
      .toSorted((a, b) => b.readAt - a.readAt)
      .slice(0, keptAtMost);
    const kept = new Set(own.map(({ key }) => key));
    for (const key of keys) if (!kept.has(key)) void store.delete(key);
    await done;
  }, undefined);
