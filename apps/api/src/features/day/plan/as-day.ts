import {
  defaultDaySettings,
  type Day,
  type DayMatch,
  type EndedDayMatch,
  type PersonId,
  type PersonOfDay,
} from '@topspin/engine';
import { phasesToCome } from './to-come.ts';
import type { CallOfDay, DayRows, MatchOfDay, OpenOfDay, PersonRow } from './rows.ts';

/** A day as the engine orders it. */
export function asDay(rows: DayRows, now: number): Day {
  const { opens, tables, calls, matches, people, volunteers } = rows;
  const callOf = new Map(calls.map((call) => [call.match, call]));
  const sideOf = sidesIn(people);
  const pastOf = pastsIn(matches, sideOf);
  return {
    now,
    isAutomatic: rows.day.automatic,
    matches: matches.flatMap((match) => asMatch(match, callOf.get(match.id), sideOf)),
    ended: matches.flatMap((match) => asEnded(match, sideOf)),
    toCome: phasesToCome(rows.phases, opens),
    tables: tables.map(({ number, order, state, automatic }) => ({
      number,
      order,
      state,
      isAutomatic: automatic,
    })),
    people: [
      ...people.flatMap((person): PersonOfDay[] => (person.members ? [] : [asPerson(person, pastOf)])),
      ...volunteers.map(({ id }): PersonOfDay => ({
        id,
        ...pastOf(id),
        isPresent: true,
        isElsewhere: false,
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

const asPerson = (person: PersonRow, pastOf: (person: PersonId) => Past): PersonOfDay => ({
  ...person,
  club: person.clubId,
  ...pastOf(person.id),
  isPresent: !person.isAbsent,
  isElsewhere: person.isElsewhere,
});

type SideOf = (side: PersonId | null) => readonly PersonId[] | null;

/** The people of what plays: the two of a pair, or the one who it is. */
export function sidesIn(people: DayRows['people']): SideOf {
  const pairs = new Map(people.flatMap(({ id, members }) => (members ? [[id, members] as const] : [])));
  return (side) => (side === null ? null : (pairs.get(side) ?? [side]));
}

function asMatch(match: MatchOfDay, call: CallOfDay | undefined, side: SideOf): DayMatch[] {
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

function asEnded(
  { winner, a, b, cameA, cameB, leftA, leftB, finishedAt, sets, outcome, ...match }: MatchOfDay,
  side: SideOf,
): EndedDayMatch[] {
  if (finishedAt === null) return [];
  const isWalkover = outcome === 'walkover';
  const players = { a: side(a), b: side(b) };
  const nobody = isWalkover ? [...(players.a ?? []), ...(players.b ?? [])] : null;
  return [
    {
      ...match,
      sets: sets.length,
      isWalkover,
      endedAt: finishedAt,
      winner: winner && players[winner],
      loser: winner === null ? nobody : players[winner === 'a' ? 'b' : 'a'],
      excused: [
        ...(leftA ? (players.a ?? []) : atPlace(players.a, cameA)),
        ...(leftB ? (players.b ?? []) : atPlace(players.b, cameB)),
      ],
    },
  ];
}

const atPlace = (pair: readonly PersonId[] | null, place: number | null): readonly PersonId[] =>
  pair === null || place === null ? [] : pair.slice(place - 1, place);

type Past = Pick<PersonOfDay, 'playedUntil' | 'setsOfLast' | 'umpiredUntil' | 'duties'>;
const noPast: Past = { playedUntil: null, setsOfLast: 0, umpiredUntil: null, duties: 0 };

/** The matches that everybody has played and umpired on the day. */
function pastsIn(matches: readonly MatchOfDay[], sideOf: SideOf): (person: PersonId) => Past {
  const pasts = new Map<PersonId, Past>();
  const pastOf = (person: PersonId): Past => pasts.get(person) ?? noPast;
  for (const { finishedAt, outcome, umpire, a, b, sets } of matches) {
    if (finishedAt === null || outcome === 'walkover') continue;
    if (umpire !== null) {
      const past = pastOf(umpire);
      const umpiredUntil = Math.max(past.umpiredUntil ?? 0, finishedAt);
      pasts.set(umpire, { ...past, umpiredUntil, duties: past.duties + 1 });
    }
    for (const player of [a, b].flatMap((side) => sideOf(side) ?? [])) {
      const past = pastOf(player);
      if (finishedAt > (past.playedUntil ?? 0))
        pasts.set(player, { ...past, playedUntil: finishedAt, setsOfLast: sets.length });
    }
  }
  return pastOf;
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
        isAutomatic: settings.automatic,
      };
