import type { PlayerId } from '@topspin/engine';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { playedSets } from '#features/competition/store/sets.ts';
import type { Db } from '#http/call.ts';

/** A player's figures in an open, without points and sets filled in by an outcome. */
export type PerformanceRow = {
  readonly player_id: string;
  readonly matches_won: number;
  readonly matches_lost: number;
  readonly games_won: number;
  readonly points_balance: number;
  /** Where the player's last match was: the round of a knockout, or the phase and the group. */
  readonly reached: string | null;
};

/** The figures of everybody who is in a draw of an open. */
export async function performances(db: Db, openId: string): Promise<ReadonlyMap<string, PerformanceRow>> {
  const { rows } = await sql<PerformanceRow>`
    with side as (
      select m.player_a as player_id, m.id, m.round, m.round_number, m.phase_id, m.group_id, m.state,
        m.winner = 'a' as won, m.winner = 'b' as lost, s.games_a as games, s.points_a - s.points_b as balance
      from matches m left join lateral (${playedSets}) s on true where m.open_id = ${openId} and m.player_a is not null
      union all
      select m.player_b, m.id, m.round, m.round_number, m.phase_id, m.group_id, m.state,
        m.winner = 'b', m.winner = 'a', s.games_b, s.points_b - s.points_a
      from matches m left join lateral (${playedSets}) s on true where m.open_id = ${openId} and m.player_b is not null
    )
    select side.player_id,
      count(*) filter (where side.won)::int as matches_won,
      count(*) filter (where side.lost)::int as matches_lost,
      coalesce(sum(side.games), 0)::int as games_won,
      coalesce(sum(side.balance), 0)::int as points_balance,
      (array_agg(coalesce(side.round, case when p.type = 'swiss' then p.name end, p.name || ' · ' || g.name)
        order by p.number desc, side.round_number desc, side.round = 'thirdPlace' desc))[1] as reached
    from side join phases p on p.id = side.phase_id join groups g on g.id = side.group_id
    group by side.player_id`.execute(db);
  return new Map(rows.map((row) => [row.player_id, row]));
}

/** Replaces the final classification of an open. */
export async function saveResults(
  db: Db,
  openId: string,
  rows: readonly Insertable<Database['open_results']>[],
): Promise<void> {
  await db.deleteFrom('open_results').where('open_id', '=', openId).execute();
  if (rows.length > 0) await db.insertInto('open_results').values(rows).execute();
}

/** So many opens are looked at in one statement: a fraction of a second. */
const openBatch = 200;

/**
 * The next finished opens after this id, or from the first, and whether their stored classification is outdated: today
 * everybody in a draw has a position, one more than the players ahead (ADR 98), and nobody need be first; earlier
 * programs stored others after corrections.
 */
async function nextClassifications(db: Db, after: string | undefined) {
  const { rows } = await sql<{ readonly id: string; readonly outdated: boolean }>`
    with finished as materialized (
      select id from opens where state = 'finished' ${after === undefined ? sql`` : sql`and id > ${after}::uuid`}
      order by id limit ${openBatch})
    select finished.id, exists (
        select from (select position, rank() over (order by position) as place from open_results
          where open_id = finished.id) placed
        where position <> place and not (position = 2 and place = 1)
      ) or exists (
        select from phases phase join group_players line on line.phase_id = phase.id
        where phase.open_id = finished.id and phase.state <> 'created' and line.player_id is not null and not exists (
          select from open_results result where result.open_id = finished.id and result.player_id = line.player_id)
      ) as outdated
    from finished order by finished.id`.execute(db);
  return rows;
}

/** The finished opens whose stored classification is not one of today's. */
export async function outdatedClassifications(db: Db): Promise<readonly string[]> {
  const outdated: string[] = [];
  let after: string | undefined;
  do {
    const rows = await nextClassifications(db, after);
    outdated.push(...rows.filter((row) => row.outdated).map(({ id }) => id));
    after = rows.at(-1)?.id;
  } while (after !== undefined);
  return outdated;
}

/** Gives a player's results in these opens to another profile. */
export const moveResults = (
  db: Db,
  { from, to, opens }: { readonly from: PlayerId; readonly to: PlayerId; readonly opens: readonly string[] },
) =>
  db
    .updateTable('open_results')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where('open_id', '=', sql<string>`any(${opens}::uuid[])`)
    .execute();

/** Recomputes how much each finished open changed the ratings, after all of them were replayed. */
export async function settleRatingChanges(db: Db): Promise<void> {
  await sql`
    update open_results result set rating_change = moved.change
    from (select r.open_id, r.player_id, coalesce(sum(l.after - l.before), 0) as change from open_results r
        left join rating_ledger l on l.open_id = r.open_id and l.player_id = r.player_id
        group by r.open_id, r.player_id) moved
    where result.open_id = moved.open_id and result.player_id = moved.player_id
      and result.rating_change <> moved.change`.execute(db);
}

export const openState = (db: Db, openId: string) =>
  db.selectFrom('opens').select('state').where('id', '=', openId).executeTakeFirst();

/** A player's result in a finished open, as circuits need it; without a position if they were in no draw. */
export type OpenPerformanceRow = {
  readonly open_id: string;
  readonly player_id: PlayerId;
  readonly position: number | null;
  readonly matches_won: number;
  readonly games_won: number;
  readonly points_balance: number;
};

/**
 * The results of these opens by person, optionally only of these people: in doubles each of a pair has its result. Guests are left out, and
 * those present but not drawn included.
 */
export async function performancesIn(
  db: Db,
  openIds: readonly string[],
  playerIds?: readonly string[],
): Promise<OpenPerformanceRow[]> {
  const opens = sql`any(${openIds}::uuid[])`;
  const isKnown = (
    person: string,
  ) => sql`${sql.ref(person)} not in (select id from players where guest_of = ${opens})
    ${playerIds ? sql`and ${sql.ref(person)} = any(${playerIds}::uuid[])` : sql``}`;
  const figures = sql`position, matches_won, games_won, points_balance`;
  const { rows } = await sql<OpenPerformanceRow>`
    with performance as (
      select open_id, player_id, ${figures} from open_results where open_id = ${opens} and ${isKnown('player_id')}
      union all
      select member.open_id, member.player_id, ${figures}
      from side_members member join open_results on open_results.open_id = member.open_id and open_results.player_id = side_id
      where member.open_id = ${opens} and ${isKnown('member.player_id')}
    )
    select * from performance
    union all
    select open_id, player_id, null, 0, 0, 0 from inscriptions present
    where open_id = ${opens} and ${isKnown('player_id')} and state = 'present' and not exists (
      select from performance drawn where drawn.open_id = present.open_id and drawn.player_id = present.player_id)`.execute(
    db,
  );
  return rows;
}
