import { grouped } from '../grouped.ts';
import type { MatchId, OpenId, PersonId } from '../id.ts';
import { feedersAmong, type Feeder } from '../open/turns/feeders.ts';
import { isOccupying, peopleOf, playersOfDayMatch } from './day.ts';
import type { Day, DayMatch, DayTable, PersonOfDay } from './day.ts';
import { defaultDaySettings, type DaySettings } from './settings.ts';

/** What occupies somebody: a match that is called or in play. */
export type Occupation = { readonly match: DayMatch; readonly role: 'playing' | 'umpiring' };

/** A day looked up by match, person and table. */
export type DayIndex = {
  readonly day: Day;
  readonly settingsOf: (open: OpenId) => DaySettings;
  readonly person: (id: PersonId) => PersonOfDay | undefined;
  readonly occupation: (person: PersonId) => Occupation | undefined;
  readonly table: (number: number) => DayTable | undefined;
  /** The match that has taken a table. */
  readonly onTable: (number: number) => DayMatch | undefined;
  readonly feedersOf: (match: MatchId) => readonly Feeder[];
  /** How many matches of each phase of an open are left, the earliest first. */
  readonly left: (open: OpenId) => readonly PhaseLeft[];
  readonly byId: (match: MatchId) => DayMatch | undefined;
  /** The unfinished matches that somebody plays. */
  readonly playedBy: (person: PersonId) => readonly DayMatch[];
};

export type PhaseLeft = { readonly phase: number; readonly matches: number };

export function indexDay(day: Day): DayIndex {
  const taking = day.matches.filter(isOccupying);
  const people = new Map(day.people.map((person) => [person.id, person]));
  const tables = new Map(day.tables.map((table) => [table.number, table]));
  const taken = new Map(taking.flatMap((match) => (match.table === null ? [] : [[match.table, match]])));
  const occupations = new Map(taking.flatMap(occupationsOf));
  const matches = new Map(day.matches.map((match) => [match.id, match]));
  const left = phasesLeft(day.matches);
  return {
    day,
    settingsOf: (open) => day.settings.get(open) ?? defaultDaySettings,
    person: (id) => people.get(id),
    occupation: (person) => occupations.get(person),
    table: (number) => tables.get(number),
    onTable: (number) => taken.get(number),
    feedersOf: feedersAmong(day.matches),
    left: (open) => left.get(open) ?? [],
    byId: (id) => matches.get(id),
    playedBy: grouped(day.matches, playersOfDayMatch),
  };
}

const occupationsOf = (match: DayMatch): [PersonId, Occupation][] =>
  peopleOf(match).map((person) => [
    person,
    { match, role: person === match.umpire ? 'umpiring' : 'playing' },
  ]);

function phasesLeft(matches: readonly DayMatch[]): ReadonlyMap<OpenId, readonly PhaseLeft[]> {
  const counts = new Map<OpenId, Map<number, number>>();
  for (const { open, phase } of matches) {
    const ofOpen = counts.get(open) ?? new Map<number, number>();
    counts.set(open, ofOpen.set(phase, (ofOpen.get(phase) ?? 0) + 1));
  }
  const inOrder = (ofOpen: ReadonlyMap<number, number>): PhaseLeft[] =>
    [...ofOpen]
      .map(([phase, count]) => ({ phase, matches: count }))
      .toSorted((one, other) => one.phase - other.phase);
  return new Map([...counts].map(([open, ofOpen]) => [open, inOrder(ofOpen)]));
}
