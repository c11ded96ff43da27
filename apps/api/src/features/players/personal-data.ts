import type { Db } from '#http/call.ts';
import type { PersonalData } from '#http/handle.ts';

/** The name that results stay under when the person has erased what was known. */
const erasedName = 'Jugador/a eliminado/a';

/** Takes everything personal from the player of an account; matches and ratings stay, under a name that tells nothing. */
async function erasePlayerOf(db: Db, userId: string, now: Date): Promise<void> {
  const player = await db
    .selectFrom('players')
    .select(['id', 'avatar_id'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!player) return;
  await db
    .updateTable('players')
    .set({
      user_id: null,
      name: erasedName,
      nickname: null,
      nationality: null,
      date_of_birth: null,
      gender: null,
      club_id: null,
      contact_phone: null,
      show_phone_admin_only: true,
      social_networks: JSON.stringify([]),
      avatar_id: null,
      erased_at: now,
    })
    .where('id', '=', player.id)
    .execute();
  if (player.avatar_id) await db.deleteFrom('avatars').where('id', '=', player.avatar_id).execute();
  await db.deleteFrom('player_administrators').where('player_id', '=', player.id).execute();
}

/** The profile, and what was entered, consented to and rated under it. */
async function readPlayerOf(db: Db, userId: string): Promise<unknown> {
  const player = await db.selectFrom('players').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!player) return null;
  return {
    profile: player,
    inscriptions: await db
      .selectFrom('inscriptions')
      .selectAll()
      .where('player_id', '=', player.id)
      .execute(),
    consents: await db.selectFrom('consents').selectAll().where('player_id', '=', player.id).execute(),
    ratings: await db.selectFrom('rating_ledger').selectAll().where('player_id', '=', player.id).execute(),
  };
}

/** What is kept of a player about the person. */
export const personalData: PersonalData = { name: 'player', read: readPlayerOf, erase: erasePlayerOf };
