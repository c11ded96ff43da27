import type { Inscription, restoreInscription } from '@topspin/contract';
import { isStanding, placesTaken, type RegistrationState } from '@topspin/engine';
import { factsOf, type LockedOpen } from '#features/opens/reads.ts';
import { restoreConsentsTo } from '#features/players/commands.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { load, mayLeave } from './actions.ts';
import type { InscriptionEffects } from './context.ts';
import { playerToEnrol } from './load.ts';
import { inscriptionPage } from './page.ts';
import { makePairOf, unfitness } from './pairs/make.ts';
import { candidates } from './pairs/store.ts';
import { fillPlaces } from './places.ts';
import { actingFor, isOwn, type Acting } from './policy.ts';
import { isPlayerDrawn, removedInscription } from './removed-store.ts';
import { pairLeftAt, placesOf, updateInscription, type InscriptionRow } from './store.ts';

/**
 * Undoes the caller's own removal, withdrawal or refusal, for a day and while it could still be made: the same place in the
 * queue, and no second mail. Organisers put back whom one of them removed, for thirty days. Repeating it changes nothing.
 */
export const restore =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof restoreInscription>): Promise<Inscription> => {
    const { open, row } = await load(call);
    const player = { id: row.player_id, user_id: row.user_id };
    const acting = await actingFor(call.db, call.user, open.id, player);
    await bringBack(effects, call, { open, row, acting });
    return inscriptionPage(call, open.id, row.id);
  };

type Ended = { readonly open: LockedOpen; readonly row: InscriptionRow; readonly acting: Acting };

/** Puts a registration of a locked open back as it was before this account, or another organiser, ended it. */
export async function bringBack(
  effects: InscriptionEffects,
  call: Actor,
  { open, row, acting }: Ended,
): Promise<void> {
  const { db, now } = call;
  if (isStanding(row.state) || row.state === 'invited') return;
  const before = await beforeEnded(call, row, acting);
  if (!mayLeave({ open, acting, byOthers: row.by_others, from: before.state, to: row.state }).ok)
    throw fail('inscription.closed');
  await playerToEnrol(call, open.id, row.player_id);
  const taken = placesTaken(await placesOf(db, open.id));
  const state = stateAgain(before.state, open, taken < open.players_max);
  const drawn = open.state === 'active' && (await factsOf(db, open)).groupsSaved;
  if (drawn && state === 'present' && !(await isPlayerDrawn(db, open.id, row.player_id)))
    throw fail('open.groupsSaved');
  const checkedIn = before.checked_in_at ?? now;
  await updateInscription(db, row.id, {
    state,
    left_at: null,
    ...(isOwn(acting) && { refused_at: null }),
    checked_in_at: state === 'present' ? checkedIn : state === 'waiting' ? before.checked_in_at : null,
  });
  await restoreConsentsTo(db, { inscription: row.id, at: before.removed_at });
  if (drawn) {
    const departure = { openId: open.id, playerId: row.player_id, leftAt: before.side_left_at };
    await effects.backInPlay(db, departure, now);
    await pairLeftAt(db, departure);
  }
  if (before.partner_id !== null) {
    const [one, other] = [row.player_id, before.partner_id];
    await pairAgain(effects, call, { open, people: before.pair_place === 1 ? [one, other] : [other, one] });
  }
  if (state === 'waiting') await fillPlaces(db, open, effects.placeFreed);
  await audit(call, 'restoreInscription', {
    entity: 'inscriptions',
    id: row.id,
    before: { state: row.state, player_id: row.player_id },
    after: { state },
  });
}

/** Makes the pair again that ended when the player left, unless the partner has found somebody else or would lose their place. */
async function pairAgain(
  effects: InscriptionEffects,
  call: Actor,
  { open, people: ids }: { readonly open: LockedOpen; readonly people: readonly string[] },
): Promise<void> {
  const people = await candidates(call.db, open.id, ids);
  // A pair waits together, and nobody has asked the partner to give up a place.
  if (unfitness(open, people) || people[0]?.isWaiting !== people[1]?.isWaiting) return;
  await makePairOf(call, effects, { open, people, action: 'makePair' });
}

/** How a registration was; a player who left of their own accord is not brought back by organisers. */
async function beforeEnded({ db, user, now }: Actor, row: InscriptionRow, { as }: Acting) {
  const before = await removedInscription(db, row.id, now);
  if (before?.removed_by === user.id && before.isRecent) return before;
  if (!before || as !== 'organiser') throw fail('thing.notFound');
  if (row.state !== 'removed') throw fail('inscription.leftAlone');
  return before;
}

/** The state to go back to: a place that somebody else has by now is a place at the front of the waiting list. */
function stateAgain(
  before: RegistrationState,
  { state: open }: LockedOpen,
  free: boolean,
): RegistrationState {
  if (before !== 'registered' && before !== 'present' && (before !== 'absent' || open === 'active'))
    return before;
  if (!free) return 'waiting';
  if (open === 'active') return 'present';
  return before === 'present' && open === 'reception' ? 'present' : 'registered';
}
