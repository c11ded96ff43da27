import type { Day, DayEstimates } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenDay, givenDayMatch, givenDayTable, givenEstimates } from '../../../testing/given-day.ts';
import { shownEnd } from './shown-end.ts';

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const person = (name: string) => ({ _id: name, name, club: null });
const match = givenDayMatch({ _id: 'on', a: person('Ana'), b: person('Bea'), state: 'inPlay', table: 1 });
const over = { ...match, state: 'finished' as const };
const waiting = givenDayMatch({ _id: 'next', a: person('Cleo'), b: person('Dora') });
const day = (of: Partial<Day> = {}): Day =>
  givenDay({
    matches: [match, waiting],
    tables: [1, 2, 3].map((number) => givenDayTable(number, `on ${number}`)),
    ...of,
  });

const estimated = (end: string | null, late = 0): DayEstimates => {
  const [earliest = '', likely = '', latest = ''] = end?.split(' ').map(at) ?? [];
  const instant = { earliest, likely, latest };
  return givenEstimates({
    at: at('16:00'),
    matches: [{ match_id: 'on', start: null, end: instant, table: 1, late_minutes: late }],
    end: end === null ? null : instant,
  });
};

/** What is shown after these estimates: the end, by how much it has moved, and why. */
function shown(now: string, [later, of, late]: [string | null, Partial<Day>?, number?]): string {
  const end = shownEnd(shownEnd(null, day(), estimated(now)), day(of), estimated(later, late));
  if (end === null) return 'nothing';
  const time = (instant: string) => instant.slice(11, 16);
  const { moved } = end;
  const why = moved && [moved.minutes, moved.why?.code, ...Object.values(moved.why ?? {}).slice(1)].join(' ');
  return [`${time(end.end.earliest)}-${time(end.end.latest)}`, why?.trim()].filter(Boolean).join(' ');
}

const usual = '18:02 18:15 18:28';
const later = '18:22 18:36 18:48';
const earlier = '17:32 17:45 17:58';
const closed = [1, 2].map((number) => givenDayTable(number, `on ${number}`));
const fixed = { table: null, not_before: null, at: at('18:30') };

test.each<[what: string, then: Parameters<typeof shown>[1], expected: string]>([
  ['is in steps of five minutes, rounded outwards', [usual], '18:00-18:30'],
  ['stays where it is while the result of a match moves it', ['18:07 18:20 18:36'], '18:00-18:30'],
  ['is as wide as the estimate once that is much wider', ['18:02 18:15 18:45'], '18:00-18:45'],
  ['moves for a reason that is not known, and names none', [later], '18:20-18:50 20'],
  ['moves with one that takes longer, and says which', [later, {}, 12], '18:20-18:50 20 takesLonger 1 12'],
  ['moves with a table that is closed', [later, { tables: closed }, 12], '18:20-18:50 20 fewerTables 1'],
  [
    'does not move with a table that is closed while another is free',
    [later, { tables: closed.map((table) => ({ ...table, match_id: null })) }],
    '18:20-18:50 20',
  ],
  [
    'moves with matches that were created',
    [later, { matches: [match, waiting, givenDayMatch({ _id: 'new' })] }],
    '18:20-18:50 20 moreMatches 1',
  ],
  [
    'moves with a time that a person fixed',
    [later, { matches: [match, { ...waiting, fixed }] }],
    '18:20-18:50 20 fixedTime',
  ],
  [
    'moves with somebody who is not in the hall',
    [later, { matches: [match, { ...waiting, a: { ...person('Cleo'), absent_since: at('15:50') } }] }],
    '18:20-18:50 20 absent',
  ],
  ['moves earlier for a reason that is not known', [earlier], '17:30-18:00 -30'],
  [
    'moves with a match that ends before it was expected to',
    [earlier, { matches: [over, waiting] }],
    '17:30-18:00 -30 ended 1',
  ],
  [
    'moves with tables that were opened',
    [earlier, { tables: [...day().tables, givenDayTable(4)] }],
    '17:30-18:00 -30 moreTables 1',
  ],
  [
    'moves with a match that is not played',
    [earlier, { matches: [match] }],
    '17:30-18:00 -30 fewerMatches 1',
  ],
  ['goes with the last match', [null], 'nothing'],
])('the end of a day %s', (_what, then, expected) => {
  expect(shown(usual, then)).toBe(expected);
});

test('several small moves add up, and are explained once they come to half its width', () => {
  let end = shownEnd(null, day(), estimated(usual));
  const moved: (number | undefined)[] = [];
  for (const next of ['18:12 18:25 18:38', '18:22 18:35 18:48', '18:32 18:45 18:58']) {
    end = shownEnd(end, day(), estimated(next));
    moved.push(end?.moved?.minutes);
  }
  expect(moved).toEqual([undefined, 20, 20]);
});

test('what moved it is no longer said once a third of that is undone', () => {
  let end = shownEnd(shownEnd(null, day(), estimated(usual)), day(), estimated(earlier));
  expect(end?.moved?.minutes).toBe(-30);
  end = shownEnd(end, day(), estimated('17:44 17:56 18:06'));
  expect([end?.end.latest, end?.moved]).toEqual([at('18:10'), null]);
});

const on = [1, 2].map((table) => givenDayMatch({ _id: `on ${table}`, state: 'inPlay', table }));
type Playing = readonly [end: string, late: number];

/** The cause named for a move of the end, from the ends before and after and the matches in play at both times. */
function cause(
  before: string,
  now: string,
  one: readonly Playing[],
  other: readonly Playing[],
  of: Partial<Day> = {},
) {
  const estimatesOf = (end: string, playing: readonly Playing[]): DayEstimates => ({
    ...estimated(end),
    matches: playing.map(([ends, late], index) => ({
      match_id: `on ${index + 1}`,
      start: null,
      end: { earliest: at(ends), likely: at(ends), latest: at(ends) },
      table: index + 1,
      late_minutes: late,
    })),
  });
  const first = day({ matches: [...on, waiting], ...of });
  const then = {
    ...first,
    matches: first.matches.map((m, index) =>
      index < 2 && !other[index] ? { ...m, state: 'finished' as const } : m,
    ),
  };
  return (
    shownEnd(shownEnd(null, first, estimatesOf(before, one)), then, estimatesOf(now, other))?.moved?.why ??
    null
  );
}

const free = { tables: [givenDayTable(1, 'on 1'), givenDayTable(3)] };
const callable = { ...free, queue: [{ match_id: 'next', ready: true, waits: [], why: null }] };

const onTime: Playing = ['16:20', 0];
const fourMore: Playing = ['16:24', 4];

test.each<[what: string, then: readonly Playing[], of: Partial<Day>, expected: object | null]>([
  ['a match that takes a little longer is not why all of the day moves', [fourMore, onTime], {}, null],
  ['several that take longer are', [fourMore, ['16:25', 5]], {}, { code: 'slower' }],
  ['matches that could be called to free tables are', [fourMore, onTime], callable, { code: 'toCall' }],
  ['free tables are not where nothing can be called to them', [fourMore, onTime], free, null],
])('%s', (_what, then, of, expected) => {
  expect(cause(usual, later, [onTime, onTime], then, of)).toEqual(expected);
});

test('the day ends earlier because the longest match has ended, not because matches are shorter', () => {
  const before: readonly Playing[] = [
    ['16:05', 0],
    ['17:10', 31],
  ];
  expect(cause(usual, earlier, before, [['16:05', 0]])).toEqual({ code: 'ended', table: 2 });
});
