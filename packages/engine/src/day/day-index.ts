import { grouped } from '../grouped.ts';
import type { GroupId, MatchId, OpenId, PersonId } from '../id.ts';
import { feedersAmong, type Feeder } from './feeders.ts';
import { isOccupying, peopleOf } from './day.ts';
import type { Day, DayMatch, DayTable, PersonOfDay } from './day.ts';
import { onDemand } from './on-demand.ts';
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
  readonly inGroup: (group: GroupId) => readonly DayMatch[];
};

export type PhaseLeft = { readonly phase: number; readonly matches: number };

export function indexDay(day: Day): DayIndex {
  const { matches, people, tables } = day;
  const persons = byKey(people, ({ id }) => id);
  const byNumber = byKey(tables, ({ number }) => number);
  const byId = byKey(matches, ({ id }) => id);
  const { occupations, onTable } = takenBy(matches);
  const left = phasesLeft(matches);
  const feeders = onDemand(() => feedersAmong(matches));
  const groups = onDemand(() => grouped(matches, ({ group }) => [group]));
  return {
    day,
    settingsOf: (open) => day.settings.get(open) ?? defaultDaySettings,
    person: (id) => persons.get(id),
    occupation: (person) => occupations.get(person),
    table: (number) => byNumber.get(number),
    onTable: (number) => onTable.get(number),
    feedersOf: (match) => feeders()(match),
    left: (open) => left.get(open) ?? [],
    byId: (id) => byId.get(id),
    inGroup: (group) => groups()(group),
  };
}

/** Without a pair for each thing, as `new Map` takes them: a queue is put in order at every change. */
function byKey<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): ReadonlyMap<Key, Thing> {
  const found = new Map<Key, Thing>();
  for (const thing of things) found.set(keyOf(thing), thing);
  return found;
}

function takenBy(matches: readonly DayMatch[]) {
  const occupations = new Map<PersonId, Occupation>();
  const onTable = new Map<number, DayMatch>();
  for (const match of matches) {
    if (!isOccupying(match)) continue;
    if (match.table !== null) onTable.set(match.table, match);
    for (const person of peopleOf(match))
      occupations.set(person, { match, role: person === match.umpire ? 'umpiring' : 'playing' });
  }
  return { occupations, onTable };
}

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
