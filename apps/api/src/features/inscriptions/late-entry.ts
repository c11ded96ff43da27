import { isStanding, transitionRegistration } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { fail, orFail, found } from '#http/fail.ts';
import { playerToEnrol } from './load.ts';
import { refuseFull } from './places.ts';
import { membersOf } from './pairs/store.ts';
import { actingFor, isOwn, leftAlone } from './policy.ts';
import { inscriptionOf, updateInscription } from './store.ts';

type Entering = Pick<Call, 'db' | 'user' | 'now'>;

/**
 * Marks everybody of a registered side as present in an open in play, and returns its id: a player, or in doubles a pair. Known
 * players who are not registered accept an invitation first.
 */
export async function enterLate(call: Entering, open: LockedOpen, side: string): Promise<string> {
  const members = await membersOf(call.db, { openId: open.id, side });
  if (open.doubles_class !== null && members.length === 0) throw fail('pair.needed');
  for (const person of members.length > 0 ? members : [side]) await enterPerson(call, open, person);
  return side;
}

async function enterPerson({ db, user, now }: Entering, open: LockedOpen, playerId: string): Promise<void> {
  const row = found(await inscriptionOf(db, open.id, playerId));
  if (row.state === 'present') return;
  const from = row.state;
  const player = await playerToEnrol({ db }, open.id, playerId);
  const own = isOwn(await actingFor(db, user, open.id, player));
  if (leftAlone(row, own || row.guest)) throw fail('inscription.leftAlone');
  if (!isStanding(from) && !own && !row.guest)
    throw fail('inscription.transitionNotAllowed', { from, to: 'present' });
  const trusted = open.trusted || own || row.guest;
  const state = orFail(
    transitionRegistration({ from, to: 'present', by: 'organiser', open: open.state, trusted }),
  );
  await refuseFull(db, open, { from, to: state });
  await updateInscription(db, row.id, { state, checked_in_at: now, left_at: null, refused_at: null });
}
