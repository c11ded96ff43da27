import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { afterRelease } from '#lib/after-release.ts';
import { isEmbedded } from '#lib/embedded.ts';
import { isProblem } from '#lib/api/problem.ts';
import { getSession } from '#lib/session/session.ts';
import { getUmpire } from '#lib/session/umpire.ts';
import { isKeptRead } from './kept-reads.ts';
import { isAnythingOld, isOld, markFresh, markOld } from './read-at.ts';
import { kindOf, type Reader } from './reader.ts';
import type { StoredAnswer } from './stored-answers.ts';

/** In a full hall a connection may be there and carry nothing: what is kept is shown meanwhile. */
const patience = 5000;
/** Loaded with the first answer. */
const storage = () => import('./stored-answers.ts');

/** The reader: the umpire of a score link, of which an account on the same phone sees nothing, else the account, or nobody. */
const readerNow = (): Reader => getUmpire()?.owner ?? getSession().userId;

const isKept = (queryKey: readonly unknown[]): boolean =>
  !isEmbedded && isKeptRead(queryKey, kindOf(readerNow()));

/** In milliseconds: so soon that a reload right after a point knows it. */
const written = 50;
/** In milliseconds between two writes: the plan of a long day changes all the time, and is slow to write. */
const rest = 3000;

/**
 * Reads from the server, and offline gives the last state that this device has read. A query's `persister`, so
 * that it works for every read.
 */
export const orLastState: QueryPersister = async (queryFn, context, query) => {
  const { queryHash, queryKey } = query;
  if (!isKept(queryKey)) return queryFn(context);
  const { data, dataUpdatedAt } = query.state;
  const reading = Promise.resolve(queryFn(context));
  try {
    const answer = data === undefined ? await inTime(reading) : await reading;
    markFresh(queryHash);
    return answer;
  } catch (error) {
    if (!isProblem(error, 'network') && !(error instanceof TooSlow)) throw error;
    if (data !== undefined) {
      markOld(queryHash, dataUpdatedAt);
      throw error;
    }
    const kept = await recall(queryHash);
    if (kept === undefined) return reading;
    markOld(queryHash, kept.readAt);
    return kept.answer;
  }
};

async function recall(queryHash: string): Promise<StoredAnswer | undefined> {
  const { readStoredAnswer } = await storage();
  return readStoredAnswer(readerNow(), queryHash, Date.now());
}

class TooSlow extends Error {}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), patience);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The connection is back: what is shown as it was is read again. */
function readAgain(client: QueryClient): void {
  if (!isAnythingOld()) return;
  void client.refetchQueries({ type: 'active', predicate: ({ queryHash }) => isOld(queryHash) });
}

let writeNow = (): Promise<void> => Promise.resolve();

/** Waits until this device keeps what has been read by now: only then may what led to it be forgotten. */
export const lastStateKept = (): Promise<void> => writeNow();

/** Keeps what is read, and what news have added to it, on this device. */
export function keepLastState(client: QueryClient): void {
  const waiting = new Map<string, StoredAnswer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reader = readerNow();
  let writtenAt = 0;
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writtenAt = Date.now();
    // Answers to somebody who has logged out are not stored for the next user.
    const rows = new Map(waiting);
    waiting.clear();
    if (reader === readerNow()) await store(reader, rows);
  };
  writeNow = write;
  window.addEventListener('online', () => readAgain(client));
  // What waits is shown to somebody who is offline from now on, or comes back to the page.
  for (const leaving of ['offline', 'pagehide'])
    window.addEventListener(leaving, () => void (timer && write()));
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryHash, queryKey, state } = event.query;
    if (!isOld(queryHash)) readAgain(client);
    // An answer recalled from this device is stored already; additions by a stream or an answered point are not.
    if (!isKept(queryKey) || (isOld(queryHash) && !event.action.manual)) return;
    const now = readerNow();
    if (now !== reader) waiting.clear();
    reader = now;
    waiting.set(queryHash, { answer: state.data, readAt: state.dataUpdatedAt });
    const delay = Math.max(written, writtenAt + rest - Date.now());
    timer ??= setTimeout(() => afterRelease(() => void write()), delay);
  });
}

async function store(reader: Reader, rows: ReadonlyMap<string, StoredAnswer>): Promise<void> {
  const { storeAnswers } = await storage();
  await storeAnswers(reader, rows);
}

/** Deletes what others have read on this device, and what is old. */
export async function forgetLastStates(): Promise<void> {
  const { pruneAnswers } = await storage();
  await pruneAnswers(getSession().userId, Date.now());
}
