import type { Hall, HallMatch, HallNext, HallTable } from '@topspin/contract';
import { atTables } from './at-tables.ts';
import { at, personOf, presentMatch } from './present-match.ts';
import type { CallOfDay } from './rows.ts';
import type { DayNow } from './shown-days.ts';

/** As many of the next matches as two pages of a screen have room for: those behind them have time. */
const mostNext = 8;

/** An open of a day, and whether visitors may read it. */
export type OpenOfHall = Hall['opens'][number] & { readonly published: boolean };

/** A day as its hall sees it: as visitors see its opens. */
export function presentHall({ rows, queue }: DayNow, all: readonly OpenOfHall[]): Omit<Hall, 'fingerprint'> {
  const opens = all.filter((open) => open.published);
  const published = new Set(opens.map(({ _id }) => _id));
  const person = personOf(rows.people);
  const shown = new Map<string, HallMatch>(
    rows.matches
      .filter(({ open }) => published.has(open))
      .map((match) => [match.id, presentMatch(match, match.table, person)]),
  );
  const callOf = new Map(rows.calls.map((call) => [call.match, call]));
  const atTable = atTables(rows);
  const tables = rows.tables.map(({ number, name, state }): HallTable => {
    const { taken, last } = atTable(number);
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
  const next = queue.flatMap(({ match }): HallNext[] => {
    const one = shown.get(match.id);
    if (!one?.a || !one.b) return [];
    const { _id, group, round, swiss_round, number, a, b } = one;
    return [{ _id, group: { name: group.name }, round, swiss_round, number, a, b }];
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

function lastCall(call: CallOfDay | undefined): HallTable['call'] {
  if (!call) return null;
  const made = [call.firstAt, call.secondAt, call.thirdAt].filter((time) => time !== null);
  return { number: made.length, at: at(made.at(-1) ?? call.firstAt) };
}
