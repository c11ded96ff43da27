import type { AnswerOf, listMatchesBefore } from '@topspin/contract';
import { matchesBefore } from '@topspin/engine';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import { refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { findMatch } from '#features/competition/store/matches.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { hallOf, type OpenHall } from './hall.ts';

/** Enough to ask about. */
const mostShown = 3;

const findHall = fixedStatement<{ readonly open: string }, { readonly hall: OpenHall }>((db, { open }) => ({
  compile: () =>
    sql<{ hall: OpenHall }>`select ${hallOf} as hall from opens o where o.id = ${open}`.compile(db),
}));

/** The matches that come before one in the order of play, for those who are about to score it. */
export async function readBefore(
  call: Call<typeof listMatchesBefore>,
): Promise<AnswerOf<typeof listMatchesBefore>> {
  const { db, params, scorer } = call;
  const match = await findMatch(db, params.id);
  if (!match) throw fail('thing.notFound');
  await refuseUnlessScorer(db, scorer, match);
  const [found] = await findHall(db, { open: match.open_id });
  const unfinished = found?.hall.matches ?? [];
  const next = unfinished.find(({ id }) => id === match.id);
  if (!next || next.state === 'inPlay') return { collection: [] };
  const before = matchesBefore(next, unfinished).slice(0, mostShown);
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
}
