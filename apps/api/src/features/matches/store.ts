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

/** Which of these players have left the open: what is left of their matches is decided without play. */
export async function haveLeft(
  db: Db,
  openId: string,
  players: readonly (PlayerId | null)[],
): Promise<ReadonlySet<string>> {
  const known = players.filter((player) => player !== null);
  if (known.length === 0) return new Set();
  const rows = await db
    .selectFrom('inscriptions')
    .select('player_id')
    .where('open_id', '=', openId)
    .where('player_id', 'in', known)
    .where('state', 'in', ['withdrawn', 'removed'])
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The matches of a player in an open that are not finished, held by round, then id. */
export const lockOpenMatches = (db: Db, openId: string, playerId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where('open_id', '=', openId)
    .where('state', '<>', 'finished')
    .where((eb) => eb.or([eb('player_a', '=', playerId), eb('player_b', '=', playerId)]))
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

export const matchesOfOpen = (db: Db, openId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where('open_id', '=', openId)
    .orderBy('round_number')
    .orderBy('number')
    .orderBy('id')
    .execute();

/** The matches of a phase, held by round, then id. */
export const lockMatchesOf = (db: Db, phaseId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where('phase_id', '=', phaseId)
    .orderBy('round_number')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Whether a side of a match is filled by another match, and not by the draw. */
export const isFed = (matches: readonly MatchRow[], match: MatchRow, side: Side): boolean =>
  matches.some(
    (other) =>
      (other.next_match_id === match.id && other.next_side === side) ||
      (other.loser_next_match_id === match.id && other.loser_next_side === side),
  );

/** Puts players in the place of others on the lines of a phase, all at once, since some may change places. */
export async function replaceOnLines(
  db: Db,
  phaseId: string,
  substitutes: ReadonlyMap<PlayerId, PlayerId>,
): Promise<void> {
  const lines = await db
    .selectFrom('group_players')
    .selectAll()
    .where('phase_id', '=', phaseId)
    .where('player_id', 'in', [...substitutes.keys()])
    .execute();
  const set = (group_id: string, line: number, player_id: string | null) =>
    db
      .updateTable('group_players')
      .set({ player_id })
      .where('group_id', '=', group_id)
      .where('line', '=', line)
      .execute();
  for (const { group_id, line } of lines) await set(group_id, line, null);
  for (const { group_id, line, player_id } of lines)
    await set(group_id, line, substitutes.get(player_id as PlayerId) ?? null);
}

/** The names of players. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
