import type { OpenState } from '@topspin/engine';
import {
  sql,
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  type Updateable,
} from 'kysely';
import type { Slots } from '#db/fixed-statement.ts';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

export type MatchRow = Readonly<Selectable<Database['matches']>>;

export const selectMatches = (db: Db) => db.selectFrom('matches').selectAll();

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

export const updateMatch = (db: Db, id: string, values: Updateable<Database['matches']>) =>
  db.updateTable('matches').set(values).where('id', '=', id).execute();

/** Changes a match and gives it as it is then. */
export const updatedMatch = (
  db: Db,
  id: string,
  values: Updateable<Database['matches']>,
): Promise<MatchRow> =>
  db.updateTable('matches').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** All matches of these opens, held by round, then id: none of them ends before this transaction does. */
export const lockMatchesOfOpens = (db: Db, openIds: readonly string[]): Promise<MatchRow[]> =>
  selectMatches(db)
    .where('open_id', '=', sql<string>`any(${openIds}::uuid[])`)
    .orderBy('round_number')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Matches that had waited for the trust of their open are rated from now on. */
export const rateWaiting = (db: Db, ids: readonly string[], at: Date) =>
  db
    .updateTable('matches')
    .set({ rated: true, taken_in_at: at })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Matches that were rated wait for the trust of their open again. */
export const letWait = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('matches')
    .set({ rated: false, awaits_trust: true, taken_in_at: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** The state of the open that a match belongs to. */
export async function openStateOf(db: Db, openId: string): Promise<OpenState> {
  const { state } = await db
    .selectFrom('opens')
    .select('state')
    .where('id', '=', openId)
    .executeTakeFirstOrThrow();
  return state;
}

/** Holds an open: who takes a result back must know that it does not finish meanwhile. */
export const holdOpen = (db: Db, openId: string) =>
  db.selectFrom('opens').select('id').where('id', '=', openId).forNoKeyUpdate().executeTakeFirstOrThrow();

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

export type NewMatch = Insertable<Database['matches']>;

/** Later rounds first: a match can only point to one that is there. */
export async function insertMatches(db: Db, rows: readonly NewMatch[]): Promise<void> {
  const rounds = Map.groupBy(rows, ({ round_number }) => round_number ?? 1);
  for (const [, inRound] of [...rounds].toSorted(([one], [other]) => other - one)) {
    await db.insertInto('matches').values(inRound).execute();
  }
}

export const removeMatchesOfPhase = (db: Db, phaseId: string) =>
  db.deleteFrom('matches').where('phase_id', '=', phaseId).execute();

export const removeMatchesOfGroup = (db: Db, groupId: string) =>
  db.deleteFrom('matches').where('group_id', '=', groupId).execute();

/** Suggests somebody as umpire of a phase's matches in place of another. */
export const replaceUmpire = (db: Db, phaseId: string, { left, by }: { left: string; by: string }) =>
  db
    .updateTable('matches')
    .set({ umpire_id: by })
    .where('phase_id', '=', phaseId)
    .where('umpire_id', '=', left)
    .execute();

/** A match as it was kept, and what a point makes of it. */
export type ScoredPoint = Pick<
  MatchRow,
  'id' | 'version' | 'state' | 'last_seq' | 'started_at' | 'sets_won_a' | 'sets_won_b'
>;

/** As a part of a statement, scores a match that is still as it was kept, and gives its id and its version then. */
export const scoringMatch = (point: Slots<ScoredPoint>, allowed: RawBuilder<SqlBool>) => sql`
  update matches set
    state = ${point.state}, last_seq = ${point.last_seq}, started_at = ${point.started_at},
    sets_won_a = ${point.sets_won_a}, sets_won_b = ${point.sets_won_b}
  where id = ${point.id} and version = ${point.version} and ${allowed}
  returning id, version`;
