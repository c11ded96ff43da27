import type { Db } from '#http/call.ts';
import type { PersonalData } from '#http/handle.ts';
import type { PlayerEffects } from './context.ts';
import { removeAdministrators, removeAdministratorsBy, updatePlayer } from './store.ts';

/** The name that results stay under when the person has erased what was known. */
const erasedName = 'Jugador/a eliminado/a';

/** What a player's row says once the person is gone; its results and ratings stay. */
const nothing = {
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
} as const;

/** Every profile that an account has had, those taken out of the lists included. */
const profilesOf = (db: Db, userId: string) =>
  db.selectFrom('players').selectAll().where('user_id', '=', userId);

/** Takes everything personal from the profiles of an account, which administers none any more either. */
const erasePlayersOf =
  ({ profileErased }: PlayerEffects): PersonalData['erase'] =>
  async (db, userId, now) => {
    for (const profile of await profilesOf(db, userId).forUpdate().execute()) {
      await updatePlayer(db, profile.id, { ...nothing, erased_at: now });
      await removeAdministrators(db, profile.id);
      await profileErased(db, profile);
    }
    await removeAdministratorsBy(db, userId);
  };

/** The profiles, and what was entered, consented to and rated under them. */
async function readPlayersOf(db: Db, userId: string): Promise<unknown> {
  const profiles = await profilesOf(db, userId).execute();
  return Promise.all(profiles.map((profile) => readProfile(db, profile)));
}

async function readProfile(db: Db, profile: { readonly id: string }) {
  const of = (table: 'inscriptions' | 'consents' | 'rating_ledger') =>
    db.selectFrom(table).selectAll().where('player_id', '=', profile.id).execute();
  return {
    profile,
    inscriptions: await of('inscriptions'),
    consents: await of('consents'),
    ratings: await of('rating_ledger'),
  };
}

/** What is kept of a player about the person. */
export const personalData = (effects: PlayerEffects): PersonalData => ({
  name: 'players',
  read: readPlayersOf,
  erase: erasePlayersOf(effects),
});
