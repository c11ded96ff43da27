import {
  defaultDaySettings,
  type Day,
  type DayMatch,
  type EndedDayMatch,
  type PersonOfDay,
} from '@topspin/engine';
import { phasesToCome } from './to-come.ts';
import type { CallOfDay, DayRows, MatchOfDay, OpenOfDay } from './rows.ts';

/** A day as the engine orders it. */
export function asDay(rows: DayRows, now: number): Day {
  const { opens, tables, calls, matches, people, volunteers } = rows;
  const callOf = new Map(calls.map((call) => [call.match, call]));
  return {
    now,
    matches: matches.flatMap((match) => asMatch(match, callOf.get(match.id))),
    ended: matches.flatMap(asEnded),
    toCome: phasesToCome(rows.phases),
    tables: tables.map(({ number, order, state, automatic }) => ({
      number,
      order,
      state,
      isAutomatic: automatic,
    })),
    people: [
      ...people.map((person): PersonOfDay => ({
        ...person,
        club: person.clubId,
        ...pastOf(person.id, matches),
        isPresent: !person.isAbsent,
      })),
      ...volunteers.map(({ id }): PersonOfDay => ({
        id,
        ...pastOf(id, matches),
        isPresent: true,
        club: null,
        rating: null,
        lookedAfterBy: [],
      })),
    ],
    settings: new Map(
      opens.map((open) => [open.id, { ...asSettings(open), volunteers: volunteers.map(({ id }) => id) }]),
    ),
  };
}

const side = <Person>(person: Person | null): readonly Person[] | null => (person === null ? null : [person]);

function asMatch(match: MatchOfDay, call: CallOfDay | undefined): DayMatch[] {
  const { state, a, b, fixedTable } = match;
  if (state === 'finished') return [];
  return [
    {
      ...match,
      state,
      a: side(a),
      b: side(b),
      table: call?.table ?? fixedTable ?? match.table,
      isTableFixed: fixedTable !== null,
      calledAt: call?.firstAt ?? null,
    },
  ];
}

function asEnded({ winner, a, b, finishedAt, sets, ...match }: MatchOfDay): EndedDayMatch[] {
  if (finishedAt === null) return [];
  const loser = winner === null ? null : winner === 'a' ? 'b' : 'a';
  const players = { a: side(a), b: side(b) };
  return [
    {
      ...match,
      sets: sets.length,
      endedAt: finishedAt,
      winner: winner && players[winner],
      loser: loser && players[loser],
    },
  ];
}

/** The matches that somebody has played and umpired on the day. */
function pastOf(person: string, matches: readonly MatchOfDay[]) {
  let last: MatchOfDay | undefined;
  let umpiredUntil: number | null = null;
  let duties = 0;
  for (const match of matches) {
    if (match.finishedAt === null || match.isWalkover) continue;
    if (match.umpire === person) {
      duties += 1;
      umpiredUntil = Math.max(umpiredUntil ?? 0, match.finishedAt);
    }
    if (match.a !== person && match.b !== person) continue;
    if (match.finishedAt > (last?.finishedAt ?? 0)) last = match;
  }
  return { playedUntil: last?.finishedAt ?? null, setsOfLast: last?.sets.length ?? 0, umpiredUntil, duties };
}

/** How an open is run on its day, in the engine's terms. */
export const asSettings = ({ settings }: OpenOfDay) =>
  settings === null
    ? defaultDaySettings
    : {
        ...defaultDaySettings,
        rest: settings.rest_minutes,
        longRest: settings.long_rest_minutes,
        calls: [0, settings.second_call_minutes, settings.third_call_minutes] as const,
        umpires: settings.umpire_rules,
        isRoundTogether: settings.rounds_together,
      };
