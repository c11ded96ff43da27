import type { LedgerRow, MatchId, PlayerId, RatingStanding } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { finds } from '#db/finds.ts';
import { keepRatings } from '#features/players/commands.ts';
import { isRated } from '#features/players/reads.ts';
import type { Db } from '#http/call.ts';

/** A place in rating order: by finish time, then by id. */
export type Point = { readonly finishedAt: number; readonly id: MatchId };

const ledgerLock = 7_110_001;

/**
 * The ledger is one sequence, so its writers are serialised. The lock is taken after matches and phases, and held to the
 * end of the transaction: some milliseconds after a match, longer for the correction of an old one.
 */
export const lockLedger = (db: Db) => sql`select pg_advisory_xact_lock(${ledgerLock})`.execute(db);

/** Whether one of these players has a rated match later in the order. */
export const ratedLater = (
  db: Db,
  players: readonly PlayerId[],
  { finishedAt, id }: Point,
): Promise<boolean> =>
  finds(
    db
      .selectFrom('rating_ledger')
      .select('id')
      .where('player_id', 'in', players)
      .where('match_id', 'is not', null)
      .where(sql<boolean>`(finished_at, match_id) > (${new Date(finishedAt)}, ${id}::uuid)`)
      .limit(1),
  );

/** Inserts the rows of these matches, in one statement. */
export async function addRows(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into rating_ledger (match_id, player_id, opponent_id, before, after, expected, reason, matches_before,
      open_id, finished_at)
    select r.*, m.open_id, m.finished_at from ${recordset(rows)} join matches m on m.id = r.match`.execute(
    db,
  );
}

export type InitialRating = { readonly player: PlayerId; readonly rating: number };

/** Inserts the initial ratings of players who have no row yet, in one statement. */
export async function addInitialRows(
  db: Db,
  ratings: readonly InitialRating[],
  { start, at }: { readonly start: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('rating_ledger')
    .values(
      ratings.map(({ player, rating }) => ({
        player_id: player,
        before: start,
        after: rating,
        reason: 'initial',
        matches_before: 0,
        finished_at: at,
      })),
    )
    .execute();
}

/** Gives somebody's initial rating to another profile of theirs. */
export async function moveInitial(
  db: Db,
  { from, to }: { readonly from: PlayerId; readonly to: PlayerId },
): Promise<void> {
  await lockLedger(db);
  await db
    .updateTable('rating_ledger')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where('match_id', 'is', null)
    .execute();
}

/** Initial ratings replace the rating everybody starts with. */
export const startInitialRows = (db: Db, start: number) =>
  db
    .updateTable('rating_ledger')
    .set({ before: start })
    .where('match_id', 'is', null)
    .where('before', '<>', start)
    .execute();

/** Updates the figures of existing rows, in one statement. */
export async function changeRows(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update rating_ledger l set opponent_id = r.opponent, before = r.before, after = r.after, expected = r.expected,
      reason = r.reason, matches_before = r."matchesBefore"
    from ${recordset(rows)} where l.match_id = r.match and l.player_id = r.player`.execute(db);
}

/** Deletes rows of the ledger, in one statement. */
export async function removeRows(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from rating_ledger l using ${recordset(rows)}
    where l.match_id = r.match and l.player_id = r.player`.execute(db);
}

/** The engine's rows as a table `r`. */
const recordset = (
  rows: readonly LedgerRow[],
) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (match uuid,
  player uuid, opponent uuid, before float8, after float8, expected float8, reason text, "matchesBefore" integer)`;

/** The current standings of those of these players who are rated: by matches, or by an initial rating. */
export async function standingsNow(
  db: Db,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, RatingStanding>> {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'rating', 'rated_matches'])
    .where('id', '=', sql<string>`any(${players}::uuid[])`)
    .where(isRated('players'))
    .execute();
  return new Map(rows.map((row) => [row.id, { rating: row.rating, matches: row.rated_matches }]));
}

/**
 * Stores with each player what follows from the ledger: rating and rated matches played. Wins are recounted only for
 * those with a changed result.
 */
export const savePlayers = (
  db: Db,
  standings: ReadonlyMap<PlayerId, RatingStanding>,
  recounted: readonly PlayerId[],
): Promise<void> => keepRatings(db, standings, recounted, matchesWon);

const matchesWon = (player: RawBuilder<unknown>) => sql<number>`(select count(*) from matches m where m.rated
  and ((m.player_a = ${player} and m.winner = 'a') or (m.player_b = ${player} and m.winner = 'b')))`;
