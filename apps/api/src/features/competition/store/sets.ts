import type { MatchResult, MatchState, SetRecord, SetScore } from '@topspin/engine';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

type NewSet = Omit<Insertable<Database['sets']>, 'match_id'>;

const instant = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));

const nothing: SetScore = { a: 0, b: 0 };

/** The sets of a result as they count, with what was actually played and, if there is a log, when. */
const setRows = (
  { sets, played }: Pick<MatchResult, 'sets' | 'played'>,
  records: readonly SetRecord[] = [],
): NewSet[] =>
  sets.map(({ a, b }, index) => {
    const { a: played_a, b: played_b } = played[index] ?? nothing;
    const record = records[index];
    return {
      number: index + 1,
      a,
      b,
      played_a,
      played_b,
      first_server: record?.firstServer ?? null,
      started_at: instant(record?.startedAt),
      ended_at: instant(record?.endedAt),
    };
  });

/** The sets of a match in play, so far. */
export const setsUnderWay = (state: MatchState): NewSet[] => {
  const scores = state.sets.map(({ score }) => score);
  return setRows({ sets: scores, played: scores }, state.sets);
};

const isSame = (one: SetRecord | undefined, other: SetRecord | undefined): boolean =>
  one?.score.a === other?.score.a &&
  one?.score.b === other?.score.b &&
  one?.firstServer === other?.firstServer &&
  one?.startedAt === other?.startedAt &&
  one?.endedAt === other?.endedAt;

/** The sets of a match in play that changed. */
export const changedSets = (before: MatchState, after: MatchState): NewSet[] =>
  setsUnderWay(after).filter((_, index) => !isSame(before.sets[index], after.sets[index]));

export const setsOfResult = (result: MatchResult, state?: MatchState): NewSet[] =>
  setRows(result, state?.sets);

/** Part of a statement: the sets in JSON as rows of `changed`. */
const recordset = (
  sets: unknown,
) => sql`jsonb_to_recordset(${sets}) as changed (number integer, a integer, b integer,
  played_a integer, played_b integer, first_server text, started_at timestamptz, ended_at timestamptz)`;

/** Part of a statement: adds the sets that a query gives, in place of those with the same numbers. */
const replacingSets = (rows: RawBuilder<unknown>) => sql`
  insert into sets (match_id, number, a, b, played_a, played_b, first_server, started_at, ended_at) ${rows}
  on conflict (match_id, number) do update set
    a = excluded.a, b = excluded.b, played_a = excluded.played_a, played_b = excluded.played_b,
    first_server = excluded.first_server, started_at = excluded.started_at, ended_at = excluded.ended_at`;

/** Replaces the sets of a match. */
export async function saveSets(db: Db, matchId: string, sets: readonly NewSet[]): Promise<void> {
  const rows = sql`select ${matchId}::uuid, changed.* from ${recordset(sql`${JSON.stringify(sets)}::jsonb`)}`;
  await sql`with beyond as (delete from sets where match_id = ${matchId} and number > ${sets.length})
    ${replacingSets(rows)}`.execute(db);
}

/** Part of a statement: replaces the sets of the match `scored` by those given in JSON. */
export const savingSets = (sets: RawBuilder<string>) =>
  replacingSets(sql`select scored.id, changed.* from scored, ${recordset(sets)}`);

/** The sets of a match `m`, as a column. */
export const setsOfMatch = sql<SetScore[]>`coalesce((select json_agg(json_build_object('a', s.a, 'b', s.b)
  order by s.number) from sets s where s.match_id = m.id), '[]')`;

/** Puts the sets of a removed phase back, such as those of walkovers. */
export const bringSetsBack = (db: Db, phaseId: string) =>
  sql`
    insert into sets (match_id, number, a, b, played_a, played_b, first_server, started_at, ended_at)
    select kept.match_id, kept.number, kept.a, kept.b, kept.played_a, kept.played_b, kept.first_server,
      kept.started_at, kept.ended_at
    from removed_phases removed, jsonb_populate_recordset(null::sets, removed.kept -> 'sets') kept
    where removed.phase_id = ${phaseId}`.execute(db);

/** The sets and points of a match `m` that were really played, without those filled in by an outcome: one row. */
export const playedSets = sql`
  select count(*) filter (where complete and played_a = a and played_b = b and a > b) as games_a,
    count(*) filter (where complete and played_a = a and played_b = b and b > a) as games_b,
    coalesce(sum(played_a), 0) as points_a, coalesce(sum(played_b), 0) as points_b
  from sets where sets.match_id = m.id`;

/** Adds the sets of matches that came from elsewhere. */
export const insertArrivedSets = (db: Db, rows: readonly object[]) =>
  sql`
    insert into sets (match_id, number, a, b, played_a, played_b, first_server, started_at, ended_at)
    select match_id, number, a, b, played_a, played_b, first_server, started_at, ended_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as arrived (match_id uuid, number integer, a integer, b integer,
      played_a integer, played_b integer, first_server text, started_at timestamptz, ended_at timestamptz)`.execute(
    db,
  );
