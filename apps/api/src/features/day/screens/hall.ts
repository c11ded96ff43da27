import type { Hall, HallMatch, HallTable } from '@topspin/contract';
import { orderQueue, type PersonId } from '@topspin/engine';
import { asDay } from '#features/day/plan/as-day.ts';
import type { CallOfDay, DayRows, MatchOfDay } from '#features/day/plan/rows.ts';

/** How many of the next matches a screen names. */
const mostNext = 24;

/** An open of a day, and whether visitors may read it. */
export type OpenOfHall = Hall['opens'][number] & { readonly published: boolean };

const at = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export function presentHall(rows: DayRows, now: number, all: readonly OpenOfHall[]): Hall {
  const opens = all.filter((open) => open.published);
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
