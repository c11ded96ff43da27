import type { DayMatch } from '@topspin/contract';
import { expect, test } from 'vitest';
import {
  givenDay,
  givenDayCall,
  givenDayMatch,
  givenDayTable,
  givenEstimates,
} from '../../../testing/given-day.ts';
import { timelineOf } from './timeline-rows.ts';

const at = (minute: number): string => new Date(minute * 60_000).toISOString();
const between = (minute: number) => ({
  earliest: at(minute - 5),
  likely: at(minute),
  latest: at(minute + 5),
});

const match = (_id: string, over: Partial<DayMatch>) => givenDayMatch({ _id, open_id: 'o', ...over });

const day = givenDay({
  at: at(60),
  matches: [
    match('played', { state: 'finished', table: 1, started_at: at(0), finished_at: at(20) }),
    match('walkover', { state: 'finished', table: 1, finished_at: at(21) }),
    match('playing', { state: 'inPlay', table: 1, started_at: at(50) }),
    match('called', { table: 9 }),
    match('planned', { table: 2 }),
    match('nowhere', {}),
  ],
  tables: [givenDayTable(2), givenDayTable(1)],
  calls: [givenDayCall({ _id: 'c', match_id: 'called', table: 2 }, 0)],
});

const estimate = (match_id: string, from: number | null, to: number, on: number | null) => ({
  match_id,
  start: from === null ? null : between(from),
  end: between(to),
  table: on,
  late_minutes: match_id === 'playing' ? 12 : 0,
});

const estimates = givenEstimates({
  at: at(60),
  matches: [
    estimate('playing', null, 75, 1),
    estimate('called', null, 90, 2),
    estimate('planned', 80, 100, 1),
    estimate('nowhere', 95, 110, null),
  ],
  to_come: [
    {
      open_id: 'o',
      phase: 2,
      round: 'final',
      number: 1,
      start: between(120),
      end: between(140),
      table: 2,
      late_minutes: 0,
    },
    {
      open_id: 'o',
      phase: 1,
      round: null,
      number: 7,
      start: between(110),
      end: between(118),
      table: 1,
      late_minutes: 0,
    },
  ],
});

test('each table has what was played, is played and is planned on it, in order; the rest has no table', () => {
  const rows = timelineOf(day, estimates).map(
    ({ table: on, items }) =>
      `${on?.number ?? '–'}: ${items
        .map(({ kind, match: one, coming, from, to, lateMinutes }) =>
          [
            kind,
            one?._id ?? (coming?.round === null ? 'group' : coming?.round),
            `${from / 60_000}-${to / 60_000}`,
            lateMinutes || '',
          ]
            .join(' ')
            .trim(),
        )
        .join(', ')}`,
  );
  expect(rows).toEqual([
    '2: called called 60-90, planned final 120-140',
    '1: played played 0-20, playing playing 50-75 12, planned planned 80-100, planned group 110-118',
    '–: planned nowhere 95-110',
  ]);
});

test('a planned match begins once the one before it on its table is expected to end, and lasts at least half as long', () => {
  const matches = [
    estimate('playing', null, 75, 1),
    estimate('planned', 70, 95, 1),
    estimate('nowhere', 72, 96, 1),
  ];
  const [, second] = timelineOf(day, { ...estimates, matches, to_come: [] });
  expect(second?.items.map(({ from, to }) => [from / 60_000, to / 60_000])).toEqual([
    [0, 20],
    [50, 75],
    [75, 95],
    [95, 107],
  ]);
});

test('matches without a table do not wait for each other', () => {
  const matches = [estimate('planned', 70, 95, null), estimate('nowhere', 72, 96, null)];
  const last = timelineOf(day, { ...estimates, matches, to_come: [] }).at(-1);
  expect(last?.items.map(({ from, to }) => [from / 60_000, to / 60_000])).toEqual([
    [70, 95],
    [72, 96],
  ]);
});
