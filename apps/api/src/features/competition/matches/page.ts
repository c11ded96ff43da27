import type { getMatch, MatchPage } from '@topspin/contract';
import { accountOf, type Call, type Db, type Scorer } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { findMatchPage, type MatchPageRow } from './page-row.ts';
import { presentLease } from './holding.ts';
import { mayAward, mayTakeEndBack, seesMatch, takesPart } from './policy.ts';
import { isScoredForThem } from './whose-log.ts';
import { presentMatch } from './present.ts';
import { isDecidedByHand, isWalkover } from '#features/competition/bracket/slots.ts';

type Looking = { readonly db: Db; readonly viewer: Scorer | null; readonly now: Date };

/** A match with its score, and what the viewer may do. */
export async function matchPage({ db, viewer, now }: Looking, id: string): Promise<MatchPage> {
  const match = found(await findMatchPage(db, viewer && accountOf(viewer), id));
  return presentMatchPage(match, viewer, now);
}

function presentMatchPage(match: MatchPageRow, viewer: Scorer | null, now: Date): MatchPage {
  const may = mayDo(viewer, match, now);
  return {
    ...presentMatch(match, now),
    may,
    lease: viewer !== null && may.score ? leaseOf(viewer, match, now) : null,
    conflicts: concerns(viewer, match) ? match.conflicts : 0,
    corrected: correctionOf(viewer, match),
    published: match.published,
    from_sheet: match.from_sheet,
    seq: match.last_seq,
    rating_changes: match.state === 'finished' ? match.rating_changes : [],
  };
}

function mayDo(viewer: Scorer | null, match: MatchPageRow, now: Date): MatchPage['may'] {
  const { open_state: open, state, manages } = match;
  const scorable = open === 'active' && state !== 'waiting' && !isDecidedByHand(match);
  const ended = { finishedAt: match.finished_at, last: match.last };
  const isTheirs = manages || !isScoredForThem(match.sent ?? []);
  const scores =
    viewer !== null &&
    takesPart(viewer, match) &&
    isTheirs &&
    (state !== 'finished' || mayTakeEndBack(viewer, match, ended, now));
  const correctable = state === 'finished' && (open === 'active' || open === 'finished');
  return {
    score: scorable && (manages || scores),
    award:
      viewer !== null && isTheirs && (scorable || correctable) ? [...mayAward(viewer, match, manages)] : [],
    correct: correctable && manages,
    put_back: correctable && manages && open === 'active' && isWalkover(match),
  };
}

function leaseOf(viewer: Scorer, { lease }: MatchPageRow, now: Date): MatchPage['lease'] {
  if (lease === null) return null;
  const { since, heard_at } = lease;
  return presentLease({ ...lease, since: new Date(since), heard_at: new Date(heard_at) }, viewer, now);
}

/** Whether the viewer organises the match, umpires or plays it. */
const concerns = (viewer: Scorer | null, match: MatchPageRow): boolean =>
  viewer !== null && (match.manages || takesPart(viewer, match));

function correctionOf(viewer: Scorer | null, match: MatchPageRow): MatchPage['corrected'] {
  if (!concerns(viewer, match) || match.corrected === null) return null;
  return { ...match.corrected, at: new Date(match.corrected.at).toISOString() };
}

/** The page of a match, for anyone who may see its open, and for umpires whose link is for it. */
export async function readMatch(call: Call<typeof getMatch>): Promise<MatchPage> {
  const { db, viewer, umpire, params, now } = call;
  const match = await findMatchPage(db, viewer, params.id);
  if (!match || !seesMatch(match.seen, umpire, match)) throw fail('thing.notFound');
  return presentMatchPage(match, viewer ?? umpire, now);
}
