import type { listMatchesBefore } from '@topspin/contract';
import { matchesBefore } from '@topspin/engine';
import { refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { findMatch } from '#features/competition/store/matches.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import type { HallCache } from './hall-cache.ts';

/** Enough to ask about. */
const mostShown = 3;

/** The matches that come before one in the order of play, for those who are about to score it. */
export const readBefore =
  (halls: HallCache) =>
  async ({ db, params, scorer }: Call<typeof listMatchesBefore>) => {
    const match = found(await findMatch(db, params.id));
    await refuseUnlessScorer(db, scorer, match);
    const hall = await halls.find(db, match.open_id);
    const next = hall.byId.get(match.id);
    if (!next || next.state === 'inPlay') return { collection: [] };
    const before = matchesBefore(next, hall).slice(0, mostShown);
    return {
      collection: before.map(({ match: { id, table, nameA, nameB }, reason, player }) => ({
        match_id: id,
        reason,
        a: nameA,
        b: nameB,
        player: player === null ? null : player === next.a ? next.nameA : next.nameB,
        table,
      })),
    };
  };
