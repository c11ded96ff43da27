import { setTimeout as pause } from 'node:timers/promises';
import { openLine, type Line } from './line.ts';
import type { Topics } from './topics.ts';

/** Who hears the bell. A listener does not throw. */
export type Listener = {
  /** Something changed and is committed, here or on another server. */
  onRing(topics: Topics): void;
  /** From now on rings are missed. */
  onLost?(): void;
  /** Rings are heard again; what was known before may be out of date. */
  onRegained?(): void;
};

/** Every change that a server has to know of, whichever server made it; one connection of each server listens. */
export type Bell = {
  /** Whether every ring is heard at the moment. */
  readonly connected: boolean;
  /** Notifies a listener of every ring until it unsubscribes. */
  subscribe(listener: Listener): () => void;
  /** Passes on what this server wrote itself, without waiting for it to come back. */
  ringHere(topics: Topics): void;
  close(): Promise<void>;
};

/** In milliseconds: how often the line is asked whether it is there, and when a lost one is tried again. */
export type Pace = { readonly beat: number; readonly firstRetry: number; readonly lastRetry: number };

const usualPace: Pace = { beat: 1000, firstRetry: 50, lastRetry: 2000 };

/**
 * Opens the bell of a database; resolves after the first attempt to reach it, whatever came of that. A line that is lost is
 * opened again, for as long as it takes, until `close`.
 */
export async function openBell(url: string, pace: Pace = usualPace): Promise<Bell> {
  const listeners = new Set<Listener>();
  const leaving = new AbortController();
  let line: Line | undefined;
  const ringHere = (topics: Topics) => listeners.forEach((listener) => listener.onRing(topics));
  const open = () => openLine(url, ringHere, pace.beat).catch(() => undefined);

  const hold = async (held: Line) => {
    line = held;
    listeners.forEach((listener) => listener.onRegained?.());
    await held.ended;
    line = undefined;
    listeners.forEach((listener) => listener.onLost?.());
  };
  const stay = async (first: Line | undefined) => {
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
      return line !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ringHere,
    async close() {
      leaving.abort();
      await line?.end();
      await stayed;
    },
  };
}
