import { callerCache } from '#http/access/caller-cache.ts';
import type { Guard } from '#http/access/guard.ts';
import type { Db, LinkUmpire } from '#http/call.ts';
import type { Seal } from '#http/seal.ts';
import type { Bell } from '#live/bell.ts';
import { findSession } from '#features/competition/store/score-links.ts';
import { isSessionToken, sessionReader } from './tokens.ts';

type Context = { readonly db: Db; readonly now: () => Date; readonly seal: Seal };

/** The most opens, and umpires of each, cached: those of the largest hall several times over. */
const keptOpens = 500;
const keptUmpires = 500;

/**
 * The umpire of a token that a score link gave, while the link is valid, its open is not over and the session has not
 * expired; after the link ended, while the device finishes a match. Undefined for any other token. Cached like the sessions of accounts, until the bell rings for the links of
 * their open.
 */
export function umpireAuthenticator(
  { db, now, seal }: Context,
  bell: Bell | undefined,
): Guard['authenticateByLink'] {
  const umpires = callerCache<LinkUmpire>(bell, {
    topic: 'scoreLinks:',
    of: ({ openId }) => openId,
    most: keptOpens,
    sessionsOfEach: keptUmpires,
    // Their access ends with a match, which rings for no link.
    keeps: ({ revoked }) => !revoked,
  });
  const readToken = sessionReader(seal);
  const unlessExpired = (umpire: LinkUmpire | null) => (umpire && umpire.expiresAt > now() ? umpire : null);
  return (token) => {
    if (!isSessionToken(token)) return undefined;
    const ids = readToken(token);
    if (!ids) return null;
    const known = umpires.find(ids.openId, ids.sessionId);
    if (known) return unlessExpired(known);
    return umpires.read(ids.sessionId, () => readUmpire(db, ids.sessionId, now())).then(unlessExpired);
  };
}

async function readUmpire(db: Db, sessionId: string, now: Date): Promise<LinkUmpire | null> {
  const row = await findSession(db, sessionId, now);
  return row
    ? Object.freeze({
        id: row.id,
        linkId: row.link_id,
        openId: row.open_id,
        matchId: row.revoked_at === null ? row.match_id : row.finishes,
        table: row.table_number,
        revoked: row.revoked_at !== null,
        name: row.name,
        expiresAt: row.expires_at,
        playerId: null,
        roles: Object.freeze([] as const),
      })
    : null;
}
