import type { Day, DayCall, DayEstimates, DayMatch, DayTable, HallMatch } from '@topspin/contract';

const begins = '2026-11-28T10:00:00Z';

const person = (name: string) => ({ _id: name, name, club: null });

/** A pair as those who run the day see it, with since when each of the two is not in the hall, if that was said. */
export const givenPair = (
  [one, other]: readonly [string, string],
  absences: Readonly<Record<string, string>> = {},
): NonNullable<DayMatch['a']> => {
  const members = [one, other].map((name) => {
    const since = absences[name];
    return { _id: name, name, ...(since !== undefined && { absent_since: since }) };
  });
  return { ...person(`${one} / ${other}`), members };
};

/** A match as the hall sees it, between two people, not played yet. */
export const givenHallMatch = (of: Partial<HallMatch> & Pick<HallMatch, '_id'>): HallMatch => ({
  open_id: 'open',
  group: { _id: 'group', name: 'A' },
  round: null,
  number: 1,
  a: person('García'),
  b: person('Pérez'),
  umpire: null,
  table: null,
  state: 'enrolled',
  best_of: 5,
  sets: [],
  sets_won: { a: 0, b: 0 },
  winner: null,
  outcome: null,
  started_at: null,
  finished_at: null,
  ...of,
});

/** The same as organisers see it, in the first phase, with nothing fixed. */
export const givenDayMatch = (of: Partial<DayMatch> & Pick<DayMatch, '_id'>): DayMatch => ({
  ...givenHallMatch(of),
  phase: 1,
  fixed: null,
  ...of,
});

/** An open table, with the match that is on it. */
export const givenDayTable = (number: number, match_id: string | null = null): DayTable => ({
  _id: `table ${number}`,
  number,
  name: null,
  order: number,
  place: null,
  state: 'open',
  word: null,
  automatic: true,
  match_id,
  ended_match_id: null,
  version: 1,
});

/** The call of a match to a table, made so many times, without anybody there yet. */
export const givenDayCall = (of: Pick<DayCall, '_id' | 'match_id' | 'table'>, times: number): DayCall => ({
  automatic: false,
  times: Array.from({ length: times }, () => ({ at: begins, by: null })),
  next_at: null,
  walkover_at: null,
  present: { a: null, b: null },
  ...of,
});

/** A day of one open that the user organises, with what is given of it. */
export const givenDay = (of: Partial<Day>): Day => ({
  _id: 'day',
  date: '2026-11-28',
  venue: null,
  time_zone: 'Europe/Madrid',
  automatic: false,
  version: 1,
  fingerprint: 'print',
  at: begins,
  opens: [{ _id: 'open', name: 'Open', may_manage: true, may_call: true, automatic: true, umpires: false }],
  matches: [],
  tables: [],
  calls: [],
  queue: [],
  conflicts: [],
  ...of,
});

/** The estimates of a day as it begins, with what is given of them. */
export const givenEstimates = (of: Partial<DayEstimates> = {}): DayEstimates => ({
  at: begins,
  matches: [],
  to_come: [],
  phases: [],
  end: null,
  needs_table: false,
  uncounted: [],
  planned_end: null,
  ...of,
});
