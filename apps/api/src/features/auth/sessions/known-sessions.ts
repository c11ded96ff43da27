import { BoundedMap } from '#http/request/bounded-map.ts';
import type { Viewer } from '#http/call.ts';
import type { Bell } from '#live/bell.ts';
import type { AccessClaims } from './access-token.ts';

export type KnownSessions = {
  /** The user of a session, if cached. */
  find(session: AccessClaims): Viewer | undefined;
  /** Reads its user, and caches it unless something changed in the meantime. */
  read(session: AccessClaims, load: () => Promise<Viewer | null>): Promise<Viewer | null>;
};

/** The most users, and devices of each, cached; a device is well under a kilobyte. */
const keptUsers = 10_000;
const keptDevices = 50;

/**
 * Caches sessions while the bell is connected, and drops them when it rings for the user. A read in progress at that
 * moment may have seen the old state, so it is not cached. Without a bell nothing is.
 */
export function knownSessions(bell: Bell | undefined, kept = keptUsers): KnownSessions {
  const users = new BoundedMap<string, BoundedMap<string, Viewer>>(kept);
  let epoch = 0;
  const forgetAll = () => {
    epoch += 1;
    users.clear();
  };
  bell?.subscribe({
    onRing(topics) {
      for (const topic of topics) {
        if (!topic.startsWith(userTopic)) continue;
        epoch += 1;
        users.delete(topic.slice(userTopic.length));
      }
    },
    onLost: forgetAll,
    onRegained: forgetAll,
  });
  const keep = ({ userId, sessionId }: AccessClaims, viewer: Viewer) => {
    const sessions = users.get(userId) ?? new BoundedMap<string, Viewer>(keptDevices);
    sessions.set(sessionId, viewer);
    users.set(userId, sessions);
  };
  return {
    find: ({ userId, sessionId }) => users.get(userId)?.get(sessionId),
    async read(session, load) {
      const begun = bell?.connected ? epoch : undefined;
      const viewer = await load();
      if (viewer && begun === epoch) keep(session, viewer);
      return viewer;
    },
  };
}

const userTopic = 'user:';
