import type { BodyOf, removeInscription } from '@topspin/contract';
import { isStanding, transitionRegistration, type RegistrationState } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Actor, Call } from '#http/call.ts';
import { fail, orFail, found } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';
import type { InscriptionEffects } from './context.ts';
import { depart } from './depart.ts';
import { lockVisibleOpen } from './load.ts';
import { actingFor, isOwn, type Acting } from './policy.ts';
import { findInscription, type InscriptionRow } from './store.ts';

type Params = { readonly id: string; readonly inscription_id: string };

/** A registration in its locked open. */
export async function load(call: Pick<Call, 'db' | 'viewer'> & { readonly params: Params }) {
  const { db, viewer, params } = call;
  const open = await lockVisibleOpen(call, params.id);
  const row = found(await findInscription(db, open.id, params.inscription_id, viewer));
  return { open, row };
}

/**
 * Withdraws from an open, or removes a player; a place freed before reception closes goes to the next in line. An
 * organiser decides who takes a place in a later phase, now or later.
 */
export const leave =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof removeInscription>): Promise<void> => {
    const { db, user, body, version } = call;
    const { open, row } = await load(call);
    refuseStale(row, version);
    const acting = await actingFor(db, user, open.id, { id: row.player_id, user_id: row.user_id });
    if (body.places.length > 0) refuseToDecide(acting, open);
    await takeOut(effects, call, { open, row, acting, places: body.places });
    if (acting.as === 'organiser' && !isOwn(acting) && row.by_others && isStanding(row.state) && !row.guest)
      await effects.tellFamily(db, open, { inscriptionId: row.id, by: user, now: call.now, message: null });
  };

/** The registration that ends, the role in which the caller acts, and who takes the places left in later phases. */
type Leaving = {
  readonly open: LockedOpen;
  readonly row: InscriptionRow;
  readonly acting: Acting;
  readonly places?: BodyOf<typeof removeInscription>['places'];
};

/** Ends a registration in a locked open, or declines the invitation to it. */
export async function takeOut(
  effects: InscriptionEffects,
  call: Actor,
  { open, row, acting, places = [] }: Leaving,
): Promise<void> {
  const from = row.state;
  const to = leftAs(acting, from);
  const leaving = mayLeave({ open, acting, byOthers: row.by_others, from, to });
  const isClosed = open.state !== 'registrationOpen' && open.state !== 'canceled';
  const isTooLate = acting.as === 'player' && isStanding(from) && isClosed;
  if (!leaving.ok && isTooLate) throw fail('inscription.leaveClosed');
  orFail(leaving);
  await depart(call, effects, { open, row, to, places });
}

type Departing = {
  readonly open: Pick<LockedOpen, 'state' | 'trusted'>;
  readonly acting: Acting;
  readonly byOthers: boolean;
  readonly from: RegistrationState;
  readonly to: RegistrationState;
};

/** Whether a registration may end so now, which is also how long that can be undone. */
export function mayLeave({ open, acting, byOthers, from, to }: Departing) {
  const by = acting.as === 'player' && byOthers ? leaverOf(from) : acting.as;
  return transitionRegistration({ from, to, by, open: open.state, trusted: open.trusted });
}

/** Whether somebody else made the registration, which extends the right to leave; an invitation never counts. */
const leaverOf = (from: RegistrationState) => (isStanding(from) ? 'enrolled' : 'player');

/** What happens to a registration: removed by an organiser, withdrawn by the person, or an invitation declined. */
function leftAs({ as, self }: Acting, from: RegistrationState): 'removed' | 'withdrawn' | 'declined' {
  if (as === 'organiser' && !self) return 'removed';
  return from === 'invited' ? 'declined' : 'withdrawn';
}

/** Later phases have places only while the open is in play, and organisers decide about them. */
function refuseToDecide({ as }: Acting, { state }: LockedOpen): void {
  if (as !== 'organiser') throw fail('auth.forbidden');
  if (state !== 'active') throw fail('open.stateNotAllowed', { state });
}
