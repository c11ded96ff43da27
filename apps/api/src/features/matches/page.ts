import { eventFromWire, type getMatch, type MatchEventOnWire, type MatchPage } from '@topspin/contract';
import { matchStatistics } from '@topspin/engine';
import { manages } from '#features/opens/reads.ts';
import { refuseUnseen } from '#features/phases/reads.ts';
import { changesOfMatch } from '#features/ratings/reads.ts';
import type { Call, Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { mayScore } from './policy.ts';
import { presentMatch, presentStatistics } from './present.ts';
import { matchesWithPeople, selectShown } from './rows.ts';
import { isDecidedByHand } from './slots.ts';
import { findMatch, openStateOf, readLog, type MatchRow } from './store.ts';

type Looking = { readonly db: Db; readonly viewer: Viewer | null; readonly now: Date };

/** A match with its log, what the log tells, and what the viewer may do with it. */
export async function matchPage({ db, viewer, now }: Looking, id: string): Promise<MatchPage> {
  const row = await findMatch(db, id);
  const shown = row && (await selectShown(matchesWithPeople(db)).where('m.id', '=', id).executeTakeFirst());
  if (!shown) throw fail('thing.notFound');
  const events = await readLog(db, id);
  return {
    ...presentMatch(shown, now),
    may: await mayDo({ db, viewer }, row),
    from_sheet: row.from_sheet,
    events,
    ...statisticsOf(row, events),
    rating_changes: await changesOfMatch(db, id),
  };
}

async function mayDo(
  { db, viewer }: Pick<Looking, 'db' | 'viewer'>,
  match: MatchRow,
): Promise<MatchPage['may']> {
  const open = await openStateOf(db, match.open_id);
  const scorable = open === 'active' && match.state !== 'waiting' && !isDecidedByHand(match);
  const correctable = match.state === 'finished' && (open === 'active' || open === 'finished');
  return {
    score: scorable && (await mayScore(db, viewer, match)),
    correct: correctable && (await manages(db, viewer, match.open_id)),
  };
}

/** What the log tells of a match: nothing of one whose result came from its sheet. */
function statisticsOf(match: MatchRow, events: readonly MatchEventOnWire[]) {
  if (match.from_sheet || events.length === 0) return { set_statistics: [], match_statistics: null };
  const { sets, ...whole } = matchStatistics(events.map(eventFromWire), { bestOf: match.best_of });
  return {
    set_statistics: sets.map(presentStatistics),
    match_statistics: presentStatistics(whole),
  };
}

export async function readMatch(call: Call<typeof getMatch>): Promise<MatchPage> {
  const match = await findMatch(call.db, call.params.id);
  if (!match) throw fail('thing.notFound');
  await refuseUnseen(call.db, call.viewer, match.open_id);
  return matchPage(call, match.id);
}
