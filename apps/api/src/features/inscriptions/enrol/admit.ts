import { randomUUIDv7 } from 'node:crypto';
import { placeFor, type RegistrationPlace, type RegistrationState } from '@topspin/engine';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import type { Acting } from '#features/inscriptions/policy.ts';
import { enterAll, placesOf } from '#features/inscriptions/store.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import { insertConsents } from '#features/players/commands.ts';
import { consentRow, type ConsentRelation } from '#features/players/reads.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Call } from '#http/call.ts';

/** Somebody who may enter an open. */
export type Admitted = {
  readonly player: string;
  readonly rating: number;
  readonly functionalDiversity?: boolean | undefined;
  /** In what capacity the caller consents, an organiser on paper; null if nobody has to. */
  readonly relation: ConsentRelation | null;
  /** Whether something was declared for the open: that has a consent of its own. */
  readonly declares?: boolean;
};

export type Entered = { readonly id: string; readonly player_id: string; readonly state: RegistrationState };

type Admitting = {
  readonly open: LockedOpen;
  readonly as: Acting['as'];
  /** The places taken so far, if they were read. */
  readonly places?: readonly RegistrationPlace[];
};

/** Gives each a place or a turn in the waiting list of a locked open, in this order, and records the consents. */
export async function admit(
  call: Actor & Pick<Call, 'lang'>,
  { open, as, places }: Admitting,
  admitted: readonly Admitted[],
): Promise<Entered[]> {
  const { db, user, now } = call;
  if (admitted.length === 0) return [];
  const stateOfNext = stateOfEntry(places ?? (await placesOf(db, open.id)), open);
  // A player whom an organiser registers while reception is open stands at the desk.
  const atDesk = open.state === 'reception' && as === 'organiser';
  const rows = admitted.map(({ player, rating, functionalDiversity = false }) => ({
    ...arrivedWith(stateOfNext(), atDesk, now),
    id: randomUUIDv7(),
    open_id: open.id,
    player_id: player,
    rating,
    functional_diversity: open.functional_diversity && functionalDiversity,
    registered_by: user.id,
    registered_at: now,
  }));
  const entered = await enterAll(db, rows);
  const inscriptions = new Map(entered.map(({ id, player_id }) => [player_id, id]));
  const consents = admitted.flatMap(({ player, relation, declares }) => {
    if (relation === null) return [];
    // Registering oneself needs no consent.
    const purposes = [
      ...(relation === 'self' ? [] : (['inscription'] as const)),
      ...(declares ? (['functionalDiversity'] as const) : []),
    ];
    const inscription = inscriptions.get(player) ?? '';
    return purposes.map((purpose) => consentRow(call, { player, purpose, relation, inscription }));
  });
  await insertConsents(db, consents);
  return entered;
}

/** Notifies those whom somebody else registered, and audits it. */
export async function announce(
  { enrolledByOther }: Pick<InscriptionEffects, 'enrolledByOther'>,
  call: Actor,
  open: LockedOpen,
  others: readonly Entered[],
): Promise<void> {
  const inscriptions = others.map(({ id }) => id);
  await enrolledByOther(call.db, open, { inscriptions, by: call.user, now: call.now });
  for (const one of others) await auditEntry(call, one);
}

/** Audits a registration made by somebody else. */
export const auditEntry = (call: Actor, { id, player_id, state }: Entered): Promise<void> =>
  audit(call, 'enrol', { entity: 'inscriptions', id, after: { player_id, state } });

/** The state of each newcomer in turn: with a place or waiting; a late entry is already present. */
export function stateOfEntry(known: readonly RegistrationPlace[], open: LockedOpen): () => RegistrationState {
  const places = [...known];
  return () => {
    const state = placeFor(places, open.players_max);
    places.push({ id: '', state, order: Infinity });
    return open.state === 'active' && state === 'registered' ? 'present' : state;
  };
}

/** The state in which somebody enters, and when they were checked in: at the desk at once, also on the waiting list. */
const arrivedWith = (state: RegistrationState, atDesk: boolean, now: Date) => ({
  state: atDesk && state === 'registered' ? ('present' as const) : state,
  checked_in_at: atDesk || state === 'present' ? now : null,
});
