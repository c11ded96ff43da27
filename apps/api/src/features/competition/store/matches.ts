import type { PlayerId, Side } from '@topspin/engine';
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
import { fail, found } from '#http/fail.ts';

export type MatchRow = Readonly<Selectable<Database['matches']>>;

type Playing = Pick<MatchRow, 'player_a' | 'player_b' | 'members_a' | 'members_b'>;

/** Everybody who plays on a side of a match: the player, or both of a pair. */
export function peopleOn(match: Playing, side: Side): readonly PlayerId[] {
  const { player, members } =
    side === 'a'
      ? { player: match.player_a, members: match.members_a }
      : { player: match.player_b, members: match.members_b };
  return members ?? (player === null ? [] : [player]);
}

export const selectMatches = (db: Db) => db.selectFrom('matches').selectAll();

export const findMatch = (db: Db, id: string): Promise<MatchRow | undefined> =>
  selectMatches(db).where('id', '=', id).executeTakeFirst();

/** Locks a match until this transaction ends. */
export const lockMatch = (db: Db, id: string): Promise<MatchRow | undefined> =>
  selectMatches(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locks a match after its open, as everything does that may begin or end a phase. */
export async function holdMatch<Open extends object>(
  db: Db,
  id: string,
  lockIts: (db: Db, openId: string) => Promise<Open | undefined>,
): Promise<{ match: MatchRow; open: Open }> {
  const seen = found(await findMatch(db, id));
  const open = found(await lockIts(db, seen.open_id));
  return { match: found(await lockMatch(db, id)), open };
}

/** Locks matches in the common order, which avoids deadlocks: by round, then id. */
export const lockInOrder = (matches: ReturnType<typeof selectMatches>): Promise<MatchRow[]> =>
  matches.orderBy('round_number').orderBy('id').forNoKeyUpdate().execute();

export const lockMatches = (db: Db, ids: readonly string[]): Promise<MatchRow[]> =>
  lockInOrder(selectMatches(db).where('id', '=', sql<string>`any(${ids}::uuid[])`));

/** Locks the unfinished matches of a player in an open. */
export const lockOpenMatches = (db: Db, openId: string, playerId: string): Promise<MatchRow[]> =>
  lockInOrder(
    selectMatches(db)
      .where('open_id', '=', openId)
      .where('state', '<>', 'finished')
      .where((match) => match.or([match('player_a', '=', playerId), match('player_b', '=', playerId)])),
  );

export const updateMatch = (db: Db, id: string, values: Updateable<Database['matches']>) =>
  db.updateTable('matches').set(values).where('id', '=', id).execute();

type WhoLeft = { readonly left: string; readonly side: string };

/**
 * Takes the umpiring of somebody who left an open away from them in the phases that have begun, except of finished matches; and from their
 * partner too, except of matches that are called or in play. In other phases somebody may still take the place, and umpire as well.
 */
export const removeUmpires = (db: Db, openId: string, { left, side }: WhoLeft) =>
  db
    .updateTable('matches')
    .set({ umpire_id: null })
    .where('open_id', '=', openId)
    .where((match) =>
      match.or([
        match('umpire_id', '=', left),
        sql<boolean>`umpire_id = any (people_of_side(${side})) and state <> 'inPlay'
          and not exists (select from calls where calls.match_id = matches.id and calls.ended_at is null)`,
      ]),
    )
    .where('state', '<>', 'finished')
    .where(
      sql<boolean>`exists (select from matches other
        where other.phase_id = matches.phase_id and other.started_at is not null)`,
    )
    .execute();

/** Updates a match and returns it. */
export const updatedMatch = (
  db: Db,
  id: string,
  values: Updateable<Database['matches']>,
): Promise<MatchRow> =>
  db.updateTable('matches').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Locks all matches of these opens, so that none finishes during this transaction. */
export const lockMatchesOfOpens = (db: Db, openIds: readonly string[]): Promise<MatchRow[]> =>
  lockInOrder(selectMatches(db).where('open_id', '=', sql<string>`any(${openIds}::uuid[])`));

/** Marks matches that were waiting for their open's trust as rated. */
export const rateWaiting = (db: Db, ids: readonly string[], at: Date) =>
  db
    .updateTable('matches')
    .set({ rated: true, taken_in_at: at })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Marks rated matches as waiting for their open's trust again. */
export const letWait = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('matches')
    .set({ rated: false, awaits_trust: true, taken_in_at: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Refuses what can only be done while the open of a match is in play. */
export async function refuseUnlessActive(db: Db, openId: string): Promise<void> {
  const { state } = await db
    .selectFrom('opens')
    .select('state')
    .where('id', '=', openId)
    .executeTakeFirstOrThrow();
  if (state !== 'active') throw fail('open.stateNotAllowed', { state });
}

/** Locks an open, so that it cannot finish while a result is taken back. */
export const holdOpen = (db: Db, openId: string) =>
  db.selectFrom('opens').select('id').where('id', '=', openId).forNoKeyUpdate().executeTakeFirstOrThrow();

export const matchesOfOpen = (db: Db, openId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where('open_id', '=', openId)
    .orderBy('round_number')
    .orderBy('number')
    .orderBy('id')
    .execute();

export const lockMatchesOfPhase = (db: Db, phaseId: string): Promise<MatchRow[]> =>
  lockInOrder(selectMatches(db).where('phase_id', '=', phaseId));

export type NewMatch = Insertable<Database['matches']>;

/** Later rounds first, since a match can only refer to an existing one. */
export async function insertMatches(db: Db, rows: readonly NewMatch[]): Promise<void> {
  const rounds = Map.groupBy(rows, ({ round_number }) => round_number ?? 1);
  for (const [, inRound] of [...rounds].toSorted(([one], [other]) => other - one)) {
    await db.insertInto('matches').values(inRound).execute();
  }
}

/** Whether all these matches are in an open. */
export async function areInOpen(db: Db, openId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`select not exists (
    select from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select from matches m where m.id = asked.id and m.open_id = ${openId})) as all`.execute(
    db,
  );
  return rows[0]?.all === true;
}

/** Puts the matches of a removed phase back. */
export const bringMatchesBack = (db: Db, phaseId: string) =>
  sql`
    insert into matches
    select kept.* from removed_phases removed, jsonb_populate_recordset(null::matches, removed.kept -> 'matches') kept
    where removed.phase_id = ${phaseId}`.execute(db);

export const removeMatchesOfPhase = (db: Db, phaseId: string) =>
  db.deleteFrom('matches').where('phase_id', '=', phaseId).execute();

/** The matches of a phase in the order of its rounds. */
export const matchesOfPhase = (db: Db, phaseId: string): Promise<MatchRow[]> =>
  selectMatches(db).where('phase_id', '=', phaseId).orderBy('round_number').orderBy('number').execute();

export const removeMatchesOfRound = (db: Db, phaseId: string, round: number) =>
  db.deleteFrom('matches').where('phase_id', '=', phaseId).where('round_number', '=', round).execute();

export const removeMatchesOfGroup = (db: Db, groupId: string) =>
  db.deleteFrom('matches').where('group_id', '=', groupId).execute();

/** Hands the umpiring of a side in a phase to another side: from player to player, or from each of a pair to the one at the same place in the other. */
export const replaceUmpire = (db: Db, phaseId: string, { left, by }: { left: string; by: string }) =>
  sql`
    update matches set umpire_id = (people_of_side(${by}::uuid))[array_position(people_of_side(${left}::uuid), umpire_id)]
    where phase_id = ${phaseId} and umpire_id = any (people_of_side(${left}::uuid))`.execute(db);

/** A match as cached, and after a point. */
export type ScoredPoint = Pick<
  MatchRow,
  'id' | 'version' | 'state' | 'last_seq' | 'started_at' | 'sets_won_a' | 'sets_won_b'
>;

/** Part of a statement: updates the score if the match is still as cached, and returns its id and new version. */
export const scoringMatch = (point: Slots<ScoredPoint>, allowed: RawBuilder<SqlBool>) => sql`
  update matches set
    state = ${point.state}, last_seq = ${point.last_seq}, started_at = ${point.started_at},
    sets_won_a = ${point.sets_won_a}, sets_won_b = ${point.sets_won_b}
  where id = ${point.id} and version = ${point.version} and ${allowed}
  returning id, version`;

type Moving = { readonly from: PlayerId; readonly to: PlayerId; readonly opens: readonly string[] };

/** Gives a player's matches in these opens to another profile, those they umpire too; returns how many they play, in pairs too. */
export async function moveInMatches(db: Db, { from, to, opens }: Moving): Promise<number> {
  const of = sql<string>`any(${opens}::uuid[])`;
  await db
    .updateTable('matches')
    .set((match) => ({
      player_a: match.case().when('player_a', '=', from).then(to).else(match.ref('player_a')).end(),
      player_b: match.case().when('player_b', '=', from).then(to).else(match.ref('player_b')).end(),
    }))
    .where('open_id', '=', of)
    .where((match) => match.or([match('player_a', '=', from), match('player_b', '=', from)]))
    .execute();
  await db
    .updateTable('matches')
    .set({ umpire_id: to })
    .where('umpire_id', '=', from)
    .where('open_id', '=', of)
    .execute();
  const { played } = await db
    .selectFrom('matches as m')
    .select((match) => match.fn.countAll<string>().as('played'))
    .where('open_id', '=', of)
    .where(sql<boolean>`${to}::uuid = any (people_of_match(m))`)
    .executeTakeFirstOrThrow();
  return Number(played);
}

/** The rated matches of these players. */
export const ratedMatchesOf = (db: Db, players: readonly PlayerId[]): Promise<MatchRow[]> =>
  selectMatches(db)
    .where('rated', '=', true)
    .where((match) => match.or([match('player_a', 'in', players), match('player_b', 'in', players)]))
    .execute();

/** A match as it came from elsewhere; `counts` says whether it would be rated between two players with profiles. */
type ArrivedMatch = Readonly<
  Record<
    Exclude<
      keyof MatchRow,
      | 'rated'
      | 'awaits_trust'
      | 'taken_in_at'
      | 'with_guest'
      | 'members_a'
      | 'members_b'
      | 'updated_at'
      | 'version'
    >,
    unknown
  >
> & {
  readonly counts: boolean;
};

/** Adds matches that came from elsewhere: none is rated, and those that count wait for trust. */
export const insertArrivedMatches = (db: Db, rows: readonly ArrivedMatch[]) =>
  sql`
    insert into matches (id, open_id, phase_id, group_id, round, number, round_number, player_a, player_b, umpire_id, table_number,
      state, outcome, winner, came_a, came_b, annulled, awaits_trust, best_of, sets_won_a, sets_won_b, last_seq, from_sheet, next_match_id,
      next_side, loser_next_match_id, loser_next_side, called_at, started_at, finished_at, created_at)
    select id, open_id, phase_id, group_id, round, number, round_number, player_a, player_b, umpire_id, table_number,
      state, outcome, winner, came_a, came_b, annulled, counts and not exists (select from players
        where players.id in (player_a, player_b) and guest_of is not null),
      best_of, sets_won_a, sets_won_b, last_seq, from_sheet, next_match_id, next_side, loser_next_match_id, loser_next_side,
      called_at, started_at, finished_at, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as arrived (id uuid, open_id uuid, phase_id uuid, group_id uuid,
      round text, number integer, round_number integer, player_a uuid, player_b uuid, umpire_id uuid, table_number integer,
      state text, outcome text, winner text, came_a smallint, came_b smallint, annulled text, counts boolean, best_of integer, sets_won_a integer,
      sets_won_b integer, last_seq integer, from_sheet boolean, next_match_id uuid, next_side text, loser_next_match_id uuid,
      loser_next_side text, called_at timestamptz, started_at timestamptz, finished_at timestamptz, created_at timestamptz)`.execute(
    db,
  );
