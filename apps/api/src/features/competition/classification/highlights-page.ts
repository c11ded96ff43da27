import type { getHighlights, OpenHighlights } from '@topspin/contract';
import { sql } from 'kysely';
import { refuseUnseen } from '#features/competition/phases/policy.ts';
import { swissRound } from '#features/competition/store/swiss-round.ts';
import type { Call, Db } from '#http/call.ts';
import { presentHighlights, shownMatches } from './present-highlights.ts';
import { highlightsOfOpen } from './highlights.ts';

type Match = OpenHighlights['streak']['first'][number]['match'];

/** What was remarkable in an open, to users. */
export async function readHighlights({ db, viewer, params }: Call<typeof getHighlights>) {
  await refuseUnseen(db, viewer, params.id);
  const highlights = await highlightsOfOpen(db, params.id);
  return presentHighlights(highlights, await matchesOf(db, shownMatches(highlights)));
}

const side = (player: 'pa' | 'pb') =>
  sql<Match['a']>`case when ${sql.ref(`${player}.id`)} is not null
    then json_build_object('_id', ${sql.ref(`${player}.id`)}, 'name', ${sql.ref(`${player}.name`)}) end`;

async function matchesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Match>> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .leftJoin('players as pa', 'pa.id', 'm.player_a')
    .leftJoin('players as pb', 'pb.id', 'm.player_b')
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select([
      'm.id as _id',
      'm.round',
      swissRound.as('swiss_round'),
      'm.number',
      sql<Match['group']>`json_build_object('name', g.name)`.as('group'),
    ])
    .select([side('pa').as('a'), side('pb').as('b')])
    .execute();
  return new Map(rows.map((row) => [row._id, row]));
}
