import type { AnswerOf, ExpectedStart, listStarts } from '@topspin/contract';
import type { MatchId } from '@topspin/engine';
import { sql } from 'kysely';
import { rightsIn } from '#features/day/plan/rows.ts';
import { isPlayedNow } from '#features/day/which-day.ts';
import type { Call, Db } from '#http/call.ts';
import type { EstimateCache } from './cache.ts';
import { presentInterval } from './present.ts';

/** When the matches of an account, and of those it looks after, begin. */
export const readStarts =
  (estimates: EstimateCache) =>
  async ({ db, user, now }: Call<typeof listStarts>): Promise<AnswerOf<typeof listStarts>> => {
    const collection: ExpectedStart[] = [];
    for (const { day, matches } of await ownMatches(db, user.id, now)) {
      const opens = [...(await rightsIn(db, user, day)).keys()];
      const { estimate, rows } = await estimates.find(db, { id: day, opens }, now);
      for (const id of matches) {
        const start = estimate.starts.get(id);
        if (start) collection.push({ match_id: id, start: presentInterval(start), time_zone: rows.day.zone });
      }
    }
    return { collection };
  };

type OwnMatches = { readonly day: string; readonly matches: readonly MatchId[] };

/** The matches to come in which the players of an account play or umpire, by the day of play they belong to. */
async function ownMatches(db: Db, user: string, now: Date): Promise<readonly OwnMatches[]> {
  const { rows } = await sql<OwnMatches>`
    with known as (
      select id from players where user_id = ${user} and deleted_at is null
      union select player_id from player_administrators where user_id = ${user} and relation <> 'organiser'),
    mine as (
      select id from known union all select player_id from day_people join known on known.id = day_people.same_as),
    own as (
      select m.id, m.open_id from mine cross join lateral (
        select id, open_id, state from matches where player_a = mine.id
        union select id, open_id, state from matches where player_b = mine.id
        union select id, open_id, state from matches where umpire_id = mine.id) m
      where m.state in ('waiting', 'enrolled'))
    select day.id as day, json_agg(distinct own.id) as matches
    from own join opens o on o.id = own.open_id and o.state = 'active' join play_days day on ${isPlayedNow(now)}
    group by day.id`.execute(db);
  return rows;
}
