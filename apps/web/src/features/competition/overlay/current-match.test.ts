import type { Match } from '@topspin/contract';
import { expect, test } from 'vitest';
import { currentMatch } from './current-match.ts';

const now = Date.parse('2027-02-28T12:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

type MatchFields = Partial<Pick<Match, 'state' | 'table' | 'number' | 'started_at' | 'finished_at'>>;
const match = (_id: string, given: MatchFields) => ({
  _id,
  state: 'enrolled' as const,
  table: null,
  number: 1,
  started_at: null,
  finished_at: null,
  ...given,
});

const live = match('live', { state: 'inPlay', started_at: before(9) });
const later = match('later', { state: 'inPlay', started_at: before(2) });
const fresh = match('fresh', { state: 'finished', finished_at: before(1) });
const old = match('old', { state: 'finished', finished_at: before(4) });
const first = match('first', { number: 1 });
const second = match('second', { number: 2 });

test.each([
  ['the match in play', [fresh, live, old], 'live'],
  ['of several the one that began last', [live, later], 'later'],
  ['a result for some minutes', [old, fresh], 'fresh'],
  ['nothing after that', [old], undefined],
  ['nothing before the first match', [first], undefined],
])('shows %s', (_, matches, shown) => {
  expect(currentMatch(matches, now).shown?._id).toBe(shown);
});

test.each([
  ['the first that is to come, as they are given', [live, second, first, fresh], 'second'],
  ['nobody once all have played', [fresh], undefined],
])('announces %s', (_, matches, next) => {
  expect(currentMatch(matches, now).next?._id).toBe(next);
});
