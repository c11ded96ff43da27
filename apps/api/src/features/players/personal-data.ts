import { removeUnusedClub } from '#features/clubs/commands.ts';
import { anonymous } from './anonymous.ts';
import type { Db } from '#http/call.ts';
import { isTheirs, type Person, type PersonalData } from '#http/person.ts';
import {
  administeredBy,
  insertAdministrator,
  removeAdministratorsBy,
  removeAdministratorsOf,
} from './administrators/store.ts';
import { removeClaims } from './claims/store.ts';
import { forgetDepartures } from './clubs/moves.ts';
import type { PlayerEffects } from './context.ts';
import { forgetMergesOf } from './merges/store.ts';
import { removeConsents, updatePlayer } from './store.ts';

/**
 * Removes all personal data from somebody's profiles. A player only they administered passes to an admin, who
 * finds a guardian or erases the profile.
 */
const erasePlayersOf =
  ({ profileErased }: PlayerEffects): PersonalData['erase'] =>
  async (db, person, now) => {
    const { account, players } = person;
    if (players.length > 0) {
      await forgetMergesOf(db, players);
      const profiles = db
        .selectFrom('players')
        .select(['id', 'avatar_id', 'club_id'])
        .where('id', 'in', players);
      for (const profile of await profiles.orderBy('id').forUpdate().execute()) {
        await updatePlayer(db, profile.id, { ...anonymous, erased_at: now });
        await profileErased(db, profile);
        if (profile.club_id !== null) await removeUnusedClub(db, profile.club_id);
      }
      await removeAdministratorsOf(db, players);
      await removeConsents(db, players);
      await forgetDepartures(db, players);
    }
    await removeClaims(db, account, players);
    if (account !== null) await leaveAdministered(db, account, person, now);
  };

async function leaveAdministered(db: Db, account: string, person: Person, now: Date): Promise<void> {
  const administered = await administeredBy(db, account);
  await removeAdministratorsBy(db, account);
  for (const { id, contact_phone: phone, is_alone: isAlone } of administered) {
    if (isAlone || isTheirs(person, phone)) await updatePlayer(db, id, { contact_phone: null });
    if (isAlone && person.heir !== null)
      await insertAdministrator(db, {
        player_id: id,
        user_id: person.heir,
        relation: 'other',
        created_at: now,
        handed_over_at: now,
      });
  }
}

/** Personal data in players. */
export const personalData = (effects: PlayerEffects): PersonalData => ({
  name: 'players',
  erase: erasePlayersOf(effects),
});
