import type { Db } from '#http/call.ts';

/** The name that results stay under when the person has erased what was known. */
const erasedName = 'Jugador/a eliminado/a';

/** Takes everything personal from the player of an account; matches and ratings stay, under a name that tells nothing. */
export async function erasePlayerOf(db: Db, userId: string, now: Date): Promise<void> {
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
