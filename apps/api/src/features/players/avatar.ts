import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { dayOf, isMinor } from './policy.ts';

/** The URL of an avatar. */
const pathOf = (avatarId: string): string => `/api/avatars/${avatarId}`;

/** A signed avatar URL, valid for some hours, for the person and those allowed to see a minor's. */
export const ownAvatar = (
  avatarId: string | null,
  { seal, now }: Pick<Call, 'seal' | 'now'>,
): string | null => (avatarId === null ? null : seal.address(pathOf(avatarId), now));

type Pictured = { readonly avatar_id: string | null; readonly date_of_birth: string | null };

/** The avatar as others see it: none for a minor. */
export const publicAvatar = ({ avatar_id, date_of_birth }: Pictured, now: Date): string | null =>
  avatar_id === null || isMinor(date_of_birth, now) ? null : pathOf(avatar_id);

/** Whether this URL may read an avatar: a minor's needs a valid signature. */
export async function mayReadAvatar(
  { db, seal, now }: Pick<Call, 'db' | 'seal' | 'now'>,
  id: string,
  given: { readonly until?: number | undefined; readonly seal?: string | undefined },
): Promise<boolean> {
  return seal.fits(pathOf(id), given, now) || !(await isOfMinor(db, id, now));
}

/** Whether a picture is a minor's, by profile or account, deleted profiles included. */
async function isOfMinor(db: Db, avatar: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('players as player')
    .leftJoin('users as account', 'account.id', 'player.user_id')
    .select('player.id')
    .where((player) =>
      player.or([player('player.avatar_id', '=', avatar), player('account.avatar_id', '=', avatar)]),
    )
    .where(isUnderAge(sql`${dayOf(now)}::date`))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the player of a row is a minor on a day, like `isMinor`: somebody born on 29 February comes of age on the 28th. */
const isUnderAge = (day: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(player.date_of_birth + interval '18 years' > ${day})`;

/** A player's column for list queries, null for minors, so that it reveals nothing about them. */
export const ofAdults = (column: string): RawBuilder<unknown> =>
  sql`case when ${isUnderAge(sql`(now() at time zone 'utc')::date`)} then null else ${sql.ref(column)} end`;
