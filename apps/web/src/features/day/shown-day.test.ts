import type { DayMatch, DayTable } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenDay, givenDayMatch, givenDayTable } from '../../testing/given-day.ts';
import { isFree, mayChoose, needsTable, tablesOf } from './shown-day.ts';

const on = (state: DayTable['state'], match?: DayMatch) => ({
  table: { state } as DayTable,
  match,
  call: undefined,
  ended: undefined,
  kept: undefined,
});

test('only an open table without a match invites a call', () => {
  const shown = [on('open'), on('locked'), on('outOfUse'), on('open', {} as DayMatch)];
  expect(shown.map(isFree)).toEqual([true, false, false, false]);
});

test('a locked table is chosen before its match, and never by a tap that would call one', () => {
  const shown = [on('open'), on('locked'), on('outOfUse'), on('locked', {} as DayMatch)];
  expect(shown.map((one) => mayChoose(one, false))).toEqual([true, true, false, false]);
  expect(shown.map((one) => mayChoose(one, true))).toEqual([true, false, false, false]);
});

test('a table has to be opened only while matches wait and none is open', () => {
  const tables = (...states: DayTable['state'][]) => states.map((state) => ({ state }) as DayTable);
  const queue = [{ match_id: 'one', ready: true, waits: [], why: null }];
  expect(needsTable({ tables: tables('locked', 'outOfUse'), queue })).toBe(true);
  expect(needsTable({ tables: tables('locked', 'open'), queue })).toBe(false);
  expect(needsTable({ tables: tables('locked'), queue: [] })).toBe(false);
});

test('a table is kept for the match of the queue that a person fixed to it, of several the one that begins first', () => {
  const fixed = (_id: string, table: number, at: string | null) =>
    givenDayMatch({ _id, fixed: { table, not_before: null, at: at && `2026-11-28T${at}:00Z` } });
  const day = givenDay({
    matches: [
      fixed('late', 1, '12:00'),
      fixed('early', 1, '11:00'),
      fixed('any', 2, null),
      fixed('called', 3, null),
    ],
    tables: [1, 2, 4].map((number) => givenDayTable(number)).concat(givenDayTable(3, 'called')),
    queue: ['late', 'early', 'any'].map((match_id) => ({ match_id, ready: true, waits: [], why: null })),
  });
  expect(tablesOf(day).map(({ table, kept }) => `${table.number} ${kept?._id}`)).toEqual([
    '1 early',
    '2 any',
    '4 undefined',
    '3 undefined',
  ]);
});
