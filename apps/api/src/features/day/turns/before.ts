import type { AnswerOf, listMatchesBefore } from '@topspin/contract';
import { matchesBefore } from '@topspin/engine';
import { findMatch, refuseUnlessScorer } from '#features/competition/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { sidesOf } from './present.ts';
import type { TurnsOfDays } from './turns-of-days.ts';

/** Enough to ask about. */
const mostShown = 3;

/** The matches that come before one in the order of play, for those who are about to score it. */
export const readBefore =
  (turns: TurnsOfDays) =>
  async ({
    db,
    params,
    scorer,
    now,
  }: Call<typeof listMatchesBefore>): Promise<AnswerOf<typeof listMatchesBefore>> => {
    const match = found(await findMatch(db, params.id));
    await refuseUnlessScorer(db, scorer, match);
    const day = await turns.find(db, match.open_id, now);
    const next = day?.index.byId(match.id);
    if (!day || !next || next.state === 'inPlay') return { collection: [] };
    const before = matchesBefore(next, day.index).filter((one) => day.tells(match.open_id, one.match.id));
    return {
      collection: before.slice(0, mostShown).map(({ match: { id, table }, reason, player }) => {
        const name = day.named(player, match.open_id)?.name ?? null;
        return { match_id: id, reason, ...sidesOf(id, day), player: name, table };
      }),
    };
  };
