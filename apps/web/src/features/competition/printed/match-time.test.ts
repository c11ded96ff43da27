import { expect, test } from 'vitest';
import { matchTimes } from './match-time.ts';

const hour = (likely: string) => ({ earliest: likely, likely, latest: likely });
const estimate = (match_id: string, table: number | null, start: string | null) => ({
  match_id,
  table,
  start: start === null ? null : hour(start),
  end: hour('2027-02-28T12:00:00Z'),
  late_minutes: 0,
});

const drawn = { _id: 'm1', table: 1, started_at: null };
const at = '2027-02-28T10:15:00Z';

test('an estimated hour has the table it was estimated for, not the one of the draw', () => {
  const timeOf = matchTimes([], [estimate('m1', 11, at)]);
  expect(timeOf(drawn)).toEqual({ at, table: 11, isLikely: true, sure: { at: null, table: 1 } });
});

test('a table that people fixed stays, with an estimated hour', () => {
  const fixed = [{ _id: 'm1', fixed: { at: null, not_before: null, table: 4 } }];
  expect(matchTimes(fixed, [estimate('m1', 4, at)])({ ...drawn, table: null })).toMatchObject({
    at,
    table: 4,
    isLikely: true,
  });
});

test('what has begun, or nobody estimates, keeps its own hour and table', () => {
  const timeOf = matchTimes([], [estimate('m1', 9, null)]);
  expect(timeOf({ ...drawn, started_at: at })).toMatchObject({ at, table: 1, isLikely: false });
  expect(matchTimes(undefined, undefined)(drawn)).toMatchObject({ at: null, table: 1 });
});
