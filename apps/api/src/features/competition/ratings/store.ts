import type { LedgerReason, MatchId, OpenId, PlayerId, RatedMatch, RatingStanding } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { keepRatings } from '#features/players/commands.ts';
import type { Db } from '#http/call.ts';

/** A place in the order in which matches are rated: by finish, then by id. */
export type Point = { readonly finishedAt: number; readonly id: MatchId };

const ledgerLock = 7_110_001;

/**
 * The ledger is one sequence: whoever writes to it waits for the writer before. Taken after matches and phases, and held
 * for a few milliseconds to the end of the transaction.
 */
export const lockLedger = (db: Db) => sql`select pg_advisory_xact_lock(${ledgerLock})`.execute(db);

export type LedgerEntry = {
  readonly match_id: MatchId;
  readonly player_id: PlayerId;
  readonly opponent_id: PlayerId;
  readonly open_id: OpenId;
  readonly before: number;
  readonly after: number;
  readonly expected: number;
  readonly reason: LedgerReason;
  readonly matches_before: number;
  readonly finished_at: Date;
};

const entryColumns = [
  'match_id',
  'player_id',
  'opponent_id',
  'open_id',
  'before',
  'after',
  'expected',
  'reason',
  'matches_before',
  'finished_at',
] as const;

const after = ({ finishedAt, id }: Point, or: '>' | '>=') =>
  sql<boolean>`(finished_at, match_id) ${sql.raw(or)} (${new Date(finishedAt)}, ${id}::uuid)`;

/** Whether one of these players has been rated for a match that comes later. */
export async function ratedLater(db: Db, players: readonly PlayerId[], point: Point): Promise<boolean> {
  const row = await db
    .selectFrom('rating_ledger')
    .select('id')
    .where('player_id', 'in', players)
    .where(after(point, '>'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the ledger says from a point on. */
export const entriesFrom = (db: Db, point: Point): Promise<LedgerEntry[]> =>
  db
    .selectFrom('rating_ledger')
    .select(entryColumns)
    .where(after(point, '>='))
    .$castTo<LedgerEntry>()
    .execute();

/** The rated matches from a point on, in the order in which they are rated. */
export async function ratedMatchesFrom(db: Db, { finishedAt, id }: Point): Promise<RatedMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'finished_at', 'player_a', 'player_b', 'winner', 'open_id'])
    .where('rated', '=', true)
    .where(sql<boolean>`(finished_at, id) >= (${new Date(finishedAt)}, ${id}::uuid)`)
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id as MatchId,
    finishedAt: row.finished_at?.getTime() ?? 0,
    a: row.player_a as PlayerId,
    b: row.player_b as PlayerId,
    winner: row.winner as 'a' | 'b',
    event: row.open_id as OpenId,
  }));
}

/** Where players stood before a point; whoever has no rated match before it is missing. */
export async function standingsBefore(
  db: Db,
  players: readonly PlayerId[],
  { finishedAt, id }: Point,
): Promise<Map<PlayerId, RatingStanding>> {
  const rows = await db
    .selectFrom('rating_ledger')
    .distinctOn('player_id')
    .select(['player_id', 'after', 'matches_before'])
    .where('player_id', '=', sql<string>`any(${players}::uuid[])`)
    .where(sql<boolean>`(finished_at, match_id) < (${new Date(finishedAt)}, ${id}::uuid)`)
    .orderBy('player_id')
    .orderBy('finished_at', 'desc')
    .orderBy('match_id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [row.player_id as PlayerId, { rating: row.after, matches: row.matches_before + 1 }]),
  );
}

const rowsAtOnce = 2000;

/** Writes entries, over those of the same match and player where there are any. */
export async function saveEntries(db: Db, entries: readonly LedgerEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    await db
      .insertInto('rating_ledger')
      .values(entries.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'player_id']).doUpdateSet((eb) => ({
          opponent_id: eb.ref('excluded.opponent_id'),
          before: eb.ref('excluded.before'),
          after: eb.ref('excluded.after'),
          expected: eb.ref('excluded.expected'),
          reason: eb.ref('excluded.reason'),
          matches_before: eb.ref('excluded.matches_before'),
          finished_at: eb.ref('excluded.finished_at'),
        })),
      )
      .execute();
  }
}

/** Takes entries out of the ledger. */
export async function removeEntries(db: Db, entries: readonly LedgerEntry[]): Promise<void> {
  for (const { match_id, player_id } of entries) {
    await db
      .deleteFrom('rating_ledger')
      .where('match_id', '=', match_id)
      .where('player_id', '=', player_id)
      .execute();
  }
}

/** Where players stand now, by the counters kept with them. */
export async function standingsNow(
  db: Db,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, RatingStanding>> {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'rating', 'rated_matches'])
    .where('id', '=', sql<string>`any(${players}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id as PlayerId, { rating: row.rating, matches: row.rated_matches }]));
}

/** Keeps with each player what the ledger leaves: rating, and how many rated matches were played and won. */
export const savePlayers = (db: Db, standings: ReadonlyMap<PlayerId, RatingStanding>): Promise<void> =>
  keepRatings(db, standings, matchesWon);

const matchesWon = (player: RawBuilder<unknown>) => sql<number>`(select count(*) from matches m where m.rated
  and ((m.player_a = ${player} and m.winner = 'a') or (m.player_b = ${player} and m.winner = 'b')))`;
