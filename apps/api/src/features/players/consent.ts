import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { needsGuardian } from './policy.ts';
import { insertConsent } from './store.ts';

/** Which text was agreed to; it changes when the words on the form do. */
export const consentTextVersion = '2026-11';

/** Refuses a child's profile that no guardian has agreed to. */
export function requireConsent(asked: {
  readonly dateOfBirth: string | null;
  readonly guardian: boolean;
  readonly now: Date;
}): void {
  if (needsGuardian(asked.dateOfBirth, asked.now) && !asked.guardian)
    throw fail('player.guardianConsentRequired');
}

type Given = {
  readonly player: string;
  readonly by: string;
  readonly relation: string;
  readonly guardian: boolean;
  readonly now: Date;
};

/** Keeps who said yes to a profile, when, to which text and as what to the player; and the guardian's yes. */
export async function recordConsent(db: Db, { player, by, relation, guardian, now }: Given): Promise<void> {
  for (const purpose of guardian ? (['profile', 'guardian'] as const) : (['profile'] as const)) {
    await insertConsent(db, {
      id: randomUUIDv7(),
      player_id: player,
      purpose,
      relation,
      given_by: by,
      text_version: consentTextVersion,
      given_at: now,
    });
  }
}
