import { expect, test } from 'vitest';
import { matchTimes } from './match-time.ts';

const estimate = (match_id: string, table: number | null, planned?: { at: string; table: number }) => ({
  match_id,
  table,
  ...(planned && { planned }),
});

const drawn = { _id: 'm1', table: 1, started_at: null };
const at = '2027-02-28T10:15:00Z';

test('an estimated hour has the table of its plan, neither its likely one nor that of the draw', () => {
  const timeOf = matchTimes([], [estimate('m1', 9, { at, table: 11 })]);
  expect(timeOf(drawn)).toEqual({ at, table: 11, isLikely: true, sure: { at: null, table: null } });
});

test('a table that people fixed stays, with an estimated hour', () => {
  const fixed = [{ _id: 'm1', fixed: { at: null, not_before: null, table: 4 } }];
  expect(matchTimes(fixed, [estimate('m1', 4, { at, table: 4 })])({ ...drawn, table: null })).toMatchObject({
    at,
    table: 4,
    isLikely: true,
  });
});

test('for sure is only the table that people fixed, that of a call, or that of the draw where nobody calls', () => {
  const fixed = [{ _id: 'm1', fixed: { at: null, not_before: null, table: 4 } }];
  const calls = [{ match_id: 'm1', times: [{ at, by: null }] }];
  const sure = (...of: Parameters<typeof matchTimes>) => matchTimes(...of)(drawn).sure.table;
  expect(sure([], [estimate('m1', 9)])).toBeNull();
  expect(sure(fixed, [estimate('m1', 4)])).toBe(4);
  expect(sure([], [estimate('m1', 1)], calls)).toBe(1);
  expect(sure(undefined, undefined)).toBe(1);
  // Called to another than the fixed one, or moved there since.
  expect(sure(fixed, [estimate('m1', 1)], calls)).toBe(1);
});

test('what has begun, or nobody estimates, keeps its own hour and table', () => {
  const timeOf = matchTimes([], [estimate('m1', 9)]);
  expect(timeOf({ ...drawn, started_at: at })).toMatchObject({ at, table: 1, isLikely: false });
  expect(matchTimes(undefined, undefined)(drawn)).toMatchObject({ at: null, table: 1 });
});

test('what is called and has not begun stands at its call', () => {
  const calls = [{ match_id: 'm1', times: [{ at, by: null }] }];
  expect(matchTimes([], [estimate('m1', 1)], calls)(drawn)).toMatchObject({ at, table: 1, isLikely: false });
});
