import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../random.ts';
import { dayMatch as match, dayTables, givenDay, personOfDay } from '../../testing/day.ts';
import { isOccupying, playersOfDayMatch, type Day } from '../day.ts';
import { poolSheets } from '../../draw/order-of-play/pool-sheets.ts';
import { nextCalls } from '../calls.ts';
import type { UmpireRule } from '../settings.ts';
import { estimateDay } from './estimate.ts';
import { likelyTables } from './likely-tables.ts';
import { matchesWithToCome } from '../to-come.ts';
import { whatIf } from './what-if.ts';

const minute = 60_000;

const knockout = {
  type: 'knockout',
  open: 'A',
  phase: 2,
  entrants: 4,
  bestOf: 5,
  notBefore: null,
  thirdPlace: false,
} as const;

/** Two groups of three, one match in play on table 1, and a knockout of four that is not drawn. */
const day = (over: Parameters<typeof givenDay>[0] = {}): Day =>
  givenDay({
    matches: [
      match('A1a1@1 ana-bea!', { startedAt: 90 * minute, calledAt: 87 * minute }),
      match('A1a2 ana-eva'),
      match('A1a3 bea-eva'),
      match('A1b1 fay-gil'),
      match('A1b2 fay-hue'),
      match('A1b3 gil-hue'),
    ],
    people: ['ana', 'bea', 'eva', 'fay', 'gil', 'hue'].map((id) => personOfDay(id)),
    toCome: [knockout],
    tables: dayTables(2),
    ...over,
  });

const estimate = (of: Day) => estimateDay(of, randomFrom('estimate'));

describe('an estimate', () => {
  test('has a start of what is not called, and an end of everything, each after the one before', () => {
    const of = day();
    const { starts, ends, phases, end } = estimate(of);
    const ids = matchesWithToCome(of).map(({ id }) => id);
    expect([...ends.keys()].toSorted()).toEqual(ids.toSorted());
    expect([...starts.keys()].toSorted()).toEqual(ids.filter((id) => id !== 'A1a1').toSorted());
    for (const [id, interval] of starts) {
      const { earliest, likely, latest } = interval;
      expect([earliest, likely, latest]).toEqual(
        [earliest, likely, latest].toSorted((one, two) => one - two),
      );
      expect(ends.get(id)?.likely).toBeGreaterThan(likely);
    }
    expect(phases.map(({ phase }) => phase)).toEqual([1, 2]);
    expect(phases[1]?.earliest).toBeGreaterThan(phases[0]?.earliest ?? 0);
    expect(end?.latest).toBe(phases[1]?.latest);
  });

  test('says how likely each is the next to be called: of those that can be called now all that there are tables for', () => {
    const resting = personOfDay('gil', { playedUntil: 99 * minute, setsOfLast: 3 });
    const people = [...['ana', 'bea', 'eva', 'fay', 'hue'].map((id) => personOfDay(id)), resting];
    const { first } = estimate(day({ people, tables: dayTables(3) }));
    expect(Object.fromEntries(first)).toEqual({ A1b2: 1 });
  });

  test('gives a person who calls by hand time for each call, and calls at once where the day calls by itself', () => {
    const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((group) =>
      match(`A1${group}1 ${group}1-${group}2`),
    );
    const startsOf = (isAutomatic: boolean) => {
      const { starts } = estimate(day({ matches, toCome: [], tables: dayTables(7), isAutomatic }));
      return [...starts.values()].map(({ likely }) => likely / minute).toSorted((one, other) => one - other);
    };
    expect(startsOf(true)).toEqual([103, 103, 103, 103, 103, 103, 103]);
    expect(startsOf(false)).toEqual([103, 103, 103, 104, 104, 104, 105]);
  });

  test('keeps rounds together where the open does, as the calls do', () => {
    const of = day({
      matches: [
        match('A1a1@1 ana-bea!'),
        match('A1b1 eva-fay', { bestOf: 3 }),
        match('A1c2 gil-hue', { bestOf: 7 }),
      ],
      toCome: [],
      settings: { isRoundTogether: true },
    });
    const first = nextCalls(of).map((call) => call.match);
    const { starts } = estimate(of);
    expect(first).toEqual(['A1b1']);
    expect(starts.get('A1b1')?.likely).toBeLessThan(starts.get('A1c2')?.likely ?? 0);
  });

  test('begins with who has waited too long, as the calls do', () => {
    const of = day({
      now: 200 * minute,
      tables: dayTables(1),
      matches: [match('A1a1 ana-bea'), match('A1b2 eva-fay')],
      people: ['eva', 'fay'].map((id) => personOfDay(id, { playedUntil: 20 * minute, setsOfLast: 3 })),
      toCome: [],
    });
    expect(nextCalls(of).map((call) => call.match)).toEqual(['A1b2']);
    const { starts } = estimate(of);
    expect(starts.get('A1b2')?.latest).toBeLessThan(starts.get('A1a1')?.earliest ?? 0);
  });

  test('counts groups that are not drawn: as long as drawn ones, and with those who go on', () => {
    const lastOf = (of: Day) => estimate(of).end?.likely ?? 0;
    const drawn = day({
      matches: [
        'A1a1 ana-bea',
        'A1a2 ana-eva',
        'A1a3 bea-eva',
        'A1b1 fay-gil',
        'A1b2 fay-hue',
        'A1b3 gil-hue',
      ].map((one) => match(one)),
    });
    const groups = { ...knockout, type: 'groups', phase: 1, sizes: [3, 3] } as const;
    const undrawn = { ...drawn, matches: [], toCome: [groups, ...drawn.toCome] };
    const ids = matchesWithToCome(undrawn).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([6 + 4 - 1, 6 + 4 - 1]);
    const [is, was] = [lastOf(undrawn), lastOf(drawn)];
    expect(Math.abs(is - was)).toBeLessThan(0.15 * (was - drawn.now));
    expect(estimate(undrawn).phases.map(({ phase }) => phase)).toEqual([1, 2]);
    expect(matchesWithToCome({ ...undrawn, toCome: [{ ...groups, sizes: [64] }] })).toEqual([]);
    const alone = estimate({ ...undrawn, toCome: [groups] });
    expect(alone.end?.likely).toBeLessThan(is);
  });

  test('counts an open that begins later, but not before its start', () => {
    const startsAt = 600 * minute;
    const later = { ...knockout, open: 'B', phase: 1, notBefore: startsAt };
    const laterGroups = { ...later, type: 'groups', sizes: [3] } as const;
    for (const one of [later, laterGroups]) {
      const of = day({ toCome: [knockout, one] });
      const { starts, phases, end } = estimate(of);
      const ofLater = matchesWithToCome(of).filter(({ open }) => open === 'B');
      expect(ofLater).toHaveLength(3);
      for (const { id } of ofLater) expect(starts.get(id)?.earliest).toBeGreaterThanOrEqual(startsAt);
      const endOf = (open: string) => Math.max(...phases.map((of) => (of.open === open ? of.likely : 0)));
      expect(endOf('A')).toBeLessThan(startsAt);
      expect(end?.likely).toBe(endOf('B'));
    }
  });

  test.each(['locked', 'outOfUse'] as const)(
    'without any table that is not %s says nothing but when those on tables end',
    (state) => {
      const tables = dayTables(2).map((table) => ({ ...table, state }));
      const { starts, ends, phases, end, needsTable } = estimate(day({ tables }));
      expect([starts.size, [...ends.keys()], phases, end, needsTable]).toEqual([0, ['A1a1'], [], null, true]);
    },
  );

  test('without any open table says when the last match on one ends, and with it the day', () => {
    const tables = dayTables(2).map((table) => ({ ...table, state: 'locked' as const }));
    const { ends, phases, end, needsTable } = estimate(
      day({ tables, matches: [match('A1a1@1 ana-bea!', { startedAt: 90 * minute })], toCome: [] }),
    );
    expect(needsTable).toBe(false);
    expect([phases.length, end]).toEqual([1, ends.get('A1a1')]);
  });

  test('is the same with the same randomness', () => {
    expect(estimate(day())).toEqual(estimate(day()));
  });

  test('says the same after calls that were to be expected, in whatever order they were made', () => {
    const matches = ['A1a1 ana-bea', 'A1b1 eva-fay', 'A1c1 gil-hue', 'A1d1 ida-jan', 'A1e1 kim-lea'];
    const of = day({ matches: matches.map((one) => match(one)), people: [], tables: dayTables(3) });
    const expected = nextCalls(of).map((call) => call.match);
    expect(expected).toHaveLength(3);
    const calls = expected.toReversed().map((id, index) => ({ id, table: index + 1 }));
    const called = of.matches.map((one) => {
      const call = calls.find(({ id }) => id === one.id);
      return call ? { ...one, table: call.table, calledAt: of.now } : one;
    });
    const [before, after] = [estimate(of), estimate({ ...of, matches: called.toReversed() })];
    expect(Object.fromEntries(after.ends)).toEqual(Object.fromEntries(before.ends));
    expect(after.end).toEqual(before.end);
  });

  test('of a day that is over says nothing', () => {
    expect(estimate(givenDay())).toMatchObject({ end: null, phases: [], needsTable: false });
  });
});

describe('likely tables', () => {
  const placesOf = (of: Day) =>
    new Map([...likelyTables(of, estimate(of))].map(([id, { table }]) => [id, table]));

  test('are open ones, for each match that is not called', () => {
    const of = day({
      tables: dayTables(3).map((table) => ({ ...table, state: table.number === 2 ? 'locked' : 'open' })),
    });
    const places = placesOf(of);
    expect(places.size).toBe(matchesWithToCome(of).length - 1);
    expect(new Set(places.values())).toEqual(new Set([1, 3]));
  });

  test('have one match after the other', () => {
    const of = day();
    const { starts, ends } = estimate(of);
    const inOrder = [...placesOf(of)].toSorted(
      ([one], [other]) => (starts.get(one)?.likely ?? 0) - (starts.get(other)?.likely ?? 0),
    );
    const onTwo = inOrder.filter(([, table]) => table === 2);
    // Not to the minute: a likely start is the middle of many days, and not one of them.
    for (const [place, [id]] of onTwo.slice(1).entries())
      expect(starts.get(id)?.likely).toBeGreaterThan(
        (ends.get(onTwo[place]?.[0] ?? '')?.likely ?? 0) - 12 * minute,
      );
  });

  test('are the ones that a person chose', () => {
    const of = day({ matches: [match('A1a2@2f ana-eva'), match('A1b1 fay-gil')], toCome: [] });
    expect(Object.fromEntries(placesOf(of))).toEqual({ A1a2: 2, A1b1: 1 });
  });

  test.each(['locked', 'outOfUse'] as const)(
    'and times are not promised to what is fixed to a table that is %s, without which the day does not end',
    (state) => {
      const of = day({
        matches: [match('A1a2@2f ana-eva'), match('A1b1 fay-gil'), match('A2a1@2f fay-ana')],
        tables: dayTables(2).map((table) => ({ ...table, state: table.number === 2 ? state : 'open' })),
        toCome: [],
      });
      const { starts, ends, phases, end } = estimate(of);
      expect(Object.fromEntries(placesOf(of))).toEqual({ A1b1: 1 });
      expect([[...starts.keys()], [...ends.keys()]]).toEqual([['A1b1'], ['A1b1']]);
      expect(phases.every(({ earliest }) => earliest > of.now)).toBe(true);
      expect(end?.likely).toBeGreaterThan(ends.get('A1b1')?.likely ?? Infinity);
    },
  );
});

describe('what if', () => {
  const endOf = (of: Day): number => estimate(of).end?.likely ?? 0;

  test('fewer tables end later, more do not, and a shorter format earlier', () => {
    const now = endOf(day());
    expect(endOf(whatIf(day(), { tables: 1 }))).toBeGreaterThan(now);
    expect(endOf(whatIf(day(), { tables: 6 }))).toBeLessThanOrEqual(now);
    expect(endOf(whatIf(day(), { bestOf: 3 }))).toBeLessThan(now);
    expect(whatIf(day(), {})).toEqual(day());
  });

  test('what is on a table keeps its format and its table', () => {
    const { matches, toCome } = whatIf(day(), { bestOf: 3, tables: 1 });
    expect(matches.filter(isOccupying).map(({ bestOf }) => bestOf)).toEqual([5]);
    expect(matches.filter((one) => !isOccupying(one)).every(({ bestOf }) => bestOf === 3)).toBe(true);
    expect(toCome.map(({ bestOf }) => bestOf)).toEqual([3]);
  });

  test('where no table is open, with some of them the day has an end', () => {
    const closed = day({ tables: dayTables(2).map((table) => ({ ...table, state: 'outOfUse' })) });
    expect(estimate(whatIf(closed, { tables: 1 }))).toMatchObject({ needsTable: false });
    expect(endOf(whatIf(closed, { tables: 1 }))).toBeGreaterThan(closed.now);
  });

  test('the tables that fill last are given up, and closed ones come before new ones', () => {
    const tables = [
      { number: 1, order: 3, state: 'open', isAutomatic: true },
      { number: 2, order: 1, state: 'outOfUse', isAutomatic: true },
      { number: 3, order: 2, state: 'open', isAutomatic: false },
    ] as const;
    const open = (count: number) =>
      whatIf(day({ tables }), { tables: count }).tables.flatMap(({ number, state }) =>
        state === 'open' ? [number] : [],
      );
    expect([1, 2, 3, 5].map(open)).toEqual([[3], [3, 1], [3, 1, 2], [3, 1, 2, 4, 5]]);
  });

  test('a match whose table is given up is played on another', () => {
    const of = day({ matches: [match('A1a1@2f ana-bea')], toCome: [] });
    expect(estimate(whatIf(of, { tables: 1 })).starts.size).toBe(1);
  });
});

test('the plan of a day has nobody and no table in two matches at once, and no closed table', () => {
  const of = day();
  const tables = of.tables.map((table) =>
    table.number === 2 ? { ...table, state: 'outOfUse' as const } : table,
  );
  const { plan } = estimate({ ...of, tables });
  const known = new Map(of.matches.map((one) => [one.id, playersOfDayMatch(one)]));
  const shortest = 10 * minute;
  const together = [...plan].flatMap(([id, { at, table }]) =>
    [...plan]
      .filter(([other, then]) => id !== other && Math.abs(at - then.at) < shortest)
      .filter(
        ([other, then]) =>
          table === then.table || known.get(id)?.some((person) => known.get(other)?.includes(person)),
      ),
  );
  expect(together).toEqual([]);
  expect(new Set([...plan.values()].map(({ table }) => table))).toEqual(new Set([1]));
  expect([...plan.keys()].filter((id) => known.has(id))).toHaveLength(5);
});

test('of a pair that lost, whoever does not play soon umpires in the runs, be it the first or the second', () => {
  const of = (losers: string) =>
    givenDay({
      matches: [
        match(`A1a1@1 ana+bea-${losers}!`, { startedAt: 75 * minute, calledAt: 72 * minute }),
        match('A1b1@2 eva+fay-gil+hue!', { startedAt: 95 * minute, calledAt: 92 * minute }),
        match('A1c1 ida+joy-kim+lea'),
        match('A1d1 cai-max'),
        match('A1e1 dan-eva'),
      ],
      people: ['cai', 'dan'].map((id) => personOfDay(id, { rating: 100 })),
      tables: dayTables(2),
      settings: { umpires: ['loser'] },
    });
  expect(estimate(of('cai+dan'))).toEqual(estimate(of('dan+cai')));
});

describe('where whoever rests in the group umpires', () => {
  const sheet = poolSheets[4] ?? [];
  /** So many groups of four, each of players or of pairs; the published order names players alone, or nobody. */
  const groupsOf = (count: number, kind: 'players' | 'pairs' | 'unnamed', umpires: readonly UmpireRule[]) => {
    const side = (group: string, place: number) =>
      kind === 'pairs' ? `${group}${place}one+${group}${place}two` : `${group}${place}one`;
    const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, count).flatMap((group) =>
      sheet.map(([a, b, umpire], at) =>
        match(`A1${group}${at + 1} ${side(group, a)}-${side(group, b)}`, {
          publishedUmpire: kind === 'players' ? `${group}${umpire}one` : null,
        }),
      ),
    );
    const of = givenDay({ matches, tables: dayTables(2 * count), settings: { umpires } });
    return ((estimate(of).end?.likely ?? 0) - of.now) / minute;
  };

  test.each([1, 2, 4])('%i groups of pairs last about as long as groups of players', (count) => {
    const players = groupsOf(count, 'players', ['resting']);
    expect(groupsOf(count, 'pairs', ['none'])).toBeLessThan(0.7 * players);
    for (const kind of ['pairs', 'unnamed'] as const) {
      const lasts = groupsOf(count, kind, ['resting']);
      expect(lasts).toBeGreaterThan(0.9 * players);
      expect(lasts).toBeLessThan(1.1 * players);
    }
  });
});
