import { sql } from 'kysely';
import { passOn } from '#features/invitations/commands.ts';
import { audit } from '#http/audit.ts';
import type { Db } from '#http/call.ts';
import { isCertainlyTheirs, isTheirs, type ErasedBy, type Person, type PersonalData } from '#http/person.ts';
import { strikeJson } from '#http/strike.ts';
import { queueMail } from '#jobs/outbox.ts';
import { forgetPhotographer } from './photo-store.ts';
import { updateVenue } from './store.ts';

/** The venues somebody helps run, and those of others that have one of their phones. */
const venuesNaming = (db: Db, userId: string | null, phones: readonly string[]) =>
  db
    .selectFrom('venues')
    .leftJoin('venue_admins as own', (join) =>
      join
        .onRef('own.venue_id', '=', 'venues.id')
        .on('own.user_id', '=', userId)
        .on('own.accepted_at', 'is not', null),
    )
    .where((venue) =>
      venue.or([
        venue('own.user_id', 'is not', null),
        sql<boolean>`exists (select from jsonb_array_elements(contacts) contact
          where contact ->> 'phone' = any(${phones}::text[]))`,
      ]),
    )
    .select(['venues.id', 'venues.name', 'address', 'accessibility', 'description', 'contacts', 'own.role'])
    .orderBy('venues.id')
    .forNoKeyUpdate('venues')
    .execute();

/**
 * Removes somebody's contacts from venues, and their name from venues they own, which pass to others. Texts of others'
 * venues stay unchanged: a name may be a common word there. Nobody verifies phones, so the people who run a venue are notified
 * when a contact of theirs goes, and can enter it again if it was not the erased person's.
 */
const erase =
  (publicUrl: () => string) =>
  async (db: Db, person: Person, now: Date, by: ErasedBy): Promise<void> => {
    const { account, heir, phones, strike } = person;
    for (const venue of await venuesNaming(db, account, [...phones])) {
      const isGone = venue.role === null ? isCertainlyTheirs : isTheirs;
      const contacts = Array.isArray(venue.contacts) ? venue.contacts : [];
      const left = contacts.filter((contact) => !isGone(person, contact));
      await updateVenue(db, venue.id, {
        contacts: JSON.stringify(left),
        ...(venue.role === 'admin' && {
          name: strike(venue.name),
          address: strike(venue.address),
          accessibility: strike(venue.accessibility),
          description: JSON.stringify(strikeJson(venue.description, strike)),
        }),
      });
      if (venue.role === null && left.length < contacts.length) {
        if (by !== null) await mailOfContact(db, venue, `${publicUrl()}/venues/${venue.id}/edit`);
        await audit({ db, now, user: null }, 'eraseContact', { entity: 'venues', id: venue.id });
      }
    }
    if (account !== null) await forgetPhotographer(db, account);
    if (account !== null && heir !== null) await passOn(db, 'venue', { from: account, heir, at: now });
  };

type Known = { readonly id: string; readonly name: string };

async function mailOfContact(db: Db, venue: Known, link: string): Promise<void> {
  const admins = db
    .selectFrom('venue_admins')
    .innerJoin('users', 'users.id', 'venue_admins.user_id')
    .where('venue_id', '=', venue.id)
    .where('accepted_at', 'is not', null)
    .select(['users.id', 'users.name', 'users.email', 'users.lang']);
  for (const to of await admins.execute())
    await queueMail(db, { to, kind: 'venueContactErased', figures: { venue: venue.name, link }, about: [] });
}

/** Personal data in venues. */
export const personalData = (publicUrl: () => string): PersonalData => ({
  name: 'venues',
  erase: erase(publicUrl),
});
