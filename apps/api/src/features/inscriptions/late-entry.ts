import { transitionRegistration } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { fail, orFail } from '#http/fail.ts';
import { refuseFull } from './places.ts';
import { inscriptionOf, updateInscription } from './store.ts';

/** Marks a registered player as present in an open in play. */
export async function enterLate(db: Db, open: LockedOpen, playerId: string, now: Date): Promise<void> {
  const row = await inscriptionOf(db, open.id, playerId);
  if (!row) throw fail('thing.notFound');
  if (row.state === 'present') return;
  const from = row.state;
  const state = orFail(
    transitionRegistration({
      from,
      to: 'present',
      by: 'organiser',
      open: open.state,
      trusted: open.trusted || row.guest,
    }),
  );
  await refuseFull(db, open, { from, to: state });
  await updateInscription(db, row.id, { state, checked_in_at: now, left_at: null });
}
