import { defaultDaySettings, restsUntil, minute } from '@topspin/engine';
import type { Call, Day, DayMatch, EndedDayMatch, MatchId, PersonId, PersonOfDay } from '@topspin/engine';
import { tables as tableCount, type Fate, type SeededDay } from './seeded-day.ts';

/** The calls that a day in this state leads to. */
export type Caller = (day: Day) => readonly Pick<Call, 'match' | 'table'>[];

/** A day as it went: instants in minutes from its start. */
export type PlayedDay = {
  readonly length: number;
  /** From the end of a match to the next first serve of the same person. */
  readonly waits: readonly number[];
  readonly startedAt: ReadonlyMap<MatchId, number>;
};

/** The start of every day; 0 would mean "never". */
export const dayStart = 1_000_000 * minute;

type PlayingMatch = { -readonly [Key in keyof DayMatch]: DayMatch[Key] } & {
  fate: Fate | null;
  endsAt: number;
};

type Looking = { readonly at: readonly number[]; readonly look: (day: Day, minutes: number) => void };

/** Plays a seeded day as somebody calls it; looks at it at some minutes. */
export function playDay(
  seeded: SeededDay,
  caller: Caller,
  looking: Looking = { at: [], look: () => {} },
): PlayedDay {
  const { rest, longRest, callLead } = defaultDaySettings;
  const matches = new Map<MatchId, PlayingMatch>(
    seeded.opens
      .flatMap(({ groups, knockout }) => [...groups, ...knockout])
      .map((match) => [match.id, { ...match, fate: null, endsAt: Infinity }]),
  );
  const people = new Map<PersonId, PersonOfDay>(
    [...seeded.ratings].map(([id, rating]) => [
      id,
      {
        id,
        isPresent: true,
        isElsewhere: false,
        playedUntil: null,
        setsOfLast: 0,
        umpiredUntil: null,
        duties: 0,
        rating,
        club: null,
        lookedAfterBy: [],
      },
    ]),
  );
  const ended: EndedDayMatch[] = [];
  const startedAt = new Map<MatchId, number>();
  const waits: number[] = [];
  const free = new Set(Array.from({ length: tableCount }, (_, index) => index + 1));
  let now = dayStart;
  const dayAt = (): Day => ({
    now,
    isAutomatic: true,
    matches: [...matches.values()],
    ended,
    toCome: [],
    tables: Array.from({ length: tableCount }, (_, index) => ({
      number: index + 1,
      order: index + 1,
      state: 'open',
      isAutomatic: true,
    })),
    people: [...people.values()],
    settings: new Map(),
  });

  const call = ({ match: id, table }: Pick<Call, 'match' | 'table'>): void => {
    const match = matches.get(id);
    const [a, b] = [match?.a?.[0], match?.b?.[0]];
    if (!match || !a || !b || !free.delete(table)) throw new Error(`${id} cannot be called to ${table}`);
    match.fate = seeded.fateOf(id, a, b);
    match.table = table;
    match.calledAt = now;
    const serve = now + callLead * minute;
    match.endsAt = serve + match.fate.minutes * minute;
    startedAt.set(id, (serve - dayStart) / minute);
    for (const one of [a, b]) {
      const { playedUntil = null, setsOfLast = 0 } = people.get(one) ?? {};
      if (playedUntil === null) continue;
      if (serve - playedUntil < (setsOfLast >= 5 ? longRest : rest) * minute - 1)
        throw new Error(`${one} has no rest`);
      waits.push((serve - playedUntil) / minute);
    }
  };

  const finish = (match: PlayingMatch): void => {
    const { id, open, phase, group, round, table, bestOf, fate } = match;
    if (fate === null || table === null) return;
    matches.delete(id);
    free.add(table);
    const { winner, loser, sets } = fate;
    const at = now;
    ended.push({
      id,
      open,
      phase,
      group,
      round,
      table,
      bestOf,
      sets,
      isWalkover: false,
      startedAt: (startedAt.get(id) ?? 0) * minute + dayStart,
      endedAt: at,
      winner: [winner],
      loser: [loser],
      excused: [],
    });
    for (const one of [winner, loser]) {
      const person = people.get(one);
      if (person) people.set(one, { ...person, playedUntil: at, setsOfLast: sets });
    }
    const next = match.winnerTo === null ? undefined : matches.get(match.winnerTo);
    if (next) seat(next, [winner]);
    if (phase === 1 && ![...matches.values()].some((other) => other.open === open && other.phase === 1))
      draw(open);
  };

  const seat = (match: PlayingMatch, side: readonly PersonId[]): void => {
    if (match.a === null) match.a = side;
    else match.b = side;
    if (match.a !== null && match.b !== null) match.state = 'enrolled';
  };

  const draw = (open: string): void => {
    const drawn = seeded.opens.find((one) => one.open === open)?.drawn;
    for (const [id, { a, b }] of drawn ?? []) {
      const match = matches.get(id);
      for (const one of [a, b]) if (match && one !== null) seat(match, [one]);
    }
  };

  const begin = (): void => {
    for (const match of matches.values()) {
      const serve = (match.calledAt ?? Infinity) + callLead * minute;
      if (match.startedAt === null && serve <= now) {
        match.startedAt = serve;
        match.state = 'inPlay';
      }
    }
  };

  const toLook = [...looking.at];
  for (;;) {
    if (free.size > 0) for (const one of caller(dayAt())) call(one);
    const playing = [...matches.values()].filter(({ endsAt }) => endsAt < Infinity);
    const rests =
      free.size === 0
        ? []
        : [...people.values()].map(
            ({ playedUntil, setsOfLast }) =>
              restsUntil(playedUntil ?? 0, setsOfLast, { rest, longRest }) - callLead * minute,
          );
    const next = Math.min(...playing.map(({ endsAt }) => endsAt), ...rests.filter((at) => at > now));
    if (playing.length === 0 && next === Infinity) break;
    while (toLook[0] !== undefined && dayStart + toLook[0] * minute < next) {
      const minutes = toLook.shift() ?? 0;
      const before = now;
      now = dayStart + minutes * minute;
      begin();
      looking.look(dayAt(), minutes);
      now = before;
    }
    now = next;
    begin();
    for (const match of playing) if (match.endsAt <= now) finish(match);
  }
  if (matches.size > 0) throw new Error(`${matches.size} matches were never called`);
  return { length: Math.max(...ended.map(({ endedAt }) => endedAt - dayStart)) / minute, waits, startedAt };
}
