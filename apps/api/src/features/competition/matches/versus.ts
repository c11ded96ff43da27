import type { getVersus, Versus, VersusSide } from '@topspin/contract';
import { sql } from 'kysely';
import { namesOpen, seesOpens } from '#features/opens/reads.ts';
import { presentPlayer, shownPlayers } from '#features/players/reads.ts';
import { playedSets } from '#features/competition/store/sets.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';

type Won = VersusSide['won'];

/** Two players and what each won against the other, in opens that the viewer sees. */
export async function readVersus({ db, viewer, params, now }: Call<typeof getVersus>): Promise<Versus> {
  const { id, other_id: otherId } = params;
  const other = sql<string>`case player.id when ${id}::uuid then ${otherId}::uuid else ${id}::uuid end`;
  const won = sql<Won>`(
    select json_build_object('matches', count(*) filter (where meeting.won),
      'sets', coalesce(sum(meeting.sets), 0), 'points', coalesce(sum(meeting.points), 0))
    from (
      select m.winner = side.name as won,
        case side.name when 'a' then played.games_a else played.games_b end as sets,
        case side.name when 'a' then played.points_a else played.points_b end as points
      from matches m
      join opens o on o.id = m.open_id and o.deleted_at is null and ${seesOpens(viewer, 'o')}
        and ${namesOpen(viewer, 'o', [sql`m.player_a`, sql`m.player_b`])}
      cross join lateral (select case m.player_a when player.id then 'a' else 'b' end as name) side
      cross join lateral (${playedSets}) played
      where m.state = 'finished' and m.outcome <> 'walkover'
        and (m.player_a = player.id and m.player_b = ${other} or m.player_b = player.id and m.player_a = ${other})
    ) meeting)`;
  const rows = await shownPlayers(db, [id, otherId]).select(won.as('won')).execute();
  const sideOf = (playerId: string): VersusSide => {
    const row = rows.find((each) => each.id === playerId);
    if (!row || id === otherId) throw fail('thing.notFound');
    return { ...presentPlayer(row, now), won: row.won };
  };
  return { a: sideOf(id), b: sideOf(otherId) };
}
