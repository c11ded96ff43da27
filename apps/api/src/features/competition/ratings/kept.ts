import type { KeptLedger, LedgerRow, MatchId, OpenId, PlayerId, RatedMatch, Side } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';
import type { Point } from './store.ts';

/** The ledger from some point on, the rated matches since, and the standings of their players. */
export type Kept = { readonly ledger: KeptLedger; readonly matches: readonly RatedMatch[] };

/** Rows as one array per column, which takes a fraction of the time and memory of one object per row. */
type Columns = {
  readonly rows: {
    readonly match: MatchId[];
    readonly player: PlayerId[];
    readonly opponent: PlayerId[];
    readonly before: number[];
    readonly after: number[];
    readonly expected: number[];
    readonly reason: LedgerRow['reason'][];
    readonly matches: number[];
  };
  readonly matches: {
    readonly id: MatchId[];
    readonly finished: number[];
    readonly a: PlayerId[];
    readonly b: PlayerId[];
    readonly winner: Side[];
    readonly open: OpenId[];
  };
  readonly players: { readonly id: PlayerId[]; readonly rating: number[]; readonly matches: number[] };
  readonly initial: { readonly player: PlayerId[]; readonly rating: number[] };
};

const column = (expression: RawBuilder<unknown>) => sql`coalesce(json_agg(${expression}), '[]')`;

/**
 * Reads everything in one statement, and so from one snapshot, without a lock. Reads only the players in these rows or
 * matches, or in `others`.
 */
export async function keptFrom(db: Db, point: Point, others: readonly PlayerId[]): Promise<Kept> {
  const from = sql`(${new Date(point.finishedAt)}::timestamptz, ${point.id}::uuid)`;
  const { rows } = await sql<Columns>`
    with entries as materialized (select match_id, player_id, opponent_id, before, after, expected, reason, matches_before
        from rating_ledger where match_id is not null and (finished_at, match_id) >= ${from}),
      played as materialized (select id, finished_at, player_a, player_b, winner, open_id
        from matches where rated and (finished_at, id) >= ${from}),
      involved as (select player_id as id from entries union select player_a from played union select player_b from played
        union select unnest(${others}::uuid[]))
    select
      (select json_build_object('match', ${column(sql`match_id`)}, 'player', ${column(sql`player_id`)},
        'opponent', ${column(sql`opponent_id`)}, 'before', ${column(sql`before`)}, 'after', ${column(sql`after`)},
        'expected', ${column(sql`expected`)}, 'reason', ${column(sql`reason`)},
        'matches', ${column(sql`matches_before`)}) from entries) as rows,
      (select json_build_object('id', ${column(sql`id`)},
        'finished', ${column(sql`(extract(epoch from finished_at) * 1000)::float8`)},
        'a', ${column(sql`player_a`)}, 'b', ${column(sql`player_b`)}, 'winner', ${column(sql`winner`)},
        'open', ${column(sql`open_id`)}) from played) as matches,
      (select json_build_object('id', ${column(sql`id`)}, 'rating', ${column(sql`rating`)},
        'matches', ${column(sql`rated_matches`)}) from players join involved using (id)) as players,
      (select json_build_object('player', ${column(sql`player_id`)}, 'rating', ${column(sql`after`)})
        from rating_ledger join involved on involved.id = player_id where match_id is null) as initial`.execute(
    db,
  );
  const [read] = rows;
  if (!read) throw new Error('A statement of one row gave none.');
  return { ledger: ledgerOf(read), matches: matchesOf(read.matches) };
}

function ledgerOf({ rows, players, initial }: Columns): KeptLedger {
  const { match, player, opponent, before, after, expected, reason, matches } = rows;
  return {
    rows: match.map((id, at) => ({
      match: id,
      player: given(player, at),
      opponent: given(opponent, at),
      before: given(before, at),
      after: given(after, at),
      expected: given(expected, at),
      reason: given(reason, at),
      matchesBefore: given(matches, at),
    })),
    standings: new Map(
      players.id.map((id, at) => [
        id,
        { rating: given(players.rating, at), matches: given(players.matches, at) },
      ]),
    ),
    initial: new Map(initial.player.map((id, at) => [id, given(initial.rating, at)])),
  };
}

const matchesOf = ({ id, finished, a, b, winner, open }: Columns['matches']): RatedMatch[] =>
  id.map((match, at) => ({
    id: match,
    finishedAt: given(finished, at),
    a: given(a, at),
    b: given(b, at),
    winner: given(winner, at),
    event: given(open, at),
  }));

function given<T>(values: readonly T[], at: number): T {
  const value = values[at];
  if (value === undefined) throw new Error(`A column ends before row ${at}.`);
  return value;
}
