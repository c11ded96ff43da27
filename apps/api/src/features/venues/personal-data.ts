import { sql } from 'kysely';
import { passOn } from '#features/invitations/commands.ts';
import type { Db } from '#http/call.ts';
import { isCertainlyTheirs, isTheirs, type Person, type PersonalData } from '#http/person.ts';
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
    .select(['venues.id', 'venues.name', 'address', 'accessibility', 'contacts', 'own.role'])
    .orderBy('venues.id')
    .forNoKeyUpdate('venues')
    .execute();

/**
 * Removes somebody's contacts from venues, and their name from venues they run, which pass to others. Texts of others'
 * venues stay unchanged: a name may be a common word there.
 */
async function erase(db: Db, person: Person, now: Date): Promise<void> {
  const { account, heir, phones, strike } = person;
  for (const venue of await venuesNaming(db, account, [...phones])) {
    const isOwn = venue.role !== null;
    const isGone = isOwn ? isTheirs : isCertainlyTheirs;
    const contacts = Array.isArray(venue.contacts) ? venue.contacts : [];
    await updateVenue(db, venue.id, {
      contacts: JSON.stringify(contacts.filter((contact) => !isGone(person, contact))),
      ...(isOwn && {
        name: strike(venue.name),
        address: strike(venue.address),
        accessibility: strike(venue.accessibility),
      }),
    });
  }
  if (account !== null && heir !== null) await passOn(db, 'venue', { from: account, heir, at: now });
}

/** Personal data in venues. */
export const personalData: PersonalData = { name: 'venues', erase };
