import { defaultRatingSettings, replay, type LedgerRow } from '@topspin/engine';
import { sql } from 'kysely';
import { ratedMatch } from '#features/competition/ratings/rated-match.ts';
import type { Db } from '#http/call.ts';

type Row = { readonly [Key in keyof LedgerRow]: LedgerRow[Key] extends number ? number : string };

const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.match + one.player < other.match + other.player ? -1 : 1));

/** The stored ledger. */
export const ledgerRows = async (db: Db): Promise<Row[]> =>
  inOrder(
    await db
      .selectFrom('rating_ledger')
      .select(['match_id as match', 'player_id as player', 'opponent_id as opponent'])
      .select(['before', 'after', 'expected', 'reason', 'matches_before as matchesBefore'])
      .where('match_id', 'is not', null)
      .$narrowType<{ match: string; opponent: string; expected: number }>()
      .execute(),
  );

/** The version of each ledger row, which changes with every write, even of the same figures. */
export async function versionsOfLedger(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('rating_ledger')
    .select(['match_id', 'player_id', sql<string>`concat(ctid, xmin)`.as('version')])
    .execute();
  return new Map(rows.map(({ match_id, player_id, version }) => [match_id + player_id, version]));
}

const initialRows = (db: Db) =>
  db.selectFrom('rating_ledger').selectAll().where('reason', '=', 'initial').execute();

/** What the engine makes of all rated matches from zero and the initial ratings, and so what the ledger must say to the last bit. */
export async function replayedRows(db: Db, settings = defaultRatingSettings): Promise<Row[]> {
  const matches = await db.selectFrom('matches').selectAll().where('rated', '=', true).execute();
  const rated = matches.map(ratedMatch).filter((match) => match !== undefined);
  const opening = new Map(
    (await initialRows(db)).map(({ player_id, after }) => [player_id, { rating: after, matches: 0 }]),
  );
  return inOrder(replay(rated, settings, opening).rows);
}

/** The figures stored with each player and each day, and what the ledger makes of them. */
export async function countersOf(db: Db, { start } = defaultRatingSettings) {
  const players = await db
    .selectFrom('players')
    .select(['id', 'rating', 'rated_matches', 'matches_played', 'matches_won'])
    .orderBy('id')
    .execute();
  const ledger = await db
    .selectFrom('rating_ledger')
    .selectAll()
    .where('reason', '<>', 'initial')
    .orderBy('matches_before')
    .execute();
  const rows = Map.groupBy(ledger, ({ player_id }) => player_id);
  const initial = new Map((await initialRows(db)).map(({ player_id, after }) => [player_id, after]));
  const replayed = players.map(({ id }) => {
    const own = rows.get(id) ?? [];
    return {
      id,
      rating: own.at(-1)?.after ?? initial.get(id) ?? start,
      rated_matches: own.length,
      matches_played: own.length,
      matches_won: own.filter(({ reason }) => reason === 'win').length,
    };
  });
  const days = await ratingDays(db);
  return {
    kept: { players, days: days.kept },
    replayed: { players: replayed, days: days.replayed },
  };
}

/** How many players each day brought to a rating or took from it: as kept, and as the ledger says. */
export async function ratingDays(db: Db) {
  const day = sql<string>`day::text`;
  const kept = await sql`select ${day} as day, rating, sum(players)::int as players from rating_days
    group by 1, 2 having sum(players) <> 0 order by 1, 2`.execute(db);
  const replayed = await sql`
    with step as (
      select (finished_at at time zone 'UTC')::date as day, shown_rating(after) as rating, 1 as players, player_id
      from rating_ledger where match_id is not null
      union all
      select (finished_at at time zone 'UTC')::date, shown_rating(before), -1, player_id
      from rating_ledger where match_id is not null and matches_before > 0)
    select ${day} as day, step.rating, sum(players)::int as players from step join players player on player.id = step.player_id
    where player.deleted_at is null and player.erased_at is null
    group by 1, 2 having sum(players) <> 0 order by 1, 2`.execute(db);
  return { kept: kept.rows, replayed: replayed.rows };
}
