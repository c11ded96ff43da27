import type { Lease, releaseLease, takeLease } from '@topspin/contract';
import { isDecidedByHand } from '#features/competition/bracket/slots.ts';
import { manages, plays, refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { othersScore } from '#features/competition/matches/others-score.ts';
import {
  findLease,
  removeLease,
  renewLease,
  saveLease,
  type Holder,
  type LeaseRow,
} from '#features/competition/store/leases.ts';
import { lastSender } from '#features/competition/store/log.ts';
import { lockMatch, refuseUnlessActive, type MatchRow } from '#features/competition/store/matches.ts';
import { audit } from '#http/audit.ts';
import { accountOf, isLinkUmpire, type Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { tooMany } from '#http/limits/limits.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';
import {
  holderOf,
  isHeldBy,
  isQuiet,
  keepsLease,
  presentLease,
} from '#features/competition/matches/holding.ts';

type Taking = Call<typeof takeLease>;
type Acting = Pick<Call, 'db' | 'scorer' | 'now' | 'requestId'>;

/** Holds a match for a device. From another device that is still heard of, only if asked to take it over, which is audited. */
export async function take(call: Taking): Promise<Lease> {
  const { db, params, body, scorer, now } = call;
  const match = found(await lockMatch(db, params.id));
  await refuseUnlessScorer(db, scorer, match);
  await refuseUnscorable(call, match);
  const holder = holderOf(scorer, body.device);
  const before = await findLease(db, match.id);
  if (!body.take_over) refuseHeld(before, holder, now);
  await refuseHastyTakeover(call, match, before);
  if (before && keepsLease(before, holder)) await renewLease(db, match.id, now);
  else {
    await giveLease(call, match, before, holder);
    await ring(db, topicsOfMatch(match));
  }
  const after = found(await findLease(db, match.id));
  return presentLease(after, scorer, now);
}

/** Lets go of a match that the caller holds on this device. */
export async function release({ db, params, query, scorer }: Call<typeof releaseLease>): Promise<void> {
  const lease = await findLease(db, params.id);
  const isTheirs = lease?.holder_id === scorer.id && isHeldBy(lease, holderOf(scorer, query.device));
  const match = isTheirs && (await lockMatch(db, params.id));
  if (!match) return;
  await removeLease(db, match.id);
  await ring(db, topicsOfMatch(match));
}

/** Gives a match to another device; the audit log keeps that it was taken from somebody. */
export async function giveLease(
  call: Acting,
  match: MatchRow,
  before: LeaseRow | undefined,
  holder: Holder,
): Promise<void> {
  await saveLease(call.db, match.id, { ...holder, at: call.now });
  if (before && !isHeldBy(before, holder)) await auditTakeover(call, match, before);
}

/** Refuses, with who scores the match, any other device than the one that holds it and was heard of lately. */
export function refuseHeld(lease: LeaseRow | undefined, holder: Holder, now: Date): void {
  if (!lease || isHeldBy(lease, holder) || isQuiet(lease, now)) return;
  throw fail('match.heldElsewhere', { by: lease.by ?? '', since: lease.since.toISOString() });
}

/** How long an umpire who was let in by a link leaves a match to the one who just took it; in milliseconds. */
const settledAfter = 5000;

/** Stops two phones with one code from taking a match from each other endlessly: only the one that scored last may take it back at once. */
async function refuseHastyTakeover(
  { db, scorer, body, now }: Taking,
  match: MatchRow,
  before: LeaseRow | undefined,
): Promise<void> {
  if (!before || !isLinkUmpire(scorer) || isHeldBy(before, holderOf(scorer, body.device))) return;
  if (now.getTime() - before.since.getTime() >= settledAfter) return;
  if ((await lastSender(db, match.id))?.by !== scorer.id) throw tooMany(settledAfter / 1000);
}

/** Refuses a match that cannot be scored now, and players whose match somebody else scores. */
async function refuseUnscorable({ db, scorer, now }: Taking, match: MatchRow): Promise<void> {
  await refuseUnlessActive(db, match.open_id);
  if (match.state === 'waiting') throw fail('match.notReady');
  if (match.state === 'finished' || isDecidedByHand(match)) throw fail('match.alreadyFinished');
  if (!plays(scorer, match) || (await manages(db, scorer, match))) return;
  if (await othersScore(db, match, now)) throw fail('match.scoredForYou');
}

const auditTakeover = (call: Acting, match: MatchRow, before: LeaseRow) =>
  audit({ ...call, user: accountOf(call.scorer) }, 'takeLease', {
    entity: 'matches',
    id: match.id,
    before: { user_id: before.holder_id },
    after: { user_id: call.scorer.id },
  });
