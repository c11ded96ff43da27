import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import type pg from 'pg';

/** A match in play, whose points this benchmark scores. */
export type Begun = { readonly id: string; readonly open: string };

/** The number of points in a long match; then the next match is scored. */
export const pointsOfMatch = 100;

/** A point as a device sends it: the sides alternate, so that no set ends. `seq` counts from the toss. */
export const point = (seq: number) => ({
  id: randomUUID(),
  seq,
  at: new Date().toISOString(),
  type: 'point',
  side: seq % 2 === 0 ? 'a' : 'b',
});

const columns = 'open_id, phase_id, group_id, round_number, player_a, player_b, best_of';

/** Adds matches beside one in play, after their toss, umpired by the demo's umpire. */
export async function beginMatches(pool: pg.Pool, count: number): Promise<Begun[]> {
  const { rows } = await pool.query<Begun>(
    `with begun as (
      insert into matches (id, ${columns}, number, umpire_id, state, last_seq, started_at)
      select gen_random_uuid(), ${columns},
        (select max(number) from matches) + n,
        (select id from players where user_id = (select id from users where email like 'arbitro@%')),
        'inPlay', 1, now()
      from (select * from matches where state = 'inPlay' limit 1) as one, generate_series(1, $1) as n
      returning id, open_id
    ), tossed as (
      insert into match_events (match_id, seq, id, type, payload, at)
      select id, 1, gen_random_uuid(), 'toss', '{"winner":"a","choice":"serve","server":"a","left_end":"a"}', now()
      from begun
    ), first_set as (
      insert into sets (match_id, number, a, b, played_a, played_b, first_server, started_at)
      select id, 1, 0, 0, 0, 0, 'a', now() from begun
    )
    select id, open_id as open from begun`,
    [count],
  );
  return rows;
}

/** Has every connection score its own matches, one after the other. */
export function scoring(
  matches: Begun[],
  pathOf: (match: string) => string,
): Pick<autocannon.Options, 'method' | 'setupClient'> {
  const nextMatch = (): Begun => {
    const match = matches.pop();
    if (!match) throw new Error('there are no matches left to score');
    return match;
  };
  const setupClient = (client: autocannon.Client): void => {
    let match = nextMatch();
    let seq = 1;
    const setupRequest = (request: autocannon.Request): autocannon.Request => {
      if (seq > pointsOfMatch) [match, seq] = [nextMatch(), 1];
      seq += 1;
      return { ...request, path: pathOf(match.id), body: JSON.stringify([point(seq)]) };
    };
    client.setRequests([{ setupRequest }]);
  };
  return { method: 'POST', setupClient };
}

/** Verifies the points counted: the log, its length and the set have to agree. */
export async function checkLogs(pool: pg.Pool, matches: readonly Begun[]): Promise<void> {
  const { rows } = await pool.query<{ wrong: number; points: number }>(
    `select count(*) filter (where m.last_seq <> l.events or m.last_seq <> s.a + s.b + 1)::int as wrong,
      sum(m.last_seq - 1)::int as points
    from matches m
    join sets s on s.match_id = m.id
    cross join lateral (select count(*) as events from match_events e where e.match_id = m.id) l
    where m.id = any ($1)`,
    [matches.map(({ id }) => id)],
  );
  const { wrong = 0, points = 0 } = rows[0] ?? {};
  if (wrong > 0 || points === 0) throw new Error(`${wrong} matches are no fold of their log`);
}
