import { expect, test } from 'vitest';
import { givenDay, givenDayCall, givenDayMatch } from '../../../testing/given-day.ts';
import { calledByItself, unseenOf } from './called-by-itself.ts';

const called = (_id: string, time: string, automatic = true) => ({
  ...givenDayCall({ _id, match_id: `match ${_id}`, table: 1 }, 0),
  automatic,
  times: [{ at: `2026-11-28T${time}:00Z`, by: null }],
});
const matchOf = (id: string, state: 'enrolled' | 'inPlay') => givenDayMatch({ _id: `match ${id}`, state });
const day = givenDay({
  calls: [
    called('early', '10:00'),
    called('hand', '10:05', false),
    called('late', '10:10'),
    called('on', '10:08'),
  ],
  matches: [matchOf('early', 'enrolled'), matchOf('late', 'enrolled'), matchOf('on', 'inPlay')],
});
const ids = (calls: readonly { readonly _id: string }[]) => calls.map(({ _id }) => _id);

test('what the day called by itself is listed, the latest first, without what people called', () => {
  expect(ids(calledByItself(day))).toEqual(['late', 'on', 'early']);
});

test.each([
  ['', ['late', 'early']],
  ['2026-11-28T10:00:00Z', ['late']],
  ['2026-11-28T10:10:00Z', []],
])('unseen is what was called since and has not begun: looked at "%s"', (seenAt, expected) => {
  expect(ids(unseenOf(calledByItself(day), day, seenAt))).toEqual(expected);
});
