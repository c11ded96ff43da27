import type { AnswerOf, getHall, Hall, HallMatch, HallTable } from '@topspin/contract';
import { orderQueue, type PersonId } from '@topspin/engine';
import { sql } from 'kysely';
import { seesOpens } from '#features/opens/reads.ts';
import { asDay } from '#features/day/plan/as-day.ts';
import { readRows, type CallOfDay, type DayRows, type MatchOfDay } from '#features/day/plan/rows.ts';
import { isPlayedOn } from '#features/day/which-day.ts';
import type { Call, Db } from '#http/call.ts';
import { found } from '#http/fail.ts';

/** How many of the next matches a screen names. */
const mostNext = 24;

/** A day as its hall sees it. Of opens whose results are not public, only that a table is taken. */
export async function readHall({ db, params, now }: Call<typeof getHall>): Promise<AnswerOf<typeof getHall>> {
  const rows = found(await readRows(db, params.id, now));
  return presentHall(rows, now.getTime(), await publishedOn(db, params.id));
}

const has = (type: 'groups' | 'knockout') =>
  sql`exists (select from phases join groups on groups.phase_id = phases.id
    where phases.open_id = o.id and phases.type = ${sql.lit(type)})`;

/** The opens of a day that visitors may read. */
async function publishedOn(db: Db, dayId: string): Promise<Hall['opens']> {
  const { rows } = await sql<Hall['opens'][number]>`
    select o.id as _id, o.name, o.state, ${has('groups')} as has_groups, ${has('knockout')} as has_brackets
    from opens o join play_days day on day.id = ${dayId}
    where ${isPlayedOn} and ${seesOpens(null, 'o')} order by o.date_start, o.id`.execute(db);
  return rows;
}

const at = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export function presentHall(rows: DayRows, now: number, opens: Hall['opens']): Hall {
  const published = new Set(opens.map(({ _id }) => _id));
  const present = matchOf(rows);
  const shown = new Map<string, HallMatch>(
    rows.matches.filter(({ open }) => published.has(open)).map((match) => [match.id, present(match)]),
  );
  const callOf = new Map(rows.calls.map((call) => [call.match, call]));
  const tableOf = ({ id, table }: MatchOfDay) => callOf.get(id)?.table ?? table;
  const tables = rows.tables.map(({ number, name, state }): HallTable => {
    const here = rows.matches.filter((match) => tableOf(match) === number);
    const taken = here.find((match) => match.state === 'inPlay') ?? here.find((match) => match.isCalled);
    const [last] = here
      .filter(({ finishedAt }) => finishedAt !== null)
      .toSorted((one, other) => (other.finishedAt ?? 0) - (one.finishedAt ?? 0));
    const match = (taken && shown.get(taken.id)) ?? null;
    return {
      number,
      name,
      state,
      is_taken: taken !== undefined,
      match: match && { ...match, table: number },
      call: match && lastCall(callOf.get(match._id)),
      last: (last && shown.get(last.id)) ?? null,
    };
  });
  const next = orderQueue(asDay(rows, now)).flatMap(({ match }) => {
    const one = shown.get(match.id);
    return one?.a && one.b ? [one] : [];
  });
  return {
    _id: rows.day.id,
    date: rows.day.date,
    venue: rows.day.venue?.name ?? null,
    time_zone: rows.day.zone,
    opens,
    tables,
    next: next.slice(0, mostNext),
  };
}

function matchOf({ people }: DayRows): (match: MatchOfDay) => HallMatch {
  const byId = new Map(people.map((person) => [person.id, person]));
  const person = (id: PersonId | null) => {
    const known = id === null ? undefined : byId.get(id);
    return known ? { _id: known.id, name: known.name, club: known.club } : null;
  };
  return (match) => ({
    _id: match.id,
    open_id: match.open,
    group: { _id: match.group, name: match.groupName },
    round: match.round,
    number: match.number,
    a: person(match.a),
    b: person(match.b),
    umpire: person(match.umpire),
    table: match.table,
    state: match.state,
    best_of: match.bestOf,
    sets: [...match.sets],
    sets_won: { a: match.setsA, b: match.setsB },
    winner: match.winner,
    started_at: at(match.startedAt),
    finished_at: at(match.finishedAt),
  });
}

function lastCall(call: CallOfDay | undefined): HallTable['call'] {
  if (!call) return null;
  const made = [call.firstAt, call.secondAt, call.thirdAt].filter((time) => time !== null);
  return { number: made.length, at: new Date(made.at(-1) ?? call.firstAt).toISOString() };
}
