import { sql } from 'kysely';
import type { Db, Viewer } from '#http/call.ts';
import type { Guard } from '#http/access/guard.ts';
import type { Bell } from '#live/bell.ts';
import { accessTokenReader } from './access-token.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { sessionCache } from './session-cache.ts';

/** The user of a token, while the session and the account exist; synchronous if cached. */
export function authenticator(context: AuthContext, bell: Bell | undefined): Guard['authenticate'] {
  const readToken = accessTokenReader(context.secrets.accessTokens);
  const sessions = sessionCache(bell);
  return (token) => {
    const session = readToken(token, context.now());
    if (session === null) return null;
    return sessions.find(session) ?? sessions.read(session, () => readViewer(context, session));
  };
}

async function readViewer({ db, mailIsSent }: AuthContext, sessionId: string): Promise<Viewer | null> {
  const row = await findSession(db, sessionId);
  if (!row) return null;
  return Object.freeze({
    id: row.id,
    sessionId,
    name: row.name,
    email: row.email,
    lang: row.lang,
    emailVerified: row.email_verified_at !== null || !mailIsSent,
    emailProven: row.email_verified_at !== null,
    roles: Object.freeze(row.roles),
    playerId: row.player_id,
    seesMore: row.sees_more,
  });
}

const helps = sql<boolean>`exists (
    select from open_organisers organiser where organiser.user_id = users.id and organiser.accepted_at is not null)
  or exists (select from venue_admins admin where admin.user_id = users.id and admin.accepted_at is not null)`;

/** Whether an account's own player, or one it looks after, was entered in an open for functional diversity. */
const restricted = sql<boolean>`exists (
  select from inscriptions entry join opens open on open.id = entry.open_id and open.functional_diversity
  where entry.player_id in (select own.id from players own where own.user_id = users.id
    union all select player_id from player_administrators administrator
      where administrator.user_id = users.id and administrator.relation <> 'organiser'))`;

/** Anything read here that can change rings the bell: see the triggers in migration 0013. */
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
    .where('users.disabled_at', 'is', null)
    .select(['users.id', 'users.name', 'users.email', 'users.lang', 'users.email_verified_at', 'users.roles'])
    .select(['players.id as player_id', sql<boolean>`(${helps} or ${restricted})`.as('sees_more')])
    .executeTakeFirst();

/** Whether an account organises an open or looks after a venue. */
export async function helpsSomebody(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(helps.as('helps'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row?.helps === true;
}
