import { randomUUIDv7 } from 'node:crypto';
import type { BodyOf, enrol, Inscription } from '@topspin/contract';
import {
  enrolmentDuring,
  invitationStates,
  isStanding,
  placeFor,
  transitionRegistration,
  type RegistrationPlace,
  type RegistrationState,
} from '@topspin/engine';
import { factsOf, type LockedOpen } from '#features/opens/reads.ts';
import type { Candidate } from '#features/players/reads.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Call, Db } from '#http/call.ts';
import { Refusal, fail, orFail } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import {
  refusalOfOther,
  refuseGuest,
  refuseIneligible,
} from '#features/inscriptions/eligibility/eligibility.ts';
import { lockVisibleOpen, playerToEnrol } from '#features/inscriptions/load.ts';
import { inscriptionPage } from '#features/inscriptions/page.ts';
import {
  actingFor,
  isOwn,
  leftAlone,
  refuseWithoutConsent,
  type Acting,
} from '#features/inscriptions/policy.ts';
import {
  inscriptionOf,
  insertInscription,
  nextArrival,
  placesOf,
  updateInscription,
} from '#features/inscriptions/store.ts';
import { recordConsents } from './consents.ts';

/** What registering needs from a call or an emailed link. */
export type Entering = Actor &
  Pick<Call, 'lang'> & {
    readonly body: Pick<BodyOf<typeof enrol>, 'consent' | 'functional_diversity'>;
  };

/** The player, the open, and in what capacity the caller acts. */
export type Entrant = {
  readonly open: LockedOpen;
  readonly player: Candidate;
  readonly acting: Acting;
};

/**
 * Registers a player, on the waiting list if the open is full. Locks the open first, so that only one of many concurrent
 * requests gets the last place, and closing registration waits for those before it.
 */
export const enrolPlayer =
  (effects: InscriptionEffects) =>
  async (call: Call<typeof enrol>): Promise<Inscription | Refusal> => {
    const { db, params, body, user } = call;
    const open = await lockVisibleOpen(call, params.id);
    const player = await playerToEnrol(call, open.id, body.player_id);
    const acting = await actingFor(db, user, open.id, player);
    const entered = await enter(effects, call, { open, player, acting });
    return entered instanceof Refusal ? entered : inscriptionPage(call, open.id, entered);
  };

/**
 * Registers a player in a locked open, or accepts an invitation, and returns the registration. If the limits exclude
 * somebody else's player, the failure is returned, because it is counted.
 */
export async function enter(
  effects: InscriptionEffects,
  call: Entering,
  { open, player, acting }: Entrant,
): Promise<string | Refusal> {
  const { db, body, now } = call;
  refuseUninvited(open, acting, player);
  const known = await inscriptionOf(db, open.id, player.id);
  const invited = acting.as === 'player' && known?.state === 'invited';
  await refuseClosed(db, open, invited ? 'invited' : acting.as);
  if (known && isStanding(known.state)) throw fail('inscription.alreadyThere');
  refuseWithoutConsent(acting, body.consent);
  const state = stateOfEntry(await placesOf(db, open.id), open)();
  // Checked before the limits: refusing afterwards would reveal, uncounted, that the player is within them.
  if (known) allowAgain({ known, to: state }, { open, player, acting });
  const { functional_diversity: functionalDiversity } = body;
  const judged = { player, functionalDiversity };
  if (player.guest) refuseGuest(open);
  else if (isOwn(acting)) await refuseIneligible(db, open, judged);
  else {
    const refused = await refusalOfOther(db, open, { ...judged, now });
    if (refused) return refused;
  }
  const arrived = arrivedWith(state, isAtDesk(open, acting.as), now);
  const id = await save(call, { open, player, arrived, known: known?.id });
  await recordConsents(call, { player: player.id, inscription: id, relation: acting.relation });
  if (!acting.self) {
    await effects.enrolledByOther(db, open, { inscriptions: [id], by: call.user, now });
    await auditEntry(call, { playerId: player.id, id, state: arrived.state });
  }
  return id;
}

type Entered = {
  readonly playerId: string;
  readonly id: string;
  readonly state: RegistrationState;
};

/** Audits a registration made by somebody else. */
export const auditEntry = (call: Actor, { playerId, id, state }: Entered): Promise<void> =>
  audit(call, 'enrol', { entity: 'inscriptions', id, after: { player_id: playerId, state } });

/** In an open that is not trusted, organisers can only invite, or add guests; this is checked before anything else about the person. */
function refuseUninvited({ trusted }: LockedOpen, acting: Acting, { guest }: Candidate): void {
  if (!isOwn(acting) && !trusted && !guest) throw fail('inscription.invitationOnly');
}

/** Players may register while registration is open; organisers, and those they invited, until the first groups are saved. */
export async function refuseClosed(
  db: Db,
  open: LockedOpen,
  as: keyof typeof enrolmentDuring,
): Promise<void> {
  if (!enrolmentDuring[as].includes(open.state)) throw fail('inscription.closed');
  if (open.state === 'active' && (await factsOf(db, open)).groupsSaved) throw fail('open.groupsSaved');
}

/** The state of each newcomer in turn: with a place or waiting; a late entry is already present. */
export function stateOfEntry(known: readonly RegistrationPlace[], open: LockedOpen): () => RegistrationState {
  const places = [...known];
  return () => {
    const state = placeFor(places, open.players_max);
    places.push({ id: '', state, order: Infinity });
    return open.state === 'active' && state === 'registered' ? 'present' : state;
  };
}

/** Whom an organiser enters while reception is open stands at the desk. */
export const isAtDesk = (open: LockedOpen, as: Acting['as']): boolean =>
  open.state === 'reception' && as === 'organiser';

/** The state in which somebody enters, and when they were checked in: at the desk at once, also on the waiting list. */
export const arrivedWith = (state: RegistrationState, atDesk: boolean, now: Date) => ({
  state: atDesk && state === 'registered' ? ('present' as const) : state,
  checked_in_at: atDesk || state === 'present' ? now : null,
});

type Known = { readonly state: RegistrationState; readonly refused_at: Date | null };

/** Only the person may answer an invitation, even if they organise the open. */
function allowAgain(
  { known, to }: { readonly known: Known; readonly to: RegistrationState },
  { open: { state, trusted }, player, acting }: Entrant,
): void {
  const own = isOwn(acting);
  if (leftAlone(known, own || player.guest)) throw fail('inscription.leftAlone');
  const from = known.state;
  const by = own && invitationStates.some((one) => one === from) ? 'player' : acting.as;
  orFail(transitionRegistration({ from, to, by, open: state, trusted: trusted || own || player.guest }));
}

type Entry = {
  readonly open: LockedOpen;
  readonly player: Candidate;
  readonly arrived: ReturnType<typeof arrivedWith>;
  readonly known: string | undefined;
};

async function save({ db, body, user, now }: Entering, entry: Entry): Promise<string> {
  const values = {
    ...entry.arrived,
    rating: entry.player.rating,
    functional_diversity: entry.open.functional_diversity && body.functional_diversity === true,
    registered_by: user.id,
    registered_at: now,
  };
  if (entry.known !== undefined) {
    await updateInscription(db, entry.known, {
      ...values,
      left_at: null,
      refused_at: null,
      confirmed_at: null,
      arrival: nextArrival,
    });
    return entry.known;
  }
  const id = randomUUIDv7();
  await insertInscription(db, { ...values, id, open_id: entry.open.id, player_id: entry.player.id });
  return id;
}
