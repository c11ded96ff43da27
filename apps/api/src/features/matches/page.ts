import { eventFromWire, type getMatch, type MatchEventOnWire, type MatchPage } from '@topspin/contract';
import { matchStatistics } from '@topspin/engine';
import { manages } from '#features/opens/reads.ts';
import { refuseUnseen } from '#features/phases/reads.ts';
import { changesOfMatch } from '#features/ratings/reads.ts';
import type { Call, Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { readLog } from './log.ts';
import { takesPart } from './policy.ts';
import { presentMatch, presentStatistics } from './present.ts';
import { matchesWithPeople, selectShown, type ShownMatch } from './rows.ts';
import { isDecidedByHand } from './slots.ts';

type Looking = { readonly db: Db; readonly viewer: Viewer | null; readonly now: Date };

/** A match with its log (read, unless whoever asks has it already), what it tells, and what the viewer may do with it. */
export async function matchPage(
  { db, viewer, now }: Looking,
  id: string,
  log?: readonly MatchEventOnWire[],
): Promise<MatchPage> {
  const match = await selectShown(matchesWithPeople(db)).where('m.id', '=', id).executeTakeFirst();
  if (!match) throw fail('thing.notFound');
  const events = log ?? (await readLog(db, id));
  return {
    ...presentMatch(match, now),
    may: await mayDo(db, viewer, match),
    from_sheet: match.from_sheet,
    events: [...events],
    ...statisticsOf(match, events),
    rating_changes: match.state === 'finished' ? await changesOfMatch(db, id) : [],
  };
}

async function mayDo(db: Db, viewer: Viewer | null, match: ShownMatch): Promise<MatchPage['may']> {
  const { open_state: open, state } = match;
  const organiser = await manages(db, viewer, match.open_id);
  const scorable = open === 'active' && state !== 'waiting' && !isDecidedByHand(match);
  const correctable = state === 'finished' && (open === 'active' || open === 'finished');
  return {
    score: scorable && (organiser || (viewer !== null && takesPart(viewer, match))),
    correct: correctable && organiser,
  };
}

/** What the log tells of a match: nothing of one whose result came from its sheet. */
function statisticsOf({ from_sheet, best_of }: ShownMatch, events: readonly MatchEventOnWire[]) {
  if (from_sheet || events.length === 0) return { set_statistics: [], match_statistics: null };
  const { sets, ...whole } = matchStatistics(events.map(eventFromWire), { bestOf: best_of });
  return {
    set_statistics: sets.map(presentStatistics),
    match_statistics: presentStatistics(whole),
  };
}

export async function readMatch(call: Call<typeof getMatch>): Promise<MatchPage> {
  const page = await matchPage(call, call.params.id);
  await refuseUnseen(call.db, call.viewer, page.open._id);
  return page;
}
