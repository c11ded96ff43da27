import type { BodyOf, enrol, Inscription } from '@topspin/contract';
import { enrolmentDuring, isStanding } from '@topspin/engine';
import { factsOf, type LockedOpen } from '#features/opens/reads.ts';
import type { Candidate } from '#features/players/reads.ts';
import type { Actor, Call, Db } from '#http/call.ts';
import { Refusal, fail, found } from '#http/fail.ts';
import type { InscriptionEffects } from '#features/inscriptions/context.ts';
import {
  entryRulesOf,
  refusalByLimits,
  refuseGuest,
} from '#features/inscriptions/eligibility/eligibility.ts';
import { lockVisibleOpen, playerToEnrol } from '#features/inscriptions/load.ts';
import { inscriptionPage } from '#features/inscriptions/page.ts';
import {
  actingFor,
  isOwn,
  refusalToReturn,
  refuseWithoutConsent,
  type Acting,
} from '#features/inscriptions/policy.ts';
import { inscriptionOf, placesOf } from '#features/inscriptions/store.ts';
import { admit, announce, stateOfEntry } from './admit.ts';

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
  const own = isOwn(acting);
  const places = await placesOf(db, open.id);
  // Checked before the limits: refusing afterwards would reveal, uncounted, that the player is within them.
  const to = stateOfEntry(places, open)();
  const stays = refusalToReturn(open, known, { to, as: acting.as, own, guest: player.guest });
  if (stays) throw stays;
  const { functional_diversity: functionalDiversity } = body;
  if (player.guest) refuseGuest(open);
  else {
    const judged = { player, own, functionalDiversity, now };
    const refused = await refusalByLimits(db, await entryRulesOf(db, open), judged);
    if (refused && own) throw refused;
    if (refused) return refused;
  }
  const { id: playerId, rating } = player;
  const declares = functionalDiversity !== undefined;
  const { as, relation } = acting;
  const one = { player: playerId, rating, relation, declares, functionalDiversity };
  const entered = await admit(call, { open, as, places }, [one]);
  if (!acting.self) await announce(effects, call, open, entered);
  return found(entered[0]).id;
}

/** In an open that is not trusted, organisers can only invite, or add guests; this is checked before anything else about the person. */
function refuseUninvited({ trusted }: LockedOpen, acting: Acting, { guest }: Candidate): void {
  if (!isOwn(acting) && !trusted && !guest) throw fail('inscription.invitationOnly');
}

/** Players may register while registration is open; organisers, and those they invited, until the first groups are saved, in doubles as long as a pair can come late. */
export async function refuseClosed(
  db: Db,
  open: LockedOpen,
  as: keyof typeof enrolmentDuring,
): Promise<void> {
  if (!enrolmentDuring[as].includes(open.state)) throw fail('inscription.closed');
  if (open.state === 'active' && (await factsOf(db, open)).entryOver) throw fail('open.groupsSaved');
}
