import { setTimeout as pause } from 'node:timers/promises';
import type { Servers } from '#db/servers.ts';
import { openConnection, usualTestPace, type Connection, type TestPace } from './connection.ts';
import type { Notify } from './hears-itself.ts';
import type { Topics } from './topics.ts';

/** A subscriber of the bell. It must not throw. */
export type Listener = {
  /** A change was committed, here or on another server. */
  onRing(topics: Topics): void;
  /** The connection is lost: rings are missed from now on. */
  onLost?(): void;
  /** The connection is back; anything known before may be stale. */
  onRegained?(): void;
};

/** Notifies a server of changes made by any server; each server has one listening connection. */
export type Bell = {
  /** Whether the connection is up, so that no ring is missed. */
  readonly connected: boolean;
  /** Notifies a listener of every ring until it unsubscribes. */
  subscribe(listener: Listener): () => void;
  /** Delivers this server's own changes without waiting for PostgreSQL to echo them. */
  ringHere(topics: Topics): void;
  close(): Promise<void>;
};

/** A bell of whose connection operators see when something was last heard, and how often it was lost. */
export type WatchedBell = Bell & { readonly lastHeard: Date | undefined; readonly losses: number };

/** In milliseconds: the heartbeat of the connection, its tests, and the delay before reconnecting. */
export type Pace = TestPace & { readonly firstRetry: number; readonly lastRetry: number };

const usualPace: Pace = { ...usualTestPace, firstRetry: 50, lastRetry: 2000 };

export type BellOptions = {
  readonly pace?: Pace;
  /** With it the bell tests itself: it counts as lost while it does not hear what is sent over another connection. */
  readonly notify?: Notify;
};

/**
 * Opens the bell of a database; resolves after the first attempt to connect, even if it failed. A lost connection is
 * retried until `close`.
 */
export async function openBell(
  where: string | Servers,
  { pace = usualPace, notify }: BellOptions = {},
): Promise<WatchedBell> {
  const listeners = new Set<Listener>();
  const leaving = new AbortController();
  let connection: Connection | undefined;
  let lastHeard: Date | undefined;
  let losses = 0;
  const ringHere = (topics: Topics) => listeners.forEach((listener) => listener.onRing(topics));
  const hear = (topics: Topics) => {
    lastHeard = new Date();
    ringHere(topics);
  };
  const hearTest = () => void (lastHeard = new Date());
  const open = () => openConnection(where, { hear, hearTest, notify, pace }).catch(() => undefined);

  const hold = async (held: Connection) => {
    connection = held;
    lastHeard = new Date();
    listeners.forEach((listener) => listener.onRegained?.());
    await held.ended;
    connection = undefined;
    losses += 1;
    listeners.forEach((listener) => listener.onLost?.());
  };
  const stay = async (first: Connection | undefined) => {
    let next = first;
    for (let attempt = 0; !leaving.signal.aborted; attempt += 1) {
      if (next) {
        await hold(next);
        attempt = 0;
      }
      await pause(Math.min(pace.firstRetry * 2 ** attempt, pace.lastRetry), undefined, {
        signal: leaving.signal,
      }).catch(() => undefined);
      if (!leaving.signal.aborted) next = await open();
    }
    await next?.end();
  };

  const stayed = stay(await open());
  return {
    get connected() {
      return connection !== undefined;
    },
    get lastHeard() {
      return lastHeard;
    },
    get losses() {
      return losses;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ringHere,
    async close() {
      leaving.abort();
      await connection?.end();
      await stayed;
    },
  };
}
