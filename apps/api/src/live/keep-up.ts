import { setTimeout as pause } from 'node:timers/promises';
import type { Bell } from './bell.ts';

/** What changed since the last look: keys, or everything after a start and after the bell was away. */
export type Changed = { readonly keys: readonly string[]; readonly all: boolean };

export type KeepUp = {
  readonly bell: Bell;
  /** The key that a ring is about; undefined if it concerns nothing here. */
  readonly keyOf: (topic: string) => string | undefined;
  /** Looks at what changed; resolves with the milliseconds after which to look again, or null to wait for a change. */
  readonly look: (changed: Changed) => Promise<number | null>;
  /** In milliseconds: how long changes are gathered, and when a failed look is tried again. */
  readonly pace: { readonly gather: number; readonly retry: number };
};

export type Stoppable = { stop(): Promise<void> };

/**
 * Follows from state what is to be done: looks at what changed after each change of it, and at everything at startup and after the bell
 * was away, so that nothing is lost by a restart. While the database is away, what changed is kept.
 */
export function keepUp({ bell, keyOf, look, pace }: KeepUp): Stoppable {
  const changed = new Set<string>();
  const leaving = new AbortController();
  let all = true;
  let isAwake = false;
  let wakeUp = () => {};
  const wake = () => {
    isAwake = true;
    wakeUp();
  };
  const leave = bell.subscribe({
    onRing(topics) {
      const keys = topics.map(keyOf).filter((key) => key !== undefined);
      for (const key of keys) changed.add(key);
      if (keys.length > 0) wake();
    },
    onRegained() {
      all = true;
      wake();
    },
  });

  const lookNow = async (): Promise<number | null> => {
    const seen: Changed = { keys: [...changed], all };
    changed.clear();
    all = false;
    try {
      return await look(seen);
    } catch {
      for (const key of seen.keys) changed.add(key);
      all ||= seen.all;
      return pace.retry;
    }
  };
  /** Resolves when something changed, or it is time to look again. */
  const somethingToDo = async (again: number | null) => {
    if (leaving.signal.aborted) return;
    const woken = new Promise<void>((resolve) => {
      wakeUp = resolve;
      if (isAwake) resolve();
    });
    const alarm = new AbortController();
    const signal = AbortSignal.any([leaving.signal, alarm.signal]);
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const later = again === null ? stopped : pause(again, undefined, { signal }).catch(() => undefined);
    await Promise.race([woken, later, stopped]);
    alarm.abort();
    await pause(pace.gather, undefined, { signal: leaving.signal }).catch(() => undefined);
    isAwake = false;
  };
  const run = async () => {
    while (!leaving.signal.aborted) await somethingToDo(await lookNow());
  };
  const ran = run();
  return {
    async stop() {
      leave();
      leaving.abort();
      await ran;
    },
  };
}
