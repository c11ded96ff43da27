import type { AnswerOf, listMatchesBefore } from '@topspin/contract';
import { type MatchInOrder, matchesBefore } from '@topspin/engine';
import { refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { findMatch } from '#features/competition/store/matches.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** Enough to ask about. */
const mostShown = 3;

/** The matches that come before one in the order of play, for those who are about to score it. */
export async function readBefore(
  call: Call<typeof listMatchesBefore>,
): Promise<AnswerOf<typeof listMatchesBefore>> {
  const { db, params, scorer } = call;
  const match = await findMatch(db, params.id);
  if (!match) throw fail('thing.notFound');
  await refuseUnlessScorer(db, scorer, match);
  const unfinished = await unfinishedIn(db, match.open_id);
  const next = unfinished.find(({ id }) => id === match.id);
  if (!next || next.state === 'inPlay') return { collection: [] };
  const before = matchesBefore(next, unfinished).slice(0, mostShown);
  return {
    collection: before.map(({ match: { id, table, a, nameA, nameB }, reason, player }) => ({
      match_id: id,
      reason,
      a: nameA,
      b: nameB,
      player: player === null ? null : player === a ? nameA : nameB,
      table,
    })),
  };
}

type NamedMatch = MatchInOrder & { readonly nameA: string | null; readonly nameB: string | null };

/** What is left to play in an open. */
async function unfinishedIn(db: Db, openId: string): Promise<NamedMatch[]> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('phases as p', 'p.id', 'm.phase_id')
    .leftJoin('players as pa', 'pa.id', 'm.player_a')
    .leftJoin('players as pb', 'pb.id', 'm.player_b')
    .where('m.open_id', '=', openId)
    .where('m.state', '<>', 'finished')
    .select(['m.id', 'p.number as phase', 'm.group_id as group', 'm.round', 'm.round_number as roundNumber'])
    .select(['m.number', 'm.table_number as table', 'm.state', 'm.player_a as a', 'm.player_b as b'])
    .select(['pa.name as nameA', 'pb.name as nameB'])
    .execute();
  return rows.flatMap(({ state, round, ...row }) =>
    state === 'finished' ? [] : [{ ...row, state, inBracket: round !== null }],
  );
}
