import { knownCallers } from '#http/access/known-callers.ts';
import type { Viewer } from '#http/call.ts';
import type { Bell } from '#live/bell.ts';
import type { AccessClaims } from './access-token.ts';

export type KnownSessions = {
  /** The user of a session, if cached. */
  find(session: AccessClaims): Viewer | undefined;
  /** Reads its user, and caches it unless something changed in the meantime. */
  read(session: AccessClaims, load: () => Promise<Viewer | null>): Promise<Viewer | null>;
};

/** The most users, and devices of each, cached. */
const keptUsers = 10_000;
const keptDevices = 50;

/** Caches the sessions of accounts until the bell rings for their user. */
export function knownSessions(bell: Bell | undefined, kept = keptUsers): KnownSessions {
  const known = knownCallers<Viewer>(bell, { topic: 'user:', most: kept, sessionsOfEach: keptDevices });
  return {
    find: ({ userId, sessionId }) => known.find(userId, sessionId),
    read: ({ userId, sessionId }, load) => known.read(userId, sessionId, load),
  };
}
