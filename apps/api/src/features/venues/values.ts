import type { BodyOf, editVenue } from '@topspin/contract';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { given } from '#http/given.ts';

type VenueFields = Omit<BodyOf<typeof editVenue>, 'tables'>;
type Values = Partial<Insertable<Database['venues']>>;

/** The given fields of a venue as columns: absent stays absent, a null location takes it off the map. */
export function venueValues({
  location,
  description,
  contacts,
  accessibility,
  ...plain
}: VenueFields): Values {
  const values: Values = given(plain);
  if (accessibility !== undefined) values.accessibility = accessibility ?? '';
  if (description !== undefined) values.description = JSON.stringify(description ?? []);
  if (contacts !== undefined) values.contacts = JSON.stringify(contacts);
  if (location !== undefined) {
    values.longitude = location?.coordinates[0] ?? null;
    values.latitude = location?.coordinates[1] ?? null;
  }
  return values;
}
