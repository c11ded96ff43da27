import type { Inscription, removeInscription, setInscription } from '@topspin/contract';
import { isStanding, transitionRegistration, type OpenState, type RegistrationState } from '@topspin/engine';
import { factsOf, type LockedOpen } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, orFail } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';
import { tell } from '#live/tell.ts';
import type { InscriptionEffects } from './context.ts';
import { lockVisibleOpen } from './load.ts';
import { inscriptionPage } from './page.ts';
import { fillPlaces } from './places.ts';
import { actingFor, type Acting } from './policy.ts';
import { findInscription, updateInscription, type InscriptionRow } from './store.ts';

type Params = { readonly id: string; readonly inscription_id: string };

async function load(call: Pick<Call, 'db' | 'viewer'> & { readonly params: Params }) {
  const { db, viewer, params } = call;
  const open = await lockVisibleOpen(call, params.id);
  const row = await findInscription(db, open.id, params.inscription_id, viewer);
  if (!row) throw fail('thing.notFound');
  return { open, row };
}

/** Checks a player in at reception, or undoes it; asking for what is already so changes nothing. */
export async function checkIn(call: Call<typeof setInscription>): Promise<Inscription> {
  const { db, body, now } = call;
  const { open, row } = await load(call);
  const change = await changeOf(call, open, row, body.state);
  if (change) {
    await updateInscription(db, row.id, {
      ...change,
      ...(change.state === 'present' && { checked_in_at: now }),
    });
    await tell(db, [`open:${open.id}`]);
  }
  return inscriptionPage(call, open.id, row.id);
}

type Change = { readonly state?: RegistrationState; readonly checked_in_at?: Date | null };

async function changeOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  open: LockedOpen,
  row: InscriptionRow,
  to: RegistrationState,
): Promise<Change | undefined> {
  const waitsInHall = row.state === 'waiting' && open.state === 'reception';
  if (waitsInHall && to === 'present') return { checked_in_at: row.checked_in_at ?? now };
  if (waitsInHall && to === 'waiting') return { checked_in_at: null };
  if (row.state === to) return undefined;
  const from = row.state as RegistrationState;
  const state = orFail(transitionRegistration({ from, to, by: 'organiser', open: open.state as OpenState }));
  if (open.state === 'active' && (await factsOf(db, open)).groupsSaved) throw fail('open.groupsSaved');
  return { state, checked_in_at: null };
}

/**
 * Leaves an open, or takes a player out of it; the place freed before reception closes goes to the next. Who takes a place
 * in a next phase is for an organiser to say, at once or later.
 */
export const leave =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof removeInscription>): Promise<void> => {
    const { db, user, now, body, version } = call;
    const { open, row } = await load(call);
    refuseStale(row, version);
    const acting = await actingFor(db, user, open.id, { id: row.player_id, user_id: row.user_id });
    if (body.places.length > 0) refuseToDecide(acting, open);
    const from = row.state as RegistrationState;
    const to = leftAs(acting, from);
    orFail(transitionRegistration({ from, to, by: acting.as, open: open.state as OpenState }));
    const left = to === 'declined' ? null : now;
    await updateInscription(db, row.id, { state: to, left_at: left, checked_in_at: null });
    await writeDown(call, row, to);
    if (!isStanding(from)) return;
    if (open.state === 'active') await effects.leftInPlay(call, open, row.player_id, body.places);
    else await fillPlaces(db, open, effects.placeFreed);
    await tell(db, [`open:${open.id}`]);
  };

/** What becomes of a registration: taken out by an organiser, left by the person, or an invitation declined. */
function leftAs({ as, self }: Acting, from: RegistrationState): 'removed' | 'withdrawn' | 'declined' {
  if (as === 'organiser' && !self) return 'removed';
  return from === 'invited' ? 'declined' : 'withdrawn';
}

/** Places in next phases are there while an open is in play, and its organisers decide about them. */
function refuseToDecide({ as }: Acting, { state }: LockedOpen): void {
  if (as !== 'organiser') throw fail('auth.forbidden');
  if (state !== 'active') throw fail('open.stateNotAllowed', { state });
}

const writeDown = ({ db, user, requestId, now }: Call, row: InscriptionRow, to: string) =>
  audit(db, {
    actorId: user.id,
    action: 'removeInscription',
    entity: 'inscriptions',
    entityId: row.id,
    before: { state: row.state, player_id: row.player_id },
    after: { state: to },
    requestId,
    at: now,
  });
