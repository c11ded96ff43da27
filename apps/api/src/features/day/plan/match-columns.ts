import { defaultDaySettings, type Side } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { heldFor } from '#features/day/fixed/held.ts';
import type { MatchOfDay } from './rows.ts';

/** A list of rows as a list of values for each of their fields, in the same order; null if there is none. */
export type Columns<Listed> = { readonly [Field in keyof Listed]: readonly Listed[Field][] | null };

/** An instant in milliseconds. */
export const ms = (column: string): RawBuilder<number> =>
  sql`round(extract(epoch from ${sql.ref(column)}) * 1000)`;

/**
 * The first serve of a match `m`. A result that was typed has none: then it is what follows from its call, since the day learns its pace from it.
 */
const startOf = sql`case when m.started_at = m.finished_at and m.called_at is not null
  then least(round(extract(epoch from m.called_at) * 1000) + ${sql.lit(defaultDaySettings.callLead * 60_000)}, ${ms('m.finished_at')})
  else ${ms('m.started_at')} end`;

/** When a match `m` was put back, if nobody but the day has said since that it begins no earlier: the times are the same. */
const returnedAt = sql`case when plan.not_before is not null then (select ${ms('calls.ended_at')} from calls
  where calls.match_id = m.id and calls.end_reason = 'returned' and plan.not_before =
    to_timestamp(ceil(extract(epoch from calls.ended_at) / 60) * 60 + ${sql.lit(heldFor / 1000)})
  order by calls.ended_at desc limit 1) end`;

/** Whether a match `m` is a walkover given after somebody on this side had left the open. */
const leftBefore = (side: Side): RawBuilder<boolean> =>
  sql`case when m.outcome = 'walkover' then exists (select from inscriptions gone where gone.open_id = m.open_id
    and gone.player_id = any (coalesce(${sql.ref(`m.members_${side}`)}, array[${sql.ref(`m.player_${side}`)}]))
    and gone.left_at <= m.finished_at) else false end`;

/** The expression for each field of a match, over a shown match `m` and its `plan`. */
const fields: { readonly [Field in keyof MatchOfDay]: RawBuilder<unknown> } = {
  id: sql`m.id`,
  open: sql`m.open_id`,
  phase: sql`m.phase_number`,
  group: sql`m.group_id`,
  groupName: sql`m.group_name`,
  round: sql`m.round`,
  roundNumber: sql`m.round_number`,
  swissRound: sql`m.swiss_round`,
  number: sql`m.number`,
  bestOf: sql`m.best_of`,
  state: sql`m.state`,
  a: sql`m.person_a`,
  b: sql`m.person_b`,
  umpire: sql`m.person_umpire`,
  publishedUmpire: sql`m.person_published`,
  isCalled: sql`exists (select from calls where calls.match_id = m.id and calls.ended_at is null)`,
  wasCalled: sql`m.called_at is not null`,
  table: sql`m.table_number`,
  sets: sql`coalesce((select json_agg(json_build_object('a', s.a, 'b', s.b) order by s.number) from sets s
    where s.match_id = m.id and m.state in ('inPlay', 'finished')), '[]')`,
  setsA: sql`m.sets_won_a`,
  setsB: sql`m.sets_won_b`,
  winner: sql`m.winner`,
  outcome: sql`m.outcome`,
  cameA: sql`m.came_a`,
  cameB: sql`m.came_b`,
  leftA: leftBefore('a'),
  leftB: leftBefore('b'),
  startedAt: startOf,
  finishedAt: ms('m.finished_at'),
  winnerTo: sql`m.next_match_id`,
  loserTo: sql`m.loser_next_match_id`,
  fixedTable: sql`plan.table_number`,
  notBefore: ms('plan.not_before'),
  returnedAt,
  fixedAt: ms('plan.fixed_at'),
};

/**
 * The matches of the `shown`, by their ids. As columns: PostgreSQL looks up how a value is written once for each of them, not
 * once for each value, which took half the time of the whole day.
 */
export const matchColumns: RawBuilder<Columns<MatchOfDay>> = sql`(
  select json_build_object(${sql.join(Object.keys(fields).map((field) => sql`${sql.lit(field)}, json_agg(${sql.id(field)})`))})
  from (select ${sql.join(Object.entries(fields).map(([field, value]) => sql`${value} as ${sql.id(field)}`))}
    from shown m left join match_plans plan on plan.match_id = m.id order by m.id) listed)`;

/** The matches that their columns are of. */
export function matchesOf(columns: Columns<MatchOfDay>): readonly MatchOfDay[] {
  const listed = Object.entries(columns);
  return (columns.id ?? []).map((_, index) => {
    const match: Record<string, unknown> = {};
    for (const [field, values] of listed) match[field] = values?.[index];
    return match as MatchOfDay;
  });
}
