import type { MatchEventOnWire } from '@topspin/contract';
import type { BestOf, MatchId, MatchStatus, OpenState, Outcome, PlayerId, Side } from '@topspin/engine';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

type Columns = Selectable<Database['matches']>;
type Believed = {
  readonly id: MatchId;
  readonly player_a: PlayerId | null;
  readonly player_b: PlayerId | null;
  readonly umpire_id: PlayerId | null;
  readonly state: MatchStatus;
  readonly outcome: Outcome | null;
  readonly winner: Side | null;
  readonly best_of: BestOf;
  readonly next_match_id: MatchId | null;
  readonly next_side: Side | null;
  readonly loser_next_match_id: MatchId | null;
  readonly loser_next_side: Side | null;
};
export type MatchRow = Omit<Columns, keyof Believed> & Believed;

const selectMatches = (db: Db) => db.selectFrom('matches').selectAll().$castTo<MatchRow>();

export const findMatch = (db: Db, id: string): Promise<MatchRow | undefined> =>
  selectMatches(db).where('id', '=', id).executeTakeFirst();

/** A match that nobody else can score until this transaction ends. */
export const lockMatch = (db: Db, id: string): Promise<MatchRow | undefined> =>
  selectMatches(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Matches held in the order in which everybody takes them: by round, then id. */
export const lockMatches = (db: Db, ids: readonly string[]): Promise<MatchRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectMatches(db)
        .where('id', 'in', ids)
        .orderBy('round_number')
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();

/** The matches whose winner or loser goes to this one. */
export const feedersOf = (db: Db, matchId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where((eb) => eb.or([eb('next_match_id', '=', matchId), eb('loser_next_match_id', '=', matchId)]))
    .execute();

export const updateMatch = (db: Db, id: string, values: Updateable<Database['matches']>) =>
  db.updateTable('matches').set(values).where('id', '=', id).execute();

/** The state of the open that a match belongs to. */
export async function openStateOf(db: Db, openId: string): Promise<OpenState> {
  const { state } = await db
    .selectFrom('opens')
    .select('state')
    .where('id', '=', openId)
    .executeTakeFirstOrThrow();
  return state as OpenState;
}

/** Holds an open: who takes a result back must know that it does not finish meanwhile. */
export const holdOpen = (db: Db, openId: string) =>
  db.selectFrom('opens').select('id').where('id', '=', openId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** The log of a match as it travels, in order. */
export async function readLog(db: Db, matchId: string): Promise<MatchEventOnWire[]> {
  const rows = await db
    .selectFrom('match_events')
    .select(['id', 'seq', 'type', 'payload', 'at'])
    .where('match_id', '=', matchId)
    .orderBy('seq')
    .execute();
  return rows.map(
    ({ id, seq, type, payload, at }) =>
      ({ ...(payload as object), id, seq, type, at: at.toISOString() }) as MatchEventOnWire,
  );
}

/**
 * Appends events to the log and tells whether all of them were new: an id is an event's own, in all logs. `by` is whoever
 * sent them, `at` when they arrived.
 */
export async function insertEvents(
  db: Db,
  matchId: string,
  events: readonly MatchEventOnWire[],
  { by, at: receivedAt }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const rows = events.map(({ id, seq, type, at, ...payload }) => ({
    match_id: matchId,
    id,
    seq,
    type,
    at,
    payload: JSON.stringify(payload),
    received_at: receivedAt,
    user_id: by,
  }));
  const inserted = await db
    .insertInto('match_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) === rows.length;
}

export const removeLog = (db: Db, matchId: string) =>
  db.deleteFrom('match_events').where('match_id', '=', matchId).execute();
