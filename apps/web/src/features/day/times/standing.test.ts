import type { DayWait } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenDay, givenDayTable } from '../../../testing/given-day.ts';
import { standing } from './standing.ts';

const at = (time: string) => `2026-11-28T${time}:00Z`;
/** It is called three minutes before. */
const start = { earliest: at('10:13'), likely: at('10:13'), latest: at('10:18') };
const estimate = { start, soon: [1, 2], next: 0.8 };
const day = {
  ...givenDay({ tables: [givenDayTable(1, 'm9'), givenDayTable(2)] }),
  at: at('10:05'),
  isStale: true,
  endOf: () => undefined,
};
const umpires: DayWait = { code: 'umpiring', person: 'Ana', table: 3 };
const row = (ready: boolean, ...waits: DayWait[]) => ({ match_id: 'm', ready, waits, why: null });

test.each([
  [
    'of a match that can be called, the tables that are free',
    row(true),
    '10:05',
    { ...estimate, start: null, soon: [2] },
  ],
  ['of one that waits for others, every open table', row(false, umpires), '10:05', estimate],
  [
    'nothing that has passed while it waits for others',
    row(false, umpires),
    '10:16',
    { ...estimate, start: null, soon: [], isComing: true },
  ],
  [
    'nothing before its rest is over',
    row(false, { code: 'resting', person: 'Ana', until: at('10:20') }),
    '10:05',
    { ...estimate, start: null, soon: [], isComing: true },
  ],
  [
    'a time after its rest',
    row(false, { code: 'resting', person: 'Ana', until: at('10:12') }),
    '10:05',
    estimate,
  ],
  [
    'nothing of somebody who is absent',
    row(false, { code: 'absent', person: 'Ana' }),
    '10:05',
    { start: null, soon: [], next: 0 },
  ],
])('what stands: %s', (_, of, now, expected) => {
  expect(standing(estimate, of, { ...day, at: at(now) })).toEqual(expected);
});

test('of a table that was closed or taken meanwhile neither it nor the hour is said', () => {
  const [one, two] = day.tables;
  const closed = { ...day, tables: [one!, { ...two!, state: 'outOfUse' as const }] };
  const coming = { ...estimate, start: null, soon: [], isComing: true };
  expect(standing(estimate, row(false, umpires), closed)).toEqual(coming);
  expect(standing(estimate, row(true), closed)).toEqual({ ...estimate, start: null, soon: [1] });
  const taken = { ...day, tables: [one!, givenDayTable(2, 'm8'), givenDayTable(3)] };
  expect(standing(estimate, row(true), taken)).toEqual(coming);
});

test('what was estimated since the tables are as they are stands, also of a table that is taken while others are free', () => {
  expect(standing(estimate, row(true), { ...day, isStale: false })).toEqual(estimate);
});
