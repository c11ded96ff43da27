import type { MatchResult, MatchState } from '@topspin/engine';
import { syncPhase } from '#features/competition/phases/sync.ts';
import { rateMatch, ratedMatch, rerateAfter, retaken } from '#features/competition/ratings/changes.ts';
import type { Db } from '#http/call.ts';
import { sendOn } from '#features/competition/bracket/progress.ts';
import { saveSets, setsOfResult } from '#features/competition/store/sets.ts';
import { noResult, resultColumns } from '#features/competition/bracket/slots.ts';
import { updatedMatch, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';
import { removeLease } from '#features/competition/store/leases.ts';
import { suggestUmpire } from '#features/competition/bracket/umpire.ts';
import type { CameAlone } from '#features/competition/matches/came-alone.ts';

type Ending = {
  readonly result: MatchResult;
  /** The fold of the log, if the result came from it. */
  readonly state?: MatchState;
  readonly came?: CameAlone;
  readonly at: Date;
};

/**
 * Finishes a locked match: its result, who goes through, the phase if it was the last match, and the ratings, in the
 * common lock order.
 */
export async function finishMatch(
  db: Db,
  match: MatchRow,
  { result, state, came, at }: Ending,
): Promise<void> {
  const finished = await updatedMatch(db, match.id, {
    ...resultColumns(result, at),
    ...came,
    from_sheet: state === undefined,
    last_seq: match.last_seq,
    started_at: match.started_at ?? (result.played.length > 0 ? at : null),
  });
  await saveSets(db, match.id, setsOfResult(result, state));
  await removeLease(db, match.id);
  await sendOn(db, match, result, { at, begun: 'refuse' });
  await suggestUmpire(db, match, result);
  await syncPhase(db, match.phase_id);
  const rated = ratedMatch(finished);
  if (rated) await rateMatch(db, rated);
}

/** Reopens a match: its players leave the next one, unless that has started. */
export async function reopenMatch(db: Db, match: MatchRow, at: Date): Promise<void> {
  await updateMatch(db, match.id, { ...noResult, state: 'inPlay' });
  await sendOn(db, match, undefined, { at, begun: 'refuse' });
  await syncPhase(db, match.phase_id);
  if (match.rated) await rerateAfter(db, retaken([match]));
}
