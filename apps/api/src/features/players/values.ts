import type { BodyOf, editPlayer } from '@topspin/contract';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { clubNamed } from '#features/clubs/commands.ts';
import type { Db } from '#http/call.ts';
import { given } from '#http/given.ts';

type PlayerFields = Omit<BodyOf<typeof editPlayer>, 'guardian_consent'>;
type Values = Partial<Insertable<Database['players']>>;

/** The given fields of a player as columns: absent stays absent, null clears, a club is found or created by name. */
export async function playerValues(db: Db, fields: PlayerFields): Promise<Values> {
  const { club, contact_phone, social_networks, ...plain } = fields;
  const values: Values = given(plain);
  if (club !== undefined) values.club_id = club === null ? null : await clubNamed(db, club);
  if (contact_phone !== undefined)
    values.contact_phone = contact_phone === null ? null : JSON.stringify(contact_phone);
  if (social_networks !== undefined) values.social_networks = JSON.stringify(social_networks);
  return values;
}
