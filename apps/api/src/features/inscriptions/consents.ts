import { randomUUIDv7 } from 'node:crypto';
import type { enrol } from '@topspin/contract';
import { insertConsent } from '#features/players/commands.ts';
import { consentTextVersion } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';

type Entered = { readonly player: string; readonly inscription: string; readonly self: boolean };

/** Keeps who agreed to an enrolment, and to keeping what was declared for it. */
export async function recordConsents(
  { db, user, body, now }: Call<typeof enrol>,
  { player, inscription, self }: Entered,
): Promise<void> {
  const purposes = [
    ...(self ? [] : ['inscription']),
    ...(body.functional_diversity === undefined ? [] : ['functionalDiversity']),
  ];
  for (const purpose of purposes) {
    await insertConsent(db, {
      id: randomUUIDv7(),
      player_id: player,
      purpose,
      relation: self ? 'self' : (body.consent?.relation ?? 'other'),
      given_by: user.id,
      inscription_id: inscription,
      text_version: consentTextVersion,
      given_at: now,
    });
  }
}
