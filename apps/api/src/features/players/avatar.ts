import { adultAge } from '@topspin/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { finds } from '#db/finds.ts';
import type { Call, Db } from '#http/call.ts';
import { turnsAtMost } from './policy.ts';

/** The URL of an avatar. */
const pathOf = (avatarId: string): string => `/api/avatars/${avatarId}`;

/** A signed avatar URL, valid for some hours, for the person and those allowed to see a minor's. */
export const ownAvatar = (
  avatarId: string | null,
  { seal, now }: Pick<Call, 'seal' | 'now'>,
): string | null => (avatarId === null ? null : seal.address(pathOf(avatarId), now));

type Pictured = { readonly avatar_id: string | null; readonly date_of_birth: string | null };

/** The avatar as others see it: none for a minor, until the end of the year of coming of age. */
export const publicAvatar = ({ avatar_id, date_of_birth }: Pictured, now: Date): string | null =>
  avatar_id === null || (date_of_birth !== null && turnsAtMost(adultAge, date_of_birth, now))
    ? null
    : pathOf(avatar_id);

/** Whether this URL may read an avatar: a minor's needs a valid signature. */
export async function mayReadAvatar(
  { db, seal, now }: Pick<Call, 'db' | 'seal' | 'now'>,
  id: string,
  given: { readonly until?: number | undefined; readonly seal?: string | undefined },
): Promise<boolean> {
  return seal.fits(pathOf(id), given, now) || !(await isOfMinor(db, id, now));
}

/** Whether a picture is a minor's, by profile or account, deleted profiles included. */
const isOfMinor = (db: Db, avatar: string, now: Date): Promise<boolean> =>
  finds(
    db
      .selectFrom('players as player')
      .leftJoin('users as account', 'account.id', 'player.user_id')
      .select('player.id')
      .where((player) =>
        player.or([player('player.avatar_id', '=', avatar), player('account.avatar_id', '=', avatar)]),
      )
      .where(turnsAdultAtMost(sql.lit(now.getUTCFullYear())))
      .limit(1),
  );

/** Whether the player of a row comes of age in this year or later, like `turnsAtMost`. */
const turnsAdultAtMost = (year: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(extract(year from player.date_of_birth) + ${sql.lit(adultAge)} >= ${year})`;

const thisYear = sql`extract(year from now() at time zone 'utc')`;

/** Whether the player of a row is `seenAsMinor`. */
export const isSeenAsMinor = sql<SqlBool>`(${turnsAdultAtMost(thisYear)}
  or (player.date_of_birth is null and player.user_id is null))`;

/** A player's column for list queries, null for those `seenAsMinor`, so that it reveals nothing about them. */
export const ofAdults = (column: string): RawBuilder<unknown> =>
  sql`case when ${isSeenAsMinor} then null else ${sql.ref(column)} end`;
