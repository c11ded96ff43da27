/** Commands on players for other contexts. */
import { randomUUIDv7 } from 'node:crypto';
import { clubNamed, removeUnusedClub } from '#features/clubs/commands.ts';
import type { Db } from '#http/call.ts';
import { insertPlayer, updatePlayer } from './store.ts';

export { insertConsents, keepRatings } from './store.ts';

type Guest = {
  readonly name: string;
  readonly club: string | null;
  readonly openId: string;
  readonly by: string;
  readonly now: Date;
};

/** Makes somebody without an account, a name in one open and nowhere else; gives the id. A guest is in no list from the start. */
export async function createGuest(db: Db, { name, club, openId, by, now }: Guest): Promise<string> {
  const id = randomUUIDv7();
  await insertPlayer(db, {
    id,
    name,
    club_id: club === null ? null : await clubNamed(db, club),
    guest_of: openId,
    created_by: by,
    deleted_at: now,
  });
  return id;
}

type Renamed = Pick<Guest, 'name' | 'club'>;

/** Changes what is known of a guest; false if erased meanwhile. A club that nobody else plays for goes. */
export async function renameGuest(db: Db, id: string, { name, club }: Renamed): Promise<boolean> {
  const before = await db
    .selectFrom('players')
    .select('club_id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  const clubId = club === null ? null : await clubNamed(db, club);
  await updatePlayer(db, id, { name, club_id: clubId });
  if (before.club_id !== null && before.club_id !== clubId) await removeUnusedClub(db, before.club_id);
  return true;
}
