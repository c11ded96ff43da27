import type { Language, Role } from '@topspin/contract';
import { id, type PlayerId, type UserId } from '@topspin/engine';
import type { Db, Viewer } from '#http/call.ts';
import { readAccessToken } from './access-token.ts';
import type { AuthContext } from './context.ts';

/** Who a token speaks for, as long as the session and the account are there. */
export async function authenticate(
  { db, now, secrets, mailIsSent }: AuthContext,
  token: string,
): Promise<Viewer | null> {
  const claims = await readAccessToken(token, secrets.accessTokens, now());
  if (!claims) return null;
  const row = await findSession(db, claims.sessionId);
  if (row?.id !== claims.userId) return null;
  return {
    id: id<'user'>(row.id) satisfies UserId,
    sessionId: claims.sessionId,
    name: row.name,
    email: row.email,
    lang: row.lang as Language,
    emailVerified: row.email_verified_at !== null || !mailIsSent,
    roles: row.roles as Role[],
    playerId: row.player_id === null ? null : (id<'player'>(row.player_id) satisfies PlayerId),
  };
}

const findSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('session_families as family')
    .innerJoin('users', 'users.id', 'family.user_id')
    .leftJoin('players', (join) =>
      join.onRef('players.user_id', '=', 'users.id').on('players.deleted_at', 'is', null),
    )
    .where('family.id', '=', sessionId)
    .where('family.ended_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.name', 'users.email', 'users.lang', 'users.email_verified_at', 'users.roles'])
    .select('players.id as player_id')
    .executeTakeFirst();
