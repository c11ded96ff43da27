import { conflictDecisions, type ConflictDecision } from '@topspin/contract';
import { refuseHeld } from '#features/competition/lease/take.ts';
import { holderOf } from '#features/competition/matches/holding.ts';
import { manages, mayScore, plays } from '#features/competition/matches/policy.ts';
import { isScoredForThem } from '#features/competition/matches/whose-log.ts';
import { handedInBy, othersHandedIn, type ConflictRow } from '#features/competition/store/conflicts.ts';
import { findLease, type LeaseRow } from '#features/competition/store/leases.ts';
import { readSent } from '#features/competition/store/log.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import { isLinkUmpire, type Db, type Scorer } from '#http/call.ts';
import { fail, Refusal } from '#http/fail.ts';

/** What somebody is in a match, as far as its conflicts are concerned. */
export type Decider =
  | { readonly is: 'organiser' | 'umpire' | 'nobody'; readonly scorer: Scorer }
  | {
      readonly is: 'player';
      readonly scorer: Scorer;
      /** Whether the umpire or the organisers have a part in it. */
      readonly others: boolean;
      readonly lease: LeaseRow | undefined;
    };

export async function deciderIn(db: Db, scorer: Scorer, match: MatchRow): Promise<Decider> {
  if (await manages(db, scorer, match)) return { is: 'organiser', scorer };
  const scores = !isLinkUmpire(scorer) && match.state !== 'finished' && (await mayScore(db, scorer, match));
  if (!scores) return { is: 'nobody', scorer };
  if (!plays(scorer, match)) return { is: 'umpire', scorer };
  const others = isScoredForThem(await readSent(db, match.id)) || (await othersHandedIn(db, match));
  return { is: 'player', scorer, others, lease: await findLease(db, match.id) };
}

/**
 * Those who may score a match decide its conflicts; once it is over, its organisers. Players only if nobody else scored it, handed anything
 * in or holds it. A player may always give up what they handed in. An umpire without an account decides nothing.
 */
export function refuseUnlessDecider(
  decider: Decider,
  conflict: ConflictRow,
  decision: ConflictDecision,
  now: Date,
): void {
  const { scorer } = decider;
  if (decider.is === 'organiser' || decider.is === 'umpire') return;
  if (decision === 'theirs' && !isLinkUmpire(scorer) && handedInBy(conflict) === scorer.id) return;
  if (decider.is !== 'player') throw fail('auth.forbidden');
  if (decider.others) throw fail('match.scoredForYou');
  if (decision !== 'theirs') refuseHeld(decider.lease, holderOf(scorer, undefined), now);
}

/** The decisions that somebody may make about a conflict. */
export const decisionsOf = (decider: Decider, conflict: ConflictRow, now: Date): ConflictDecision[] =>
  conflict.decision === null
    ? conflictDecisions.filter((decision) =>
        isAllowed(() => refuseUnlessDecider(decider, conflict, decision, now)),
      )
    : [];

function isAllowed(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
