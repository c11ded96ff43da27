import { randomUUIDv7 } from 'node:crypto';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { needsGuardian } from './policy.ts';
import { guardianAgreed, insertConsent } from './store.ts';

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
  for (const purpose of guardian ? (['profile', 'guardian'] as const) : (['profile'] as const))
    await insertConsent(db, consentTo(purpose, { player, by, relation, now }));
}

const consentTo = (
  purpose: 'profile' | 'guardian',
  { player, by, relation, now }: Omit<Given, 'guardian'>,
) => ({
  id: randomUUIDv7(),
  player_id: player,
  purpose,
  relation,
  given_by: by,
  text_version: consentTextVersion,
  given_at: now,
});

/** Refuses to turn a profile into a child's that no guardian has agreed to, before or now. */
export async function requireGuardian(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  player: string,
  { dateOfBirth, guardian }: { readonly dateOfBirth: string; readonly guardian: boolean },
): Promise<void> {
  if (!needsGuardian(dateOfBirth, now) || (await guardianAgreed(db, player))) return;
  if (!guardian) throw fail('player.guardianConsentRequired');
  await insertConsent(db, consentTo('guardian', { player, by: user.id, relation: 'guardian', now }));
}
