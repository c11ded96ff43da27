import type { DayMatch, DayTable } from '@topspin/contract';
import { expect, test } from 'vitest';
import { isFree, mayChoose, needsTable } from './shown-day.ts';

const on = (state: DayTable['state'], match?: DayMatch) => ({
  table: { state } as DayTable,
  match,
  call: undefined,
  ended: undefined,
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
