import { leastRecent, type LeastRecent } from '#http/cache/least-recent.ts';
import type { Bell } from '#live/bell.ts';

export type CallerCache<Caller> = {
  /** The caller of a session, if cached; `of` is what its topic names. */
  find(of: string, sessionId: string): Caller | undefined;
  /** Reads the caller, and caches them unless something changed in the meantime. */
  read(sessionId: string, load: () => Promise<Caller | null>): Promise<Caller | null>;
};

type Kept<Caller> = {
  /** How the topics begin that say what changed: `user:`. */
  readonly topic: string;
  /** What the topic names for a caller: the id of their account. */
  readonly of: (caller: Caller) => string;
  /** Whether a caller may be cached, if not all are. */
  readonly keeps?: (caller: Caller) => boolean;
  /** How many different ids behind that are kept, and how many sessions of each; a session is well under a kilobyte. */
  readonly most: number;
  readonly sessionsOfEach: number;
};

/**
 * Caches callers by session while the bell is connected, and drops them when it rings for what they belong to. A read in
 * progress at that moment may have seen the old state, so it is not cached. Without a bell nothing is.
 */
export function callerCache<Caller>(
  bell: Bell | undefined,
  { topic: start, of: ofCaller, keeps = () => true, most, sessionsOfEach }: Kept<Caller>,
): CallerCache<Caller> {
  const none = () => leastRecent<LeastRecent<Caller>>(most);
  let known = none();
  let epoch = 0;
  const forgetAll = () => {
    epoch += 1;
    known = none();
  };
  bell?.subscribe({
    onRing(topics) {
      for (const topic of topics) {
        if (!topic.startsWith(start)) continue;
        epoch += 1;
        known.drop(topic.slice(start.length));
      }
    },
    onLost: forgetAll,
    onRegained: forgetAll,
  });
  const keep = (sessionId: string, caller: Caller) => {
    const of = ofCaller(caller);
    const sessions = known.get(of) ?? leastRecent<Caller>(sessionsOfEach);
    sessions.put(sessionId, caller);
    known.put(of, sessions);
  };
  return {
    find: (of, sessionId) => known.get(of)?.get(sessionId),
    async read(sessionId, load) {
      const begun = bell?.connected ? epoch : undefined;
      const caller = await load();
      if (caller && begun === epoch && keeps(caller)) keep(sessionId, caller);
      return caller;
    },
  };
}
