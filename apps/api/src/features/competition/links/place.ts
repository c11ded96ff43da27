import type { getScorePlace } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call, Db, LinkUmpire } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { matchesWithPeople, selectShown } from '#features/competition/matches/rows.ts';
import { presentMatch } from '#features/competition/matches/present.ts';
import { findOpen } from '#features/opens/reads.ts';

/** Enough to choose from when the next match cannot be played yet. */
const mostShown = 10;

/** The matches that an umpire's link lets them score: its own, or those in play on its table or called there, or else the next ones planned there. */
export async function readPlace({ db, umpire, now }: Call<typeof getScorePlace>) {
  if (!umpire) throw fail('auth.forbidden');
  const open = found(await findOpen(db, umpire.openId, null));
  const matches = await matchesAt(db, umpire);
  return {
    open: { _id: open.id, name: open.name },
    table: umpire.table,
    match_id: umpire.matchId,
    revoked: umpire.revoked,
    name: umpire.name,
    matches: matches.map((match) => presentMatch(match, now)),
  };
}

function matchesAt(db: Db, { openId, matchId, table }: LinkUmpire) {
  const inOpen = selectShown(matchesWithPeople(db)).where('m.open_id', '=', openId);
  if (matchId !== null) return inOpen.where('m.id', '=', matchId).execute();
  return inOpen
    .innerJoin('phases as p', 'p.id', 'm.phase_id')
    .where('m.table_number', '=', table)
    .where('m.state', 'in', ['inPlay', 'enrolled'])
    .where(
      sql<boolean>`(m.state = 'inPlay' or m.called_at is not null or not ${hasCalled({ openId, table })})`,
    )
    .orderBy('m.state', 'desc')
    .orderBy('p.number')
    .orderBy('m.round_number')
    .orderBy('m.number')
    .orderBy('m.id')
    .limit(mostShown)
    .execute();
}

/** Whether a match was called to a table and is not played yet: then nobody begins another one there by mistake. */
const hasCalled = ({
  openId,
  table,
}: Pick<LinkUmpire, 'openId' | 'table'>) => sql<boolean>`exists (select from matches
  where open_id = ${openId} and table_number = ${table} and state = 'enrolled' and called_at is not null)`;
