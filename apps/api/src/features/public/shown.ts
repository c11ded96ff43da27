import type { PublicMatch, PublicPlayer, PublicPosition } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import { swissRound } from '#features/competition/reads.ts';
import { clubName } from '#features/players/reads.ts';
import { seesOpens } from '#features/opens/reads.ts';

/**
 * Everything visitors read is selected here, column by column: what is not public is not even read, dates of birth and ratings
 * among it.
 */

/** The condition that an open `o` is published; the same as for a visitor elsewhere. */
export const isPublished = sql<boolean>`o.deleted_at is null and ${seesOpens(null, 'o')}`;

/** A player as JSON, with the club; null if there is none. */
export const playerJson = (player: string, club: string): RawBuilder<PublicPlayer | null> =>
  sql`case when ${sql.ref(`${player}.id`)} is not null then json_build_object('_id', ${sql.ref(`${player}.id`)},
    'name', ${sql.ref(`${player}.name`)}, 'club', ${clubName(player, club)}) end`;

/** The positions of an open `o` as a JSON list, once it is finished. */
export const positionList = (where: RawBuilder<unknown>): RawBuilder<PublicPosition[]> =>
  sql`(select coalesce(json_agg(json_build_object('position', r.position,
      'player', ${playerJson('p', 'c')}) order by r.position, p.name, p.id), '[]')
    from open_results r join players p on p.id = r.player_id left join clubs c on c.id = p.club_id
    where r.open_id = o.id and o.state = 'finished' and ${where})`;

/** Matches `m` with their group and both players. */
export const matchesFrom = sql`matches m join groups g on g.id = m.group_id
  left join players pa on pa.id = m.player_a left join clubs ca on ca.id = pa.club_id
  left join players pb on pb.id = m.player_b left join clubs cb on cb.id = pb.club_id`;

/** A match as JSON; its instants are as PostgreSQL writes them: see `presentMatch`. */
export const matchJson = sql<PublicMatch>`json_build_object('_id', m.id,
  'group', json_build_object('_id', g.id, 'name', g.name), 'round', m.round,
  'swiss_round', ${swissRound}, 'number', m.number,
  'a', ${playerJson('pa', 'ca')}, 'b', ${playerJson('pb', 'cb')}, 'table', m.table_number, 'state', m.state,
  'outcome', m.outcome, 'annulled', m.annulled, 'winner', m.winner, 'best_of', m.best_of,
  'sets', coalesce((select json_agg(json_build_object('a', s.a, 'b', s.b) order by s.number)
    from sets s where s.match_id = m.id), '[]'),
  'sets_won', json_build_object('a', m.sets_won_a, 'b', m.sets_won_b),
  'called_at', m.called_at, 'started_at', m.started_at, 'finished_at', m.finished_at)`;

/** Matches as a JSON list, in an order, at most so many. */
export const matchList = (
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit = 1000,
): RawBuilder<PublicMatch[]> =>
  sql`(select coalesce(json_agg(listed.shown), '[]') from (select ${matchJson} as shown from ${matchesFrom}
    where m.open_id = o.id and ${where} order by ${order}, m.id limit ${sql.lit(limit)}) listed)`;

export const latestFirst = sql`m.finished_at desc`;
/** Called to a table first, and then as the draw says. */
export const calledFirst = sql`m.called_at is null, m.called_at, m.table_number is null, m.round_number, m.number`;

const utc = (instant: string | null): string | null => instant && new Date(instant).toISOString();

/** A match whose instants are in UTC. */
export const presentMatch = (match: PublicMatch): PublicMatch => ({
  ...match,
  called_at: utc(match.called_at),
  started_at: utc(match.started_at),
  finished_at: utc(match.finished_at),
});
