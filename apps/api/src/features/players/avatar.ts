import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { dayOf, isMinor } from './policy.ts';

/** Where an avatar is read from. */
const pathOf = (avatarId: string): string => `/api/avatars/${avatarId}`;

/** An avatar's address for its own person and whom else a minor's is shown to: good for some hours. */
export const ownAvatar = (
  avatarId: string | null,
  { seal, now }: Pick<Call, 'seal' | 'now'>,
): string | null => (avatarId === null ? null : seal.address(pathOf(avatarId), now));

type Pictured = { readonly avatar_id: string | null; readonly date_of_birth: string | null };

/** The avatar as others see it: none of a minor. */
export const publicAvatar = ({ avatar_id, date_of_birth }: Pictured, now: Date): string | null =>
  avatar_id === null || isMinor(date_of_birth, now) ? null : pathOf(avatar_id);

/** Whether an avatar may be read by this address: a minor's by one that was given out and is still good. */
export async function mayReadAvatar(
  { db, seal, now }: Pick<Call, 'db' | 'seal' | 'now'>,
  id: string,
  given: { readonly until?: number | undefined; readonly seal?: string | undefined },
): Promise<boolean> {
  return seal.fits(pathOf(id), given, now) || !(await isOfMinor(db, id, now));
}

/** Whether a picture is a minor's, by the profile or by the account; profiles taken out of the lists count too. */
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

/** Whether the player of a row is a minor on a day, as `isMinor` says: born on 29 February, one comes of age on the 28th. */
const isUnderAge = (day: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(player.date_of_birth + interval '18 years' > ${day})`;

/** A column of a player as lists may ask for it: of a minor there is nothing to be found. */
export const ofAdults = (column: string): RawBuilder<unknown> =>
  sql`case when ${isUnderAge(sql`(now() at time zone 'utc')::date`)} then null else ${sql.ref(column)} end`;
