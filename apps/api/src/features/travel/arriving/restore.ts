import type { AnswerOf, restoreTravelled, TravelFile, TravelPerson } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { arrivePhases } from '#features/competition/commands.ts';
import { arrivePairs, enterAll } from '#features/inscriptions/commands.ts';
import { createGuests, insertConsents, insertProfiles, updatePlayer } from '#features/players/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { ReadFile } from '#features/travel/file/read.ts';
import type { Provenance } from '#features/travel/provenance.ts';
import { isEmpty } from '#features/travel/store.ts';
import { addArrived } from './add-arrived.ts';
import { entryRow } from './entry-rows.ts';
import { uploadedFile } from './uploaded.ts';
import { writing } from './writing.ts';

type Restoring = Call<typeof restoreTravelled>;

/**
 * Restores an open whole where there is none: the same ids, its profiles and what was consented to. Its owner, its trust, its ratings and
 * who looked after whom are kept for the record, since they were given elsewhere.
 */
export async function restoreOpen(call: Restoring): Promise<AnswerOf<typeof restoreTravelled>> {
  const arrived = await uploadedFile(call);
  if (arrived.file.scope !== 'everything') throw fail('travel.resultsOnly');
  return writing(call, (db) => write({ ...call, db }, arrived));
}

async function write(call: Restoring, { file, sha256 }: ReadFile) {
  const { db, user, now } = call;
  if (!(await isEmpty(db))) throw fail('travel.notEmpty');
  const { source, open, people, entries, pairs = [], phases } = file;
  const id = source.open;
  await addArrived(call, { file, sha256 }, { id, restored: true, provenance: provenanceOf(file) });
  const guests = people.filter(({ guest }) => guest).map((guest) => ({ ...guest, id: guest.id as PlayerId }));
  await createGuests(db, guests, { openId: id, by: user.id, now });
  await insertProfiles(db, people.flatMap(profileRow), user.id);
  const entering = {
    openId: id,
    by: null,
    now,
    player: (person: string) => person,
    rating: () => 0,
    createdAt: open.created_at,
  };
  await enterAll(
    db,
    entries.map((entry) => entryRow(entry, entering)),
  );
  await insertConsents(db, people.flatMap(consentRows(file)));
  if (open.doubles) await arrivePairs(db, { openId: id, doubles: open.doubles, now }, pairs);
  await arrivePhases(db, { openId: id, phases, pairs, isFinished: open.state === 'finished' });
  for (const person of people) await takeOut(call, person);
  await audit(call, 'restoreTravelled', { entity: 'opens', id, after: { name: open.name, source } });
  return { _id: id, already: false };
}

const profileRow = ({ id, name, club, profile }: TravelPerson) =>
  profile === null
    ? []
    : [
        {
          id,
          name,
          club,
          nickname: profile.nickname,
          nationality: profile.nationality,
          date_of_birth: profile.date_of_birth,
          licence: profile.licence,
          gender: profile.gender,
          contact_phone: profile.phone,
          show_phone_admin_only: profile.phone_for_admins,
          social_networks: profile.social_networks,
          made_up: profile.made_up,
        },
      ];

/** Those who had left the lists, or erased what was known of them, have here too; until then they could not be entered. */
async function takeOut({ db }: Restoring, { id, profile }: TravelPerson): Promise<void> {
  if (profile === null || (profile.deleted_at === null && profile.erased_at === null)) return;
  await updatePlayer(db, id, { deleted_at: profile.deleted_at, erased_at: profile.erased_at });
}

/** Those who gave or recorded a consent have no account here: that stays in the provenance. */
function consentRows({ entries }: TravelFile) {
  const entryOf = new Map(entries.map(({ person, record }) => [person, record?.id]));
  return ({ id, profile }: TravelPerson) =>
    (profile?.consents ?? []).map((consent) => ({
      id: consent.id,
      player_id: id,
      purpose: consent.purpose,
      relation: consent.relation,
      inscription_id: consent.for_entry ? (entryOf.get(id) ?? null) : null,
      text_key: consent.text_key,
      text_version: consent.text_version,
      lang: consent.lang,
      guardian_age: consent.guardian_age,
      given_at: consent.given_at,
      withdrawn_at: consent.withdrawn_at,
    }));
}

/** What is known of each, by its id; nothing of those of whom nothing is. */
const byId = <Item, Value>(items: readonly Item[], of: (item: Item) => readonly [string, Value] | null) =>
  Object.fromEntries(items.map(of).filter((entry) => entry !== null));

function provenanceOf({ open, source, record, people, phases }: TravelFile): Provenance {
  const matches = phases.flatMap(({ groups }) => groups.flatMap((group) => group.matches));
  const consents = people.flatMap(({ profile }) => profile?.consents ?? []);
  return {
    venue: open.venue,
    sourceName: source.name,
    record,
    ratings: byId(matches, ({ id, ratings }) => (ratings.length > 0 ? [id, ratings] : null)),
    corrections: byId(matches, ({ id, corrections }) => (corrections.length > 0 ? [id, corrections] : null)),
    people: byId(people, ({ id, profile }) =>
      profile
        ? [id, { account: profile.account, rating: profile.rating, looked_after_by: profile.looked_after_by }]
        : null,
    ),
    consents: byId(consents, ({ id, given_by, recorded_by }) => [id, { given_by, recorded_by }]),
  };
}
