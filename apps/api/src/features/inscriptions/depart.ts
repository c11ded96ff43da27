import type { BodyOf, removeInscription } from '@topspin/contract';
import { isStanding, standingStates, transitionRegistration, type RegistrationState } from '@topspin/engine';
import { withdrawConsentsTo } from '#features/players/commands.ts';
import { isToldOpen, lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { InscriptionEffects } from './context.ts';
import { fillPlaces } from './places.ts';
import { partnerOf } from './pairs/store.ts';
import { keepRemoved } from './removed-store.ts';
import { inscriptionOf, updateInscription } from './store.ts';

type Departure = {
  readonly open: LockedOpen;
  readonly row: {
    readonly id: string;
    readonly state: RegistrationState;
    readonly player_id: string;
    readonly checked_in_at: Date | null;
  };
  readonly to: 'withdrawn' | 'removed' | 'declined';
  readonly places: BodyOf<typeof removeInscription>['places'];
};

/** A player leaves a locked open: before the draw the next in line gets the place; later, matches become walkovers. */
export async function depart(
  call: Actor,
  effects: InscriptionEffects,
  { open, row, to, places }: Departure,
): Promise<void> {
  const { db, user, now } = call;
  const left = to === 'declined' ? null : now;
  const partner = await partnerOf(db, open.id, row.player_id);
  await updateInscription(db, row.id, {
    state: to,
    left_at: left,
    checked_in_at: null,
    ...(to !== 'removed' && { refused_at: now }),
  });
  // Somebody whom an organiser removes has not changed their mind.
  if (to !== 'removed') await withdrawConsentsTo(db, { inscription: row.id, at: now });
  await keepRemoved(db, {
    inscription_id: row.id,
    // Only those who are in an open leave it, and only those invited decline.
    state: standingStates.find((state) => state === row.state) ?? 'invited',
    checked_in_at: row.checked_in_at,
    removed_by: user.id,
    removed_at: now,
    partner_id: partner?.id ?? null,
    pair_place: partner?.place ?? null,
  });
  await audit(call, 'removeInscription', {
    entity: 'inscriptions',
    id: row.id,
    before: { state: row.state, player_id: row.player_id },
    after: { state: to },
  });
  if (!isStanding(row.state)) return;
  if (partner !== undefined)
    await effects.tellPartner(db, open, {
      news: 'partnerLeft',
      to: partner.id,
      about: row.player_id,
      by: user.id,
      now,
    });
  if (open.state === 'active') await effects.leftInPlay(call, open, row.player_id, places);
  else await fillPlaces(db, open, effects.placeFreed);
}

type OpenLeft = { readonly _id: string; readonly name: string };

/**
 * Withdraws a player from every open under way, as an organiser would: the waiting list moves up. Refuses while one of them is in
 * play, where matches would become walkovers that restoring the player does not take back; one that nobody ended within a week after
 * its last day holds nobody. Names an open, in the refusal as in what it returns, only to those who are told of it (`isToldOpen`).
 */
export const leaveAll =
  (effects: InscriptionEffects) =>
  async (
    call: Actor & { readonly user: Pick<Viewer, 'id' | 'roles'> },
    playerId: string,
  ): Promise<readonly OpenLeft[]> => {
    const left: OpenLeft[] = [];
    for (const { id } of await opensUnderWay(call.db, playerId)) {
      const open = await lockOpen(call.db, id);
      const row = open && (await inscriptionOf(call.db, id, playerId));
      const to = row && wayOut(row.state, open);
      if (!to) continue;
      const isTold = await isToldOpen(call.db, call.user, id);
      if (isUnderWay(open, call.now) && isPlaying(row.state))
        throw isTold
          ? fail('player.inPlay', { open_id: open.id, open: open.name })
          : fail('player.inOpenInPlay');
      await depart(call, effects, { open, row, to, places: [] });
      if (isTold) left.push({ _id: open.id, name: open.name });
    }
    return left;
  };

/** How long after its last day an open that nobody ended still counts as in play. */
const graceMs = 7 * 24 * 60 * 60 * 1000;

const isUnderWay = (open: LockedOpen, now: Date): boolean =>
  open.state === 'active' && now.getTime() <= open.date_end.getTime() + graceMs;

/** Whether somebody is in an open, and not only waiting for a place. */
const isPlaying = (state: RegistrationState): boolean => isStanding(state) && state !== 'waiting';

/** In the order in which opens are locked. */
const opensUnderWay = (db: Db, playerId: string) =>
  db
    .selectFrom('inscriptions as inscription')
    .innerJoin('opens as open', 'open.id', 'inscription.open_id')
    .select('open.id')
    .where('inscription.player_id', '=', playerId)
    .where('inscription.state', 'not in', ['withdrawn', 'removed', 'declined'])
    .where('open.state', 'not in', ['created', 'finished', 'canceled'])
    .where('open.deleted_at', 'is', null)
    .orderBy('open.id')
    .execute();

const waysOut = ['withdrawn', 'removed'] as const;

const wayOut = (from: RegistrationState, { state, trusted }: LockedOpen) =>
  waysOut.find((to) => transitionRegistration({ from, to, by: 'organiser', open: state, trusted }).ok);
