import { callerCache } from '#http/access/caller-cache.ts';
import type { Viewer } from '#http/call.ts';
import { leastRecent } from '#http/cache/least-recent.ts';
import type { Bell } from '#live/bell.ts';

export type SessionCache = {
  /** The user of a session, if cached. */
  find(sessionId: string): Viewer | undefined;
  /** Reads its user, and caches it unless something changed in the meantime. */
  read(sessionId: string, load: () => Promise<Viewer | null>): Promise<Viewer | null>;
};

/** The most users, and devices of each, cached. */
const keptUsers = 10_000;
const keptDevices = 50;
/** Most users have one device or two. */
const keptOwners = 20_000;

/** Caches the sessions of accounts until the bell rings for their user. */
export function sessionCache(bell: Bell | undefined, kept = keptUsers): SessionCache {
  const known = callerCache<Viewer>(bell, {
    topic: 'user:',
    of: ({ id }) => id,
    most: kept,
    sessionsOfEach: keptDevices,
  });
  /** The user of each session, which never changes. */
  const owners = leastRecent<string>(keptOwners);
  return {
    find(sessionId) {
      const userId = owners.get(sessionId);
      return userId === undefined ? undefined : known.find(userId, sessionId);
    },
    async read(sessionId, load) {
      const viewer = await known.read(sessionId, load);
      if (viewer) owners.put(sessionId, viewer.id);
      return viewer;
    },
  };
}
