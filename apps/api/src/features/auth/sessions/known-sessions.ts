import { BoundedMap } from '#http/request/bounded-map.ts';
import type { Viewer } from '#http/call.ts';
import type { Bell } from '#live/bell.ts';
import type { AccessClaims } from './access-token.ts';

export type KnownSessions = {
  /** Who a session belongs to, if that is known. */
  find(session: AccessClaims): Viewer | undefined;
  /** Reads who it belongs to, and keeps that unless something changed meanwhile. */
  read(session: AccessClaims, load: () => Promise<Viewer | null>): Promise<Viewer | null>;
};

/** How many people, and devices of each, are known at most; a device is well under a kilobyte. */
const keptUsers = 10_000;
const keptDevices = 50;

/**
 * Keeps what was read of sessions for as long as the bell is heard, and forgets it when the bell rings for the user. A read
 * that was under way then may have seen the state before, so it is not kept. Without a bell nothing is.
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
