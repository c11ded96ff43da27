/** Commands on players for other contexts. */
import { randomUUIDv7 } from 'node:crypto';
import type { OwnPlayer } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { clubNamed, clubsOf, removeUnusedClub } from '#features/clubs/commands.ts';
import type { Db } from '#http/call.ts';
import { insertPlayers, updatePlayer } from './store.ts';

export { requireConsent } from './consent.ts';
export { leaveClub, returnToClub } from './clubs/moves.ts';
export { settleOldMerges } from './merges/settle.ts';
export { insertNewcomers, ratingsOf, refusalOfNewcomers, type Reality } from './lists/create.ts';
export {
  createPair,
  insertConsents,
  keepRatings,
  removePair,
  restartUnrated,
  restoreConsentsTo,
  startUnrated,
  updatePlayer,
  withdrawConsentsTo,
} from './store.ts';

type Guest = { readonly id?: PlayerId; readonly name: string; readonly club: string | null };
type Hosting = { readonly openId: string; readonly by: string; readonly now: Date };

/**
 * Makes people without an account, names in one open and nowhere else; gives their ids, in order. Guests are in no list from the start.
 */
export async function createGuests(
  db: Db,
  guests: readonly Guest[],
  { openId, by, now }: Hosting,
): Promise<string[]> {
  const clubOf = await clubsOf(db, guests);
  const rows = guests.map((guest) => ({
    id: guest.id ?? randomUUIDv7(),
    name: guest.name,
    club_id: clubOf(guest),
    guest_of: openId,
    created_by: by,
    deleted_at: now,
  }));
  await insertPlayers(db, rows);
  return rows.map(({ id }) => id);
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

type Profile = Guest & {
  readonly id: string;
  readonly contact_phone: OwnPlayer['contact_phone'];
  readonly social_networks: OwnPlayer['social_networks'];
} & Pick<
    OwnPlayer,
    'nickname' | 'nationality' | 'date_of_birth' | 'licence' | 'gender' | 'show_phone_admin_only'
  > & {
    readonly made_up: boolean;
  };

/** Adds profiles that came from elsewhere, with the ids they had there. */
export async function insertProfiles(db: Db, profiles: readonly Profile[], by: string): Promise<void> {
  const clubOf = await clubsOf(db, profiles);
  await insertPlayers(
    db,
    profiles.map(({ club, contact_phone, social_networks, ...profile }) => ({
      ...profile,
      club_id: clubOf({ club }),
      contact_phone: contact_phone && JSON.stringify(contact_phone),
      social_networks: JSON.stringify(social_networks),
      created_by: by,
    })),
  );
}
