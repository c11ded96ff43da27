import * as fc from 'fast-check';
import type { Day, DayMatch, DayTable, EndedDayMatch, PersonOfDay } from '../day/day.ts';
import { defaultDaySettings, umpireRules } from '../day/settings.ts';

const minute = 60_000;
const now = 1000 * minute;
const names = ['ana', 'bea', 'eva', 'fay', 'gil', 'hue', 'ivo', 'jon', 'kim', 'leo'];

const anyName = fc.constantFrom(...names);
const anySide = fc.oneof(
  { weight: 8, arbitrary: anyName.map((name) => [name]) },
  { weight: 1, arbitrary: fc.uniqueArray(anyName, { minLength: 2, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const anyInstant = fc.option(
  fc.integer({ min: -30, max: 10 }).map((minutes) => now + minutes * minute),
  { freq: 4 },
);

const anyMatch: fc.Arbitrary<DayMatch> = fc.record({
  id: fc.constant(''),
  open: fc.constantFrom('A', 'B'),
  phase: fc.constantFrom(1, 1, 1, 2),
  group: fc.constantFrom('a', 'b', 'c'),
  round: fc.constant(null),
  roundNumber: fc.integer({ min: 1, max: 3 }),
  number: fc.integer({ min: 1, max: 6 }),
  bestOf: fc.constantFrom(3 as const, 5 as const),
  state: fc.constant('enrolled' as const),
  a: anySide,
  b: anySide,
  umpire: fc.option(anyName, { freq: 8 }),
  publishedUmpire: fc.option(anyName),
  table: fc.option(fc.integer({ min: 1, max: 5 })),
  isTableFixed: fc.boolean(),
  calledAt: fc.constant(null),
  startedAt: fc.constant(null),
  sets: fc.constant([]),
  notBefore: anyInstant,
  fixedAt: anyInstant,
  winnerTo: fc.constant(null),
  loserTo: fc.constant(null),
});

const anyTable = fc.record({
  state: fc.constantFrom('open' as const, 'open' as const, 'locked' as const, 'outOfUse' as const),
  isAutomatic: fc.constantFrom(true, true, false),
  /** The match on it, if there is one, as far as its people are free. */
  takes: fc.option(fc.nat({ max: 11 })),
});

const anyPerson = (id: string): fc.Arbitrary<PersonOfDay> =>
  fc.record({
    id: fc.constant(id),
    isPresent: fc.constantFrom(true, true, true, false),
    isElsewhere: fc.constantFrom(false, false, false, true),
    playedUntil: fc.option(fc.integer({ min: -400, max: 0 }).map((minutes) => now + minutes * minute)),
    setsOfLast: fc.integer({ min: 3, max: 5 }),
    umpiredUntil: fc.option(fc.integer({ min: -400, max: 0 }).map((minutes) => now + minutes * minute)),
    duties: fc.nat({ max: 3 }),
    rating: fc.option(fc.integer({ min: 800, max: 2200 })),
    club: fc.option(fc.constantFrom('Ebro', 'Turia')),
    lookedAfterBy: fc.constantFrom([], ['mum']),
  });

/** Whether nobody is on both sides, or plays and umpires. */
function isPossible({ a, b, umpire }: DayMatch): boolean {
  const people = [...(a ?? []), ...(b ?? []), ...(umpire === null ? [] : [umpire])];
  return new Set(people).size === people.length;
}

const peopleIn = ({ a, b, umpire }: DayMatch): readonly string[] => [
  ...(a ?? []),
  ...(b ?? []),
  ...(umpire === null ? [] : [umpire]),
];

/** A day in any state that its invariants allow: nobody is in two places. */
export const anyDay: fc.Arbitrary<Day> = fc
  .record({
    matches: fc.array(anyMatch, { maxLength: 12 }),
    tables: fc.array(anyTable, { minLength: 1, maxLength: 5 }),
    people: fc.tuple(...names.map(anyPerson)),
    umpires: fc.subarray([...umpireRules]),
    isRoundTogether: fc.boolean(),
    ended: fc.array(fc.record({ table: fc.integer({ min: 1, max: 5 }), loser: anyName }), { maxLength: 4 }),
  })
  .map(({ matches, tables, people, umpires, isRoundTogether, ended }): Day => {
    const possible = matches.filter(isPossible).map((match, index): DayMatch => ({
      ...match,
      id: String(index),
      state: match.a && match.b ? 'enrolled' : 'waiting',
    }));
    const busy = new Set<string>();
    for (const [index, { takes }] of tables.entries()) {
      const match = takes === null ? undefined : possible[takes];
      if (!match || match.calledAt !== null || match.state === 'waiting') continue;
      if (peopleIn(match).some((person) => busy.has(person))) continue;
      for (const person of peopleIn(match)) busy.add(person);
      const isBegun = index % 2 === 0;
      possible[Number(match.id)] = {
        ...match,
        table: index + 1,
        calledAt: now - 9 * minute,
        startedAt: isBegun ? now - 5 * minute : null,
        state: isBegun ? 'inPlay' : 'enrolled',
      };
    }
    const settings = { ...defaultDaySettings, umpires, isRoundTogether, volunteers: ['vic'] };
    return {
      now,
      isAutomatic: true,
      matches: possible,
      toCome: [],
      people,
      tables: tables.map(({ state, isAutomatic }, index): DayTable => ({
        number: index + 1,
        order: index + 1,
        state,
        isAutomatic,
      })),
      ended: ended.map(({ table, loser }, index): EndedDayMatch => ({
        id: `e${index}`,
        open: 'A',
        phase: 1,
        group: 'a',
        round: null,
        table,
        bestOf: 5,
        sets: 3,
        isWalkover: false,
        startedAt: now - 40 * minute,
        endedAt: now - (20 - index) * minute,
        winner: ['zoe'],
        loser: [loser],
        excused: [],
      })),
      settings: new Map(['A', 'B'].map((open) => [open, settings])),
    };
  });
