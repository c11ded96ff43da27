import type { listConflicts, listOpenConflicts } from '@topspin/contract';
import { sql } from 'kysely';
import { mayScore, refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { conflictsOf } from '#features/competition/store/conflicts.ts';
import { senderOf, sendersOf } from '#features/competition/store/log.ts';
import { findMatch } from '#features/competition/store/matches.ts';
import { swissRound } from '#features/competition/store/swiss-round.ts';
import { isLinkUmpire, type Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { presentConflict } from './present.ts';
import { deciderIn, decisionsOf } from './who-decides.ts';

/**
 * The conflicts of a match, the next ones to decide first: of everybody for those who may score it. An umpire let in by a link
 * reads their own when the match has moved to another table.
 */
export async function readConflicts({ db, params, scorer, lang, now }: Call<typeof listConflicts>) {
  const match = found(await findMatch(db, params.id));
  const scores = await mayScore(db, scorer, match);
  const shown = await conflictsOf(db, match.id, scores ? undefined : senderOf(scorer));
  if (shown.length === 0 || !isLinkUmpire(scorer)) await refuseUnlessScorer(db, scorer, match);
  const decider = await deciderIn(db, scorer, match);
  return {
    collection: shown.map((row) => presentConflict(row, { lang, may: decisionsOf(decider, row, now) })),
    waiting: shown[0]?.waiting ?? 0,
    senders: await sendersOf(db, match.id),
  };
}

/** The matches of an open that wait for a decision, for its organisers. */
export async function readOpenConflicts({ db, params }: Call<typeof listOpenConflicts>) {
  const rows = await db
    .selectFrom('match_conflicts as c')
    .innerJoin('matches as m', 'm.id', 'c.match_id')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .leftJoin('players as pa', 'pa.id', 'm.player_a')
    .leftJoin('players as pb', 'pb.id', 'm.player_b')
    .where('m.open_id', '=', params.id)
    .where('c.decided_at', 'is', null)
    .groupBy(['m.id', 'g.id', 'pa.id', 'pb.id'])
    .select([
      'm.id as match_id',
      'pa.name as a',
      'pb.name as b',
      'g.name as group_name',
      'm.round',
      swissRound.as('swiss_round'),
      'm.number',
      'm.table_number as table',
      sql<number>`count(*)::int`.as('conflicts'),
      sql<Date>`min(c.created_at)`.as('since'),
    ])
    .orderBy('since')
    .orderBy('m.id')
    .execute();
  return { collection: rows.map((row) => ({ ...row, since: row.since.toISOString() })) };
}
